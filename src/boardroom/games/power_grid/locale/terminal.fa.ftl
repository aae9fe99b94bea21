## صفحهٔ بازی در پایانه
board-head = راند { $round }، { $step }: { $phase }
board-row = { $what }: { $things }
board-plant = { $n } ({ $amount } { $kind }، { $cities } شهر)
board-plant-free = { $n } ({ $kind }، { $cities } شهر)
board-player = { $place }. [{ $mark }] { $seat }: { $money } الکترو، { $cities } شهر، نیروگاه‌ها: { $plants }؛ منابع: { $fuel }
board-own = نشانهٔ شما [{ $mark }]: { $money } الکترو؛ منابع: { $fuel }، جای خالی: { $room }؛ { $cities } شهر، برق برای { $supply } شهر
board-auction = در مزایده: { $plant }؛ پیشنهاد: { $bid } الکترو، از { $seat }
