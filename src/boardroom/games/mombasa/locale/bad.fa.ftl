# آنچه در ورودی نادرست است: حرکت‌ها، گزینه‌ها و بسته‌های دادهٔ مومباسا.
thing-book = کتاب
thing-card = کارت
thing-column = ستون
thing-company = شرکت
thing-first = پاداش
thing-kind = نوع کارت
thing-pack = بستهٔ دادهٔ
thing-region = منطقهٔ
thing-slot = قسمت اقدام
thing-starting = کاشی شروع
thing-tile = کاشی
thing-track = مسیر
bad-first-player = بازیکن اول را از میان { $seats } صندلی این میز انتخاب کنید
bad-own-slot = هر کارت به قسمت اقدامی جداگانه نیاز دارد
bad-pack = { $more ->
    [0] با این بستهٔ داده نمی‌توان بازی کرد: { $wrong }
   *[other] با این بستهٔ داده نمی‌توان بازی کرد: { $wrong } (و { $more } مورد دیگر)
}
bad-pack-folder = بستهٔ دادهٔ «{ $pack }» وجود ندارد: پوشه‌ای را نام ببرید، یا { $known }
bad-pack-damaged = متن این بستهٔ داده آسیب دیده است
bad-pack-unreadable = این بستهٔ داده خوانده نمی‌شود: { $wrong }
