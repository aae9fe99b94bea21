# آنچه در ورودی نادرست است: حرکت‌ها و پرونده‌های بازی.
thing-award = جایزهٔ
thing-card = کارت
thing-corporation = شرکت
thing-hex = ناحیهٔ
thing-milestone = نقطهٔ عطف
thing-project = پروژهٔ استاندارد
thing-resource = منبع
bad-payment = مقدار «{ $value }» پرداختی مانند «{ "\u20662 steel 5 mc\u2069" }» نیست
bad-decision = در پرونده تصمیمی هست که در قالب آن تعریف نشده است: «{ $decision }»
bad-first-player = بازیکن اول را از میان { $seats } صندلی این میز انتخاب کنید
