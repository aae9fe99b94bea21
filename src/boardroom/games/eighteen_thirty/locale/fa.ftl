### ۱۸۳۰: اقدام‌ها، رویدادها، دلیل‌ها، گزینه‌ها و نام‌ها. بندها در rules.fa.ftl آمده است.

game-name = ۱۸۳۰
game-about = راه‌آهن بخرید، اداره کنید و از آن بیشتر دوام بیاورید: ثروتمندترین بازیکن برنده است.

## گونه‌های انتخاب، پیش از هر انتخاب
offer-pass = پاس دادن
offer-take-private = خرید ارزان‌ترین شرکت خصوصی
offer-bid = پیشنهاد برای یک شرکت خصوصی
offer-raise = بالا بردن پیشنهاد
offer-par = شروع یک شرکت راه‌آهن
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
offer-trade-in = معاوضه با قطار دیزلی
offer-buy-train-of = خرید قطار از شرکت دیگر
offer-discard-train = سوزاندن قطار
offer-go-bankrupt = اعلام ورشکستگی

## اقدام‌ها، روی دکمه
action-pass = پاس دادن
action-take-private = خرید { $private }
action-bid = پیشنهاد برای { $private }، { $amount } دلار
action-raise = بالا بردن تا { $amount } دلار
action-par = شروع شرکت { $company }، ارزش اسمی { $price } دلار
action-buy-share = خرید سهم { $company } از { $source }
action-sell-shares = فروش { $count } سهم { $company }
action-exchange-for-share = معاوضهٔ MH با سهم NYC از { $source }
action-buy-private = خرید { $private }، { $price } دلار
action-ask-for-private = درخواست { $private }، { $price } دلار
action-offer-private = پیشنهاد { $private } به { $buyer }، { $price } دلار
action-offer-to-company = پیشنهاد { $private } به شرکت راه‌آهن به { $price } دلار
action-offer-train = پیشنهاد { $train } شرکت { $seller } به شرکت راه‌آهن به { $price } دلار
action-accept = پذیرفتن
action-counter-offer = پیشنهاد { $price } دلار
action-decline = رد
action-withdraw = پس گرفتن پیشنهاد
action-choose-home = شهر شروع شمارهٔ { $city }
action-lay-tile = تایل { $tile } در { $hex }، چرخش { $rotation }
action-lay-by-private = تایل { $tile } با { $private }، چرخش { $rotation }
action-place-station = ایستگاه در { $hex }، شهر { $city }
action-place-free-station = ایجاد ایستگاه رایگان DH
action-run = حرکت دادن: { $runs }
action-pay-out = پرداخت سود
action-withhold = نگه داشتن درآمد در شرکت
action-buy-train = خرید { $train } از { $depot }
action-trade-in = معاوضهٔ { $train }
action-buy-train-of = خرید { $train } از شرکت { $seller }، { $price } دلار
action-discard-train = سوزاندن { $train }
action-go-bankrupt = اعلام ورشکستگی

## پرسش هر گام
ask-eighteen-thirty-private-sale = ارزان‌ترین شرکت خصوصی را می‌خرید، برای دیگری پیشنهاد می‌دهید یا پاس می‌دهید؟
ask-eighteen-thirty-private-auction = پیشنهاد را بالا می‌برید یا پاس می‌دهید؟
ask-eighteen-thirty-setting-par = ارزش اسمی B&O را انتخاب کنید.
ask-eighteen-thirty-stock-turn = می‌فروشید، می‌خرید یا پاس می‌دهید؟
ask-eighteen-thirty-private-trade = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-private-deal = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-train-deal = این معامله را بپذیرید، قیمت دیگری پیشنهاد دهید یا رد کنید.
ask-eighteen-thirty-place-home = شهر شروع را انتخاب کنید.
ask-eighteen-thirty-lay-track = تایلی قرار دهید یا پاس بدهید.
ask-eighteen-thirty-dh-station = ایستگاه رایگان DH را ایجاد می‌کنید؟
ask-eighteen-thirty-place-station = ایستگاهی ایجاد کنید یا پاس بدهید.
ask-eighteen-thirty-run-trains = مسیر قطارها را انتخاب کنید.
ask-eighteen-thirty-dividends = سود می‌پردازید یا درآمد را در شرکت نگه می‌دارید؟
ask-eighteen-thirty-buy-trains = قطاری بخرید یا پاس بدهید.
ask-eighteen-thirty-last-purchases = شرکت راه‌آهن شرکت خصوصی می‌خرد؟
ask-eighteen-thirty-discarding = قطاری را که می‌سوزانید انتخاب کنید.

## رویدادها
passed = { $seat_is ->
    [you] شما پاس دادید
   *[other] { $seat } پاس داد
}
bid-placed = { $seat_is ->
    [you] شما برای { $private } پیشنهاد دادید، { $amount } دلار
   *[other] { $seat } برای { $private } پیشنهاد داد، { $amount } دلار
}
auction-began = پیشنهاددهندگان بر سر { $private } مزایده می‌کنند
private-sold = { $seat_is ->
    [you] شما { $private } را خریدید، { $price } دلار
   *[other] { $seat } { $private } را خرید، { $price } دلار
}
price-cut = همه پاس دادند: قیمت { $private } اکنون { $price } دلار است
share-given = { $seat_is ->
    [you] شما همراه { $private } گواهی { $company } را دریافت کردید
   *[other] { $seat } همراه { $private } گواهی { $company } را دریافت کرد
}
income-paid = درآمد { $private } پرداخت شد، { $amount } دلار
par-set = { $seat_is ->
    [you] شما مدیرعامل { $company } شدید، ارزش اسمی { $price } دلار
   *[other] { $seat } مدیرعامل { $company } شد، ارزش اسمی { $price } دلار
}
share-bought = { $seat_is ->
    [you] شما یک سهم { $company } از { $source } خریدید، { $price } دلار
   *[other] { $seat } یک سهم { $company } از { $source } خرید، { $price } دلار
}
shares-sold = { $seat_is ->
    [you] شما { $count } سهم { $company } فروختید، { $price } دلار
   *[other] { $seat } { $count } سهم { $company } فروخت، { $price } دلار
}
president-changed = { $seat_is ->
    [you] شما مدیرعامل { $company } شدید
   *[other] { $seat } مدیرعامل { $company } شد
}
company-floated = شرکت { $company } راه‌اندازی شد
marker-moved = ارزش سهام { $company } اکنون { $price } دلار است
stock-round-began = راند سهام { $round } شروع شد
priority-moved = { $seat_is ->
    [you] کارت اولویت معامله به شما رسید
   *[other] کارت اولویت معامله به { $seat } رسید
}
operating-round-began = راند عملیاتی { $number } از { $of } پس از راند سهام { $round } شروع شد
company-turn-began = { $seat_is ->
    [you] نوبت عملیات { $company } است، مدیرعامل: شما
   *[other] نوبت عملیات { $company } است، مدیرعامل: { $seat }
}
tile-laid = { $cost ->
    [0] شرکت { $company } تایل { $tile } را در { $hex } قرار داد، چرخش { $rotation }
   *[other] شرکت { $company } تایل { $tile } را در { $hex } قرار داد، چرخش { $rotation }، { $cost } دلار
}
station-placed = { $cost ->
    [0] شرکت { $company } در { $hex } ایستگاه ایجاد کرد
   *[other] شرکت { $company } در { $hex } ایستگاه ایجاد کرد، { $cost } دلار
}
trains-run = قطارهای { $company } حرکت کردند: { $runs }، درآمد { $revenue } دلار
dividend-paid = شرکت { $company } سود پرداخت کرد، { $revenue } دلار، هر سهم { $share }
revenue-kept = { $revenue ->
    [0] شرکت { $company } درآمدی نداشت
   *[other] شرکت { $company } درآمد را نگه داشت، { $revenue } دلار
}
train-bought = شرکت { $company } از { $depot } { $train } خرید، { $price } دلار
train-traded = شرکت { $company } { $train } را با قطار دیزلی معاوضه کرد، { $price } دلار
train-sold = شرکت { $company } از شرکت { $seller } { $train } خرید، { $price } دلار
train-discarded = شرکت { $company } { $train } را سوزاند
trains-rusted = همهٔ قطارهای نوع { $train } منسوخ شد، در مجموع { $count }
phase-began = فاز { $phase } شروع شد
private-closed = شرکت خصوصی { $private } بسته شد
private-bought = شرکت { $company } { $private } را خرید، { $price } دلار
private-traded = { $seat_is ->
    [you] شما { $private } را به { $buyer } فروختید، { $price } دلار
   *[other] { $seat } { $private } را به { $buyer } فروخت، { $price } دلار
}
private-exchanged = { $seat_is ->
    [you] شما MH را با سهم NYC از { $source } معاوضه کردید
   *[other] { $seat } MH را با سهم NYC از { $source } معاوضه کرد
}
private-deal-offered = { $seat_is ->
    [you] شما به { $asked } معامله پیشنهاد دادید: { $private }، { $price } دلار
   *[other] { $seat } به { $asked } معامله پیشنهاد داد: { $private }، { $price } دلار
}
train-deal-offered = { $seat_is ->
    [you] شما به { $asked } برای { $train } شرکت { $seller } معامله پیشنهاد دادید، { $price } دلار
   *[other] { $seat } به { $asked } برای { $train } شرکت { $seller } معامله پیشنهاد داد، { $price } دلار
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
    [you] شما رد کردید
   *[other] { $seat } رد کرد
}
deal-withdrawn = { $seat_is ->
    [you] شما پیشنهاد را پس گرفتید
   *[other] { $seat } پیشنهاد را پس گرفت
}
purchase-set-back = { $seat_is ->
    [you] شما در مقام مدیرعامل تازه رد کردید و خرید قطار شرکت { $company } از نو شروع می‌شود
   *[other] { $seat } در مقام مدیرعامل تازه رد کرد و خرید قطار شرکت { $company } از نو شروع می‌شود
}
shares-returned = { $seat_is ->
    [you] شما { $count } سهم { $company } پس گرفتید
   *[other] { $seat } { $count } سهم { $company } پس گرفت
}
private-returned = { $seat_is ->
    [you] شما { $private } را پس گرفتید
   *[other] { $seat } { $private } را پس گرفت
}
deal-fell = معامله دیگر با قوانین نمی‌خواند
went-bankrupt = { $seat_is ->
    [you] شما به خاطر { $company } ورشکست شدید
   *[other] { $seat } به خاطر { $company } ورشکست شد
}
bank-broke = پول بانک تمام شد
game-ended = بازی تمام شد

## دلیل مجاز نبودن
why-above-face-value = با پول مدیرعامل، قطار حداکثر به قیمت اسمی { $face } خریده می‌شود؛ این { $price } است.
why-after-purchase = معاملهٔ شرکت خصوصی پیش از خرید سهام انجام می‌شود.
why-another-company = اکنون ارزش اسمی { $company } مشخص می‌شود.
why-better-set-exists = ترکیبی از مسیرها { $best } درآمد دارد؛ این { $earned }.
why-bid-above-cash = پیشنهاد { $bid } همین قدر پول آزاد می‌خواهد؛ { $cash } موجود است.
why-bid-too-low = پیشنهاد حداقل { $least } است؛ این { $bid }.
why-both-short = خزانه و مدیرعامل روی هم { $cash } دارند؛ هزینه { $cost } است.
why-bought-already = در هر نوبت یک گواهی خریده می‌شود؛ یکی خریده شده است.
why-buyer-trades-in-his-turn = اینجا فقط خریدار در نوبت سهام خود معامله می‌کند.
why-cannot-pay = هزینهٔ این { $cost } است؛ { $cash } موجود است.
why-certificate-limit = محدودیت تعداد گواهی { $limit } است؛ { $held } در دست است.
why-cheapest-takes-no-bids = { $private } ارزان‌ترین شرکت خصوصی فروخته‌نشده است: خریده می‌شود و پیشنهاد نمی‌گیرد.
why-colour-not-yet = تایل { $colour } در فاز { $phase } مجاز نیست.
why-companies-never-sell = { $private } از آن یک شرکت راه‌آهن است؛ شرکت‌ها شرکت خصوصی نمی‌فروشند.
why-company-can-pay-cheapest = خزانه { $cash } دارد و ارزان‌ترین قطار { $least } است: مدیرعامل چیزی اضافه نمی‌کند.
why-company-limit = هر بازیکن حداکثر { $limit }٪ یک شرکت را دارد؛ { $held }٪ در دست است.
why-company-started = شرکت { $company } مدیرعامل دارد.
why-declined-before = نمی‌توانید قیمت دیگری پیشنهاد دهید: در این نوبت برای آن { $limit } قیمت پیشنهاد شده است.
why-neither-in-turn = اکنون نمی‌توانید این شرکت خصوصی را معامله کنید: نه نوبت خریدار است و نه نوبت فروشنده.
why-hex-laid = در { $hex } تایل قرار دارد.
why-holds-60-percent = معاوضهٔ MH کمتر از ۶۰٪ سهام NYC می‌خواهد؛ { $held }٪ در دست است.
why-in-the-middle-of-a-turn = معاوضهٔ MH در نوبت سهام خود یا میان نوبت‌هاست؛ نوبتی در جریان است.
why-laid-already = شرکت در هر نوبت یک تایل قرار می‌دهد؛ تایل این نوبت قرار داده شده است.
why-more-than-needed = فقط { $lack } کم است؛ با سهم { $price } تعداد کمتری کافی است.
why-must-own-a-train = شرکتی که مسیر دارد و قطار ندارد باید قطار بگیرد.
why-must-sell-first = از محدودیت بیشتر است: اول باید سهام فروخته شود.
why-never-to-a-company = { $private } هرگز به شرکت راه‌آهن فروخته نمی‌شود.
why-no-need-to-sell = برای قطار پولی کم نیست.
why-no-other-president = { $left }٪ باقی می‌ماند و بازیکن دیگری ۲۰٪ ندارد.
why-no-revenue = درآمدی برای پرداخت نیست.
why-no-sales-in-first-round = در راند سهام اول سهامی فروخته نمی‌شود.
why-no-share-there = در { $source } سهمی از آن نیست.
why-no-station-left = همهٔ توکن‌های ایستگاه شرکت قرار داده شده است.
why-no-station-there = در { $hex } ایستگاه ممکن نیست.
why-no-such-city = در { $hex } چنین شهری نیست.
why-no-such-home = شهر شروع { $city } وجود ندارد.
why-no-such-hex = نقشه شش‌ضلعی { $hex } ندارد.
why-no-such-partner = معامله بازیکن دیگری از این میز می‌خواهد.
why-no-such-power = { $private } چنین تأثیر خاصی ندارد.
why-no-such-rotation = تایل چرخش ۰ تا ۵ دارد، نه { $rotation }.
why-no-talks-now = اکنون نمی‌توانید معامله‌ای پیشنهاد دهید: نخست باید دربارهٔ چیز دیگری تصمیم گرفته شود.
why-no-tile-left = تایل { $tile } باقی نمانده است.
why-no-trade-in-first-round = در راند سهام اول شرکت خصوصی معامله نمی‌شود.
why-not-a-tile-of-private = تایل { $tile } از تایل‌های این شرکت خصوصی نیست.
why-not-asked = از بازیکن دیگری پرسیده شده است.
why-not-offerer = فقط پیشنهاددهنده آن را پس می‌گیرد.
why-not-bankrupt = آنچه فروختنی است برای قطار کافی است.
why-not-cheapest = { $private } ارزان‌ترین شرکت خصوصی فروخته‌نشده نیست؛ آن { $cheapest } است.
why-not-for-trade-in = { $train } معاوضه نمی‌شود.
why-not-in-pool = در مخزن { $train } نیست.
why-not-in-private-sale = هنگام خرید اولیه MH معاوضه نمی‌شود.
why-not-on-sale = بانک اکنون { $train } نمی‌فروشد.
why-not-owned-by-player = { $private } از آن هیچ بازیکنی نیست.
why-not-owner = { $private } از آن دیگری است یا از آن کسی نیست.
why-not-president = نمی‌توانید قطار شرکت { $company } را پیشنهاد دهید: مدیرعامل آن بازیکن دیگری است.
why-not-reached = ریل شرکت به { $hex } نمی‌رسد.
why-not-the-cheapest = با پول مدیرعامل ارزان‌ترین قطار خریده می‌شود، { $least }؛ این { $price } است.
why-only-in-track-step = تایل در گام ساخت مسیر قرار داده می‌شود.
why-only-in-turn = در این میز فقط بازیکنی که نوبت اوست معامله پیشنهاد می‌دهد.
why-only-before-running = ایستگاه رایگان DH پیش از حرکت قطارها ایجاد می‌شود.
why-only-with-tile-of-dh = ایستگاه رایگان همراه تایل DH و در همان نوبت است.
why-own-train = { $train } از آن خود شرکت است.
why-own-company = تصمیم هر دو طرف با شماست: آن را برای شرکت بخرید.
why-par-not-set = ارزش اسمی این شرکت هنوز مشخص نشده است.
why-pool-limit = مخزن جای { $room } سهم دارد؛ { $count } عرضه شده است.
why-power-used = از { $private } استفاده شده است.
why-presidency-would-move = { $left }٪ باقی می‌ماند و مدیرعامل عوض می‌شود.
why-president-first = اول گواهی مدیرعاملی { $company } خریده می‌شود.
why-price-out-of-range = قیمت باید میان { $least } و { $most } باشد؛ این { $price } است.
why-price-too-low = قیمت قطار حداقل ۱ دلار است؛ این قیمت { $price } است.
why-price-below-one = در 18xx.games قیمت شرکت خصوصی حداقل ۱ است؛ این { $price }.
why-private-blocks = شرکت خصوصی یک بازیکن { $hex } را بلوکه کرده است.
why-private-closed = { $private } بسته است.
why-private-sold = { $private } فروخته شده است.
why-shares-not-held = { $held } سهم در دست است؛ { $count } خواسته شده است.
why-sold-after-purchase = پس از خرید و فروش دیگر خریدی نیست.
why-sold-more-than-needed = آخرین سهم فروخته‌شده از قیمت { $least } به بالا لازم بود؛ این { $price } است.
why-sold-this-round = سهام { $company } در همین راند فروخته شده است.
why-station-placed-already = در هر نوبت یک ایستگاه ایجاد می‌شود؛ ایجاد شده است.
why-tile-does-not-fit = تایل { $tile } در { $hex } نمی‌نشیند.
why-train-limit = محدودیت تعداد قطار { $limit } است.
why-train-not-owned = { $train } آنجا نیست.
why-treasury-short = خزانهٔ شرکت { $cash } دارد؛ هزینه { $cost } است.
why-wrong-phase = شرکت‌ها در فازهای ۳ و ۴ شرکت خصوصی می‌خرند؛ اکنون فاز { $phase } است.
why-area-in-the-middle = { $hex } ناحیهٔ خارج از صفحه است و فقط سر مسیر می‌شود.
why-chain-too-short = مسیر از یک شهر به شهری دیگر می‌رود.
why-chains-do-not-meet = تکه‌های مسیر در { $at } به هم نمی‌رسد.
why-changes-track-at-crossing = مسیر در تقاطع { $hex } ریل عوض می‌کند.
why-city-blocked = { $hex } از ایستگاه‌های { $by } پُر است و فقط سر مسیر می‌شود.
why-hexes-not-adjacent = { $hexes } مجاور نیست.
why-no-own-station = مسیر ایستگاه خودی ندارد.
why-no-stop-at-end = سر مسیر در { $hex } شهری نیست.
why-no-track = در { $hex } چنین ریلی نیست.
why-one-area-at-both-ends = ناحیهٔ { $area } نمی‌تواند هر دو سر مسیر باشد.
why-reverses-at-junction = مسیر در نقطهٔ اتصال { $hex } برمی‌گردد.
why-stop-skipped = مسیر شهری را در { $hex } رد می‌کند.
why-stop-twice = شهری در { $hex } دو بار می‌آید.
why-too-few-stops = هر حرکت حداقل دو شهر دارد.
why-too-many-stops = قطار حداکثر { $limit } شهر را می‌بیند؛ این { $stops } است.
why-track-shared = دو قطار از ریل میان { $from } و { $to } استفاده می‌کنند.
why-track-twice = مسیر از ریل میان { $from } و { $to } دو بار استفاده می‌کند.
why-train-runs-once = { $train } بیشتر از تعدادش حرکت می‌کند.

## گزینه‌های میز
option-map = نقشه
option-map-about = نقشهٔ کلاسیک یا نقشهٔ بزرگ‌تر ۱۸۳۰+
option-map-classic = کلاسیک
option-map-plus = ⁦۱۸۳۰+⁩
option-profile = قوانین
option-profile-about = کتاب قوانین، یا به روش 18xx.games
option-profile-rulebook = کتاب قوانین
option-profile-18xx-games = 18xx.games
option-bank = بانک
option-bank-about = پول بانک به دلار
option-multiple-brown-from-ipo = چند سهم قهوه‌ای از پیشنهاد اولیه
option-multiple-brown-from-ipo-about = مانند مخزن بانک (فقط 18xx.games)
option-optional-6-train = قطار ۶ سوم
option-optional-6-train-about = یک قطار ۶ بیشتر (فقط 18xx.games)
option-proposals = قیمت‌های پیشنهادی در مذاکره
option-proposals-about = شمار قیمت‌هایی که در یک نوبت برای یک چیز میان دو بازیکن پیشنهاد می‌شود
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
source-offering = پیشنهاد اولیه
source-pool = مخزن بانک
depot-bank = بانک
depot-pool = مخزن بانک
colour-yellow = زرد
colour-green = سبز
colour-brown = قهوه‌ای
number-worth = ثروت
run-train = ‏⁦{ $train }: { $hexes }⁩
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
board-operating = راند عملیاتی { $round }.{ $number }
board-head = { $round }، فاز { $phase }، بانک { $bank }، اولویت معامله: { $seat }
board-trains = قطارهای بانک: { $bank }؛ مخزن: { $pool }

## Standing orders
order-buy-until-float = هر نوبت خرید یک سهم { $about } تا راه‌اندازی شرکت
