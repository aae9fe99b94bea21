### پاور گرید: اقدام‌ها، رویدادها، دلیل‌های رد، گزینه‌ها و نام‌ها. بندهای قوانین در rules.fa.ftl آمده است.

game-name = پاور گرید
game-about = برای نیروگاه‌ها پیشنهاد بدهید، منابع بخرید و شهرها را به هم متصل کنید: بازیکنی برنده است که به بیشترین شهر برق برساند.

## نوع انتخاب، پیش از آنکه چیزی انتخاب شود
offer-choose-region = انتخاب ناحیه
offer-open-auction = به مزایده گذاشتن نیروگاه
offer-bid = پیشنهاد بیشتر
offer-drop-out = پاس دادن در این مزایده
offer-pass = پاس دادن
offer-scrap = سوزاندن نیروگاه
offer-scrap-with-fuel = سوزاندن نیروگاه و برگرداندن منابع
offer-give-up = برگرداندن منابع
offer-buy-fuel = خرید منابع
offer-build = ساختن در شهر
offer-done = پایان ساخت‌وساز
offer-run = تولید برق

## اقدام‌ها، روی دکمه
action-choose-region = انتخاب ناحیهٔ { $region }
action-open-auction = به مزایده گذاشتن { $plant }، پیشنهاد اول { $bid } الکترو
action-bid = پیشنهاد { $amount } الکترو
action-drop-out = پاس دادن در این مزایده
action-pass = پاس دادن
action-scrap = سوزاندن { $plant }
action-scrap-with-fuel = سوزاندن { $plant } و برگرداندن { $basket }
action-give-up = برگرداندن { $basket }
action-buy-fuel = خرید { $basket }
action-buy-fuel-for = خرید { $basket }، { $cost } الکترو
action-build = ساختن در { $city }
action-build-for = ساختن در { $city }، { $cost } الکترو
action-done = پایان ساخت‌وساز
action-run = تولید برق: { $plants }

offer-order-bid-up-to = پیشنهاد تا یک سقف
order-bid-up-to = پیشنهاد برای این نیروگاه تا سقف { $about } الکترو
offer-order-build-cities = ساختن در چند شهر
order-build-cities = ساختن در { $about }
order-drop-out = پاس دادن در این مزایده
order-drop-out-round = پاس دادن در همهٔ مزایده‌های این راند

## پرسش هر مرحله
ask-power-grid-choosing-regions = یک ناحیه برای این بازی انتخاب کنید.
ask-power-grid-auction-phase = نیروگاهی را برای مزایده انتخاب کنید.
ask-power-grid-auction = پیشنهاد بیشتر می‌دهید یا در این مزایده پاس می‌دهید؟
ask-power-grid-scrapping = یکی از نیروگاه‌های قدیمی خود را برای سوزاندن انتخاب کنید.
ask-power-grid-giving-up = منابعی را که برمی‌گردانید انتخاب کنید.
ask-power-grid-fuel-phase = برای نیروگاه‌های خود منابع بخرید.
ask-power-grid-build-phase = شهری را برای ساختن خانه انتخاب کنید، یا ساخت‌وساز را پایان دهید.
ask-power-grid-bureaucracy = نیروگاه‌هایی را که باید برق تولید کنند انتخاب کنید.

## رویدادها
region-chosen = { $seat_is ->
    [you] شما ناحیهٔ { $region } را انتخاب کردید
   *[other] { $seat } ناحیهٔ { $region } را انتخاب کرد
}
round-began = راند { $round } شروع شد، ترتیب نوبت حرکت: { $order }
order-changed = ترتیب نوبت حرکت پس از مزایده‌ها: { $order }
auction-opened = { $seat_is ->
    [you] شما { $plant } را با پیشنهاد اول { $bid } الکترو به مزایده گذاشتید
   *[other] { $seat } { $plant } را با پیشنهاد اول { $bid } الکترو به مزایده گذاشت
}
bid-raised = { $seat_is ->
    [you] شما پیشنهاد برای { $plant } را به { $amount } الکترو رساندید
   *[other] { $seat } پیشنهاد برای { $plant } را به { $amount } الکترو رساند
}
dropped-out = { $seat_is ->
    [you] شما در مزایدهٔ { $plant } پاس دادید
   *[other] { $seat } در مزایدهٔ { $plant } پاس داد
}
passed = { $seat_is ->
    [you] شما پاس دادید
   *[other] { $seat } پاس داد
}
plant-bought = { $seat_is ->
    [you] شما { $plant } را به قیمت { $price } الکترو خریدید
   *[other] { $seat } { $plant } را به قیمت { $price } الکترو خرید
}
plant-scrapped = { $seat_is ->
    [you] شما { $plant } را سوزاندید
   *[other] { $seat } { $plant } را سوزاند
}
fuel-lost = { $seat_is ->
    [you] شما این منابع را به انبار عمومی برگرداندید: { $basket }
   *[other] { $seat } این منابع را به انبار عمومی برگرداند: { $basket }
}
plant-drawn = از دستهٔ کارت‌ها کشیده شد: { $plant }
step-card-drawn = از دستهٔ کارت‌ها کشیده شد: کارت «گام ۳»
plant-removed = { $why ->
    [obsolete] از بازی خارج شد: { $plant }، چون شماره‌اش از بیشترین تعداد شهرها بزرگ‌تر نیست
    [no_sale] از بازی خارج شد: { $plant }، کوچک‌ترین نیروگاه، چون هیچ بازیکنی نیروگاه نخرید
    [step2] از بازی خارج شد: { $plant }، کوچک‌ترین نیروگاه، چون گام ۲ شروع شد
    [step3] از بازی خارج شد: { $plant }، کوچک‌ترین نیروگاه، همراه کارت «گام ۳»
   *[step3_round] از بازی خارج شد: { $plant }، کوچک‌ترین نیروگاه، مانند هر راند گام ۳
}
plant-tucked = زیر دستهٔ کارت‌ها رفت: { $plant }
fuel-bought = { $seat_is ->
    [you] شما { $basket } را به قیمت { $paid } الکترو خریدید
   *[other] { $seat } این منابع را خرید: { $basket }، { $paid } الکترو
}
city-connected = { $seat_is ->
    [you] شما در { $city } خانه ساختید، { $house } + { $route } الکترو
   *[other] { $seat } در { $city } خانه ساخت، { $house } + { $route } الکترو
}
plants-run = { $seat_is ->
    [you] شما برق تولید کردید: { $plants }؛ مصرف: { $burnt }
   *[other] { $seat } برق تولید کرد: { $plants }؛ مصرف: { $burnt }
}
income-paid = { $seat_is ->
    [you] شما به { $cities } شهر برق رساندید و { $paid } الکترو درآمد گرفتید
   *[other] { $seat } به { $cities } شهر برق رساند و { $paid } الکترو درآمد گرفت
}
market-refilled = به بازار منابع اضافه شد: { $basket }
step-began = { $step } شروع شد
game-ended = بازی تمام شد

## دلیل‌های رد
why-region-not-on-map = این نقشه ناحیهٔ { $region } ندارد.
why-region-chosen = ناحیهٔ { $region } پیش از این انتخاب شده است. ناحیهٔ دیگری انتخاب کنید.
why-region-not-adjacent = نواحی این بازی باید مجاور هم باشند؛ { $region } مجاور هیچ‌کدام نیست.
why-plant-not-on-market = نمی‌توانید { $plant } را انتخاب کنید: در بازار نیروگاه نیست.
why-plant-in-future-market = فقط نیروگاه‌های بازار فعلی را می‌توان به مزایده گذاشت؛ { $plant } در بازار آینده است.
why-bid-below-plant = پیشنهاد اول باید حداقل برابر شمارهٔ نیروگاه، یعنی { $least } الکترو، باشد؛ پیشنهاد شما { $bid } الکترو است.
why-bid-too-low = باید حداقل { $least } الکترو پیشنهاد بدهید؛ پیشنهاد شما { $bid } الکترو است.
why-bid-above-cash = نمی‌توانید { $bid } الکترو پیشنهاد بدهید: { $cash } الکترو دارید.
why-must-buy-in-round-1 = در راند اول هر بازیکن باید نیروگاه بخرد؛ بنابراین نمی‌توانید پاس بدهید.
why-plant-not-owned = فقط نیروگاه‌های خودتان را می‌توانید انتخاب کنید؛ { $plant } از آن‌ها نیست.
why-plant-just-bought = شما { $plant } را همین حالا خریده‌اید. یکی از نیروگاه‌های قدیمی خود را بسوزانید.
why-tokens-not-owned = نمی‌توانید { $basket } را برگردانید: این مقدار را ندارید.
why-tokens-not-on-plant = نمی‌توانید { $basket } را با { $plant } برگردانید: این نیروگاه نمی‌تواند این منابع را ذخیره کند.
why-tokens-without-room = نمی‌توانید { $basket } را نگه دارید: نیروگاه‌های دیگر شما جای کافی ندارند. منابع بیشتری برگردانید.
why-tokens-go-anyway = اینجا انتخابی نیست: نیروگاه‌های دیگر شما برای { $basket } جا ندارند و این منابع به هر حال همراه { $plant } از دست می‌روند. فقط { $plant } را بسوزانید.
why-no-token-named = حداقل یک منبع انتخاب کنید یا فقط نیروگاه را بسوزانید. در حالت دوم هر چه در نیروگاه‌های دیگر جا شود نگه داشته می‌شود.
why-give-up-what-must-go = باید دقیقاً { $total } زغال‌سنگ یا نفت برگردانید، چون نیروگاه‌هایتان برای آن جا ندارند؛ { $chosen } توکن انتخاب کرده‌اید.
why-basket-empty = حداقل یک منبع انتخاب کنید، یا پاس بدهید.
why-market-short = نمی‌توانید { $wanted } { $fuel } بخرید: در بازار { $left } { $fuel } باقی مانده است.
why-no-room = نیروگاه‌های شما برای { $basket } جا ندارند.
why-cannot-pay = نمی‌توانید { $cost } الکترو بپردازید: { $cash } الکترو دارید.
why-city-out-of-play = نمی‌توانید در { $city } خانه بسازید: بیرون از نواحی این بازی است.
why-city-owned = شما در { $city } خانه دارید و هر بازیکن در هر شهر فقط یک خانه می‌سازد.
why-first-game-limit = نمی‌توانید اینجا بسازید: در شکل «بازی اول» هر شبکه حداکثر { $limit } شهر دارد.
why-first-city-taken = نمی‌توانید از { $city } شروع کنید: در این گام جای خالی ندارد. شهری را انتخاب کنید که جای خالی دارد.
why-city-full = نمی‌توانید در { $city } خانه بسازید: در این گام { $slots } جای خانه دارد و جای خالی نمانده است.
why-plant-twice = هر نیروگاه در هر راند فقط یک بار برق تولید می‌کند؛ یکی را دو بار انتخاب کرده‌اید.
why-wrong-mix = { $plant } با { $coal } زغال‌سنگ کار نمی‌کند: مجموع زغال‌سنگ و نفت باید برابر مصرف آن باشد.
why-fuel-short = این نیروگاه‌ها { $need } مصرف می‌کنند؛ موجودی شما: { $have }.

## توکن‌ها و نیروگاه‌ها در فهرست
tokens-coal = { $n } زغال‌سنگ
tokens-oil = { $n } نفت
tokens-garbage = { $n } زباله
tokens-uranium = { $n } اورانیوم
run-plant = نیروگاه { $plant }
run-hybrid = نیروگاه { $plant } ({ $coal } زغال‌سنگ + { $oil } نفت)

## گزینه‌های میز
option-edition = ویرایش
option-edition-about = دفترچهٔ قوانینی که بازی طبق آن انجام می‌شود
option-edition-second = قوانین جدیدتر
option-edition-2007 = قوانین ۲۰۰۷
option-map = نقشه
option-map-about = نقشه‌ای که شبکه‌ها روی آن ساخته می‌شوند
option-map-germany = آلمان
option-map-usa = آمریکا
option-region-choice = انتخاب نواحی
option-region-choice-about = شیوهٔ انتخاب نواحی این بازی
option-region-choice-random = تصادفی
option-region-choice-players = به نوبت، با انتخاب بازیکنان
option-regions = نواحی
option-regions-about = نواحی این بازی، اگر پیش از بازی انتخاب شوند
option-first-game = شکل «بازی اول»
option-first-game-about = فقط گام ۱؛ بازی با ۷ شهر تمام می‌شود (قوانین ۲۰۰۷)
option-top-up = پُر کردن بازار گام ۳
option-top-up-about = طبق قوانین ۲۰۰۷، هنگام بُر خوردن دسته، بازار نیروگاه تا شش نیروگاه پُر می‌شود
option-open-money = پول آشکار
option-open-money-about = همه می‌بینند هر بازیکن چقدر پول دارد

## نام‌ها
phase-1 = ترتیب نوبت
phase-2 = مزایدهٔ نیروگاه
phase-3 = خرید منابع
phase-4 = ساخت‌وساز
phase-5 = بوروکراسی
step-1 = گام ۱
step-2 = گام ۲
step-3 = گام ۳
fuel-coal = زغال‌سنگ
fuel-oil = نفت
fuel-garbage = زباله
fuel-uranium = اورانیوم
kind-coal = نیروگاه زغال‌سنگی
kind-oil = نیروگاه نفتی
kind-garbage = نیروگاه زباله‌سوز
kind-uranium = نیروگاه اورانیومی
kind-hybrid = نیروگاه هیبریدی
kind-eco = نیروگاه زیست‌محیطی
kind-fusion = نیروگاه همجوشی
market-current = بازار فعلی
market-future = بازار آینده
market-fuel = بازار منابع
market-supply = انبار عمومی
market-stack = دستهٔ کارت‌های نیروگاه
cost-house = خانه
cost-route = مسیر
label-stack = دستهٔ کارت‌های نیروگاه
label-plants = کارت‌های نیروگاه
label-order = ترتیب نوبت حرکت
label-regions = نواحی
number-supplied = شهرهای برق‌رسانی‌شده
number-money = پول
number-cities = شهرها
card-99 = کارت «گام ۳»
map-germany = آلمان
map-usa = آمریکا

## نواحی
region-northwest = شمال غربی
region-northeast = شمال شرقی
region-west = غرب
region-east = شرق
region-southwest = جنوب غربی
region-southeast = جنوب شرقی
region-north = شمال
region-south = جنوب

## شهرها
city-bremen = برمن
city-cuxhaven = کوکس‌هافن
city-flensburg = فلنسبورگ
city-hamburg = هامبورگ
city-hannover = هانوفر
city-kiel = کیل
city-wilhelmshaven = ویلهلمس‌هافن
city-berlin = برلین
city-frankfurt-o = فرانکفورت (اودر)
city-luebeck = لوبک
city-magdeburg = ماگدبورگ
city-rostock = روستوک
city-schwerin = شورین
city-torgelow = تورگلو
city-dortmund = دورتموند
city-duesseldorf = دوسلدورف
city-duisburg = دویسبورگ
city-essen = اسن
city-kassel = کاسل
city-muenster = مونستر
city-osnabrueck = اوسنابروک
city-dresden = درسدن
city-erfurt = ارفورت
city-fulda = فولدا
city-halle = هاله
city-leipzig = لایپزیگ
city-nuernberg = نورنبرگ
city-wuerzburg = وورتسبورگ
city-aachen = آخن
city-frankfurt-m = فرانکفورت (ماین)
city-koeln = کلن
city-mannheim = مانهایم
city-saarbruecken = زاربروکن
city-trier = تریر
city-wiesbaden = ویسبادن
city-augsburg = آوگسبورگ
city-freiburg = فرایبورگ
city-konstanz = کنستانس
city-muenchen = مونیخ
city-passau = پاساو
city-regensburg = رگنسبورگ
city-stuttgart = اشتوتگارت
city-billings = بیلینگز
city-boise = بویسی
city-cheyenne = شایان
city-denver = دنور
city-omaha = اوماها
city-portland = پورتلند
city-seattle = سیاتل
city-boston = بوستون
city-buffalo = بوفالو
city-detroit = دیترویت
city-new-york = نیویورک
city-philadelphia = فیلادلفیا
city-pittsburgh = پیتسبورگ
city-washington = واشینگتن
city-chicago = شیکاگو
city-cincinnati = سینسیناتی
city-duluth = دولوت
city-fargo = فارگو
city-knoxville = ناکسویل
city-minneapolis = مینیاپولیس
city-st-louis = سنت‌لوئیس
city-birmingham = بیرمنگام
city-dallas = دالاس
city-houston = هیوستون
city-kansas-city = کانزاس‌سیتی
city-memphis = ممفیس
city-new-orleans = نیواورلئان
city-oklahoma-city = اوکلاهماسیتی
city-las-vegas = لاس‌وگاس
city-los-angeles = لس‌آنجلس
city-phoenix = فینیکس
city-salt-lake-city = سالت‌لیک‌سیتی
city-san-diego = سن‌دیگو
city-san-francisco = سان‌فرانسیسکو
city-santa-fe = سانتافه
city-atlanta = آتلانتا
city-jacksonville = جکسون‌ویل
city-miami = میامی
city-norfolk = نورفک
city-raleigh = رالی
city-savannah = ساوانا
city-tampa = تمپا

## نیروگاه‌ها
plant-3 = نیروگاه { 3 }
plant-4 = نیروگاه { 4 }
plant-5 = نیروگاه { 5 }
plant-6 = نیروگاه { 6 }
plant-7 = نیروگاه { 7 }
plant-8 = نیروگاه { 8 }
plant-9 = نیروگاه { 9 }
plant-10 = نیروگاه { 10 }
plant-11 = نیروگاه { 11 }
plant-12 = نیروگاه { 12 }
plant-13 = نیروگاه { 13 }
plant-14 = نیروگاه { 14 }
plant-15 = نیروگاه { 15 }
plant-16 = نیروگاه { 16 }
plant-17 = نیروگاه { 17 }
plant-18 = نیروگاه { 18 }
plant-19 = نیروگاه { 19 }
plant-20 = نیروگاه { 20 }
plant-21 = نیروگاه { 21 }
plant-22 = نیروگاه { 22 }
plant-23 = نیروگاه { 23 }
plant-24 = نیروگاه { 24 }
plant-25 = نیروگاه { 25 }
plant-26 = نیروگاه { 26 }
plant-27 = نیروگاه { 27 }
plant-28 = نیروگاه { 28 }
plant-29 = نیروگاه { 29 }
plant-30 = نیروگاه { 30 }
plant-31 = نیروگاه { 31 }
plant-32 = نیروگاه { 32 }
plant-33 = نیروگاه { 33 }
plant-34 = نیروگاه { 34 }
plant-35 = نیروگاه { 35 }
plant-36 = نیروگاه { 36 }
plant-37 = نیروگاه { 37 }
plant-38 = نیروگاه { 38 }
plant-39 = نیروگاه { 39 }
plant-40 = نیروگاه { 40 }
plant-42 = نیروگاه { 42 }
plant-44 = نیروگاه { 44 }
plant-46 = نیروگاه { 46 }
plant-50 = نیروگاه { 50 }
