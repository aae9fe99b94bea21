# آنچه در ورودی نادرست است: حرکت، گزینه، پروندهٔ بازی. تکه‌های ورودی همان‌گونه که آمده‌اند در جمله می‌آیند.
thing-bot = ربات
thing-choice = انتخاب
thing-form = قالب
thing-game = بازی
thing-language = زبان
thing-option = گزینهٔ
thing-order = دستور خودکار
thing-seat = صندلی
thing-step = گام
bad-unknown = { $thing } «{ $name }» وجود ندارد
bad-unknown-known = { $thing } «{ $name }» وجود ندارد؛ موارد موجود: { $known }
bad-none-of = مقدار «{ $value }» هیچ‌یک از این‌ها نیست: { $known }
bad-not-offered = مقدار «{ $value }» اکنون در میان انتخاب‌ها نیست
bad-not-whole = مقدار «{ $value }» عدد صحیح نیست
bad-not-word = مقدار «{ $value }» یک واژه نیست
bad-not-true-false = مقدار «{ $value }» نه { "\u2066true\u2069" } است و نه { "\u2066false\u2069" }
bad-not-yes-no = مقدار «{ $value }» نه { "\u2066yes\u2069" } است و نه { "\u2066no\u2069" }
bad-not-list = مقدار «{ $value }» باید یک فهرست باشد
bad-not-parts = مقدار «{ $value }» باید { $count } بخش داشته باشد که با «{ ":" }» به هم پیوسته‌اند
bad-not-well-formed = مقدار «{ $value }» شکل درست «{ $kind }» را ندارد
bad-not-line = سطر «{ $line }» باید مانند «{ "\u20660: pass\u2069" }» باشد: صندلی، دونقطه و حرکت
bad-not-move = «{ $move }» حرکتی از این بازی نیست
bad-option = گزینهٔ «{ $name }»: { $why }
bad-players = بازی «{ $game }» برای { $least } تا { $most } بازیکن است، نه { $count } بازیکن
bad-not-recorded = این پروندهٔ بازی نیست
bad-not-form = این پروندهٔ بازی در هیچ‌یک از قالب‌هایی که اینجا خوانده می‌شوند نیست: { $known }
bad-not-this-form = این پرونده در قالب { $form } نیست
bad-not-record = این پروندهٔ بازی Boardroom نیست
bad-no-greedy = بازی «{ $game }» هنوز ربات معمولی ندارد
bad-no-strategy = بازی «{ $game }» هنوز ربات «{ $bot }» ندارد
bad-no-budget = پس از @ فقط ربات‌های { $known } بودجه می‌گیرند، نه «{ $bot }»
bad-budget = مقدار «{ $text }» بودجه نیست؛ بودجه تعداد ارزیابی است، مانند { "\u2066200e\u2069" }، یا حداکثر { $seconds } ثانیه، مانند { "\u20660.5s\u2069" }
bad-no-weights = بازی «{ $game }» هنوز پروندهٔ وزن‌ها ندارد؛ با این فرمان ساخته می‌شود: { "\u2066boardroom train " }{ $game }{ "\u2069" }
bad-broken-weights = پروندهٔ وزن‌های { $file } آسیب دیده است
bad-foreign-weights = پروندهٔ وزن‌های { $file } از آنِ بازی «{ $game }» است
bad-stale-weights = پروندهٔ وزن‌های { $file } برای قوانین یا ویژگی‌های دیگری ساخته شده است؛ با این فرمان از نو ساخته می‌شود: { "\u2066boardroom train " }{ $game }{ "\u2069" }
bad-nothing-to-train = ربات‌های بازی «{ $game }» چیزی برای آموختن ندارند
bad-no-bot = بازی «{ $game }» ربات «{ $name }» ندارد
bad-bot-not-installed = ربات «{ $name }» نصب نیست: دستور ⁦make install⁩ در مخزن Boardroom آن را نصب می‌کند
bad-seal = این پروندهٔ بازی پس از نوشته شدن بریده یا ویرایش شده است: مُهر آن با محتوایش نمی‌خواند
bad-newer = این پروندهٔ بازی با نسخهٔ { $made } از «{ $game }» ساخته شده است؛ اینجا نسخهٔ { $here } است
bad-damaged = این پروندهٔ بازی آسیب دیده است
bad-lacks = این پروندهٔ بازی آسیب دیده است: «{ $name }» را ندارد
bad-no-entry = سطر { $row } وجود ندارد؛ آخرین سطر { $last } است
bad-no-order = در پروندهٔ بازی ترتیب دیگری برای «{ $label }» نیست
bad-wrong-order = ترتیب ثبت‌شده برای «{ $label }» شامل همان چیزهایی نیست که بُر می‌خورند
bad-row-refused = { $clause ->
    [none] سطر { $row } این پرونده بازپخش نمی‌شود: «{ $expected }»: { $found }
   *[other] سطر { $row } این پرونده بازپخش نمی‌شود ({ $clause }): «{ $expected }»: { $found }
}
bad-row-differs = { $clause ->
    [none] سطر { $row } این پرونده بازپخش نمی‌شود: در پرونده { $expected } آمده است، قوانین { $found } می‌دهند
   *[other] سطر { $row } این پرونده بازپخش نمی‌شود ({ $clause }): در پرونده { $expected } آمده است، قوانین { $found } می‌دهند
}
# How a game was dealt
bad-dealing = شرح آماده‌سازی بازی در این پرونده آسیب دیده است
bad-not-seed = سطر { $row }: آنچه رخ داده است با بذر بازی نمی‌خواند
bad-not-committed = راز آشکارشده با تعهدی که به آن داده شده بود نمی‌خواند
bad-not-promised = متنی که صندلی { $seat } آشکار کرده است با تعهد این صندلی نمی‌خواند
bad-not-hash = بذر بازی از راز و عددهای تصادفی صندلی‌ها به دست نمی‌آید
