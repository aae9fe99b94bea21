# آنچه در فرمان تایپ‌شده، یا در پرونده‌ای که نام می‌برد، نادرست است. واژه‌های فرمان همان‌گونه که تایپ می‌شوند می‌آیند.
thing-clause = بند
thing-player = بازیکن
bad-usage = فرمان فهمیده نشد: { $message }
bad-usage-choice = در { $argument }: «{ $value }» ممکن نیست؛ از این‌ها انتخاب کنید: { $known }
bad-usage-value = برای { $argument } مقداری لازم است
bad-usage-type = در { $argument }: «{ $value }» عدد صحیح نیست
bad-usage-required = این‌ها لازم است: { $known }
bad-usage-unrecognized = این فهمیده نشد: { $value }
bad-usage-ambiguous = «{ $value }» یکی از این‌ها می‌تواند باشد: { $known }
bad-setting = مقدار «{ $setting }» باید مانند { "\u2066--set name=value\u2069" } باشد
bad-setting-twice = گزینهٔ { $name } دو بار آمده است
bad-no-tests = آزمونی پیدا نشد: این فرمان را در نسخه‌ای از کد پروژه اجرا کنید
bad-no-bench = سرور را اینجا نمی‌توان سنجید ({ $package } نیست)
bad-no-server = سرور اینجا نصب نیست ({ $package } نیست)
bad-no-yardstick = سرعت با بستهٔ chess مقایسه می‌شود، ولی این بسته نصب نیست
bad-games = مقدار { "\u2066--games\u2069" } باید حداقل 1 باشد
bad-few-games = مقدار { "\u2066--games\u2069" } باید حداقل { $least } باشد
bad-bots = { $count } ربات برای { $seats } صندلی نام برده شد
bad-workers = مقدار ⁦--workers⁩ باید از 1 تا { $most } باشد، نه { $workers }
bad-workers-lost = پردازه‌هایی که بازی می‌کنند پی‌درپی کشته شدند، شاید از کمبود حافظه؛ با ⁦--workers⁩ کمتر امتحان کنید
bad-run-busy = اجرای دیگری در حال نوشتن در { $folder } است
bad-run-foreign = پوشهٔ { $folder } پرونده‌های دیگری دارد؛ پوشه‌ای تازه یا خالی نام ببرید
bad-run-differs = پوشهٔ { $folder } از اجرایی با { $name } دیگری است؛ همان دستور را تکرار کنید یا پوشه‌ای تازه نام ببرید
bad-run-program = پوشهٔ { $folder } از اجرایی با قوانین یا ربات‌های دیگری است؛ پوشه‌ای تازه نام ببرید
bad-arena-bots = رتبه‌بندی به حداقل 2 ربات برای آن بازی نیاز دارد
bad-no-arena = رتبه‌بندی به openskill نیاز دارد: ⁦pip install 'boardroom[arena]'⁩
bad-no-arena-page = پروندهٔ { $file } جایی برای جدول‌ها، میان «{ $begin }» و «{ $end }»، ندارد
bad-on = مقدار ⁦--on⁩ { $on } نادرست است: باید ⁦ray⁩ یا ⁦ray:HOST:PORT⁩ باشد
bad-no-ray = خوشهٔ Ray به ray نیاز دارد: ⁦pip install 'boardroom[ray]'⁩
bad-no-cluster = هیچ خوشهٔ Ray در نشانی { $address } پاسخ نمی‌دهد
bad-other-program = قوانین یا ربات‌های یکی از گره‌های خوشه با این برنامه فرق دارد؛ روی همه یک نسخه نصب کنید
bad-no-parquet = پرونده‌های Parquet به pyarrow نیاز دارند: ⁦pip install 'boardroom[parquet]'⁩
bad-seat = صندلی { $seat } وجود ندارد؛ صندلی‌ها 0 تا { $last } هستند
bad-port = { $port } درگاه درستی نیست (0 تا 65535)
bad-database = «{ $url }» نشانی پایگاه داده نیست؛ شکل درست: { $known }
bad-jobs-database = فقط سرورهای روی PostgreSQL کارهایشان را تقسیم می‌کنند؛ سرور روی یک پروندهٔ SQLite کارهای خودش را انجام می‌دهد
bad-database-file = { $file ->
    [none] در نشانی پایگاه داده نام پرونده نیامده است
   *[other] در { $file } نمی‌توان نوشت
}
bad-offered-pack = مقدار «{ $word }» باید مانند { "\u2066--pack name=folder\u2069" } باشد، نام با حروف کوچک
bad-file = پروندهٔ { $file }: { $why }
bad-file-missing = پروندهٔ { $file } خوانده نمی‌شود: چنین پرونده‌ای وجود ندارد
bad-file-unreadable = پروندهٔ { $file } خوانده نمی‌شود ({ $code })
bad-file-unwritable = در { $file } نمی‌توان نوشت ({ $code })
bad-file-not-text = پروندهٔ { $file } متن نیست
bad-file-not-json = پروندهٔ { $file } در سطر { $line } JSON نیست یا بریده شده است
bad-file-nested = پروندهٔ { $file } بیش از اندازه تودرتو است
bad-file-not-record = پروندهٔ { $file } پروندهٔ بازی Boardroom نیست؛ قالب‌های دیگر را با { "\u2066--from\u2069" } نام ببرید
bad-not-folder = { $file } پوشه نیست
bad-other-game = پروندهٔ { $file } از بازی «{ $game }» است
bad-before-start = سطر { $row } که { "\u2066--to\u2069" } می‌خواهد پیش از آماده‌سازی بازی است
bad-no-row = سطر { $row } وجود ندارد؛ { $file } با سطر { $last } پایان می‌یابد
bad-check-native = پرونده‌های بازی Boardroom خودشان نقاط بررسی دارند؛ { "\u2066--check\u2069" } برای قالب‌های دیگر است
bad-check-form = پرونده‌های قالب { $form } نقاط بررسی را همراه دارند؛ { "\u2066--check\u2069" } اینجا کاربردی ندارد
bad-no-native = بازی‌های این قالب را هنوز نمی‌توان به قالب Boardroom نوشت
