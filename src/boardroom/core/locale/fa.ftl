# آنچه هر بازی می‌گوید
list-separator = {"، "}
nothing = هیچ
none = هیچ‌کدام
yes = بله
no = خیر
seat-name = بازیکن { $n }
hidden = { $count ->
    [none] پنهان
   *[other] { $count } پنهان
}
language-en = انگلیسی
language-fa = فارسی
language-zh = چینی
why-not-now = این اقدام اکنون ممکن نیست (در نوبت: { $waits }).
why-not-your-turn = نوبت شما نیست؛ در انتظار { $waits }.
why-game-over = بازی تمام شده است.
paid = { $amount } از { $payer } به { $payee } پرداخت شد
shuffled = بُر خورد: { $label }
skipped = { $seat_is ->
    [you] شما اینجا انتخابی نداشتید
   *[other] { $seat } اینجا انتخابی نداشت
}
account-bank = بانک
