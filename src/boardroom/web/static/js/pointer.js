// A press that has begun ends before anything under it is swapped: no click is lost to what others do. Its end may
// never be heard, since a list of the system, a menu or a dead device swallows it: any sign of it is taken, and
// a press of which nothing was felt for so long is over.
const LONGEST = 3000;
let felt = 0, lifting = null, dragging = false;

function feel() { felt = performance.now(); clearTimeout(lifting); lifting = null; }
const lift = () => { if (felt) lifting ??= setTimeout(() => { felt = 0; lifting = null; }, 40); }; // a click comes after it
const on = (kind, does) => addEventListener(kind, does, { capture: true, passive: true });

on("pointerdown", ({ button }) => { dragging = false; if (button === 0) feel(); });
on("pointermove", ({ buttons }) => { if (!buttons) lift(); else if (felt && !lifting) feel(); });
for (const kind of ["pointerup", "contextmenu", "visibilitychange"]) on(kind, lift);
on("pointercancel", () => { if (!dragging) lift(); }); // what is dragged is cancelled as a pointer, and still held
on("blur", ({ target }) => { if (target === window) lift(); }); // not that of a field, which every press takes the focus from
on("dragstart", () => { dragging = true; feel(); });
on("drag", feel);
for (const kind of ["dragend", "drop"]) on(kind, () => { dragging = false; lift(); });

export async function released() {
  while (felt && performance.now() - felt < LONGEST) await new Promise((done) => { setTimeout(done, 20); });
}
