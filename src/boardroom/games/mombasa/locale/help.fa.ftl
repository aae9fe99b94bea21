### فرمان‌های پایانه
command-check-pack = فهرست همهٔ خطاهای یک بستهٔ داده
command-check-sheet = نوشتن همهٔ مقادیر یک بستهٔ داده، برای مقایسه با اجزای داخل جعبه
parameter-check-pack-directory = پوشهٔ بسته (پیش‌فرض: بسته‌های همراه برنامه)
parameter-check-sheet-directory = پوشهٔ بسته (پیش‌فرض: بستهٔ وفادار به دفترچهٔ قوانین)
parameter-check-sheet-output = پرونده‌ای که نوشته می‌شود: با پسوند { "\u2066.html\u2069" } صفحه‌ای برای چاپ، وگرنه متن ساده
