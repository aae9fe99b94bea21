### پاور گرید: واژه‌های تصویر میز.
draw-map = { $map ->
    [usa] نقشهٔ آمریکا با شبکهٔ همهٔ بازیکنان
   *[germany] نقشهٔ آلمان با شبکهٔ همهٔ بازیکنان
}
draw-not-in-play = بیرون از بازی
draw-plant-market = بازار نیروگاه
draw-resource-market = بازار منابع
draw-now = فعلی
draw-later = آینده
draw-stack = { $count } کارت در دسته
draw-step-3 = گام ۳
draw-still-in = هنوز در مزایده
draw-plant = { $amount ->
    [0] نیروگاه { $number }، { $kind }: چیزی مصرف نمی‌کند، به { $cities } شهر برق می‌رساند
   *[other] نیروگاه { $number }، { $kind }: { $amount } توکن مصرف می‌کند، به { $cities } شهر برق می‌رساند
}
draw-refill = پُر کردن
draw-supply = انبار
draw-elektro = الکترو
draw-money = پول
draw-hidden = ؟
draw-cities = شهرها
draw-output = توان
draw-income = درآمد
draw-supplied = برق‌رسانی
draw-as-it-stands = وضعیت کنونی
draw-done = تمام
draw-round = راند { $n }
draw-step = گام
draw-phase-1 = ترتیب نوبت
draw-phase-2 = مزایده
draw-phase-3 = منابع
draw-phase-4 = ساخت‌وساز
draw-phase-5 = بوروکراسی
draw-chart-cities = شهرها در هر راند؛ { $goal } شهر پایان بازی است
draw-chart-income = درآمد در هر راند
draw-slip-run = با نیروگاه‌های دیگر به شهرهای بیشتری برق می‌رسانید و درآمد بیشتری می‌گیرید.
draw-slip-fuel = نیروگاه‌های شما بدون منابع کار نمی‌کنند و برای خرید منابع پول دارید.
draw-nth-house = { $n ->
    [1] خانهٔ اول
    [2] خانهٔ دوم
   *[other] خانهٔ سوم
}
draw-nothing-affordable = پول شما به هیچ شهری نمی‌رسد: ارزان‌ترین شهر، { $city }، { $cost } الکترو است.
draw-chart-prices = قیمت منبع بعدی در هر راند، پس از خرید
draw-all-of = نیروگاه‌ها، منابع و شهرهای { $name }
draw-close = بستن
draw-plants-of = نیروگاه‌ها
draw-resources-of = منابع
draw-set-up = آماده‌سازی بازی
draw-bid = بالاترین پیشنهاد
draw-cannot-raise = نمی‌توانید پیشنهاد بیشتری بدهید: { $cash } الکترو دارید.
draw-no-plant = نمی‌توانید نیروگاهی به مزایده بگذارید: حداقل پیشنهاد برای { $plant }، { $cost } الکترو است.
draw-no-fuel = پول شما به هیچ منبعی که نیروگاه‌هایتان برایش جا دارند نمی‌رسد.
draw-lacks = برای کار همهٔ نیروگاه‌هایتان هنوز { $basket } کم دارید.
draw-lacks-nothing = منابع شما برای کار همهٔ نیروگاه‌هایتان کافی است.
draw-slip-auction = می‌توانید نیروگاهی بخرید که با آن به شهرهای بیشتری برق می‌رسانید.
draw-slip-build = هنوز پول یک شهر دیگر را دارید و نیروگاه‌هایتان به آن برق می‌رسانند.
tokens-hybrid = { $n } زغال‌سنگ یا نفت
draw-stored = ذخیره: { $basket }.
draw-step-2-at = گام ۲ با { $cities } شهر؛ پایان بازی با { $end } شهر
draw-end-at = پایان بازی با { $end } شهر
draw-aid-order = ترتیب بازی
draw-aid-phase-1 = بازیکنی که بیشترین شهر را دارد اول است؛ در تساوی، بزرگ‌ترین نیروگاه تعیین‌کننده است.
draw-aid-phase-2 = به ترتیب نوبت، نیروگاهی را به مزایده بگذارید یا پاس دهید. هر بازیکن حداکثر یک نیروگاه می‌گیرد.
draw-aid-phase-3 = به ترتیب معکوس، منابع بخرید. هر نیروگاه دو برابر مصرف خود جا دارد.
draw-aid-phase-4 = به ترتیب معکوس، شهرها را متصل کنید. هزینهٔ هر شهر برابر ارزان‌ترین مسیر به‌علاوهٔ جای خالی بعدی است.
draw-aid-phase-5 = برق تولید کنید و درآمد بگیرید؛ سپس بازار منابع پُر و بازار نیروگاه به‌روز می‌شود.
draw-aid-payments = درآمد بر پایهٔ تعداد شهرهای برق‌رسانی‌شده
draw-aid-refill = پُر کردن بازار در بازی { $players } نفره
draw-aid-figures = عددهای بازی { $players } نفره
draw-aid-step = گام { $n }
draw-aid-step-2 = شهرهایی که گام ۲ را شروع می‌کنند
draw-aid-end = شهرهایی که بازی را تمام می‌کنند
draw-aid-plant-limit = نیروگاه برای هر بازیکن
draw-aid-regions = نواحی این بازی
draw-aid-houses = جاهای خانه در گام‌های ۱، ۲ و ۳
draw-aid-plants = نیروگاه‌ها
