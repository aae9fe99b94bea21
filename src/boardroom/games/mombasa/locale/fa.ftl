### مومباسا: اقدام‌ها، رویدادها، دلیل‌های رد، گزینه‌ها و نام‌ها. بندهای قوانین در rules.fa.ftl آمده است.

game-name = مومباسا
game-about = کارت‌ها را مخفیانه برنامه‌ریزی کنید، شرکت‌های تجاری را پیش ببرید و سهم، الماس و کتاب جمع کنید: پس از هفت دور، بازیکنی برنده است که بیشترین پوند را دارد.

## نوع انتخاب، پیش از آنکه چیزی انتخاب شود
offer-keep-tile = نگه داشتن کاشی شروع
offer-lay-out = چیدن کارت‌های شروع در ستون‌های استراحت
offer-plan = برنامه‌ریزی کارت‌ها
offer-use-goods = استفاده از کالا
offer-advance = جلو رفتن در مسیر
offer-give-up = رها کردن گام‌ها
offer-expand = توسعهٔ یک شرکت
offer-enter = ورود به منطقه
offer-stop = پایان توسعه
offer-take-reward = انتخاب پاداش اول
offer-return-post = برگرداندن شعبهٔ تجاری به زمین شرکت
offer-remove-post = حذف شعبهٔ تجاری
offer-take-book = گرفتن کتاب
offer-take-pounds = گرفتن پوند
offer-place-book = گذاشتن کتاب
offer-use-bookkeeper = استفاده از حسابدار
offer-turn-book = پشت‌ورو کردن کتاب
offer-move-ink = حرکت نشانگر جوهر
offer-use-merchant = استفاده از تاجر الماس
offer-take-first = بازیکن اول شدن
offer-buy = خرید کارت با پول
offer-sell = فروختن کارت دست
offer-use-majority = استفاده از خانهٔ اکثریت
offer-reserve = رزرو کردن کاشی جایزه
offer-use-extra = استفاده از خانهٔ جایزهٔ اضافی
offer-attach = وصل کردن کاشی کالا
offer-end-phase = پایان دادن به مرحلهٔ اقدام

## اقدام‌ها، روی دکمه
action-keep-tile = نگه داشتن { $tile }
action-lay-out = چیدن { $cards } در ستون‌های استراحت
action-plan = گذاشتن { $cards } در قسمت‌های اقدام
action-use-goods = استفاده از { $cards }، گرفتن { $card }
action-advance = { $n } گام جلو رفتن در مسیر { $company }
action-give-up = رها کردن گام‌ها
action-expand = توسعهٔ { $company }
action-enter = ورود به { $region } با شعبهٔ تجاری ستون { $column }
action-stop = پایان توسعه
action-take-reward = اول: { $reward }
action-return-post = برگرداندن شعبهٔ تجاری به ستون { $column }
action-remove-post = حذف شعبهٔ تجاری { $company }، ستون { $column }
action-take-book = گرفتن کتاب { $book }
action-take-pounds = گرفتن { $n } پوند
action-place-book = گذاشتن کتاب { $book } در خانهٔ { $space }
action-use-bookkeeper = استفاده از حسابدار { $card }
action-turn-book = پشت‌ورو کردن کتاب خانهٔ { $space } (۲ پوند)
action-move-ink = حرکت نشانگر جوهر، { $n } کتاب
action-use-merchant = استفاده از تاجر الماس { $card }
action-take-first = بازیکن اول شدن
action-buy = خرید { $card }
action-sell = فروختن { $card }
action-use-majority = استفاده از خانهٔ اکثریت { $kind }، ردهٔ { $tier }
action-reserve = رزرو کردن { $tile }
action-use-extra = استفاده از خانهٔ جایزهٔ اضافی { $special } در { $company }: گزینهٔ { $option }، { $card }
action-attach = وصل کردن کاشی کالا به { $card }
action-end-phase = پایان مرحلهٔ اقدام و گرفتن ستون استراحت { $slot }
order-end-phase = پایان مرحلهٔ اقدام من در نوبت بعدی و گرفتن ستون استراحت { $about }

## پرسش هر مرحله
ask-mombasa-choosing-tiles = کاشی شروعی را که نگه می‌دارید انتخاب کنید.
ask-mombasa-laying-out = برای هر یک از سه کارت شروع یک ستون استراحت انتخاب کنید.
ask-mombasa-planning = کارت‌ها را در قسمت‌های اقدام خود بگذارید.
ask-mombasa-turn = اقدامی را انتخاب کنید.
ask-mombasa-track-steps = مسیری را که در آن جلو می‌روید انتخاب کنید.
ask-mombasa-expanding = منطقه‌ای را که وارد آن می‌شوید انتخاب کنید.
ask-mombasa-region-rewards = پاداشی را که اول می‌گیرید انتخاب کنید.
ask-mombasa-majority-rewards = پاداشی را که اول می‌گیرید انتخاب کنید.
ask-mombasa-sending-out = ستونی را که شعبهٔ تجاری به آن برمی‌گردد انتخاب کنید.
ask-mombasa-removing-posts = شعبهٔ تجاری‌ای را که حذف می‌کنید انتخاب کنید.
ask-mombasa-points = کاربرد امتیازهای حسابداری خود را انتخاب کنید.
ask-mombasa-placing = خانه‌ای را برای کتاب خود انتخاب کنید.
ask-mombasa-ink-move = انتخاب کنید نشانگر جوهر تا کجا برود.

## رویدادها
track-laid = مسیر { $track } کنار { $company } قرار گرفت
first-player-found = { $seat_is ->
    [you] شما بازیکن اول شدید
   *[other] { $seat } بازیکن اول شد
}
tile-chosen = { $seat_is ->
    [you] شما کاشی شروع را انتخاب کردید
   *[other] { $seat } کاشی شروع را انتخاب کرد
}
tile-shown = { $seat_is ->
    [you] شما کاشی شروع { $tile } را رو کردید
   *[other] { $seat } کاشی شروع { $tile } را رو کرد
}
cards-rested = { $seat_is ->
    [you] شما این کارت‌ها را در ستون‌های استراحت گذاشتید: { $cards }
   *[other] { $seat } این کارت‌ها را در ستون‌های استراحت گذاشت: { $cards }
}
round-began = { $first_seat_is ->
    [you] دور { $round } شروع شد؛ شما بازیکن اول هستید
   *[other] دور { $round } شروع شد؛ { $first_seat } بازیکن اول است
}
share-values = ارزش هر سهم به پوند: مومباسا { $mombasa }، کیپ‌تاون { $cape_town }، سن‌لویی { $saint_louis } و قاهره { $cairo }
planned = { $seat_is ->
    [you] شما برنامه‌ریزی را تمام کردید
   *[other] { $seat } برنامه‌ریزی را تمام کرد
}
plan-shown = { $seat_is ->
    [you] شما این کارت‌ها را رو کردید: { $cards }
   *[other] { $seat } این کارت‌ها را رو کرد: { $cards }
}
goods-used = { $seat_is ->
    [you] شما از { $cards } استفاده کردید، { $units } واحد
   *[other] { $seat } از { $cards } استفاده کرد، { $units } واحد
}
card-taken = { $seat_is ->
    [you] شما کارت { $card } را به قیمت { $price } واحد گرفتید
   *[other] { $seat } کارت { $card } را به قیمت { $price } واحد گرفت
}
stepped = { $seat_is ->
    [you] شما در مسیر { $company } جلو رفتید، از خانهٔ { $before } به خانهٔ { $after }
   *[other] { $seat } در مسیر { $company } جلو رفت، از خانهٔ { $before } به خانهٔ { $after }
}
special-reached = { $seat_is ->
    [you] شما به خانهٔ ویژهٔ { $special } در { $company } رسیدید
   *[other] { $seat } به خانهٔ ویژهٔ { $special } در { $company } رسید
}
steps-lost = { $seat_is ->
    [you] { $n } گام شما از دست رفت
   *[other] گام‌های { $seat } از دست رفت: { $n } گام
}
expansion-began = { $seat_is ->
    [you] شما { $company } را با { $total } امتیاز توسعه دادید
   *[other] { $seat } { $company } را با { $total } امتیاز توسعه داد
}
entered = { $seat_is ->
    [you] شما با { $company } وارد { $region } شدید، { $cost } امتیاز توسعه
   *[other] { $seat } با { $company } وارد { $region } شد، { $cost } امتیاز توسعه
}
points-lost = { $seat_is ->
    [you] { $n } امتیاز توسعهٔ شما از دست رفت
   *[other] امتیاز توسعهٔ { $seat } از دست رفت: { $n } امتیاز
}
regions-rewarded = { $seat_is ->
    [you] پاداش منطقه‌ها برای شما: { $reward }
   *[other] پاداش منطقه‌ها برای { $seat }: { $reward }
}
post-returned = شعبه‌ای از { $company } به ستون { $column } برگشت
post-gone = شعبه‌ای از { $company } از بازی خارج شد
book-taken = { $seat_is ->
    [you] شما کتاب گرفتید، پیش‌نیاز { $book }
   *[other] { $seat } کتاب گرفت، پیش‌نیاز { $book }
}
points-paid = { $seat_is ->
    [you] شما { $points } امتیاز حسابداری را به { $pounds } پوند تبدیل کردید
   *[other] { $seat } امتیاز حسابداری را به پول تبدیل کرد: { $points } امتیاز، { $pounds } پوند
}
book-placed = { $seat_is ->
    [you] شما در خانهٔ { $space } کتاب گذاشتید، پیش‌نیاز { $book }
   *[other] { $seat } در خانهٔ { $space } کتاب گذاشت، پیش‌نیاز { $book }
}
book-lost = { $seat_is ->
    [you] کتاب شما (پیش‌نیاز { $book }) جایی نداشت و کنار گذاشته شد
   *[other] کتاب { $seat } (پیش‌نیاز { $book }) جایی نداشت و کنار گذاشته شد
}
book-shown = کتاب تازه در بخش کتاب‌ها، پیش‌نیاز { $book }
bookkeeper-used = { $seat_is ->
    [you] شما از حسابداری با { $points } امتیاز استفاده کردید
   *[other] { $seat } از حسابداری با { $points } امتیاز استفاده کرد
}
book-turned = { $seat_is ->
    [you] شما کتاب خانهٔ { $space } را پشت‌ورو کردید
   *[other] { $seat } کتاب خانهٔ { $space } را پشت‌ورو کرد
}
ink-moved = { $seat_is ->
    [you] نشانگر جوهر شما از خانهٔ { $before } به خانهٔ { $after } رفت
   *[other] نشانگر جوهر { $seat } از خانهٔ { $before } به خانهٔ { $after } رفت
}
book-rewarded = { $seat_is ->
    [you] پاداش کتاب برای شما: { $reward }
   *[other] پاداش کتاب برای { $seat }: { $reward }
}
merchant-used = { $seat_is ->
    [you] شما از تاجر الماس استفاده کردید، { $steps } گام
   *[other] { $seat } از تاجر الماس استفاده کرد، { $steps } گام
}
diamonds-moved = { $seat_is ->
    [you] نشانگر الماس شما از خانهٔ { $before } به خانهٔ { $after } رفت
   *[other] نشانگر الماس { $seat } از خانهٔ { $before } به خانهٔ { $after } رفت
}
marker-placed = { $seat_is ->
    [you] شما نشانگر جایزه گذاشتید: { $space }
   *[other] { $seat } نشانگر جایزه گذاشت: { $space }
}
card-sold = { $seat_is ->
    [you] شما کارت { $card } را به قیمت { $pounds } پوند فروختید
   *[other] { $seat } کارت { $card } را به قیمت { $pounds } پوند فروخت
}
majority-taken = { $seat_is ->
    [you] شما با مجموع { $total } اکثریت { $kind } را داشتید و { $reward } گرفتید
   *[other] { $seat } با مجموع { $total } اکثریت { $kind } را داشت و { $reward } گرفت
}
tile-attached = { $seat_is ->
    [you] شما کاشی کالا را به { $card } وصل کردید
   *[other] { $seat } کاشی کالا را به { $card } وصل کرد
}
phase-ended = { $seat_is ->
    [you] شما به مرحلهٔ اقدام پایان دادید و ستون استراحت { $slot } را گرفتید: { $cards }
   *[other] { $seat } به مرحلهٔ اقدام پایان داد و ستون استراحت { $slot } را گرفت: { $cards }
}
tile-given = { $seat_is ->
    [you] شما { $tile } را گرفتید
   *[other] { $seat } { $tile } را گرفت
}
card-discarded = از بخش کارت‌ها خارج شد: { $card }
card-shown = کارت تازه در بخش کارت‌ها: { $card }
scored = { $seat_is ->
    [you] ثروت نهایی شما: { $total } پوند؛ پول نقد { $cash }، مومباسا { $mombasa }، کیپ‌تاون { $cape_town }، سن‌لویی { $saint_louis }، قاهره { $cairo }، الماس { $diamonds } و کتاب { $books }
   *[other] ثروت نهایی { $seat }: { $total } پوند؛ پول نقد { $cash }، مومباسا { $mombasa }، کیپ‌تاون { $cape_town }، سن‌لویی { $saint_louis }، قاهره { $cairo }، الماس { $diamonds } و کتاب { $books }
}

## دلیل‌های رد
why-book-does-not-fit = این کتاب را نمی‌توان در خانهٔ { $space } گذاشت.
why-book-face-down = کتاب خانهٔ { $space } از پیش رو به پایین است.
why-book-not-taken = فقط کتاب‌هایی را که در همین نوبت گرفته‌اید می‌توانید بگذارید؛ کتاب { $book } از آن‌ها نیست.
why-book-not-there = کتاب { $book } در بخش کتاب‌ها نیست.
why-book-turned-already = با هر حسابدار فقط یک کتاب پشت‌ورو می‌شود؛ کتاب این حسابدار را پشت‌ورو کرده‌اید.
why-call-not-paid = نمی‌توانید فراخوان سرمایهٔ { $call } پوندی را بپردازید: { $cash } پوند دارید.
why-camp-empty = نمی‌توانید { $company } را توسعه دهید: در زمین این شرکت شعبه‌ای نمانده است.
why-cannot-pay = نمی‌توانید { $cost } پوند بپردازید: { $cash } پوند دارید.
why-card-not-there = کارت { $card } در بخش کارت‌ها نیست.
why-card-twice = از هر کارت فقط یک بار استفاده می‌شود؛ یکی را دو بار انتخاب کرده‌اید.
why-cards-of-the-tile = درست کارت‌های کاشی شروع خود را بچینید: { $cards }.
why-column-empty = ستون { $column } در { $company } شعبه ندارد.
why-column-full = ستون { $column } در { $company } خانهٔ خالی ندارد.
why-expansion-short = ورود به { $region } { $cost } امتیاز توسعه هزینه دارد؛ { $left } امتیاز دارید.
why-first-player-first-turn = بازیکن اول در اولین نوبت دور نمی‌تواند از این خانه استفاده کند.
why-goods-mixed = کالاهای گوناگون را فقط برای گرفتن کارت و با جایزهٔ آن می‌توانید با هم به کار ببرید.
why-ink-at-end = نشانگر جوهر نمی‌تواند از پایان مسیر جلوتر برود؛ اکنون در خانهٔ { $space } است.
why-ink-goes-forward = نشانگر جوهر فقط می‌تواند جلو برود.
why-no-book-there = در خانهٔ { $space } کتابی نیست.
why-no-card-here = در این خانه کارتی به کار نمی‌رود.
why-no-expansion-card = برای توسعه به کارت توسعه‌ای رو به بالا در منطقهٔ اقدام خود نیاز دارید؛ چنین کارتی نیست.
why-no-extra-space = مسیر { $company } خانهٔ جایزهٔ اضافی ندارد.
why-no-goods-card = حداقل یک کارت کالا انتخاب کنید.
why-no-marker = در این دور نشانگر جایزه‌ای ندارید.
why-no-steps = حداقل ۱ گام جلو بروید.
why-no-steps-there = این گام‌ها را نمی‌توانید در مسیر { $company } به کار ببرید.
why-no-such-option = گزینهٔ { $option } اینجا نیست.
why-no-such-reward = اینجا نمی‌توانید { $first } را بگیرید.
why-no-such-special = هر مسیر خانه‌های ویژهٔ ۱ و ۲ را دارد، نه { $special }.
why-no-such-tier = ردهٔ { $tier } اینجا نیست.
why-no-such-tile = این کار به { $tile } رو به بالا نیاز دارد؛ چنین کاشی‌ای ندارید.
why-not-face-up = برای این کار { $card } باید کارتی مناسب و رو به بالا در منطقهٔ اقدام شما باشد؛ چنین نیست.
why-not-in-hand = کارت مناسبی از دست خود انتخاب کنید؛ { $card } مناسب نیست.
why-not-the-most = خانهٔ اکثریت { $kind } به بالاترین مجموع، { $most }، نیاز دارد؛ مجموع شما { $total } است.
why-nothing-chosen = یک کارت، گام‌های الماس یا هر دو را انتخاب کنید.
why-other-extra-used = از دو خانهٔ جایزهٔ اضافی { $company } در هر دور فقط یکی را می‌توانید به کار ببرید.
why-plan-all-slots = برنامه باید همهٔ { $slots } قسمت اقدام را نام ببرد، خالی‌ها را هم.
why-points-short = این کار { $cost } امتیاز حسابداری هزینه دارد؛ { $left } امتیاز دارید.
why-region-held = منطقهٔ { $region } شعبهٔ همین شرکت را دارد.
why-region-not-adjacent = منطقهٔ { $region } با زمین یا شعبه‌ای از این شرکت هم‌مرز نیست.
why-requirement-not-met = پیش‌نیاز کتاب خانهٔ { $space } را ندارید.
why-share-card-planned = کارت تک‌سهم را نمی‌توانید در قسمت اقدام بگذارید؛ { $card } چنین کارتی است.
why-slot-closed = قسمت اقدام { $slot } هنوز باز نیست.
why-space-taken = این خانه در این دور گرفته شده است: { $space }.
why-special-not-reached = هنوز این جایزهٔ ویژهٔ { $company } را باز نکرده‌اید.
why-steps-left = گام فقط وقتی رها می‌شود که در هر چهار مسیر فراخوان سرمایه یا انتهای مسیر راه را بسته باشد؛ مسیر { $company } باز است.
why-tile-attached = کاشی کالا به کارتی وصل است و جابه‌جا نمی‌شود.
why-tile-not-dealt = یکی از دو کاشی‌ای را که به شما داده شده است نگه دارید؛ { $tile } از آن‌ها نیست.
why-too-many-steps = { $left } گام دارید؛ این کار { $n } گام می‌خواهد.
why-total-too-low = این خانه به مجموع { $least } { $kind } نیاز دارد؛ مجموع شما { $total } است.
why-track-ends = مسیر پس از { $n } گام دیگر پایان می‌یابد.
why-units-short = این کارت { $price } واحد هزینه دارد؛ { $units } واحد دارید.

## پاداش‌ها، الزامات و کارت‌ها در فهرست
reward-pounds = { $n } پوند
reward-diamonds = { $n } گام الماس
reward-bookkeeping = { $n } امتیاز حسابداری
reward-track = { $n } گام مسیر شرکت
first-pounds = پوند
first-diamonds = گام‌های الماس
first-bookkeeping = امتیاز حسابداری
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
need-expansion = { $n } امتیاز توسعه
need-anygood = { $n } واحد از یک کالای دلخواه
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
    [saint_louis] توسعهٔ { $value } با سهم سن‌لویی
   *[cairo] توسعهٔ { $value } با سهم قاهره
}
card-bookkeeper = حسابدار { $value }
card-merchant = { $merchant ->
    [plain] تاجر الماس
    [mombasa] تاجر الماس مومباسا
    [cape_town] تاجر الماس کیپ‌تاون
    [saint_louis] تاجر الماس سن‌لویی
   *[cairo] تاجر الماس قاهره
}
card-share = { $share ->
    [mombasa] سهم مومباسا
    [cape_town] سهم کیپ‌تاون
    [saint_louis] سهم سن‌لویی
   *[cairo] سهم قاهره
}
card-none = بدون کارت
card-tile = کاشی جایزه
merchant-tile = کاشی تاجر الماس
bookkeeper-tile = کاشی حسابدار

## گزینه‌های میز
option-setup = آماده‌سازی بازی
option-setup-about = مسیرها و کاشی‌های ثابت بازی اول، یا انتخاب آن‌ها با قرعه
option-setup-first = بازی اول
option-setup-later = بازی‌های بعدی
option-first-player = بازیکن اول
option-first-player-about = صندلی‌ای که شروع می‌کند؛ اگر مشخص نشود، با قرعه
option-first-player-None = با قرعه
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
company-saint-louis = سن‌لویی
company-cairo = قاهره
kind-coffee = قهوه
kind-banana = موز
kind-cotton = پنبه
kind-expansion = توسعه
tile-goods = کاشی کالای +۱
tile-bookkeeper = کاشی حسابدار
tile-merchant = کاشی تاجر الماس
tile-expansion = کاشی توسعه
space-first-player = نشانگر بازیکن اول
space-buy = خرید کارت با پول
space-sell = فروختن کارت دست
space-majority-coffee = اکثریت قهوه
space-majority-banana = اکثریت موز
space-majority-cotton = اکثریت پنبه
space-majority-expansion = اکثریت توسعه
space-tile-goods = کاشی کالای +۱
space-tile-bookkeeper = کاشی حسابدار
space-tile-merchant = کاشی تاجر الماس
space-tile-expansion = کاشی توسعه
space-extra-mombasa-1 = خانهٔ جایزهٔ اضافی ۱ در مومباسا
space-extra-mombasa-2 = خانهٔ جایزهٔ اضافی ۲ در مومباسا
space-extra-cape-town-1 = خانهٔ جایزهٔ اضافی ۱ در کیپ‌تاون
space-extra-cape-town-2 = خانهٔ جایزهٔ اضافی ۲ در کیپ‌تاون
space-extra-saint-louis-1 = خانهٔ جایزهٔ اضافی ۱ در سن‌لویی
space-extra-saint-louis-2 = خانهٔ جایزهٔ اضافی ۲ در سن‌لویی
space-extra-cairo-1 = خانهٔ جایزهٔ اضافی ۱ در قاهره
space-extra-cairo-2 = خانهٔ جایزهٔ اضافی ۲ در قاهره
line-cash = پول نقد
line-mombasa = مومباسا
line-cape-town = کیپ‌تاون
line-saint-louis = سن‌لویی
line-cairo = قاهره
line-diamonds = مسیر الماس
line-books = مسیر حسابداری
number-wealth = ثروت
number-cash = پول نقد
number-mombasa = مومباسا
number-cape-town = کیپ‌تاون
number-saint-louis = سن‌لویی
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
confidence-invented = { $n } ساختگی

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
board-column = ستون { $n }، ارزش قرمز { $red } بیشتر
board-spaces = خانه‌های جایزهٔ خالی: { $spaces }
board-slot = { $slot } { $face }
board-down = { $face } (به پشت)
board-totals = قهوه { $coffee }، موز { $banana }، پنبه { $cotton }، توسعه { $expansion }
board-thinking = هنوز در حال فکر کردن: { $n }
board-reconstructed = بسیاری از مقدارهای چاپی اینجا بازسازی‌شده‌اند و ممکن است با مقدار واقعی فرق داشته باشند.

## منطقه‌ها
region-1 = موریتانی
region-2 = تیبستی
region-3 = نوبه
region-4 = ساحل دریای سرخ
region-5 = سنگامبیا
region-6 = نیجر علیا
region-7 = دریاچهٔ چاد
region-8 = سودان
region-9 = شاخ آفریقا
region-10 = ساحل طلا
region-11 = نیجر سفلی
region-12 = کامرون
region-13 = حلقهٔ اوبانگی
region-14 = دل اوبانگی
region-15 = دریاچه‌های بزرگ
region-16 = ساحل سواحیلی
region-17 = کنگوی سفلی
region-18 = تانگانیکا
region-19 = آنگولا
region-20 = حلقهٔ زامبزی
region-21 = دل زامبزی
region-22 = موزامبیک
region-23 = کالاهاری
region-24 = ناتال
