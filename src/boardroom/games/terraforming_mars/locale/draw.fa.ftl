# قابل سکونت‌سازی مریخ: واژه‌های کوتاه میز
draw-map = نقشهٔ تارسیس مریخ
draw-hex = ناحیهٔ { $n }
draw-ocean-area = ناحیهٔ رزرو شده برای اقیانوس
draw-noctis = رزرو شده برای شهر نوکتیس
draw-noctis-short = نوکتیس
draw-card = کارت
draw-temperature = دما
draw-oxygen = اکسیژن
draw-goal = غایت { $n }
draw-or = یا
draw-kind-auto = خودکار
draw-kind-active = فعال
draw-kind-event = رویداد
draw-kind-corp = شرکت
draw-met = پیش‌نیاز برقرار است
draw-not-met = پیش‌نیاز برقرار نیست
draw-used = استفاده‌شده
draw-unused = اقدام آزاد
draw-rating = رتبهٔ قابل سکونت‌سازی
draw-in-hand = کارت‌های دست
draw-first = اول
draw-passed = پاس
draw-cards-in-play = کارت‌های در بازی: { $count }
draw-close = بستن
draw-events = رویدادها: { $count }
draw-hand = دست { $count }
draw-playable = { $count } قابل بازی، به ترتیب
draw-by-playable = قابل بازی
draw-by-cost = هزینه
draw-by-tag = تگ
draw-no-cards = کارتی در دست نیست.
draw-enlarge = بزرگ‌نمایی
draw-research = تحقیق: هر کارت ۳ M€‎
draw-looking = کارت‌های دیده‌شده
draw-start = انتخاب نخست: یک شرکت و پروژه‌ها، هر کدام ۳ M€‎
draw-draft = انتخاب کارت { $n }: یکی را نگه دارید
draw-drafted = نگه‌داشته‌ها { $count }
draw-passes-to = بقیه می‌رود به
draw-milestones = نقاط عطف
draw-milestone-price = ‏{ $cost } M€‎، { $points } امتیاز
draw-awards = جوایز
draw-award-price = بعدی { $cost } M€‎
draw-award-points = { $second ->
    [0] { $first } امتیاز
   *[other] { $first } و { $second } امتیاز
}
draw-of = { $n } از { $most }
draw-measure-rating = رتبهٔ قابل سکونت‌سازی
draw-measure-cities = شهرهای خود
draw-measure-greeneries = کاشی‌های گیاهی خود
draw-measure-building-tags = تگ‌های ساختمان خود
draw-measure-hand = کارت‌های دست
draw-measure-tiles = کاشی‌های خود
draw-measure-mc-production = سطح تولید M€‎ خود
draw-measure-science-tags = تگ‌های علم خود
draw-measure-heat = گرمای خود
draw-measure-steel-and-titanium = فولاد و تیتانیوم خود
draw-tile-points = امتیاز کاشی‌های شما
draw-projects = پروژه‌های استاندارد
draw-phase-start = انتخاب نخست
draw-phase-research = تحقیق
draw-phase-actions = اقدام
draw-generation = نسل { $n }
draw-generation-of = نسل { $n } از { $most }
draw-action = اقدام
draw-solo = تک‌نفره
draw-use = استفاده از { $card }
draw-next = نخست: { $effect }
draw-deed-start = شرکت { $corporation }، پروژه‌های نگه‌داشته: { $count }
draw-deed-buy = { $count ->
    [0] نخریدن کارت
   *[other] خریدن { $count } کارت به قیمت { $cost } M€‎
}
draw-deed-sell = فروش { $count } کارت به قیمت { $gain } M€‎
draw-loss = { $amount } از { $name }
draw-off-card = { $n } از { $card }
draw-way-viral-enhancers-0 = دریافت ۱ گیاه
draw-way-viral-enhancers-1 = افزودن یک منبع به کارت بازی‌شده
draw-way-olympus-conference-0 = افزودن یک مکعب علم به این کارت
draw-way-olympus-conference-1 = برداشتن یک مکعب علم و کشیدن یک کارت
draw-slip-plants = گیاه برای یک کاشی گیاهی کافی است.
draw-slip-heat = گرما برای بالا بردن دما کافی است.
draw-slip-pass = هنوز می‌توانید در این نسل کارتی بازی کنید، اقدامی انجام دهید یا نقطهٔ عطفی را ادعا کنید.
draw-slip-overpaid = این پرداخت بیش از هزینه می‌ارزد؛ مابه‌التفاوت از دست می‌رود.
draw-chart-rating = رتبهٔ قابل سکونت‌سازی در هر نسل
draw-chart-income = درآمد M€‎ در هر نسل
draw-short-of = ‏{ $n } M€‎ کم است
draw-short-needs = { $what }: اکنون { $have }
draw-turn-plants = با گیاه
draw-turn-heat = با گرما
draw-short-production = سطح تولید { $resource }: { $have }
draw-no-more-greeneries = بدون کاشی گیاهی دیگر
draw-log-bought-none = { $seat_is ->
    [you] شما کارتی نخریدید
   *[other] { $seat } کارتی نخرید
}
draw-percent = ٪
