### قابل سکونت‌سازی مریخ: اقدام‌ها، گزارش بازی، دلیل‌ها، گزینه‌ها، متن کارت‌ها و نام‌ها. بندها در rules.fa.ftl است.

## میز
game-name = قابل‌سکونت‌سازی مریخ
game-about = شرکتی را اداره کنید، پروژه بازی کنید و مریخ را قابل سکونت کنید: بازیکنی برنده است که بیشترین امتیاز پیروزی را دارد.
hidden = { $count ->
    [none] یک کارت
    [one] { $count } کارت
   *[other] { $count } کارت
}
first-player-drawn = { $seat_is ->
    [you] شما بازیکن اول شدید
   *[other] { $seat } بازیکن اول شد
}
generation-began = نسل { $generation } شروع شد؛ بازیکن اول: { $first }
game-ended = بازی تمام شد

## انواع انتخاب
offer-start = انتخاب شرکت و پروژه‌ها
offer-draft = نگه داشتن کارت
offer-buy = خرید کارت
offer-play = بازی کردن کارت
offer-standard-project = پروژهٔ استاندارد
offer-sell = فروش حق اختراع
offer-claim = گرفتن نقطهٔ عطف
offer-fund = پشتیبانی مالی از جایزه
offer-use = اقدام کارت
offer-convert-plants = تبدیل گیاه به کاشی گیاهی
offer-convert-heat = تبدیل گرما به دما
offer-first-action = اقدام اول شرکت
offer-end-turn = پایان نوبت
offer-pass = پاس دادن در این نسل
offer-place = قرار دادن کاشی
offer-lower = کم کردن سطح تولید
offer-remove = حذف منابع
offer-remove-from = حذف منابع از کارت
offer-decline = صرف‌نظر
offer-choose = انتخاب یکی از گزینه‌ها
offer-add-to = افزودن منابع به کارت
offer-take-from = برداشتن منبع از کارت
offer-keep = نگه داشتن کارت‌ها
offer-discard = سوزاندن کارت
offer-convert = تعیین تعداد
offer-copy = تکرار کادر تولید
offer-next = انتخاب ترتیب تأثیرها

## اقدام‌ها، برای دکمه‌ها
action-start = بازی با { $corporation } و نگه داشتن { $projects }
action-draft = نگه داشتن «{ $card }»
action-buy = { $heat ->
    [0] خرید { $cards }
   *[other] خرید { $cards }، گرمای پرداختی: { $heat }
}
action-play = بازی کردن «{ $card }»، { $pay }
action-standard-project = { $project }، { $pay }
action-sell = فروش { $cards }
action-claim = گرفتن نقطهٔ عطف «{ $milestone }»، { $pay }
action-fund = پشتیبانی مالی از جایزهٔ «{ $award }»، { $pay }
action-use = اقدام «{ $source }»، گزینهٔ { $way }، { $pay }
action-convert-plants = تبدیل گیاه به کاشی گیاهی در ناحیهٔ { $hex }
action-convert-heat = تبدیل گرما به یک گام دما
action-first-action = انجام اقدام اول شرکت
action-end-turn = پایان نوبت
action-pass = پاس دادن در این نسل
action-place = قرار دادن در ناحیهٔ { $hex }
action-lower = کم کردن سطح تولید { $victim }
action-remove = حذف { $amount } از { $victim }
action-remove-from = حذف { $n } منبع از کارت «{ $card }»
action-decline = صرف‌نظر
action-choose = گزینهٔ { $way }
action-add-to = افزودن به «{ $card }»
action-take-from = برداشتن از «{ $card }»
action-keep = نگه داشتن { $cards }
action-discard = سوزاندن «{ $card }» و کشیدن یک کارت
action-convert = انتخاب { $n }
action-copy = تکرار کادر «{ $source }»
action-next = انجام تأثیر { $index }

## پرسش‌ها
ask-terraforming-mars-starting = یک شرکت و کارت‌های پروژه‌ای را که نگه می‌دارید انتخاب کنید (هر کارت ۳ M€).
ask-terraforming-mars-researching = کارت‌هایی را که می‌خرید انتخاب کنید.
ask-terraforming-mars-drafting = کارتی را که نگه می‌دارید انتخاب کنید.
ask-terraforming-mars-turn = اقدامی را انتخاب کنید.
ask-terraforming-mars-effects = تأثیر بعدی را انتخاب کنید.
ask-terraforming-mars-placing = ناحیه‌ای را برای این کاشی انتخاب کنید.
ask-terraforming-mars-choosing = یکی از گزینه‌ها را انتخاب کنید.
ask-terraforming-mars-adding = کارتی را برای این منابع انتخاب کنید.
ask-terraforming-mars-looking = کارت‌هایی را که نگه می‌دارید انتخاب کنید.
ask-terraforming-mars-buying-one = این کارت را می‌خرید؟
ask-terraforming-mars-discarding = کارتی می‌سوزانید تا کارت تازه‌ای بکشید؟
ask-terraforming-mars-converting = تعداد را انتخاب کنید.
ask-terraforming-mars-copying = کارتی را که کادر تولید آن تکرار می‌شود انتخاب کنید.
ask-terraforming-mars-lowering = بازیکنی را که سطح تولیدش کم می‌شود انتخاب کنید.
ask-terraforming-mars-removing = منابعی را حذف می‌کنید؟
ask-terraforming-mars-taking = کارتی را که منبع از آن برداشته می‌شود انتخاب کنید.
ask-terraforming-mars-last-greeneries = گیاه را به کاشی گیاهی دیگری تبدیل می‌کنید؟

## دلیل‌های رد
why-all-claimed = حداکثر { $most } نقطهٔ عطف گرفته می‌شود؛ هر { $most } نقطهٔ عطف گرفته شده است.
why-all-funded = حداکثر از { $most } جایزه پشتیبانی می‌شود؛ از هر { $most } پشتیبانی شده است.
why-already-acted = در این نوبت اقدامی انجام داده‌اید؛ به جای پاس دادن نوبت را پایان دهید.
why-already-claimed = نمی‌توانید این نقطهٔ عطف را بگیرید: از آنِ { $seat } است.
why-already-funded = نمی‌توانید از این جایزه پشتیبانی کنید: { $seat } از آن پشتیبانی کرده است.
why-already-used = در این نسل از اقدام کارت «{ $card }» استفاده کرده‌اید.
why-amount = عددی از { $least } تا { $most } انتخاب کنید.
why-box-not-performable = اکنون نمی‌توانید کادر تولید کارت «{ $card }» را انجام دهید.
why-cannot-pay = هزینهٔ این کار { $cost } M€ است؛ پرداخت یا موجودی فقط { $paid } M€ است.
why-card-holds-it-not = کارتی را انتخاب کنید که این منبع را جمع می‌کند؛ کارت «{ $card }» آن را جمع نمی‌کند.
why-card-not-in-hand = فقط کارت‌های دست خود را می‌توانید انتخاب کنید.
why-card-not-in-play = فقط کارت‌هایی را که خودتان بازی کرده‌اید می‌توانید انتخاب کنید؛ کارت «{ $card }» از آن‌ها نیست.
why-card-not-offered = فقط از کارت‌های نشان‌داده‌شده، هر کدام یک بار، می‌توانید انتخاب کنید.
why-city-next-to-city = شهر باید در ناحیه‌ای خالی باشد که برای اقیانوس نیست و مجاور شهر دیگری هم نیست؛ ناحیهٔ { $hex } چنین نیست.
why-corporation-not-dealt = فقط یکی از شرکت‌هایی را که به شما داده شده است می‌توانید انتخاب کنید.
why-first-action-first = اقدام اول شرکت خود را پیش از هر کار دیگری انجام دهید.
why-greenery-away = کاشی گیاهی باید در ناحیه‌ای خالی کنار یکی از کاشی‌های شما باشد، اگر چنین ناحیه‌ای هست؛ ناحیهٔ { $hex } چنین نیست.
why-heat-not-taken = فقط شرکت «هلیون» می‌تواند با گرما بپردازد.
why-hex-not-free = این کاشی در ناحیهٔ { $hex } قرار نمی‌گیرد.
why-keep-exactly = باید درست { $keep } کارت از این کارت‌ها را نگه دارید.
why-metal-not-taken = نمی‌توانید هزینهٔ پروژهٔ استاندارد را با فولاد یا تیتانیوم بپردازید.
why-milestone-not-met = شرط این نقطهٔ عطف { $need } است؛ شما به { $have } رسیده‌اید.
why-needless-piece = بیش از هزینه می‌پردازید: هزینه { $cost } M€ و پرداخت شما { $paid } M€ است. آنچه را لازم نیست پس بگیرید.
why-no-action-yet = در این نوبت اقدامی انجام نداده‌اید: اقدامی انجام دهید یا در این نسل پاس بدهید.
why-no-card-to-add-to = هیچ‌یک از کارت‌های شما این منبع را جمع نمی‌کند.
why-no-card-with-resource = برای این کار باید یکی از کارت‌های شما منبعی روی خود داشته باشد.
why-no-first-action = اقدام اول شرکت انجام شده است، یا شرکت چنین اقدامی ندارد.
why-no-legal-hex = ناحیه‌ای نیست که بتوان { $tile } را در آن قرار داد.
why-no-such-alternative = گزینهٔ { $way } اینجا نیست.
why-no-such-effect = تأثیر { $index } در صف نیست.
why-no-such-player = روی آن صندلی بازیکنی نیست.
why-nobody-can-lose = بازیکنی باید { $n } گام از سطح تولید { $resource } از دست بدهد؛ سطح تولید هیچ بازیکنی به این مقدار نیست.
why-noctis-reserved = شهر نوکتیس باید در ناحیهٔ رزروشدهٔ خود قرار بگیرد، نه در ناحیهٔ { $hex }.
why-none-in-solo = بازی تک‌نفره نقطهٔ عطف و جایزه ندارد.
why-not-an-ocean-hex = این کاشی باید در ناحیه‌ای خالی برای اقیانوس قرار بگیرد؛ ناحیهٔ { $hex } چنین نیست.
why-not-enough = به { $needed } { $resource } نیاز دارید؛ { $have } دارید.
why-not-next-to-two-cities = این شهر باید مجاور حداقل دو شهر باشد؛ ناحیهٔ { $hex } چنین نیست.
why-not-this-resource = اینجا نمی‌توانید { $resource } حذف کنید.
why-nothing-sold = حداقل یک کارت برای فروش انتخاب کنید.
why-nothing-to-copy = هیچ‌یک از کارت‌های ساختمان شما کادر تولیدی ندارد که بتوان تکرار کرد.
why-nothing-to-pay = این اقدام M€ هزینه ندارد؛ چیزی برای پرداخت نیست.
why-nothing-to-remove = از کارت «{ $card }» چیزی نمی‌توان حذف کرد.
why-nothing-to-take = از کارت «{ $card }» چیزی نمی‌توان برداشت.
why-order-settled = نمی‌توانید تأثیر { $index } را انتخاب کنید: ترتیب آن مشخص شده است.
why-patents-are-sold = کارت‌هایی را که می‌فروشید انتخاب کنید.
why-payment-negative = پرداخت نمی‌تواند عدد منفی داشته باشد.
why-production-short = به سطح تولید { $resource } برابر { $need } نیاز دارید؛ سطح تولید شما { $have } است.
why-production-too-low = سطح تولید { $seat } برای این کم شدن کافی نیست.
why-protected = گیاهان { $seat } حفاظت‌شده‌اند.
why-rating-not-raised = فقط وقتی می‌توانید از این استفاده کنید که رتبهٔ قابل‌سکونت‌سازی شما (TR) در این نسل بالا رفته باشد.
why-removal-amount = اینجا حداکثر { $most } منبع می‌توانید حذف کنید، نه { $n } منبع.
why-requirement-too-low = { $what }: حداقل { $need } لازم است (اکنون { $have }).
why-requirement-too-high = { $what }: حداکثر { $need } مجاز است (اکنون { $have }).
why-steel-not-taken = با فولاد فقط هزینهٔ کارت‌های ساختمان و آنچه کارتی بگوید پرداخت می‌شود.
why-titanium-not-taken = با تیتانیوم فقط هزینهٔ کارت‌های فضا و آنچه کارتی بگوید پرداخت می‌شود.
why-too-many-projects = شرکت شما فقط می‌تواند هزینهٔ { $most } پروژه را بپردازد؛ { $kept } پروژه انتخاب کرده‌اید.

## گزینه‌های میز
option-corporate-era = عصر شرکت‌ها
option-corporate-era-about = بازی با کارت‌های «عصر شرکت‌ها» و بدون سطح تولید شروع
option-draft = درفت کارت
option-draft-about = در فاز تحقیق هر بار یک کارت نگه داشته و بقیه به بازیکن بعد داده می‌شود
option-beginners = مبتدی‌ها
option-beginners-about = صندلی‌هایی که با شرکت مبتدی بازی می‌کنند
option-first-player = بازیکن اول
option-first-player-about = صندلی‌ای که شروع می‌کند؛ اگر مشخص نشود، با قرعه
option-first-player-None = با قرعه
option-first-player-0 = صندلی ۱ (A)
option-first-player-1 = صندلی ۲ (B)
option-first-player-2 = صندلی ۳ (C)
option-first-player-3 = صندلی ۴ (D)
option-first-player-4 = صندلی ۵ (E)
option-profile = شیوهٔ قوانین
option-profile-about = بازی طبق دفترچهٔ قوانین یا مانند بازی‌های دیجیتال ثبت‌شده
option-profile-rulebook = دفترچهٔ قوانین
option-profile-digital = دیجیتال

## منابع، تگ‌ها، پارامترها
pay-mc = { $n } M€
pay-steel = { $n } فولاد
pay-titanium = { $n } تیتانیوم
pay-heat = { $n } گرما
pay-nothing = ۰ M€
resource-mc = M€
resource-steel = فولاد
resource-titanium = تیتانیوم
resource-plants = گیاه
resource-energy = انرژی
resource-heat = گرما
resource-animal = حیوان
resource-microbe = میکروب
resource-science = مکعب علم
resource-fighter = جنگنده
resource-here = منبع روی کارت
tag-building = ساختمان
tag-space = فضا
tag-power = نیرو
tag-science = علم
tag-jovian = سیارهٔ مشتری
tag-earth = زمین
tag-plant = گیاه
tag-microbe = میکروب
tag-animal = حیوان
tag-city = شهر
tag-event = رویداد
parameter-temperature = دما
parameter-oxygen = اکسیژن
parameter-oceans = اقیانوس
what-temperature = دما
what-oxygen = اکسیژن
what-oceans = اقیانوس‌ها
what-cities = شهرهای در بازی
what-greenery = کاشی‌های گیاهی شما
what-tag-science = تگ‌های علم شما
what-tag-power = تگ‌های نیروی شما
what-tag-jovian = تگ‌های سیارهٔ مشتری شما
what-tag-plant = تگ‌های گیاه شما
what-tag-microbe = تگ‌های میکروب شما
what-tag-animal = تگ‌های حیوان شما
what-production-steel = سطح تولید فولاد شما
what-production-titanium = سطح تولید تیتانیوم شما
tile-ocean = اقیانوس
tile-greenery = کاشی گیاهی
tile-city = شهر
tile-capital = پایتخت
tile-natural-preserve = ذخیره‌گاه طبیعی
tile-mining-area = ناحیهٔ معدنی
tile-mining-rights = کاشی حق معدن‌کاوی
tile-commercial-district = منطقهٔ تجاری
tile-nuclear-zone = منطقهٔ هسته‌ای
tile-industrial-center = مرکز صنعتی
tile-ecological-zone = منطقهٔ زیست‌محیطی
tile-lava-flows = جریان گدازه
tile-mohole-area = منطقهٔ موهول
tile-restricted-area = منطقهٔ ممنوعه
tile-claim = نشانگر تصاحب زمین
hex-62 = فوبوس
hex-63 = گانیمد
number-total = امتیاز
number-mc = M€
number-rating = رتبه (TR)
number-milestones = نقاط عطف
number-awards = جوایز
number-greenery = کاشی‌های گیاهی
number-city = شهرها
number-cards = کارت‌ها
number-won = برد

## متن کارت‌ها
effect-production = { $production }: { $n }
effect-production-per = { $production } برای هر { $count }: یک گام بیشتر
effect-production-threshold = { $production }: { $n } گام بیشتر، یا با حداقل { $least } تگ { $tag }، { $then } گام بیشتر
effect-gain = دریافت { $amount }
effect-gain-per = دریافت { $amount } برای هر { $count }
effect-lose = از دست دادن { $amount }
effect-reduce = یک بازیکن به انتخاب شما { $n } گام از { $production } را از دست می‌دهد
effect-remove = می‌توانید تا { $amount } از یک بازیکن حذف کنید
effect-remove-cards = می‌توانید تا { $amount } از یک کارت حذف کنید
effect-steal = می‌توانید تا { $amount } از یک بازیکن بدزدید
effect-tr = بالا بردن TR، { $n } گام
effect-tr-per = بالا بردن TR، یک گام برای هر { $count }
effect-raise = بالا بردن { $parameter }، { $n } گام
effect-ocean = قرار دادن { $n } اقیانوس
effect-ocean-land = قرار دادن { $n } اقیانوس در خشکی رزرونشده
effect-tile = قرار دادن { $tile } { $place }
effect-draw = کشیدن { $n } کارت
effect-look = دیدن { $n } کارت رویی، نگه داشتن { $keep } کارت و سوزاندن بقیه
effect-look-buy = دیدن کارت رویی، سپس خریدن آن به قیمت ۳ M€ یا سوزاندن آن
effect-add = گذاشتن { $amount } روی این کارت
effect-add-to = گذاشتن { $amount } روی یکی از کارت‌های شما
effect-or = { $first }، یا { $second }
effect-nothing = هیچ
special-search-for-life = رو کردن و سوزاندن کارت رویی؛ اگر تگ میکروب داشته باشد، گذاشتن ۱ مکعب علم روی این کارت
special-virus = می‌توانید تا ۲ حیوان از یک کارت، یا تا ۵ گیاه از یک بازیکن حذف کنید
special-mining-area = سطح تولید فلز آن ناحیه یک گام بیشتر
special-mining-rights = سطح تولید فلز آن ناحیه یک گام بیشتر
special-land-claim = نشانگر خود را در ناحیه‌ای خالی و رزرونشده بگذارید؛ فقط شما می‌توانید آنجا کاشی قرار دهید
special-mars-university = می‌توانید کارتی بسوزانید و یکی بکشید
special-viral-enhancers = دریافت یک گیاه، یا گذاشتن یک منبع روی کارت بازی‌شده
special-robotic-workforce = تکرار کادر تولید یکی از کارت‌های شما با تگ ساختمان
special-ceos-favorite-project = گذاشتن ۱ منبع از همان نوع روی یکی از کارت‌های شما که منبعی دارد
special-insulation = سطح تولید گرمای خود را هر تعداد گام پایین ببرید و سطح تولید M€ را همان تعداد بالا ببرید
special-protected-habitats = حریفان نمی‌توانند گیاه، حیوان یا میکروب شما را حذف کنند
special-olympus-conference = گذاشتن یک مکعب علم روی این کارت، یا برداشتن یکی از آن برای کشیدن یک کارت
special-flooding = سپس می‌توانید تا ۴ M€ از صاحب یک کاشی مجاور آن اقیانوس حذف کنید
special-power-infrastructure = دریافت همان مقدار M€
special-indentured-workers = کارت بعدی شما در این نسل ۸ M€ ارزان‌تر است
special-immigrant-city = سطح تولید M€: −۲
special-special-design = کارت بعدی شما در این نسل می‌تواند ۲ گام با پیش‌نیاز دما، اکسیژن یا اقیانوس خود فاصله داشته باشد
count-tags = { $per } تگ { $tag } که دارید
count-tag = تگ { $tag } که دارید
count-opponents = تگ { $tag } که حریفان دارند
count-city = شهر در بازی
count-city-mars = شهر روی مریخ
count-event = رویداد بازی‌شدهٔ هر بازیکن
place-city-normal = بدون شهر مجاور
place-greenery-normal = در صورت امکان کنار کاشی‌های شما
place-land = در خشکی خالی
place-isolated = بدون کاشی مجاور
place-ocean-reserved = در ناحیهٔ اقیانوس
place-volcano = در ناحیهٔ آتشفشان
place-noctis = در ناحیهٔ رزروشدهٔ خود
place-phobos = در فوبوس
place-ganymede = در گانیمد
place-next-to-city = کنار یک شهر
place-next-to-two-cities = کنار حداقل دو شهر
place-next-to-greenery = کنار یک کاشی گیاهی
place-metal-bonus = در ناحیه‌ای با فولاد یا تیتانیوم
place-metal-bonus-next-to-own = در ناحیه‌ای با فولاد یا تیتانیوم کنار کاشی شما
requires-least = پیش‌نیاز: { $what } حداقل { $n }
requires-most = پیش‌نیاز: { $what } حداکثر { $n }
ongoing-discount = کارت‌های دارای تگ { $tag } برای شما { $n } M€ ارزان‌ترند
ongoing-discount-any = همهٔ کارت‌ها برای شما { $n } M€ ارزان‌ترند
ongoing-worth = هر { $resource } شما { $n } M€ بیشتر می‌ارزد
ongoing-shift = کارت‌های شما می‌توانند { $n } گام با پیش‌نیازهای دما، اکسیژن و اقیانوس خود فاصله داشته باشند
ongoing-protect = منابع روی این کارت هرگز حذف نمی‌شوند
ongoing-heat = می‌توانید گرما را به جای M€ بپردازید
ongoing-greenery = تبدیل گیاه به کاشی گیاهی برای شما { $n } گیاه هزینه دارد
ongoing-project = پروژهٔ استاندارد { $project } برای شما { $n } M€ ارزان‌تر است
when-city-anyone = هر بار که بازیکنی شهر قرار دهد: { $effects }
when-city-owner = وقتی شهری قرار دهید: { $effects }
when-city-mars-anyone = هر بار که بازیکنی روی مریخ شهر قرار دهد: { $effects }
when-ocean-anyone = هر بار که بازیکنی اقیانوس قرار دهد: { $effects }
when-greenery-owner = وقتی کاشی گیاهی قرار دهید: { $effects }
when-tag-owner = برای هر تگ { $tags } که بازی کنید، از جمله در همین کارت: { $effects }
when-tag-anyone = برای هر تگ { $tags } که بازیکنی بازی کند، از جمله در همین کارت: { $effects }
when-event-owner = وقتی رویدادی بازی کنید: { $effects }
when-event-tag-owner = وقتی رویدادی با تگ { $tags } بازی کنید: { $effects }
when-project-owner = پس از پرداخت هزینهٔ پروژهٔ استاندارد: { $effects }
when-cost-owner = پس از پرداخت برای کارت یا پروژهٔ استانداردی با هزینهٔ چاپ‌شدهٔ { $n } M€ یا بیشتر: { $effects }
when-metal-owner = وقتی در ناحیه‌ای با جایزهٔ فولاد یا تیتانیوم کاشی قرار دهید: { $effects }
use-free = اقدام: { $effects }
use-price = اقدام: پرداخت { $price }، سپس { $effects }
use-price-raised = اقدام، اگر TR شما در این نسل بالا رفته باشد: پرداخت { $price }، سپس { $effects }
price-stock = { $amount }
price-stock-metal = { $n } M€ ({ $resource } هم پذیرفته است)
price-production = { $n } گام از { $production }
price-here = { $amount } از روی این کارت
price-take-animal = ۱ حیوان از یک کارت دلخواه
price-take-microbe = ۱ میکروب از یک کارت دلخواه
price-any = هر مقدار { $resource }
points-plain = { $n } امتیاز
points-per = { $n } امتیاز برای هر { $count }
points-held = { $n } امتیاز اگر منبعی روی این کارت باشد
points-resource-one = { $piece } روی این کارت
points-resource = { $amount } روی این کارت
points-city = { $per } شهر در بازی
points-adjacent-city = شهر مجاور این کاشی
points-adjacent-ocean = اقیانوس مجاور این کاشی
points-jovian = تگ سیارهٔ مشتری که دارید
first-action = اقدام اول: { $effects }
effect-and = { $first } و { $second }
tags-or = { $first } یا { $second }
amounts-or = { $first } یا { $second }
when-city-anyone-this = هر بار که بازیکنی شهر قرار دهد، از جمله همین شهر: { $effects }
corporation-free-cards = هر { $n } کارت پروژهٔ داده‌شده را رایگان نگه دارید
corporation-solo = در بازی تک‌نفره: { $effects }
level-temperature = { $n } درجهٔ سانتی‌گراد
level-oxygen = { $n } درصد
amount-mc = { $n } M€
amount-steel = { $n } فولاد
amount-titanium = { $n } تیتانیوم
amount-plants = { $n } گیاه
amount-energy = { $n } انرژی
amount-heat = { $n } گرما
amount-animal = { $n } حیوان
amount-microbe = { $n } میکروب
amount-science = { $n } مکعب علم
amount-fighter = { $n } جنگنده
amount-resource = { $n } منبع
piece-animal = حیوان
piece-microbe = میکروب
piece-science = مکعب علم
piece-fighter = جنگنده
piece-resource = منبع
output-mc = سطح تولید M€
output-steel = سطح تولید فولاد
output-titanium = سطح تولید تیتانیوم
output-plants = سطح تولید گیاه
output-energy = سطح تولید انرژی
output-heat = سطح تولید گرما

## صفحهٔ بازی به صورت متن
board-head = نسل { $generation }، دما { $temperature }، اکسیژن { $oxygen }، اقیانوس { $oceans }؛ دستهٔ کارت‌ها { $deck }، سوزانده‌شده { $discards }
board-first = بازیکن اول: { $first }
board-player = { $mark } { $seat } ({ $corporation }): TR { $rating }، دست { $hand }، { $things }
board-stock = { $resource } { $n } ({ $production })
board-legend = عدد یعنی ناحیهٔ خالی: ~ ناحیهٔ اقیانوس، ^ آتشفشان، N جای شهر نوکتیس؛ جایزه: s فولاد، t تیتانیوم، p گیاه، # کارت. [cA] یعنی شهر A، g کاشی گیاهی، ~ اقیانوس؛ *A یعنی نشانگر تصاحب زمین A.
board-tags = تگ‌ها
board-blue = فعال
board-green = خودکار
board-red = رویدادها
board-used = { $card } (استفاده‌شده)
board-hand = دست:
board-milestones = { $cost ->
    [0] نقاط عطف: همه گرفته شده‌اند
   *[other] نقاط عطف، هر کدام { $cost } M€
}
board-awards = { $cost ->
    [0] جوایز: از همه پشتیبانی شده است
   *[other] جوایز، بعدی { $cost } M€
}
board-needs = { $what } (حداقل { $n })
board-card-cheaper = { $card } ({ $now } M€ به جای { $cost })
board-gain = { $what } { SIGNED($n) }
board-row = { $what }: { $things }
board-card = { $card } ({ $cost } M€)
board-held = { $card } [{ $n }]

## گزارش بازی
corporation-revealed = { $seat_is ->
    [you] شما شرکت «{ $corporation }» را رو کردید و { $kept } پروژه نگه داشتید
   *[other] { $seat } شرکت «{ $corporation }» را رو کرد و { $kept } پروژه نگه داشت
}
cards-dealt = { $seat_is ->
    [you] شما این کارت‌ها را دیدید: { $cards }
   *[other] { $seat } این کارت‌ها را دید: { $cards }
}
cards-bought = { $seat_is ->
    [you] شما کارت خریدید: { $cards }
   *[other] { $seat } کارت خرید: { $cards }
}
cards-drawn = { $seat_is ->
    [you] شما کارت کشیدید: { $cards }
   *[other] { $seat } کارت کشید: { $cards }
}
cards-discarded = { $seat_is ->
    [you] شما کارت سوزاندید: { $cards }
   *[other] { $seat } کارت سوزاند: { $cards }
}
card-revealed = { $seat_is ->
    [you] شما «{ $card }» را رو کردید
   *[other] { $seat } «{ $card }» را رو کرد
}
card-played = { $seat_is ->
    [you] شما «{ $card }» را بازی کردید، { $pay }
   *[other] { $seat } «{ $card }» را بازی کرد، { $pay }
}
project-done = { $seat_is ->
    [you] شما پروژهٔ استاندارد «{ $project }» را انجام دادید، { $pay }
   *[other] { $seat } پروژهٔ استاندارد «{ $project }» را انجام داد، { $pay }
}
milestone-claimed = { $seat_is ->
    [you] شما نقطهٔ عطف «{ $milestone }» را گرفتید
   *[other] { $seat } نقطهٔ عطف «{ $milestone }» را گرفت
}
award-funded = { $seat_is ->
    [you] شما از جایزهٔ «{ $award }» پشتیبانی مالی کردید، { $cost } M€
   *[other] { $seat } از جایزهٔ «{ $award }» پشتیبانی مالی کرد، { $cost } M€
}
action-used = { $seat_is ->
    [you] شما از اقدام کارت «{ $source }» استفاده کردید
   *[other] { $seat } از اقدام کارت «{ $source }» استفاده کرد
}
tile-placed = { $seat_is ->
    [you] شما { $tile } را در ناحیهٔ { $hex } قرار دادید
   *[other] { $seat } { $tile } را در ناحیهٔ { $hex } قرار داد
}
hex-claimed = { $seat_is ->
    [you] شما نشانگر تصاحب زمین را در ناحیهٔ { $hex } گذاشتید
   *[other] { $seat } نشانگر تصاحب زمین را در ناحیهٔ { $hex } گذاشت
}
parameter-raised = { $seat_is ->
    [you] شما { $parameter } را { $steps } گام بالا بردید، اکنون { $value }
   *[other] { $seat } { $parameter } را { $steps } گام بالا برد، اکنون { $value }
}
rating-raised = { $seat_is ->
    [you] رتبهٔ قابل‌سکونت‌سازی شما { $steps } گام بالا رفت، اکنون { $rating }
   *[other] رتبهٔ قابل‌سکونت‌سازی { $seat } بالا رفت، { $steps } گام، اکنون { $rating }
}
production-changed = { $seat_is ->
    [you] سطح تولید { $resource } شما تغییر کرد: { SIGNED($n) }
   *[other] سطح تولید { $resource } { $seat } تغییر کرد: { SIGNED($n) }
}
stock-changed = { $seat_is ->
    [you] موجودی { $resource } شما تغییر کرد: { SIGNED($n) }
   *[other] موجودی { $resource } { $seat } تغییر کرد: { SIGNED($n) }
}
resources-changed = { $seat_is ->
    [you] منابع روی کارت «{ $card }» شما تغییر کرد: { SIGNED($n) }
   *[other] منابع روی کارت «{ $card }» از آنِ { $seat } تغییر کرد: { SIGNED($n) }
}
removed = { $seat_is ->
    [you] شما { $amount } از { $victim } حذف کردید
   *[other] { $seat } از { $victim } منابعی حذف کرد: { $amount }
}
declined = { $seat_is ->
    [you] شما از تأثیر اختیاری صرف‌نظر کردید
   *[other] { $seat } از تأثیر اختیاری صرف‌نظر کرد
}
produced = { $seat_is ->
    [you] شما از تولید { $mc } M€ و منابع دیگر دریافت کردید
   *[other] { $seat } از تولید منابع دریافت کرد: { $mc } M€ و منابع دیگر
}
turn-ended = { $seat_is ->
    [you] شما نوبت را تمام کردید
   *[other] { $seat } نوبت را تمام کرد
}
passed = { $seat_is ->
    [you] شما در این نسل پاس دادید
   *[other] { $seat } در این نسل پاس داد
}

## کارت‌ها
card-001 = اردوگاه آموزش مهاجران
card-002 = کنسرسیوم معدن‌کاوی سیارک‌ها
card-003 = گرمایش چاه عمیق
card-004 = بارورسازی ابرها
card-005 = جستجوی حیات
card-006 = انجمن مخترعان
card-007 = راه‌آهن مریخ
card-008 = پایتخت
card-009 = سیارک
card-010 = دنباله‌دار
card-011 = سیارک بزرگ
card-012 = واردات آب از قمر اروپا
card-013 = آسانسور فضایی
card-014 = مرکز توسعه
card-015 = مغناطیس‌ساز استوایی
card-016 = دهانهٔ گنبدپوش
card-017 = شهر نوکتیس
card-018 = متان از تیتان
card-019 = هیدروژن وارداتی
card-020 = پایگاه تحقیقاتی
card-021 = پناهگاه فضایی فوبوس
card-022 = غبار سیاه قطبی
card-023 = جلبک قطبی
card-024 = درندگان
card-025 = ایستگاه فضایی
card-026 = پارک ملی ائوس کاسما
card-027 = سفینهٔ مهاجرت میان‌ستاره‌ای
card-028 = ناوگان امنیتی
card-029 = شهر گنبدی
card-030 = پرتو ماه
card-031 = ترمز هوایی بهینه
card-032 = شهر زیرزمینی
card-033 = خاک‌خواران
card-034 = باکتری گازهای گلخانه‌ای
card-035 = مورچه‌ها
card-036 = رهاسازی گازهای بی‌اثر
card-037 = سیارک پُرنیتروژن
card-038 = ساخت مریخ‌نورد
card-039 = سقوط دیموس
card-040 = معدن‌کاوی سیارک
card-041 = کارخانهٔ مواد غذایی
card-042 = باکتری‌های کهن
card-043 = فرآوری کربنات
card-044 = ذخیره‌گاه طبیعی
card-045 = نیروی هسته‌ای
card-046 = برداشت آذرخش
card-047 = جلبک
card-048 = گلسنگ سازگار
card-049 = خرس‌های آبی
card-050 = ویروس
card-051 = تفریحگاه میراندا
card-052 = ماهی
card-053 = دریاچهٔ مارینریس
card-054 = جانوران کوچک
card-055 = پرورش جلبک دریایی
card-056 = معدن
card-057 = کشتی‌سازی وستا
card-058 = پرتو از سیارک توریوم
card-059 = جنگل حرا
card-060 = درختان
card-061 = کنسرسیوم پرتگاه بزرگ
card-062 = ذخیرهٔ معدنی
card-063 = سفر اکتشافی معدن
card-064 = ناحیهٔ معدنی
card-065 = صنایع ساختمانی
card-066 = تصاحب زمین
card-067 = حق معدن‌کاوی
card-068 = حامیان مالی
card-069 = منجنیق الکتریکی
card-070 = منجنیق زمین
card-071 = آلیاژهای پیشرفته
card-072 = پرندگان
card-073 = دانشگاه مریخ
card-074 = تقویت‌کننده‌های ویروسی
card-075 = یدک کشیدن دنباله‌دار
card-076 = آینه‌های فضایی
card-077 = نیروی باد خورشیدی
card-078 = سیارک یخی
card-079 = استخراج‌گر کوانتومی
card-080 = سیارک یخی غول‌پیکر
card-081 = مستعمرهٔ گانیمد
card-082 = معادن کیفری کالیستو
card-083 = آینهٔ فضایی غول‌پیکر
card-084 = کاوشگر فرانپتونی
card-085 = منطقهٔ تجاری
card-086 = نیروی کار رباتی
card-087 = چمن
card-088 = خلنگ
card-089 = نیروی پراکسید
card-090 = تحقیق
card-091 = ترمیم ژن
card-092 = صنایع معدنی آیو
card-093 = بوته‌ها
card-094 = مبدل جرم
card-095 = مجتمع فیزیک
card-096 = گلخانه‌ها
card-097 = منطقهٔ هسته‌ای
card-098 = تفریحگاه گرمسیری
card-099 = ایستگاه عوارض
card-100 = ژنراتورهای سوختی
card-101 = آهن‌سازی
card-102 = شبکهٔ برق
card-103 = فولادسازی
card-104 = فرآوری سنگ معدن
card-105 = دفتر زمین
card-106 = شرکت خریداری‌شده
card-107 = آرشیو رسانه
card-108 = شهر باز
card-109 = گروه رسانه‌ای
card-110 = شبکهٔ کسب‌وکار
card-111 = روابط تجاری
card-112 = کمیتهٔ رشوه‌گرفته
card-113 = نیروی خورشیدی
card-114 = فیلترهای تنفسی
card-115 = فتوسنتز مصنوعی
card-116 = دریاچهٔ مصنوعی
card-117 = نیروی زمین‌گرمایی
card-118 = کشاورزی
card-119 = درزگیر غبار
card-120 = منطقهٔ شهری‌شده
card-121 = خرابکاری
card-122 = خزه
card-123 = مرکز صنعتی
card-124 = مهاجمان مزدور
card-125 = هکرها
card-126 = کارخانه‌های گاز گلخانه‌ای
card-127 = مخزن آب زیرزمینی
card-128 = منطقهٔ زیست‌محیطی
card-129 = زپلین‌ها
card-130 = کرم‌ها
card-131 = تجزیه‌گران
card-132 = نیروی همجوشی
card-133 = قارچ همزیست
card-134 = قارچ سرمادوست
card-135 = بوم‌سازگان پیشرفته
card-136 = سد بزرگ
card-137 = کارتل
card-138 = معدن روباز
card-139 = نیروی موج
card-140 = جریان گدازه
card-141 = نیروگاه
card-142 = منطقهٔ موهول
card-143 = کاروان بزرگ
card-144 = معدن تیتانیوم
card-145 = نیروی تنش زمین‌ساختی
card-146 = خزهٔ نیتروژن‌دوست
card-147 = علف‌خواران
card-148 = حشرات
card-149 = پروژهٔ محبوب مدیرعامل
card-150 = فناوری ضدجاذبه
card-151 = وام سرمایه‌گذاری
card-152 = عایق‌کاری
card-153 = فناوری سازگاری
card-154 = قرارداد سرایداری
card-155 = میکروارگانیسم‌های طراحی‌شده
card-156 = فناوری استاندارد
card-157 = باکتری کاهندهٔ نیتریت
card-158 = میکروب‌های صنعتی
card-159 = گلسنگ
card-160 = کنسرسیوم تأمین برق
card-161 = کاروانی از قمر اروپا
card-162 = گاز گلخانه‌ای وارداتی
card-163 = نیتروژن وارداتی
card-164 = ریزکارخانه‌ها
card-165 = مولدهای میدان مغناطیسی
card-166 = شاتل‌ها
card-167 = واردات گاز گلخانه‌ای پیشرفته
card-168 = توربین‌های بادی
card-169 = کشاورزی توندرا
card-170 = سیارک آمونیاکی
card-171 = گنبد میدان مغناطیسی
card-172 = حیوانات خانگی
card-173 = زیستگاه‌های حفاظت‌شده
card-174 = درهٔ حفاظت‌شده
card-175 = ماهواره‌ها
card-176 = کشاورزی نوکتیس
card-177 = کارخانهٔ تجزیهٔ آب
card-178 = گرماگیرها
card-179 = کارخانهٔ خاک
card-180 = کارخانهٔ سوخت
card-181 = ذوب کلاهک یخی
card-182 = دژ شرکت
card-183 = زیست‌توده‌سوزها
card-184 = دامداری
card-185 = کنفرانس المپوس
card-186 = لباس‌های ضدتشعشع
card-187 = پمپاژ سفرهٔ آب
card-188 = سیل
card-189 = صرفه‌جویی در انرژی
card-190 = به دام انداختن گرمای محلی
card-191 = استخراج یخ زیرسطحی
card-192 = مسابقهٔ اختراع
card-193 = کشتزار درختان
card-194 = زیرساخت برق
card-195 = کارگران قراردادی
card-196 = رصدخانهٔ لاگرانژ
card-197 = قابل‌سکونت‌سازی گانیمد
card-198 = شاتل‌های مهاجرت
card-199 = منطقهٔ ممنوعه
card-200 = شهر مهاجران
card-201 = انشعاب انرژی
card-202 = انفجارهای زیرزمینی
card-203 = سولتا
card-204 = نمایش فناوری
card-205 = کارخانهٔ پرتوشیمی
card-206 = طراحی ویژه
card-207 = آزمایشگاه پزشکی
card-208 = هوش مصنوعی مرکزی

## شرکت‌ها
corporation-beginner = شرکت مبتدی
corporation-credicor = کردی‌کور
corporation-ecoline = اکولاین
corporation-helion = هلیون
corporation-mining-guild = صنف معدن‌کاران
corporation-interplanetary-cinematics = سینمای میان‌سیاره‌ای
corporation-inventrix = اینونتریکس
corporation-phobolog = فوبولاگ
corporation-tharsis-republic = جمهوری تارسیس
corporation-thorgate = ثورگیت
corporation-united-nations-mars-initiative = ابتکار مریخ سازمان ملل
corporation-saturn-systems = سامانه‌های زحل
corporation-teractor = ترااکتور

## نقاط عطف
milestone-terraformer = سکونت‌ساز
milestone-mayor = شهردار
milestone-gardener = باغبان
milestone-builder = سازنده
milestone-planner = برنامه‌ریز

## جوایز
award-landlord = زمین‌دار
award-banker = بانکدار
award-scientist = دانشمند
award-thermalist = گرماکار
award-miner = معدنچی

## پروژه‌های استاندارد
project-sell-patents = فروش حق اختراع
project-power-plant = نیروگاه
project-asteroid = سیارک
project-aquifer = سفرهٔ آب
project-greenery = کاشی گیاهی
project-city = شهر

## کارت‌ها با شمارهٔ ساده، و شرکت‌ها به عنوان کارت
card-1 = { card-001 }
card-2 = { card-002 }
card-3 = { card-003 }
card-4 = { card-004 }
card-5 = { card-005 }
card-6 = { card-006 }
card-7 = { card-007 }
card-8 = { card-008 }
card-9 = { card-009 }
card-10 = { card-010 }
card-11 = { card-011 }
card-12 = { card-012 }
card-13 = { card-013 }
card-14 = { card-014 }
card-15 = { card-015 }
card-16 = { card-016 }
card-17 = { card-017 }
card-18 = { card-018 }
card-19 = { card-019 }
card-20 = { card-020 }
card-21 = { card-021 }
card-22 = { card-022 }
card-23 = { card-023 }
card-24 = { card-024 }
card-25 = { card-025 }
card-26 = { card-026 }
card-27 = { card-027 }
card-28 = { card-028 }
card-29 = { card-029 }
card-30 = { card-030 }
card-31 = { card-031 }
card-32 = { card-032 }
card-33 = { card-033 }
card-34 = { card-034 }
card-35 = { card-035 }
card-36 = { card-036 }
card-37 = { card-037 }
card-38 = { card-038 }
card-39 = { card-039 }
card-40 = { card-040 }
card-41 = { card-041 }
card-42 = { card-042 }
card-43 = { card-043 }
card-44 = { card-044 }
card-45 = { card-045 }
card-46 = { card-046 }
card-47 = { card-047 }
card-48 = { card-048 }
card-49 = { card-049 }
card-50 = { card-050 }
card-51 = { card-051 }
card-52 = { card-052 }
card-53 = { card-053 }
card-54 = { card-054 }
card-55 = { card-055 }
card-56 = { card-056 }
card-57 = { card-057 }
card-58 = { card-058 }
card-59 = { card-059 }
card-60 = { card-060 }
card-61 = { card-061 }
card-62 = { card-062 }
card-63 = { card-063 }
card-64 = { card-064 }
card-65 = { card-065 }
card-66 = { card-066 }
card-67 = { card-067 }
card-68 = { card-068 }
card-69 = { card-069 }
card-70 = { card-070 }
card-71 = { card-071 }
card-72 = { card-072 }
card-73 = { card-073 }
card-74 = { card-074 }
card-75 = { card-075 }
card-76 = { card-076 }
card-77 = { card-077 }
card-78 = { card-078 }
card-79 = { card-079 }
card-80 = { card-080 }
card-81 = { card-081 }
card-82 = { card-082 }
card-83 = { card-083 }
card-84 = { card-084 }
card-85 = { card-085 }
card-86 = { card-086 }
card-87 = { card-087 }
card-88 = { card-088 }
card-89 = { card-089 }
card-90 = { card-090 }
card-91 = { card-091 }
card-92 = { card-092 }
card-93 = { card-093 }
card-94 = { card-094 }
card-95 = { card-095 }
card-96 = { card-096 }
card-97 = { card-097 }
card-98 = { card-098 }
card-99 = { card-099 }
card-beginner = { corporation-beginner }
card-credicor = { corporation-credicor }
card-ecoline = { corporation-ecoline }
card-helion = { corporation-helion }
card-mining-guild = { corporation-mining-guild }
card-interplanetary-cinematics = { corporation-interplanetary-cinematics }
card-inventrix = { corporation-inventrix }
card-phobolog = { corporation-phobolog }
card-tharsis-republic = { corporation-tharsis-republic }
card-thorgate = { corporation-thorgate }
card-united-nations-mars-initiative = { corporation-united-nations-mars-initiative }
card-saturn-systems = { corporation-saturn-systems }
card-teractor = { corporation-teractor }
