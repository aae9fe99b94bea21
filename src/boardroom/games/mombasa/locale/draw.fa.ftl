# آنچه صفحهٔ مومباسا افزون بر واژه‌های میز می‌گوید
draw-code-mo = م
draw-code-ct = ک
draw-code-sl = س
draw-code-ca = ق
draw-rounds = دور
draw-display = بخش کارت‌ها
draw-shelf = بخش کتاب‌ها
draw-hand = دست
draw-resting = استراحت
draw-planning = برنامه‌ریزی
draw-actions = اقدام
draw-call = فراخوان سرمایه: { $n } پوند
draw-special = خانهٔ ویژه: { $n } پوند
draw-deck = { $n } کارت در دسته
draw-price = قیمت { $n }
draw-first = اول
draw-first-next = اول در دور بعد
draw-bonuses = خانه‌های جایزه
draw-markers = نشانگرهای جایزهٔ شما: { $n }
draw-ended = پایان داد
draw-planned = آماده
draw-you-are-ready = شما آماده‌اید؛ هنوز می‌توانید برنامهٔ خود را عوض کنید
draw-worth = ثروت
draw-slots = اقدام
draw-used = استفاده‌شده
draw-step = خانهٔ { $n }
draw-column = ستون { $n }
draw-ledger = خانهٔ { $at }
draw-slot = قسمت اقدام { $at }
draw-slip-end = هنوز کارت‌های رو به بالا دارید.
draw-slip-tiles = هنوز از همهٔ کاشی‌های جایزهٔ خود استفاده نکرده‌اید.
draw-slip-column = این ستون خالی است و کارتی به دست شما برنمی‌گردد.
draw-slip-end-column = هنوز کارت یا کاشی جایزهٔ استفاده‌نشده دارید و این ستون خالی است.
draw-slip-steps = این گام‌ها را از دست می‌دهید.
draw-slip-first = در هر حال در دور بعد شما بازیکن اول هستید.
draw-slip-plan = یک قسمت اقدام را خالی می‌گذارید، با اینکه می‌توانید کارتی در آن بگذارید.
draw-slip-stop = امتیازهای توسعهٔ باقی‌ماندهٔ شما از دست می‌رود، با اینکه منطقه‌ای در دسترس شماست.
draw-slip-ink = نشانگر جوهر را حرکت نمی‌دهید، با اینکه می‌تواند پیش برود.

## نام چیزهای انتخابی
name-book = { $letter ->
    [none] کتاب شروع: { $needs } می‌خواهد، { $reward } می‌دهد
   *[other] { $letter }: { $needs } می‌خواهد، { $reward } می‌دهد
}
name-starting = { $cards }؛ کتاب { $needs } می‌خواهد و { $reward } می‌دهد؛ سپس { $bonus }
name-steps = { $n } گام در مسیر { $company }
name-tier = { $least } یا بیشتر: { $reward } ({ $company })
name-priced = { $card }، { $price }
name-special = { $special }؛ { $bonus }
name-tiers = { $space }: { $tiers }
tier-separator = {"؛ "}
name-extra = { $space }: { $bonus }
name-with-diamonds = { $n } گام الماس و اگر بخواهید یک کارت
name-card-only = فقط یک کارت
name-heart = دل

## کار امتیازهای ویژه
bonus-expansion-total = مجموع توسعهٔ شما { $plus } امتیاز بیشتر است
bonus-card-price = { $mixed ->
    [yes] کارت‌هایی که با کالا می‌گیرید { $plus } واحد ارزان‌ترند و برای آن‌ها کالاها را می‌توان با هم به کار برد
   *[no] کارت‌هایی که با کالا می‌گیرید { $plus } واحد ارزان‌ترند
}
bonus-each-card = { $good ->
    [coffee] هر کارت قهوهٔ شما { $plus } واحد بیشتر دارد
    [banana] هر کارت موز شما { $plus } واحد بیشتر دارد
   *[cotton] هر کارت پنبهٔ شما { $plus } واحد بیشتر دارد
}
bonus-markers = { $plus } نشانگر جایزهٔ بیشتر در هر دور
bonus-choose = با پرداخت { $cost } پوند: { $first } یا { $second }
bonus-buy-or-diamonds = { $dearer ->
    [0] خرید یک کارت به قیمت آن با پوند، { $diamonds } گام الماس یا هر دو
   *[other] خرید یک کارت به قیمت آن به‌اضافهٔ { $dearer } پوند، { $diamonds } گام الماس یا هر دو
}
bonus-discard = { $good ->
    [coffee] فروش یک کارت قهوهٔ دست به ارزش قرمز آن و { $plus } پوند
    [banana] فروش یک کارت موز دست به ارزش قرمز آن و { $plus } پوند
   *[cotton] فروش یک کارت پنبهٔ دست به ارزش قرمز آن و { $plus } پوند
}
bonus-other-tracks = با پرداخت { $cost } پوند: { $steps } گام در هر یک از سه مسیر دیگر

## دکمه‌ها
deed-keep = نگه داشتن کاشی شروع { $n }
deed-plan = { $n ->
    [0] پایان برنامه‌ریزی بدون کارت
   *[other] پایان برنامه‌ریزی با { $n } کارت
}
deed-goods = استفاده از { $cards }: { $n } گام
deed-goods-card = { $n ->
    [0] گرفتن { $card } با { $cards }
   *[other] گرفتن { $card } با { $cards }، { $n } گام می‌ماند
}
deed-advance = { $cost ->
    [0] { $n } گام در مسیر { $company }
   *[other] { $n } گام در مسیر { $company }، پرداخت { $cost } پوند
}
deed-take-book = گرفتن کتاب { $letter }، { $n } امتیاز حسابداری
deed-place-book = گذاشتن کتاب در خانهٔ { $space }
deed-bookkeeper = استفاده از حسابدار، { $n } امتیاز
deed-turn-book = پشت‌ورو کردن کتاب خانهٔ { $space }، پرداخت { $n } پوند
deed-ink = { $n ->
    [0] نشانگر جوهر سر جای خود بماند
   *[other] حرکت نشانگر جوهر به خانهٔ { $space }
}
deed-merchant = استفاده از { $card }: { $n } گام الماس
deed-merchant-tile = استفاده از کاشی تاجر الماس
deed-buy = خرید { $card }، { $n } پوند
deed-sell = فروختن { $card }، { $n } پوند
deed-majority = گرفتن { $reward } ({ $company })
deed-reserve = رزرو کردن { $tile }، پرداخت { $n } پوند
deed-extra = { $cost ->
    [0] گرفتن { $reward }
   *[other] گرفتن { $reward }، پرداخت { $cost } پوند
}
deed-extra-tracks = { $n } گام در هر مسیر دیگر، پرداخت { $cost } پوند
deed-extra-buy = { $diamonds ->
    [0] خرید { $card }، { $n } پوند
   *[other] { $diamonds } گام الماس و خرید { $card }، { $n } پوند
}
deed-end = پایان مرحلهٔ اقدام، گرفتن ستون استراحت { $slot }: { $cards }

## آنچه هنوز باید مصرف شود
left-expansion = { $n } امتیاز توسعه باقی مانده است
left-points = { $n } امتیاز حسابداری برای مصرف
left-steps = { $n } گام برای حرکت
left-posts-out = { $n ->
    [one] یک شعبهٔ { $company } به زمین شرکت خود برمی‌گردد
   *[other] یک شعبهٔ { $company } به زمین شرکت خود برمی‌گردد؛ روی هم { $n } شعبه
}
left-removals = { $n } شعبه برای حذف
left-ink = سپس { $n } امتیاز حسابداری
left-markers = { $n ->
    [0] در این دور نشانگر جایزه‌ای نمانده است
   *[other] { $n } نشانگر جایزه در این دور مانده است
}

## آنچه یک اقدام تغییر می‌دهد، و قیمت‌ها با چه پرداخت می‌شوند
effect-cash = پوند
effect-worth = ثروت
effect-share = سهم { $company }
effect-shares = سهام شما در { $company }
effect-expansion = امتیاز توسعه
effect-in-reach = منطقه‌های در دسترس { $company }
effect-ink = نشانگر جوهر
effect-diamonds = مسیر الماس
effect-books = مسیر حسابداری
effect-holding = { $n } سهم شما
effect-markers = نشانگر جایزه
effect-steps = گام روی مسیرها
effect-steps-on = گام در مسیر { $company }
effect-total = { $kind }
means-pounds = پوند
means-points = امتیاز حسابداری
means-expansion = امتیاز توسعه
means-units = واحد
cost-lines = خط‌های مرز
cost-post = شعبهٔ شرکت دیگر
draw-one-line = یک خط: ۱
draw-two-lines = دو خط: ۲
draw-other-post = شعبهٔ دیگران: +۱
draw-mine = معدن، بدون پاداش
draw-coins-at = سکه‌های دور { $n }
draw-left = { $n } کارت در دست
draw-markers-of = نشانگرهای جایزهٔ مانده: { $n }
draw-open = همهٔ دارایی‌های { $name }
draw-close = بستن

## آنچه بازسازی شده است
trust-intro = قوانین، تعدادها و نوع جایزه‌ها از دفترچهٔ قوانین است. این‌ها به شکل چاپ‌شده دیده نشده‌اند و چنان بازسازی شده‌اند که با همهٔ تعدادها و مثال‌های دفترچه بخوانند:
trust-regions-csv = نقشه: نام‌ها، مرزها، خط‌ها، پاداش‌ها و معدن‌ها
trust-cards-csv = کارت‌های اقدام: محتوای کارت‌ها و ارزش‌های قرمز
trust-starting-cards-csv = کارت‌های شروع: پنج کارت از نه کارت، ارزش‌های قرمز و کارت‌های صندلی
trust-books-csv = کتاب‌ها: اینکه کدام پیش‌نیاز با کدام پاداش می‌آید
trust-starting-tiles-csv = کاشی‌های شروع
trust-camps-toml = زمین شرکت‌ها: سکه‌های پیش از خانهٔ آخر و خروجی‌ها
trust-tracks-toml = مسیر شرکت‌ها: طول، سهام، فراخوان‌های سرمایه و خانه‌های ویژه
trust-bonuses-toml = خانه‌های جایزه: بیشتر رده‌های اکثریت و هزینهٔ کاشی‌ها
trust-player-board-toml = صفحهٔ شخصی: خانه‌های بسته و ارزش‌های ویرایش جدیدتر
trust-displays-toml = بخش کارت‌ها و کتاب‌ها: ارزش قرمز ستون‌ها و حرف کتاب‌ها
chart-cash = پوند در هر دور
chart-shares = سهام در هر دور
chart-worth = ثروت در هر دور
chart-values = ارزش سهم در هر دور
chart-diamonds = مسیر الماس در هر دور
chart-books = مسیر حسابداری در هر دور
draw-aid-round = مرحله‌های یک دور
draw-aid-majority = مجموع‌ها برای خانه‌های اکثریت
