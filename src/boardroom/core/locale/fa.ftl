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
why-not-now = اکنون این کار ممکن نیست؛ میز منتظر { $waits } است.
why-not-your-turn = نوبت { $waits } است.
why-game-over = بازی تمام شده است.
paid = { $payer } به { $payee } پرداخت: { $amount }
shuffled = بُر خورد: { $label }
skipped = { $seat_is ->
    [you] شما اینجا انتخابی ندارید
   *[other] { $seat } اینجا انتخابی ندارد
}
account-bank = بانک
