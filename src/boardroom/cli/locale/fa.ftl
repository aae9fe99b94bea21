### پایانه: آنچه فرمان‌ها می‌گویند. فرمان‌هایی که تایپ می‌شوند در همهٔ زبان‌ها همین کلمه‌ها هستند.
cli-players = { $first } تا { $last } بازیکن
cli-bot-random = ربات تصادفی { $n }
cli-bot-easy = ربات آسان { $n }
cli-bot-normal = ربات معمولی { $n }
cli-bot-hard = ربات قوی { $n }
cli-bot-expert = ربات استاد { $n }
cli-welcome = { $game }، بذر { $seed }. یک عدد، یک حرکت مانند «{ $example }» یا help را تایپ کنید.
cli-help =
    برای انتخاب از فهرست یک عدد تایپ کنید، یا خود حرکت را.
    why MOVE       دلیل مجاز نبودن یک حرکت، همراه با بند آن
    hint           توصیه
    undo           پس گرفتن آخرین حرکت خود (undo all: با رضایت همهٔ حاضران)
    save FILE      ذخیرهٔ بازی در یک پرونده
    rules CLAUSE   خواندن یک بند
    board, log     دیدن صفحهٔ بازی، یا رویدادهای اخیر
    back, quit     بازگشت از یک پرسش، یا خروج از بازی
cli-turn = { $seat }: { $ask }
cli-decide = { $seat }: اقدام خود را انتخاب کنید.
cli-pick-one = عددی از 1 تا { $n }، یا back:
cli-pick-some = عددها با فاصله (برای هیچ‌کدام none)، یا back:
cli-pick-amount = عددی صحیح از { $least } تا { $most }، یا back:
cli-pick-mix = تعداد و نام، مانند { $example }، یا back:
cli-pick-order = همهٔ عددها از 1 تا { $n } به ترتیب دلخواه، یا back:
cli-pick-assign = چیز=جا، مانند { "\u20661=2 2=1\u2069" } (برای هیچ‌کدام none)، یا back:
cli-pick-route = پاسخ: suggested یا شناسه‌ها با فاصله (بین مسیرها ;)، یا back:
cli-pick-confirm = پاسخ: yes یا back:
cli-places = جاها:
cli-up-to = { $what }: حداکثر { $most }
cli-up-to-prices = { $what }: حداکثر { $most }، روی هم { $prices }
cli-budget = روی هم حداکثر { $budget }.
cli-needed = لازم: { $need }. برای پرداخت به ارزان‌ترین راه Enter را بزنید: { $way }
cli-misread = «{ $text }» پاسخ درستی نیست. برای دیدن فرمان‌ها help را تایپ کنید.
cli-allowed = این حرکت اکنون مجاز است.
cli-shut = { $count } گزینهٔ دیگر اکنون ممکن نیست؛ برای دیدن دلیل، «why MOVE» را تایپ کنید.
cli-refused = { $why } ({ $clause })
cli-cited = { $said } ({ $clause })
cli-hint = { $move }
cli-undone = پس گرفته شد.
cli-no-undo = پس از آخرین حرکت شما قرعه‌ای کشیده شد، چیزی رو شد یا بازیکن دیگری حرکت کرد. اگر همهٔ حاضران موافق‌اند، تایپ کنید: undo all
cli-nothing-to-undo = حرکتی برای پس گرفتن نیست.
cli-saved = در { $file } ذخیره شد.
cli-say-file = نام پرونده را بنویسید: save FILE
cli-say-clause = شمارهٔ بند را بنویسید: rules CLAUSE
cli-say-move = حرکت را بنویسید: why MOVE
cli-sure = مطمئن هستید؟ برای ادامه yes را تایپ کنید؛ هر چیز دیگری سؤال را می‌بندد.
cli-curtain = اکنون { $seat } بازی می‌کند. وقتی فقط { $seat } صفحه را می‌بیند Enter را بزنید.
cli-over = بازی تمام شد ({ $clause }).
cli-result = { $place }. { $seat }: { $numbers }
cli-number = { $what } { $n }
cli-bye = پیش از پایان بازی از آن خارج شدید.
cli-reconstructed = ≈ بازسازی‌شده: { $table } ({ $confidence })
cli-replay-rows = { $edition ->
    [none] { $format }: { $rows } سطر
   *[other] { $format }، ویرایش { $edition }: { $rows } سطر
}
cli-replay-fine = { $rows }، { $checkpoints } نقطهٔ بررسی، همه برابر؛ { $over ->
    [yes] تمام‌شده
   *[no] ناتمام
}: { $places }؛ چکیده { $digest }
cli-replay-parted = { $rows }؛ { $why }
cli-replay-place = { $place }. صندلی { $seat } ({ $numbers })
cli-verify-draws = { $rows } سطر، { $draws } قرعه: { $luck ->
    [promised] هر صندلی پیش از آشکار شدن متن‌ها به متن خود تعهد داده بود و هر قرعه از آن‌ها به دست می‌آید: هیچ‌کس قرعه‌ها را انتخاب نکرده است
    [committed] پیش از نشستن بازیکنان به راز تعهد داده شده بود و هر قرعه همان است که راز می‌دهد
    [seeded] هر قرعه همان است که بذر می‌دهد؛ پیش از بازی به چیزی تعهد داده نشده بود
    [imagined] این بازی چیده نشد: شروع آن از آنچه یک صندلی می‌دید فرض شد؛ هر قرعهٔ پس از آن همان است که بذر می‌دهد
   *[given] قرعه‌های این بازی از بذر نیستند و از بیرون داده شده‌اند: هر قرعه ترتیبی از کارت‌های درست است
}
cli-verify-refusable = می‌توانستند قرعه را رد کنند: { $seats }؛ رد کردند: { $withheld ->
    [none] هیچ‌کس
   *[other] { $withheld }
}
cli-verify-adopted = { $rows } سطر با نسخهٔ پیشین قوانین بازی شده و همان‌طور که ثبت شده پذیرفته شده است
cli-db-copied = { $tables ->
    [one] ۱ میز با { $rows } سطر در { $target } کپی شد
   *[other] { $tables } میز با { $rows } سطر در { $target } کپی شد
}
cli-db-keys = صندلی‌ها با تازه‌ترین کلید حفظ می‌شوند؛ برای پذیرش کوکی‌های قدیمی‌تر، همهٔ کلیدهای { $file } را در BOARDROOM_KEYS بگذارید.
cli-db-fine = { $tables ->
    [one] ۱ میز بررسی شد، همه چیز درست است
   *[other] { $tables } میز بررسی شد، همه چیز درست است
}
cli-db-expired = { $tables ->
    [one] ۱ میز حذف شد
   *[other] { $tables } میز حذف شد
}
cli-jobs = Boardroom کارهای { $url } را انجام می‌دهد  (برای پایان Ctrl+C را بزنید)
cli-simulated = { $games ->
    [one] ۱ بازی از { $game }، { $players } بازیکن، { $finished } پایان‌یافته
   *[other] { $games } بازی از { $game }، { $players } بازیکن، { $finished } پایان‌یافته
}
cli-simulated-speed = { $decisions } تصمیم در هر بازی، { $speed } تصمیم در هر ثانیهٔ پردازنده
cli-simulated-bot = { $bot }: { $wins } برد ({ $low } تا { $high })، میانگین امتیاز { $score }، { $cpu } ثانیهٔ پردازنده در هر بازی
cli-games-played = بازی‌ها
cli-run-stopped = پس از { $done } بازی از { $total } بازی متوقف شد؛ همین دستور از پوشهٔ { $folder } ادامه می‌دهد.
cli-duration = { $unit ->
    [h] { $n } ساعت
    [min] { $n } دقیقه
   *[s] { $n } ثانیه
}
cli-arena-cost = { $workers ->
    [1] بازی‌های مانده: { $games }، بنا بر یک بازی از هر عنوان حدود { $cpu }
   *[other] بازی‌های مانده: { $games }، بنا بر یک بازی از هر عنوان حدود { $cpu } زمان پردازنده، با { $workers } بازی هم‌زمان { $wall }
}
cli-arena-all = همهٔ عنوان‌ها
cli-arena-made = ساختهٔ `{ $command }` با نسخهٔ { $version }: { $games } بازی در { $cpu } زمان پردازنده.
cli-arena-rank = رتبه
cli-arena-bot = ربات
cli-arena-rating = نمره
cli-arena-skill = مهارت
cli-arena-games = بازی
cli-arena-wins = برد
cli-arena-interval = بازهٔ ۹۵ درصد
cli-arena-cpu = زمان پردازنده در هر بازی
cli-revisions = { $same } بدون تغییر، { $differ } متفاوت
cli-revisions-differs = { $clause ->
    [none] { $table } ({ $game }): اولین تفاوت در سطر { $row }
   *[other] { $table } ({ $game }): اولین تفاوت در سطر { $row }، طبق { $clause }
}
cli-revisions-problem = { $table } ({ $game }): { $why }
cli-revisions-told = { $tables ->
    [one] به بازیکنان ۱ میزِ در حال بازی خبر داده شد.
   *[other] به بازیکنان { $tables } میزِ در حال بازی خبر داده شد.
}
