# آنچه در درخواست یا پروندهٔ فرستاده‌شده نادرست است. نام فیلدها همان نام برنامه‌ها است.
thing-panel = بخش
bad-no-face = چیزی با شناسهٔ { $id } برای نمایش نیست
bad-no-offer = اکنون چیزی از نوع «{ $kind }» برای انتخاب نیست
bad-values = از این مقدارها «{ $kind }» ساخته نمی‌شود
bad-number = در ورودی عددی بزرگ‌تر از { $most } آمده است
bad-chosen-json = آنچه انتخاب شده است JSON نیست
bad-chosen-object = آنچه انتخاب شده است باید یک شیء باشد
bad-one-form = اقدام فقط به یکی از این شکل‌ها داده می‌شود: { $known }
bad-nothing-said = پیام خالی است
bad-seats = این میز { $count } صندلی دارد، هر کدام برای «me» یا یک ربات
bad-seat-kind = صندلی «me»، «open» یا ربات است، نه «{ $kind }»
bad-seat-count = این بازی { $seats } صندلی دارد، نه { $count } صندلی
bad-own-seats = پشت میز خودتان هر صندلی برای «me» یا یک ربات است
bad-not-json = این پروندهٔ بازی نیست: JSON نیست یا بریده شده است
bad-too-many-rows = این پروندهٔ بازی بیش از { $most } سطر دارد
bad-no-game = در این پرونده بازی‌ای نیست که بتوان دید یا ادامه داد
bad-imagined = این پرونده با وضعیتی فرضی شروع می‌شود: می‌توان درستی آن را بررسی کرد اما نمی‌توان آن را وارد کرد
bad-earlier-rules = سطر { $row } این پرونده با نسخهٔ { $made } از «{ $game }» بازی شده است و نسخهٔ { $here } آن را به شکلی دیگر پیش می‌برد: می‌توان درستی پرونده را بررسی کرد اما نمی‌توان آن را وارد کرد
bad-too-slow = بازپخش این پرونده بیش از { $seconds } ثانیه طول می‌کشد
bad-too-big = این پرونده حافظهٔ زیادی می‌خواهد
bad-no-replay = این پرونده بازپخش نمی‌شود
bad-database-address = «{ $url }» نشانی پایگاه داده نیست: { $cause }
bad-database = پایگاه دادهٔ «{ $url }» باز نمی‌شود: { $cause }
bad-database-driver = پایگاه دادهٔ PostgreSQL به راه‌انداز psycopg نیاز دارد: { "\u2066pip install 'boardroom[postgres]'\u2069" }
bad-database-newer = پایگاه دادهٔ «{ $url }» را نسخهٔ تازه‌تری از Boardroom ساخته است
bad-database-backup = پایگاه دادهٔ «{ $url }» از نسخهٔ قدیمی‌تری از Boardroom است و دست‌نخورده ماند، چون پیش از به‌روزرسانی نتوانستیم از آن نسخهٔ پشتیبان بگیریم: { $cause }
bad-database-served = یک Boardroom دیگر هم‌اکنون با پایگاه دادهٔ «{ $url }» کار می‌کند
bad-database-not-empty = پایگاه دادهٔ «{ $url }» از پیش میز دارد؛ مقصد کپی باید پایگاه داده‌ای نو باشد
bad-backup-exists = { $file } از پیش وجود دارد؛ نسخهٔ پشتیبان به پروندهٔ تازه‌ای نیاز دارد
bad-copy-incomplete = همهٔ سطرهای «{ $table }» کپی نشد؛ پایگاه دادهٔ نو خالی ماند
bad-check-file = پروندهٔ پایگاه داده آسیب دیده است: { $cause }
bad-check-orphans = { $count ->
    [one] ۱ سطر از میزی است که وجود ندارد
   *[other] { $count } سطر از میزهایی است که وجود ندارند
}
bad-check-gap = میز { $table }: سطر { $row } نیست
bad-check-digest = میز { $table }: سطر { $row } آسیب دیده است
bad-listen = در { $address } نمی‌توان گوش داد: { $cause }
## Requests that cannot be met, besides those named in fa.ftl
problem-no-method = در این نشانی به این شیوه کاری نمی‌توان کرد
problem-not-understood = درخواست فهمیده نشد (وضعیت { $status })
problem-too-large = درخواست بزرگ‌تر از { $limit } بایت است
problem-other-site = این درخواست از سایت دیگری می‌آید
problem-foreign-cookie = این کوکی را این سرور امضا نکرده است؛ صفحهٔ اول سرور را دوباره باز کنید
## A request that is not as it should be; the place is a field as programs name it
problem-malformed-json = درخواست JSON درستی نیست
problem-malformed-missing = مقدار «{ $place }» نیامده است
problem-malformed-unknown = مقدار «{ $place }» اینجا شناخته‌شده نیست
problem-malformed-text = مقدار «{ $place }» باید متن باشد
problem-malformed-whole = مقدار «{ $place }» باید عدد صحیح باشد
problem-malformed-yes-no = مقدار «{ $place }» باید { "\u2066true\u2069" } یا { "\u2066false\u2069" } باشد
problem-malformed-list = مقدار «{ $place }» باید یک فهرست باشد
problem-malformed-object = مقدار «{ $place }» باید یک شیء باشد
problem-malformed-too-long = طول مقدار «{ $place }» بیش از { $most } است
problem-malformed-too-short = طول مقدار «{ $place }» کمتر از { $least } است
problem-malformed-too-small = مقدار «{ $place }» کمتر از { $least } است
problem-malformed-too-large = مقدار «{ $place }» بیشتر از { $most } است
problem-malformed-none-of = مقدار «{ $place }» هیچ‌یک از این‌ها نیست: { $known }
problem-malformed-wrong = مقدار «{ $place }» قالب درستی ندارد
## Requests that are refused to protect the server
problem-other-host = این سرور به نام «{ $host }» پاسخ نمی‌دهد؛ مدیر سرور می‌تواند آن را با BOARDROOM_HOSTS مجاز کند
problem-broken-text = متنی در درخواست Unicode معتبر نیست
problem-too-many-values = درخواست بیش از { $most } مقدار دارد
bad-option-repeated = در گزینهٔ «{ $name }» مقداری دو بار آمده است
bad-setting-number = مقدار { $name } عددی صحیح و حداقل ۱ است، نه «{ $value }»
bad-setting-word = { $name } باید یکی از { $known } باشد، نه «{ $value }»
bad-tracing-missing = ردگیری به بستهٔ { $package } نیاز دارد: { "\u2066pip install 'boardroom[otel]'\u2069" }
bad-keys = «{ $file }» پروندهٔ کلیدها نیست: هر سطر یک روز مانند 2026-01-31، یک فاصله و ۶۴ رقم شانزده‌شانزدهی دارد
bad-key-setting = هر کلید در BOARDROOM_KEYS شصت‌وچهار رقم شانزده‌شانزدهی دارد
bad-file-text = متنی در این پرونده Unicode معتبر نیست
