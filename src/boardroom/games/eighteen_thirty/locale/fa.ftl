### ۱۸۳۰: اقدام‌ها، رویدادها، دلیل‌ها، گزینه‌ها و نام‌ها. بندها در rules.fa.ftl آمده است.

game-name = ۱۸۳۰
game-about = سهام راه‌آهن بخرید، شرکت‌ها را اداره کنید و پیش از سقوط آن‌ها کنار بکشید: ثروتمندترین بازیکن برنده است.

## گونه‌های انتخاب، پیش از هر انتخاب
offer-pass = پاس دادن
offer-take-private = خرید ارزان‌ترین شرکت خصوصی
offer-bid = پیشنهاد برای یک شرکت خصوصی
offer-raise = پیشنهاد بیشتر
offer-par = تأسیس شرکت راه‌آهن
offer-buy-share = خرید سهام
offer-sell-shares = فروش سهام
offer-exchange-for-share = معاوضهٔ MH با سهم
offer-buy-private = خرید شرکت خصوصی برای شرکت
offer-ask-for-private = درخواست شرکت خصوصی از بازیکن دیگر
offer-offer-private = پیشنهاد شرکت خصوصی به بازیکن دیگر
offer-offer-to-company = پیشنهاد شرکت خصوصی شما به شرکت راه‌آهن
offer-offer-train = پیشنهاد قطار به شرکت راه‌آهن
offer-accept = پذیرفتن
offer-counter-offer = پیشنهاد قیمت دیگر
offer-decline = رد
offer-withdraw = پس گرفتن پیشنهاد
offer-choose-home = انتخاب شهر شروع
offer-lay-tile = قرار دادن یا ارتقای تایل
offer-lay-by-private = قرار دادن تایل با شرکت خصوصی
offer-place-station = ایجاد ایستگاه
offer-place-free-station = ایجاد ایستگاه رایگان DH
offer-run = حرکت دادن قطارها
offer-pay-out = پرداخت سود
offer-withhold = نگه داشتن درآمد در شرکت
offer-buy-train = خرید قطار
offer-trade-in = معاوضهٔ قطار با قطار دیزلی
offer-buy-train-of = خرید قطار از شرکت دیگر
offer-discard-train = گذاشتن قطار در مخزن بانک
offer-go-bankrupt = اعلام ورشکستگی

## اقدام‌ها، روی دکمه
action-pass = پاس دادن
action-take-private = خرید { $private }
action-bid = پیشنهاد برای { $private }، { $amount } دلار
action-raise = پیشنهاد { $amount } دلار
action-par = تأسیس شرکت { $company }، ارزش اسمی { $price } دلار
action-buy-share = خرید سهم { $company } از { $source }
action-sell-shares = فروش { $count } سهم { $company }
action-exchange-for-share = معاوضهٔ MH با سهم NYC از { $source }
action-buy-private = خرید { $private }، { $price } دلار
action-ask-for-private = درخواست { $private }، { $price } دلار
action-offer-private = پیشنهاد { $private } به { $buyer }، { $price } دلار
action-offer-to-company = پیشنهاد { $private } به شرکت راه‌آهن، { $price } دلار
action-offer-train = پیشنهاد { $train } شرکت { $seller } به شرکت راه‌آهن، { $price } دلار
action-accept = پذیرفتن
action-counter-offer = پیشنهاد { $price } دلار
action-decline = رد
action-withdraw = پس گرفتن پیشنهاد
action-choose-home = ایستگاه مرکزی در شهر { $city }
action-lay-tile = قرار دادن تایل { $tile } در { $hex }، چرخش { $rotation }
action-lay-by-private = قرار دادن تایل { $tile } با { $private }، چرخش { $rotation }
action-place-station = ایجاد ایستگاه در { $hex }، شهر { $city }
action-place-free-station = ایجاد ایستگاه رایگان DH
action-run = حرکت دادن: { $runs }
action-pay-out = پرداخت سود
action-withhold = نگه داشتن درآمد در شرکت
action-buy-train = خرید { $train } از { $depot }
action-trade-in = معاوضهٔ { $train } با قطار دیزلی
action-buy-train-of = خرید { $train } از شرکت { $seller }، { $price } دلار
action-discard-train = گذاشتن { $train } در مخزن بانک
action-go-bankrupt = اعلام ورشکستگی

## پرسش هر گام
ask-eighteen-thirty-private-sale = ارزان‌ترین شرکت خصوصی را می‌خرید، برای دیگری پیشنهاد می‌دهید یا پاس می‌دهید؟
ask-eighteen-thirty-private-auction = پیشنهاد بیشتر می‌دهید یا پاس می‌دهید؟
ask-eighteen-thirty-setting-par = ارزش اسمی B&O را انتخاب کنید.
ask-eighteen-thirty-stock-turn = سهام می‌فروشید، سهم می‌خرید یا پاس می‌دهید؟
ask-eighteen-thirty-private-trade = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-private-deal = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-train-deal = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-place-home = شهری را برای ایستگاه مرکزی انتخاب کنید.
ask-eighteen-thirty-lay-track = تایلی قرار دهید یا ارتقا دهید، یا پاس بدهید.
ask-eighteen-thirty-dh-station = ایستگاه رایگان DH را ایجاد می‌کنید؟
ask-eighteen-thirty-place-station = ایستگاهی ایجاد کنید یا پاس بدهید.
ask-eighteen-thirty-run-trains = مسیر قطارها را انتخاب کنید.
ask-eighteen-thirty-dividends = سود می‌پردازید یا درآمد را در شرکت نگه می‌دارید؟
ask-eighteen-thirty-buy-trains = قطاری بخرید یا پاس بدهید.
ask-eighteen-thirty-last-purchases = پیش از پایان نوبت، شرکت خصوصی می‌خرید؟
ask-eighteen-thirty-discarding = قطاری را که در مخزن بانک می‌گذارید انتخاب کنید.

## رویدادها
passed = { $seat_is ->
    [you] شما پاس دادید
   *[other] { $seat } پاس داد
}
bid-placed = { $seat_is ->
    [you] شما برای { $private } پیشنهاد { $amount } دلار دادید
   *[other] { $seat } برای { $private } پیشنهاد { $amount } دلار داد
}
auction-began = مزایدهٔ { $private }
private-sold = { $seat_is ->
    [you] شما { $private } را به قیمت { $price } دلار خریدید
   *[other] { $seat } { $private } را به قیمت { $price } دلار خرید
}
price-cut = همه پاس دادند: قیمت { $private } به { $price } دلار رسید
share-given = { $seat_is ->
    [you] شما همراه { $private } یک گواهی شرکت { $company } دریافت کردید
   *[other] { $seat } همراه { $private } یک گواهی شرکت { $company } دریافت کرد
}
income-paid = درآمد { $private }: { $amount } دلار
par-set = { $seat_is ->
    [you] شما با ارزش اسمی { $price } دلار مدیرعامل شرکت { $company } شدید
   *[other] { $seat } با ارزش اسمی { $price } دلار مدیرعامل شرکت { $company } شد
}
share-bought = { $seat_is ->
    [you] شما یک سهم { $company } از { $source } به قیمت { $price } دلار خریدید
   *[other] { $seat } یک سهم { $company } از { $source } به قیمت { $price } دلار خرید
}
shares-sold = { $seat_is ->
    [you] شما { $count } سهم { $company } به قیمت { $price } دلار فروختید
   *[other] { $seat } سهام { $company } را به قیمت { $price } دلار فروخت، { $count } سهم
}
president-changed = { $seat_is ->
    [you] شما مدیرعامل شرکت { $company } شدید
   *[other] { $seat } مدیرعامل شرکت { $company } شد
}
company-floated = شرکت { $company } راه‌اندازی شد
marker-moved = ارزش سهام { $company } به { $price } دلار رسید
stock-round-began = راند سهام { $round } شروع شد
priority-moved = { $seat_is ->
    [you] کارت اولویت معامله به شما رسید
   *[other] کارت اولویت معامله به { $seat } رسید
}
operating-round-began = راند عملیاتی { $number } از { $of } پس از راند سهام { $round } شروع شد
company-turn-began = { $seat_is ->
    [you] نوبت عملیات شرکت { $company } (مدیرعامل: شما)
   *[other] نوبت عملیات شرکت { $company } (مدیرعامل: { $seat })
}
tile-laid = { $cost ->
    [0] شرکت { $company } تایل { $tile } را در { $hex } قرار داد، چرخش { $rotation }
   *[other] شرکت { $company } تایل { $tile } را در { $hex } قرار داد، چرخش { $rotation }، { $cost } دلار
}
station-placed = { $cost ->
    [0] شرکت { $company } در { $hex } ایستگاه ایجاد کرد
   *[other] شرکت { $company } در { $hex } ایستگاه ایجاد کرد، { $cost } دلار
}
trains-run = قطارهای شرکت { $company } حرکت کردند: { $runs }، درآمد { $revenue } دلار
dividend-paid = شرکت { $company } { $revenue } دلار سود پرداخت کرد، هر سهم { $share } دلار
revenue-kept = { $revenue ->
    [0] شرکت { $company } درآمدی نداشت
   *[other] شرکت { $company } درآمد خود را نگه داشت، { $revenue } دلار
}
train-bought = شرکت { $company } یک { $train } از { $depot } خرید، { $price } دلار
train-traded = شرکت { $company } یک { $train } را با قطار دیزلی معاوضه کرد و { $price } دلار پرداخت
train-sold = شرکت { $company } یک { $train } از شرکت { $seller } خرید، { $price } دلار
train-discarded = شرکت { $company } یک { $train } را در مخزن بانک گذاشت
trains-rusted = هر { $train } منسوخ شد، در مجموع { $count } قطار
phase-began = فاز { $phase } شروع شد
private-closed = { $private } بسته شد
private-bought = شرکت { $company } { $private } را خرید، { $price } دلار
private-traded = { $seat_is ->
    [you] شما { $private } را به { $buyer } فروختید، { $price } دلار
   *[other] { $seat } { $private } را به { $buyer } فروخت، { $price } دلار
}
private-exchanged = { $seat_is ->
    [you] شما شرکت خصوصی MH را با یک سهم NYC از { $source } معاوضه کردید
   *[other] { $seat } شرکت خصوصی MH را با یک سهم NYC از { $source } معاوضه کرد
}
private-asked-for = { $seat_is ->
    [you] شما پیشنهاد دادید { $private } را از { $asked } بخرید، { $price } دلار
   *[other] { $seat } پیشنهاد داد { $private } را از { $asked } بخرد، { $price } دلار
}
private-offered = { $seat_is ->
    [you] شما پیشنهاد دادید { $private } را به { $asked } بفروشید، { $price } دلار
   *[other] { $seat } پیشنهاد داد { $private } را به { $asked } بفروشد، { $price } دلار
}
private-deal-offered = { $seat_is ->
    [you] شما به { $asked } معامله‌ای پیشنهاد دادید: { $private }، { $price } دلار
   *[other] { $seat } به { $asked } معامله‌ای پیشنهاد داد: { $private }، { $price } دلار
}
train-deal-offered = { $seat_is ->
    [you] شما پیشنهاد دادید { $train } شرکت { $seller } را از { $asked } بخرید، { $price } دلار
   *[other] { $seat } پیشنهاد داد { $train } شرکت { $seller } را از { $asked } بخرد، { $price } دلار
}
train-offered = { $seat_is ->
    [you] شما { $train } شرکت { $seller } را به { $asked } پیشنهاد دادید، { $price } دلار
   *[other] { $seat } { $train } شرکت { $seller } را به { $asked } پیشنهاد داد، { $price } دلار
}
counter-offered = { $seat_is ->
    [you] شما به { $asked } قیمت دیگری پیشنهاد دادید: { $price } دلار
   *[other] { $seat } به { $asked } قیمت دیگری پیشنهاد داد: { $price } دلار
}
deal-declined = { $seat_is ->
    [you] شما معامله را رد کردید
   *[other] { $seat } معامله را رد کرد
}
deal-withdrawn = { $seat_is ->
    [you] شما پیشنهاد را پس گرفتید
   *[other] { $seat } پیشنهاد را پس گرفت
}
purchase-set-back = { $seat_is ->
    [you] شما در مقام مدیرعامل تازه معامله را رد کردید و خرید قطار شرکت { $company } از نو شروع شد
   *[other] { $seat } در مقام مدیرعامل تازه معامله را رد کرد و خرید قطار شرکت { $company } از نو شروع شد
}
shares-returned = { $seat_is ->
    [you] { $count } سهم { $company } به شما برگردانده شد
   *[other] سهام { $company } به { $seat } برگردانده شد: { $count } سهم
}
private-returned = { $seat_is ->
    [you] { $private } به شما برگردانده شد
   *[other] { $private } به { $seat } برگردانده شد
}
deal-fell = معامله لغو شد: دیگر مجاز نبود
went-bankrupt = { $seat_is ->
    [you] شما به خاطر شرکت { $company } ورشکست شدید
   *[other] { $seat } به خاطر شرکت { $company } ورشکست شد
}
bank-broke = پول بانک تمام شد
game-ended = بازی تمام شد

## دلیل مجاز نبودن
why-above-face-value = وقتی مدیرعامل پول اضافه می‌کند، قطار نباید گران‌تر از قیمت اسمی آن، { $face } دلار، باشد؛ این قیمت { $price } دلار است.
why-after-purchase = در این نوبت سهم خریده‌اید؛ شرکت خصوصی را فقط پیش از آن می‌توان معامله کرد.
why-another-company = اکنون باید ارزش اسمی شرکت { $company } را مشخص کنید.
why-better-set-exists = درآمد این مسیرها { $earned } دلار است؛ باید بهترین ترکیب مسیرها را با درآمد { $best } دلار انتخاب کنید.
why-bid-above-cash = نمی‌توانید { $bid } دلار پیشنهاد بدهید: { $cash } دلار پول آزاد دارید که برای پیشنهادهای دیگر کنار گذاشته نشده است.
why-bid-too-low = باید حداقل { $least } دلار پیشنهاد بدهید؛ پیشنهاد شما { $bid } دلار است.
why-both-short = هزینهٔ این کار { $cost } دلار است؛ خزانه و مدیرعامل روی هم { $cash } دلار دارند.
why-bought-already = در هر نوبت فقط یک گواهی می‌توان خرید؛ گواهی این نوبت را خریده‌اید.
why-buyer-trades-in-his-turn = با قوانین 18xx.games فقط خریدار و در نوبت سهام خود معامله را شروع می‌کند.
why-cannot-pay = هزینهٔ این کار { $cost } دلار است؛ فقط { $cash } دلار موجود است.
why-certificate-limit = هر بازیکن می‌تواند حداکثر { $limit } گواهی داشته باشد؛ خریدار همین حالا { $held } گواهی دارد.
why-cheapest-takes-no-bids = برای { $private } نمی‌توان پیشنهاد داد: ارزان‌ترین شرکت خصوصی فروخته‌نشده است. آن را بخرید.
why-colour-not-yet = در فاز { $phase } نمی‌توانید تایل { $colour } قرار دهید.
why-companies-never-sell = { $private } از آنِ یک شرکت راه‌آهن است و شرکت‌ها هرگز شرکت خصوصی نمی‌فروشند.
why-company-can-pay-cheapest = خزانهٔ شرکت { $cash } دلار دارد و ارزان‌ترین قطار { $least } دلار است؛ بنابراین مدیرعامل نمی‌تواند پول اضافه کند.
why-company-limit = هر بازیکن می‌تواند حداکثر { $limit }٪ سهام یک شرکت را داشته باشد؛ شما همین حالا { $held }٪ دارید.
why-company-started = شرکت { $company } از پیش مدیرعامل دارد. یکی از سهم‌های آن را بخرید.
why-declined-before = نمی‌توانید قیمت دیگری پیشنهاد دهید: در این نوبت { $limit } قیمت برای آن پیشنهاد شده است.
why-neither-in-turn = اکنون نمی‌توانید این شرکت خصوصی را معامله کنید: نه نوبت خریدار است و نه نوبت فروشنده.
why-hex-laid = در { $hex } از پیش تایلی قرار دارد.
why-holds-60-percent = فقط وقتی می‌توانید MH را معاوضه کنید که کمتر از ۶۰٪ سهام NYC را داشته باشید؛ شما { $held }٪ دارید.
why-in-the-middle-of-a-turn = شرکت خصوصی MH را فقط در نوبت سهام خود یا میان نوبت‌ها می‌توانید معاوضه کنید، نه در نوبت بازیکن دیگر.
why-laid-already = شرکت در هر نوبت فقط یک تایل قرار می‌دهد؛ تایل این نوبت قرار داده شده است.
why-more-than-needed = فقط { $lack } دلار کم دارید؛ با سهم { $price } دلاری باید سهم کمتری بفروشید.
why-must-own-a-train = نمی‌توانید پاس بدهید: شرکت مسیر دارد و باید قطار داشته باشد. قطاری بخرید.
why-must-sell-first = دارایی سهام شما از حد مجاز بیشتر است: اول باید سهام بفروشید.
why-never-to-a-company = { $private } هرگز به شرکت راه‌آهن فروخته نمی‌شود.
why-no-need-to-sell = برای خرید قطار به پول بیشتری نیاز ندارید.
why-no-other-president = نمی‌توانید این تعداد را بفروشید: برای شما { $left }٪ می‌ماند و هیچ بازیکن دیگری ۲۰٪ ندارد که مدیرعامل شود.
why-no-revenue = شرکت درآمدی نداشته است که پرداخت شود.
why-no-sales-in-first-round = در راند سهام اول نمی‌توانید سهام بفروشید.
why-no-share-there = از این شرکت سهمی در { $source } نمانده است.
why-no-station-left = شرکت دیگر توکن ایستگاه ندارد.
why-no-station-there = شرکت نمی‌تواند در { $hex } ایستگاه ایجاد کند.
why-no-such-city = در { $hex } چنین شهری نیست.
why-no-such-home = شهر شروع { $city } وجود ندارد.
why-no-such-hex = این نقشه شش‌ضلعی { $hex } ندارد.
why-no-such-partner = بازیکن دیگری از این میز را برای معامله انتخاب کنید.
why-no-such-power = { $private } چنین تأثیر خاصی ندارد.
why-no-such-rotation = چرخش تایل از ۰ تا ۵ است، نه { $rotation }.
why-no-talks-now = اکنون نمی‌توانید معامله‌ای پیشنهاد دهید: اول باید دربارهٔ چیز دیگری تصمیم گرفته شود.
why-no-tile-left = دیگر تایل { $tile } باقی نمانده است.
why-no-trade-in-first-round = بازیکنان در راند سهام اول نمی‌توانند شرکت خصوصی معامله کنند.
why-not-a-tile-of-private = با این شرکت خصوصی نمی‌توانید تایل { $tile } را قرار دهید.
why-not-asked = این معامله به بازیکن دیگری پیشنهاد شده است.
why-not-offerer = فقط بازیکنی که معامله را پیشنهاد داده است می‌تواند آن را پس بگیرد.
why-not-bankrupt = هنوز می‌توانید با فروش سهام پول قطار را تأمین کنید.
why-not-cheapest = فقط ارزان‌ترین شرکت خصوصی فروخته‌نشده، یعنی { $cheapest }، خریده می‌شود؛ برای { $private } پیشنهاد بدهید.
why-not-for-trade-in = { $train } معاوضه نمی‌شود.
why-not-in-pool = در مخزن بانک { $train } نیست.
why-not-in-private-sale = هنگام خرید اولیهٔ شرکت‌های خصوصی نمی‌توانید MH را معاوضه کنید.
why-not-on-sale = اکنون نمی‌توانید از بانک { $train } بخرید.
why-not-owned-by-player = { $private } از آنِ هیچ بازیکنی نیست.
why-not-owner = { $private } از آنِ فروشنده نیست.
why-not-president = نمی‌توانید قطار شرکت { $company } را پیشنهاد دهید: مدیرعامل آن بازیکن دیگری است.
why-not-reached = ریل شرکت از این راه به { $hex } نمی‌رسد.
why-not-the-cheapest = وقتی مدیرعامل پول اضافه می‌کند، باید ارزان‌ترین قطار را با قیمت { $least } دلار بخرید؛ این قطار { $price } دلار است.
why-only-in-track-step = تایل را فقط در گام ریل‌گذاری می‌توان قرار داد.
why-only-in-turn = پشت این میز فقط بازیکنی که نوبت اوست می‌تواند معامله پیشنهاد دهد.
why-only-before-running = ایستگاه رایگان DH را فقط پیش از حرکت قطارها می‌توانید ایجاد کنید.
why-only-with-tile-of-dh = ایستگاه رایگان DH را فقط در همان نوبتی می‌توانید ایجاد کنید که تایل DH را قرار داده‌اید.
why-own-train = { $train } از آنِ همین شرکت است.
why-own-company = تصمیم هر دو طرف با شماست: آن را برای شرکت بخرید.
why-par-not-set = نمی‌توانید این سهام را بفروشید: ارزش اسمی شرکت هنوز مشخص نشده است.
why-pool-limit = نمی‌توانید { $count } سهم بفروشید: مخزن بانک جای { $room } سهم دیگر این شرکت را دارد.
why-power-used = پیش از این از تأثیر خاص { $private } استفاده کرده‌اید.
why-presidency-would-move = نمی‌توانید این تعداد را بفروشید: برای شما { $left }٪ می‌ماند و مدیرعاملی شرکتی که قطار می‌خواهد از دست می‌رود.
why-president-first = اول باید گواهی مدیرعاملی شرکت { $company } خریده شود.
why-price-out-of-range = قیمت باید میان { $least } و { $most } دلار باشد؛ این قیمت { $price } دلار است.
why-price-too-low = قیمت قطار حداقل ۱ دلار است؛ این قیمت { $price } دلار است.
why-price-below-one = با قوانین 18xx.games قیمت شرکت خصوصی حداقل ۱ دلار است؛ این قیمت { $price } دلار است.
why-private-blocks = شرکت خصوصی یک بازیکن { $hex } را بلوکه کرده است.
why-private-closed = { $private } بسته شده است.
why-private-sold = { $private } فروخته شده است.
why-shares-not-held = نمی‌توانید { $count } سهم بفروشید: { $held } سهم دارید.
why-sold-after-purchase = در این نوبت خریده و سپس فروخته‌اید؛ دیگر نمی‌توانید بخرید.
why-sold-more-than-needed = پس از فروش سهام، باید حداقل { $least } دلار برای قطار بپردازید؛ این قیمت { $price } دلار است.
why-sold-this-round = در این راند سهام، سهام { $company } را فروخته‌اید؛ بنابراین نمی‌توانید سهمی از آن بخرید.
why-station-placed-already = شرکت در هر نوبت فقط یک ایستگاه ایجاد می‌کند؛ ایستگاه این نوبت ایجاد شده است.
why-tile-does-not-fit = تایل { $tile } با این چرخش در { $hex } جا نمی‌گیرد.
why-train-limit = شرکت برای قطار دیگری جا ندارد: حداکثر { $limit } قطار مجاز است.
why-train-not-owned = آن شرکت { $train } ندارد.
why-treasury-short = هزینهٔ این کار { $cost } دلار است؛ خزانهٔ شرکت { $cash } دلار دارد.
why-wrong-phase = شرکت‌ها فقط در فازهای ۳ و ۴ شرکت خصوصی می‌خرند؛ اکنون فاز { $phase } است.
why-area-in-the-middle = { $hex } ناحیهٔ خارج از صفحه است و فقط می‌تواند شروع یا پایان مسیر باشد.
why-chain-too-short = مسیر باید حداقل دو شهر متفاوت را به هم وصل کند.
why-chains-do-not-meet = تکه‌های این مسیر در { $at } به هم نمی‌رسند.
why-changes-track-at-crossing = این مسیر در تقاطع { $hex } ریل عوض می‌کند.
why-city-blocked = { $hex } از ایستگاه‌های شرکت‌های دیگر ({ $by }) پُر است و فقط می‌تواند پایان مسیر باشد.
why-hexes-not-adjacent = این شش‌ضلعی‌ها مجاور هم نیستند: { $hexes }.
why-no-own-station = این مسیر هیچ ایستگاهی از این شرکت ندارد.
why-no-stop-at-end = پایان این مسیر در { $hex } شهری ندارد.
why-no-track = در { $hex } چنین ریلی نیست.
why-one-area-at-both-ends = ناحیهٔ { $area } نمی‌تواند هم شروع و هم پایان مسیر باشد.
why-reverses-at-junction = این مسیر در نقطهٔ اتصال { $hex } برمی‌گردد.
why-stop-skipped = این مسیر شهری را در { $hex } جا می‌اندازد.
why-stop-twice = این مسیر دو بار به شهری در { $hex } می‌رود.
why-too-few-stops = هر قطار باید حداقل به دو شهر برود.
why-too-many-stops = این قطار حداکثر به { $limit } شهر می‌رود؛ این مسیر { $stops } شهر دارد.
why-track-shared = دو قطار از یک ریل میان { $from } و { $to } استفاده می‌کنند.
why-track-twice = این مسیر دو بار از ریل میان { $from } و { $to } استفاده می‌کند.
why-train-runs-once = از این قطار بیش از آنچه شرکت دارد حرکت داده‌اید: { $train }.

## گزینه‌های میز
option-map = نقشه
option-map-about = نقشهٔ کلاسیک یا نقشهٔ بزرگ‌تر ۱۸۳۰+
option-map-classic = کلاسیک
option-map-plus = ۱۸۳۰+
option-profile = قوانین
option-profile-about = بازی طبق دفترچهٔ قوانین یا به روش 18xx.games
option-profile-rulebook = دفترچهٔ قوانین
option-profile-18xx-games = 18xx.games
option-bank = بانک
option-bank-about = مقدار پول بانک، به دلار
option-bank-8000 = کوتاه: ۸٬۰۰۰ دلار
option-bank-12000 = معمولی: ۱۲٬۰۰۰ دلار
option-bank-16000 = بلند: ۱۶٬۰۰۰ دلار
option-multiple-brown-from-ipo = خرید چند سهم خانهٔ قهوه‌ای از عرضهٔ اولیه
option-multiple-brown-from-ipo-about = مانند خرید از مخزن بانک (فقط 18xx.games)
option-optional-6-train = سومین قطار ۶
option-optional-6-train-about = یک قطار ۶ اضافی (فقط 18xx.games)
option-proposals = تعداد قیمت در هر معامله
option-proposals-about = تعداد قیمت‌هایی که در یک نوبت برای یک معامله میان دو بازیکن می‌توان پیشنهاد داد
option-proposals-None = بدون محدودیت

## نام‌ها
private-SV = شرکت خصوصی SV
private-CS = شرکت خصوصی CS
private-DH = شرکت خصوصی DH
private-MH = شرکت خصوصی MH
private-CA = شرکت خصوصی CA
private-BO = شرکت خصوصی BO
train-2 = قطار { 2 }
train-3 = قطار { 3 }
train-4 = قطار { 4 }
train-5 = قطار { 5 }
train-6 = قطار { 6 }
train-D = قطار دیزلی
source-offering = عرضهٔ اولیه
source-pool = مخزن بانک
depot-bank = بانک
depot-pool = مخزن بانک
colour-yellow = زرد
colour-green = سبز
colour-brown = قهوه‌ای
number-worth = ثروت
run-train = قطار { $train } (⁦{ $hexes }⁩)
label-private = شرکت خصوصی
label-company = شرکت راه‌آهن
label-hex = شش‌ضلعی
label-tile = تایل
label-rotation = چرخش
label-price = قیمت
label-amount = مبلغ
label-count = تعداد سهم
label-train = قطار
label-seller = فروشنده
label-buyer = خریدار
label-city = شهر
label-source = از
label-depot = از
label-runs = مسیرها

## میز به صورت متن
board-sale = خرید اولیهٔ شرکت‌های خصوصی
board-stock = راند سهام { $round }
board-operating = راند عملیاتی ⁦{ $round }.{ $number }⁩
board-head = { $round }، فاز { $phase }، بانک { $bank } دلار، اولویت معامله: { $seat }
board-trains = قطارهای بانک: { $bank }؛ مخزن: { $pool }

## Standing orders
order-buy-until-float = هر نوبت خرید یک سهم { $about } تا راه‌اندازی شرکت
order-pass-unless-threatened = پاس دادن خودکار تا فروش سهام یا به خطر افتادن مدیرعاملی شما
order-run-and-pay = شرکت { $about }: فقط بهترین مسیرها و پرداخت سود، تا فاز بعد
