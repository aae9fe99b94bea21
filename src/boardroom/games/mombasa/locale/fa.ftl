### مومباسا: اقدام‌ها، رویدادها، دلیل‌های رد، گزینه‌ها و نام‌ها. بندهای قوانین در rules.fa.ftl آمده است.

game-name = مومباسا
game-about = کارت‌ها را مخفیانه برنامه‌ریزی کنید، شرکت‌های تجاری را پیش ببرید و سهم، الماس و کتاب جمع کنید: پس از هفت دور بیشترین پوند برنده است.

## نوع انتخاب، پیش از آنکه چیزی انتخاب شود
offer-keep-tile = نگه داشتن کاشی شروع
offer-lay-out = چیدن کارت‌های کاشی
offer-plan = برنامه‌ریزی کارت‌ها
offer-use-goods = استفاده از کالا
offer-advance = جلو رفتن در مسیر
offer-give-up = رها کردن گام‌ها
offer-expand = توسعهٔ یک شرکت
offer-enter = ورود به منطقه
offer-stop = پایان ورود به منطقه‌ها
offer-take-reward = انتخاب پاداش نخست
offer-return-post = برگرداندن شعبه به زمین شرکت
offer-remove-post = حذف شعبهٔ تجاری
offer-take-book = گرفتن کتاب
offer-take-pounds = گرفتن پوند
offer-place-book = گذاشتن کتاب
offer-use-bookkeeper = استفاده از حسابدار
offer-turn-book = پشت‌ورو کردن کتاب
offer-move-ink = حرکت نشانگر جوهر
offer-use-merchant = استفاده از تاجر الماس
offer-take-first = گرفتن نشانگر بازیکن شروع
offer-buy = خرید کارت با پول
offer-sell = خارج کردن کارت از دست
offer-use-majority = استفاده از خانهٔ اکثریت
offer-reserve = رزرو کردن کاشی جایزه
offer-use-extra = استفاده از خانهٔ جایزهٔ اضافی
offer-attach = وصل کردن کاشی کالا
offer-end-phase = پایان دادن به مرحلهٔ اقدام

## اقدام‌ها، روی دکمه
action-keep-tile = نگه داشتن { $tile }
action-lay-out = چیدن { $cards }
action-plan = برنامه‌ریزی { $cards }
action-use-goods = استفاده از { $cards }، گرفتن { $card }
action-advance = { $n } گام برای { $company }
action-give-up = رها کردن گام‌ها
action-expand = توسعهٔ { $company }
action-enter = ورود به { $region } با شعبهٔ ستون { $column }
action-stop = پایان ورود به منطقه‌ها
action-take-reward = نخست: { $reward }
action-return-post = برگرداندن به ستون { $column }
action-remove-post = حذف شعبهٔ { $company }، ستون { $column }
action-take-book = گرفتن کتاب { $book }
action-take-pounds = گرفتن { $n } پوند
action-place-book = گذاشتن کتاب { $book } در خانهٔ { $space }
action-use-bookkeeper = استفاده از حسابدار { $card }
action-turn-book = پشت‌ورو کردن کتاب خانهٔ { $space }، ۲ پوند
action-move-ink = حرکت نشانگر جوهر، { $n } کتاب
action-use-merchant = استفاده از تاجر { $card }
action-take-first = گرفتن نشانگر بازیکن شروع
action-buy = خریدن { $card }
action-sell = خارج کردن { $card }
action-use-majority = اکثریت { $kind }، ردهٔ { $tier }
action-reserve = رزرو کردن { $tile }
action-use-extra = خانهٔ اضافی { $special } در { $company }، گزینهٔ { $option }، کارت { $card }
action-attach = وصل کردن به { $card }
action-end-phase = پایان دادن، گرفتن ستون { $slot }
order-end-phase = پایان دادن به مرحلهٔ اقدام من در نوبت بعدی و گرفتن ستون { $about }

## پرسش هر مرحله
ask-mombasa-choosing-tiles = کاشی شروعی را که نگه می‌دارید انتخاب کنید.
ask-mombasa-laying-out = کارت هر ستون استراحت را انتخاب کنید.
ask-mombasa-planning = کارت‌های قسمت‌های اقدام را انتخاب کنید.
ask-mombasa-turn = اقدام این نوبت را انتخاب کنید.
ask-mombasa-track-steps = مسیری را که در آن جلو می‌روید انتخاب کنید.
ask-mombasa-expanding = منطقه‌ای را که وارد آن می‌شوید انتخاب کنید.
ask-mombasa-region-rewards = پاداشی را که نخست می‌گیرید انتخاب کنید.
ask-mombasa-majority-rewards = پاداشی را که اول می‌گیرید انتخاب کنید.
ask-mombasa-sending-out = ستونی را که شعبه به آن برمی‌گردد انتخاب کنید.
ask-mombasa-removing-posts = شعبه‌ای را که حذف می‌کنید انتخاب کنید.
ask-mombasa-points = مصرف ارزش حسابداری را انتخاب کنید.
ask-mombasa-placing = خانهٔ کتاب خود را انتخاب کنید.
ask-mombasa-ink-move = حرکت نشانگر جوهر را انتخاب کنید.

## رویدادها
track-laid = مسیر { $track } کنار { $company } قرار گرفت
first-player-found = { $seat_is ->
    [you] شما بازیکن اول هستید
   *[other] { $seat } بازیکن اول است
}
tile-chosen = { $seat_is ->
    [you] شما کاشی شروع را انتخاب کردید
   *[other] { $seat } کاشی شروع را انتخاب کرد
}
tile-shown = { $seat_is ->
    [you] شما کاشی شروع { $tile } را دارید
   *[other] { $seat } کاشی شروع { $tile } را دارد
}
cards-rested = { $seat_is ->
    [you] شما { $cards } را در ستون‌های استراحت گذاشتید
   *[other] { $seat } { $cards } را در ستون‌های استراحت گذاشت
}
round-began = { $first_seat_is ->
    [you] دور { $round } شروع شد؛ شما بازیکن اول هستید
   *[other] دور { $round } شروع شد؛ { $first_seat } بازیکن اول است
}
planned = { $seat_is ->
    [you] شما آماده‌اید
   *[other] { $seat } آماده است
}
plan-shown = { $seat_is ->
    [you] شما { $cards } را گذاشتید
   *[other] { $seat } { $cards } را گذاشت
}
goods-used = { $seat_is ->
    [you] شما از { $cards } استفاده کردید، { $units } واحد
   *[other] { $seat } از { $cards } استفاده کرد، { $units } واحد
}
card-taken = { $seat_is ->
    [you] شما { $card } را گرفتید، قیمت { $price }
   *[other] { $seat } { $card } را گرفت، قیمت { $price }
}
stepped = { $seat_is ->
    [you] شما در مسیر { $company } جلو رفتید، از { $before } به { $after }
   *[other] { $seat } در مسیر { $company } جلو رفت، از { $before } به { $after }
}
special-reached = { $seat_is ->
    [you] شما به خانهٔ ویژهٔ { $special } در { $company } رسیدید
   *[other] { $seat } به خانهٔ ویژهٔ { $special } در { $company } رسید
}
steps-lost = { $seat_is ->
    [you] { $n } گام شما از دست رفت
   *[other] { $n } گام { $seat } از دست رفت
}
expansion-began = { $seat_is ->
    [you] شما { $company } را توسعه دادید، ارزش { $total }
   *[other] { $seat } { $company } را توسعه داد، ارزش { $total }
}
entered = { $seat_is ->
    [you] شما برای { $company } وارد { $region } شدید، هزینه { $cost }
   *[other] { $seat } برای { $company } وارد { $region } شد، هزینه { $cost }
}
points-lost = { $seat_is ->
    [you] ارزش توسعهٔ شما از دست رفت، { $n }
   *[other] ارزش توسعهٔ { $seat } از دست رفت، { $n }
}
regions-rewarded = { $seat_is ->
    [you] منطقه‌ها به شما { $reward } دادند
   *[other] منطقه‌ها به { $seat } { $reward } دادند
}
post-returned = شعبه‌ای از { $company } به ستون { $column } برگشت
post-gone = شعبه‌ای از { $company } از بازی خارج شد
book-taken = { $seat_is ->
    [you] شما کتاب گرفتید، پیش‌نیاز { $book }
   *[other] { $seat } کتاب گرفت، پیش‌نیاز { $book }
}
points-paid = { $seat_is ->
    [you] شما { $points } ارزش حسابداری را به { $pounds } پوند تبدیل کردید
   *[other] { $seat } { $points } ارزش حسابداری را به { $pounds } پوند تبدیل کرد
}
book-placed = { $seat_is ->
    [you] شما در خانهٔ { $space } کتاب گذاشتید، پیش‌نیاز { $book }
   *[other] { $seat } در خانهٔ { $space } کتاب گذاشت، پیش‌نیاز { $book }
}
book-lost = { $seat_is ->
    [you] کتاب شما جایی نداشت، پیش‌نیاز { $book }
   *[other] کتاب { $seat } جایی نداشت، پیش‌نیاز { $book }
}
book-shown = کتاب تازه در بخش کتاب‌ها، پیش‌نیاز { $book }
bookkeeper-used = { $seat_is ->
    [you] شما از حسابدار استفاده کردید، ارزش { $points }
   *[other] { $seat } از حسابدار استفاده کرد، ارزش { $points }
}
book-turned = { $seat_is ->
    [you] شما کتاب خانهٔ { $space } را پشت‌ورو کردید
   *[other] { $seat } کتاب خانهٔ { $space } را پشت‌ورو کرد
}
ink-moved = { $seat_is ->
    [you] نشانگر جوهر شما از { $before } به { $after } رفت
   *[other] نشانگر جوهر { $seat } از { $before } به { $after } رفت
}
book-rewarded = { $seat_is ->
    [you] کتاب به شما { $reward } داد
   *[other] کتاب به { $seat } { $reward } داد
}
merchant-used = { $seat_is ->
    [you] شما از تاجر الماس استفاده کردید، { $steps } گام
   *[other] { $seat } از تاجر الماس استفاده کرد، { $steps } گام
}
diamonds-moved = { $seat_is ->
    [you] نشانگر الماس شما از { $before } به { $after } رفت
   *[other] نشانگر الماس { $seat } از { $before } به { $after } رفت
}
marker-placed = { $seat_is ->
    [you] شما نشانگر جایزه گذاشتید: { $space }
   *[other] { $seat } نشانگر جایزه گذاشت: { $space }
}
card-sold = { $seat_is ->
    [you] شما { $card } را خارج کردید، { $pounds } پوند
   *[other] { $seat } { $card } را خارج کرد، { $pounds } پوند
}
majority-taken = { $seat_is ->
    [you] شما با { $total } اکثریت { $kind } را داشتید و { $reward } گرفتید
   *[other] { $seat } با { $total } اکثریت { $kind } را داشت و { $reward } گرفت
}
tile-attached = { $seat_is ->
    [you] شما کاشی کالا را به { $card } وصل کردید
   *[other] { $seat } کاشی کالا را به { $card } وصل کرد
}
phase-ended = { $seat_is ->
    [you] شما به مرحلهٔ اقدام پایان دادید و ستون { $slot } را گرفتید: { $cards }
   *[other] { $seat } به مرحلهٔ اقدام پایان داد و ستون { $slot } را گرفت: { $cards }
}
tile-given = { $seat_is ->
    [you] شما { $tile } را گرفتید
   *[other] { $seat } { $tile } را گرفت
}
card-discarded = از بخش کارت‌ها خارج شد: { $card }
card-shown = کارت تازه در بخش کارت‌ها: { $card }
scored = { $seat_is ->
    [you] شما { $total } پوند دارید: پول نقد { $cash }، مومباسا { $mombasa }، کیپ‌تاون { $cape_town }، سنت‌لوئیس { $saint_louis }، قاهره { $cairo }، الماس { $diamonds }، کتاب { $books }
   *[other] { $seat } { $total } پوند دارد: پول نقد { $cash }، مومباسا { $mombasa }، کیپ‌تاون { $cape_town }، سنت‌لوئیس { $saint_louis }، قاهره { $cairo }، الماس { $diamonds }، کتاب { $books }
}

## دلیل‌های رد
why-book-does-not-fit = این کتاب در خانهٔ { $space } جا نمی‌گیرد.
why-book-face-down = کتاب خانهٔ { $space } از پیش به پشت است.
why-book-not-taken = فقط کتاب‌های همین نوبت گذاشته می‌شوند؛ کتاب { $book } از آن‌ها نیست.
why-book-not-there = کتاب { $book } در بخش کتاب‌ها نیست.
why-book-turned-already = با هر حسابدار حداکثر یک کتاب پشت‌ورو می‌شود؛ یکی پشت‌ورو شده است.
why-call-not-paid = فراخوان سرمایه { $call } پوند می‌خواهد؛ { $cash } پوند هست.
why-camp-empty = شرکت برای توسعه باید در زمینش شعبه داشته باشد؛ { $company } ندارد.
why-cannot-pay = این { $cost } پوند هزینه دارد؛ { $cash } پوند هست.
why-card-not-there = کارت { $card } در بخش کارت‌ها نیست.
why-card-twice = هر کارت حداکثر یک بار به کار می‌رود؛ یکی دو بار آمده است.
why-cards-of-the-tile = کارت‌های کاشی شروع چیده می‌شوند: { $cards }.
why-column-empty = ستون { $column } در { $company } شعبه ندارد.
why-column-full = ستون { $column } در { $company } خانهٔ خالی ندارد.
why-expansion-short = ورود به { $region } { $cost } ارزش توسعه می‌خواهد؛ { $left } باقی مانده است.
why-first-player-first-turn = بازیکن اول در نخستین نوبت دور از این خانه استفاده نمی‌کند.
why-goods-mixed = کالاهای گوناگون فقط برای یک کارت و با جایزهٔ آن با هم به کار می‌روند.
why-ink-at-end = نشانگر جوهر از پایان مسیر جلوتر نمی‌رود؛ خانهٔ { $space }.
why-ink-goes-forward = نشانگر جوهر فقط جلو می‌رود.
why-no-book-there = در خانهٔ { $space } کتابی نیست.
why-no-card-here = این خانه کارتی نمی‌خواهد.
why-no-expansion-card = توسعه به کارت توسعه‌ای رو به بالا در منطقهٔ اقدام نیاز دارد؛ چنین کارتی نیست.
why-no-extra-space = مسیر { $company } خانهٔ جایزهٔ اضافی ندارد.
why-no-goods-card = حداقل یک کارت کالا باید به کار رود؛ نامی نیامده است.
why-no-marker = خانهٔ جایزه نشانگر جایزه می‌خواهد؛ در این دور نمانده است.
why-no-steps = حرکت حداقل ۱ گام است.
why-no-steps-there = این گام‌ها برای مسیر { $company } نیستند.
why-no-such-option = گزینهٔ { $option } این‌جا نیست.
why-no-such-reward = پاداش { $first } این‌جا گرفته نمی‌شود.
why-no-such-special = هر مسیر خانه‌های ویژهٔ ۱ و ۲ دارد؛ { $special } از آن‌ها نیست.
why-no-such-tier = ردهٔ { $tier } این‌جا نیست.
why-no-such-tile = این کار به { $tile } رو به بالا نیاز دارد؛ چنین کاشی‌ای ندارید.
why-not-face-up = برای این کار { $card } باید کارتی مناسب و رو به بالا در منطقهٔ اقدام شما باشد؛ چنین نیست.
why-not-in-hand = این کار کارت مناسبی از دست می‌خواهد؛ { $card } چنین نیست.
why-not-the-most = خانهٔ اکثریت { $kind } بالاترین مجموع، { $most }، را می‌خواهد؛ مجموع خودی { $total } است.
why-nothing-chosen = کارت، گام‌های الماس یا هر دو گرفته می‌شود؛ چیزی انتخاب نشده است.
why-other-extra-used = از دو خانهٔ جایزهٔ اضافی { $company } در هر دور فقط یکی به کار می‌رود.
why-plan-all-slots = برنامه همهٔ { $slots } قسمت اقدام را نام می‌برد، خالی‌ها را هم.
why-points-short = این { $cost } ارزش حسابداری هزینه دارد؛ { $left } باقی مانده است.
why-region-held = در { $region } از پیش شعبهٔ همین شرکت هست.
why-region-not-adjacent = منطقهٔ { $region } با زمین یا شعبه‌ای از این شرکت هم‌مرز نیست.
why-requirement-not-met = الزامات کتاب خانهٔ { $space } برقرار نیست.
why-share-card-planned = کارت تک‌سهم در قسمت اقدام گذاشته نمی‌شود؛ { $card } چنین است.
why-slot-closed = قسمت اقدام { $slot } هنوز باز نیست.
why-space-taken = این خانه در این دور گرفته شده است: { $space }.
why-special-not-reached = این جایزهٔ ویژهٔ { $company } هنوز برقرار نیست.
why-steps-left = گام فقط جایی رها می‌شود که فراخوان یا پایان همهٔ مسیرها را بسته باشد؛ { $company } آزاد است.
why-tile-attached = کاشی کالا از پیش روی کارتی است و جابه‌جا نمی‌شود.
why-tile-not-dealt = یکی از دو کاشی داده‌شده نگه داشته می‌شود؛ { $tile } از آن‌ها نیست.
why-too-many-steps = { $left } گام باقی مانده است؛ این { $n } گام می‌خواهد.
why-total-too-low = این مجموع { $least } { $kind } می‌خواهد؛ { $total } هست.
why-track-ends = مسیر پس از { $n } گام پایان می‌یابد.
why-units-short = این کارت { $price } واحد هزینه دارد؛ { $units } واحد هست.

## پاداش‌ها، الزامات و کارت‌ها در فهرست
reward-pounds = { $n } پوند
reward-diamonds = { $n } گام الماس
reward-bookkeeping = { $n } ارزش حسابداری
reward-track = { $n } گام مسیر شرکت
first-pounds = پوند
first-diamonds = گام‌های الماس
first-bookkeeping = ارزش حسابداری
first-track = گام‌های مسیر شرکت
reward-remove-post = حذف { $n } شعبه
reward-equal = { $good ->
    [coffee] پوند برابر واحدهای قهوه منهای { $less }
    [banana] پوند برابر واحدهای موز منهای { $less }
   *[cotton] پوند برابر واحدهای پنبه منهای { $less }
}
need-coffee = { $n } قهوه
need-banana = { $n } موز
need-cotton = { $n } پنبه
need-expansion = { $n } توسعه
need-anygood = { $n } از هر کالا
need-merchant-or-bookkeeper = { $n } تاجر یا حسابدار
card-goods = { $good ->
    [coffee] { $value } قهوه
    [banana] { $value } موز
   *[cotton] { $value } پنبه
}
card-expansion = { $share ->
    [none] توسعهٔ { $value }
    [mombasa] توسعهٔ { $value } با سهم مومباسا
    [cape_town] توسعهٔ { $value } با سهم کیپ‌تاون
    [saint_louis] توسعهٔ { $value } با سهم سنت‌لوئیس
   *[cairo] توسعهٔ { $value } با سهم قاهره
}
card-bookkeeper = حسابدار { $value }
card-merchant = { $merchant ->
    [plain] تاجر الماس
    [mombasa] تاجر الماس مومباسا
    [cape_town] تاجر الماس کیپ‌تاون
    [saint_louis] تاجر الماس سنت‌لوئیس
   *[cairo] تاجر الماس قاهره
}
card-share = { $share ->
    [mombasa] سهم مومباسا
    [cape_town] سهم کیپ‌تاون
    [saint_louis] سهم سنت‌لوئیس
   *[cairo] سهم قاهره
}
card-none = بدون کارت
card-tile = کاشی جایزه
merchant-tile = کاشی تاجر الماس
bookkeeper-tile = کاشی حسابدار

## گزینه‌های میز
option-setup = آماده‌سازی
option-setup-about = مسیرها و کاشی‌های ثابت بازی اول، یا به قرعه
option-setup-first = بازی اول
option-setup-later = بازی‌های بعدی
option-first-player = بازیکن اول
option-first-player-about = صندلی آغازگر؛ اگر تعیین نشود به قرعه
option-first-player-None = به قرعه
option-first-player-0 = صندلی ۱ (A)
option-first-player-1 = صندلی ۲ (B)
option-first-player-2 = صندلی ۳ (C)
option-first-player-3 = صندلی ۴ (D)
option-open-hands = دست‌های آشکار
option-open-hands-about = همهٔ بازیکنان دست همه را می‌بینند؛ از آنچه رو شده هم می‌توان آن را دانست
option-pack = بستهٔ داده‌ها
option-pack-about = آنچه روی اجزا چاپ شده: تا حد ممکن مطابق دفترچهٔ قوانین، یا تنظیم‌شده تا هر شیوهٔ بازی بتواند برنده شود
option-pack-faithful-1 = وفادار به دفترچهٔ قوانین
option-pack-reconstructed-3 = تنظیم‌شده برای تعادل

## نام‌ها
company-mombasa = مومباسا
company-cape-town = کیپ‌تاون
company-saint-louis = سنت‌لوئیس
company-cairo = قاهره
kind-coffee = قهوه
kind-banana = موز
kind-cotton = پنبه
kind-expansion = توسعه
tile-goods = کاشی کالای ⁦+۱⁩
tile-bookkeeper = کاشی حسابدار
tile-merchant = کاشی تاجر الماس
tile-expansion = کاشی توسعه
space-first-player = نشانگر بازیکن شروع
space-buy = خرید کارت با پول
space-sell = خارج کردن کارت از دست
space-majority-coffee = اکثریت قهوه
space-majority-banana = اکثریت موز
space-majority-cotton = اکثریت پنبه
space-majority-expansion = اکثریت توسعه
space-tile-goods = کاشی کالای ⁦+۱⁩
space-tile-bookkeeper = کاشی حسابدار
space-tile-merchant = کاشی تاجر الماس
space-tile-expansion = کاشی توسعه
space-extra-mombasa-1 = خانهٔ اضافی ۱ در مومباسا
space-extra-mombasa-2 = خانهٔ اضافی ۲ در مومباسا
space-extra-cape-town-1 = خانهٔ اضافی ۱ در کیپ‌تاون
space-extra-cape-town-2 = خانهٔ اضافی ۲ در کیپ‌تاون
space-extra-saint-louis-1 = خانهٔ اضافی ۱ در سنت‌لوئیس
space-extra-saint-louis-2 = خانهٔ اضافی ۲ در سنت‌لوئیس
space-extra-cairo-1 = خانهٔ اضافی ۱ در قاهره
space-extra-cairo-2 = خانهٔ اضافی ۲ در قاهره
line-cash = پول نقد
line-mombasa = مومباسا
line-cape-town = کیپ‌تاون
line-saint-louis = سنت‌لوئیس
line-cairo = قاهره
line-diamonds = مسیر الماس
line-books = مسیر حسابداری
number-wealth = ثروت
number-cash = پول نقد
number-mombasa = مومباسا
number-cape-town = کیپ‌تاون
number-saint-louis = سنت‌لوئیس
number-cairo = قاهره
number-diamonds = مسیر الماس
number-books = مسیر حسابداری
label-round = دور
label-display = بخش کارت‌ها
label-shelf = بخش کتاب‌ها
label-deck = دستهٔ کارت‌های اقدام
label-hand = دست
label-area = منطقهٔ اقدام
label-resting = ستون‌های استراحت
label-map = نقشه
label-camps = زمین شرکت‌ها
label-tracks = مسیرهای شرکت‌ها
label-markers = نشانگرهای جایزه
label-reconstructed = داده‌های بازسازی‌شده
confidence-inferred = { $n } استنباط‌شده
confidence-invented = { $n } ساختهٔ ما

## صفحهٔ بازی در پایانه
board-head = دور { $round } از ۷، بازیکن اول { $seat }
board-row = { $what }: { $things }
board-company = { $company }: ارزش هر سهم { $value } پوند، مسیر { $track }، { $posts } شعبه در زمین ({ $columns })
board-regions = { $company } در { $regions } شعبه دارد
board-card = { $id } { $face }، قیمت { $price }
board-player = { $mark } { $seat }: { $cash } پوند، ثروت { $worth }، سهام { $shares }؛ الماس { $diamonds } (ارزش { $gems })، جوهر { $ink } (ارزش { $value })، دست { $hand }، نشانگر { $markers }
board-free = منطقه‌های خالی: { $regions }
board-region = { $region } ({ $reward })
board-mines = { $n } معدن
board-special = * خانهٔ { $space }، { $pounds } پوند: { $bonus }
board-column = ستون { $n }، ارزش قرمز { $red }
board-spaces = خانه‌های جایزهٔ خالی: { $spaces }
board-slot = { $slot } { $face }
board-down = { $face } (به پشت)
board-totals = قهوه { $coffee }، موز { $banana }، پنبه { $cotton }، توسعه { $expansion }
board-thinking = هنوز در حال فکر کردن: { $n }
board-reconstructed = بخش بزرگی از داده‌های چاپی بازسازی‌شده است و عدد چاپی نیست.

## منطقه‌ها
region-1 = موریتانی
region-2 = تیبستی
region-3 = نوبه
region-4 = ساحل دریای سرخ
region-5 = سنگامبیا
region-6 = نیجر بالا
region-7 = دریاچهٔ چاد
region-8 = سودان
region-9 = شاخ آفریقا
region-10 = ساحل طلا
region-11 = نیجر پایین
region-12 = کامرون
region-13 = حلقهٔ اوبانگی
region-14 = دل اوبانگی
region-15 = دریاچه‌های بزرگ
region-16 = ساحل سواحیلی
region-17 = کنگوی پایین
region-18 = تانگانیکا
region-19 = آنگولا
region-20 = حلقهٔ زامبزی
region-21 = دل زامبزی
region-22 = موزامبیک
region-23 = کالاهاری
region-24 = ناتال
