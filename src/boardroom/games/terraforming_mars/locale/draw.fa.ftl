# قابل‌سکونت‌سازی مریخ: واژه‌های کوتاه میز
draw-map = نقشهٔ تارسیس مریخ
draw-hex = ناحیهٔ { $n }
draw-ocean-area = ناحیهٔ رزروشده برای اقیانوس
draw-noctis = رزروشده برای شهر نوکتیس
draw-noctis-short = نوکتیس
draw-card = کارت
draw-temperature = دما
draw-oxygen = اکسیژن
draw-goal = هدف { $n } { $unit }
draw-or = یا
draw-kind-auto = خودکار
draw-kind-active = فعال
draw-kind-event = رویداد
draw-kind-corp = شرکت
draw-met = پیش‌نیاز برقرار است
draw-not-met = پیش‌نیاز برقرار نیست
draw-used = استفاده‌شده
draw-unused = اقدام در دسترس
draw-rating = رتبهٔ قابل‌سکونت‌سازی
draw-in-hand = کارت‌های دست
draw-first = اول
draw-passed = پاس
draw-cards-in-play = کارت‌های در بازی: { $count }
draw-close = بستن
draw-events = رویدادها: { $count }
draw-hand = دست { $count }
draw-playable = { $count } قابل بازی، مرتب بر پایهٔ
draw-by-playable = قابل بازی
draw-by-cost = هزینه
draw-by-tag = تگ
draw-no-cards = کارتی در دست نیست.
draw-enlarge = بزرگ‌نمایی
draw-research = تحقیق: هر کارت ۳ M€
draw-looking = کارت‌های دیده‌شده
draw-start = کارت‌های شروع: یک شرکت و پروژه‌ها، هر کدام ۳ M€
draw-draft = درفت کارت { $n }: یکی را نگه دارید
draw-drafted = نگه‌داشته‌ها { $count }
draw-passes-to = بقیه می‌رود به
draw-milestones = نقاط عطف
draw-milestone-price = { $cost } M€، { $points } امتیاز
draw-awards = جوایز
draw-award-price = بعدی { $cost } M€
draw-award-points = { $second ->
    [0] { $first } امتیاز
   *[other] { $first } و { $second } امتیاز
}
draw-of = { $n } از { $most }
draw-measure-rating = رتبهٔ قابل‌سکونت‌سازی
draw-measure-cities = شهرهای شما
draw-measure-greeneries = کاشی‌های گیاهی شما
draw-measure-building-tags = تگ‌های ساختمان شما
draw-measure-hand = کارت‌های دست
draw-measure-tiles = کاشی‌های شما
draw-measure-mc-production = سطح تولید M€ شما
draw-measure-science-tags = تگ‌های علم شما
draw-measure-heat = گرمای شما
draw-measure-steel-and-titanium = فولاد و تیتانیوم شما
draw-tile-points = امتیاز کاشی‌های شما
draw-projects = پروژه‌های استاندارد
draw-phase-start = کارت‌های شروع
draw-phase-research = تحقیق
draw-phase-actions = اقدام
draw-generation = نسل { $n }
draw-generation-of = نسل { $n } از { $most }
draw-action = اقدام این نوبت
draw-solo = تک‌نفره
draw-use = استفاده از { $card }
draw-next = اول: { $effect }
draw-deed-start = شرکت { $corporation }، پروژه‌های نگه‌داشته: { $count }
draw-deed-buy = { $count ->
    [0] نخریدن کارت
   *[other] خرید { $count } کارت به قیمت { $cost } M€
}
draw-deed-sell = فروش { $count } کارت به قیمت { $gain } M€
draw-loss = { $amount } از { $name }
draw-off-card = { $n } منبع از { $card }
draw-way-viral-enhancers-0 = دریافت ۱ گیاه
draw-way-viral-enhancers-1 = افزودن یک منبع به کارت بازی‌شده
draw-way-olympus-conference-0 = افزودن یک مکعب علم به این کارت
draw-way-olympus-conference-1 = برداشتن یک مکعب علم و کشیدن یک کارت
draw-slip-plants = برای یک کاشی گیاهی به اندازهٔ کافی گیاه دارید.
draw-slip-heat = برای بالا بردن دما به اندازهٔ کافی گرما دارید.
draw-slip-overpaid = بیش از هزینه می‌پردازید؛ مابه‌التفاوت از دست می‌رود.
draw-slip-pass = هنوز می‌توانید در این نسل کارتی بازی کنید، اقدامی انجام دهید یا نقطهٔ عطفی بگیرید.
draw-chart-rating = رتبهٔ قابل‌سکونت‌سازی در هر نسل
draw-chart-income = درآمد M€ در هر نسل
draw-short-of = { $n } M€ کم است
draw-short-needs = { $what }: اکنون { $have }
draw-turn-plants = تبدیل گیاه
draw-turn-heat = تبدیل گرما
draw-short-production = سطح تولید { $resource }: { $have }
draw-no-more-greeneries = بدون کاشی گیاهی دیگر
draw-log-bought-none = { $seat_is ->
    [you] شما کارتی نخریدید
   *[other] { $seat } کارتی نخرید
}
draw-percent = ٪
draw-aid-generation = فازهای یک نسل
draw-aid-cards = همهٔ { $count } کارت
draw-aid-search = جستجو در کارت‌ها
