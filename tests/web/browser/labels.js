/* Boxes of what is written in a drawing, in pixels of the window: as wide as the browser sets a text, as high
   as its ink reaches above and below the line. */
const labels = (() => {
    const canvas = document.createElement("canvas").getContext("2d");

    const set = (text) => {
        const style = getComputedStyle(text);
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const words = style.textTransform === "uppercase" ? text.textContent.toUpperCase() : text.textContent;
        return canvas.measureText(words);
    };

    const lineOf = (text) => {
        const ink = set(text), around = text.getBBox(), base = text.getStartPositionOfChar(0).y;
        const top = base - ink.actualBoundingBoxAscent;
        return {x: around.x, y: top, width: around.width, height: base + ink.actualBoundingBoxDescent - top};
    };

    const onScreen = (e, {x, y, width, height}) => {
        const map = e.getScreenCTM(), ends = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
        const xs = ends.map(([u, v]) => map.a * u + map.c * v + map.e);
        const ys = ends.map(([u, v]) => map.b * u + map.d * v + map.f);
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    };

    const box = (e) => onScreen(e, e instanceof SVGTextContentElement ? lineOf(e) : e.getBBox());

    const every = (selector, root = document) => [...root.querySelectorAll(selector)]
        .filter((e) => !e.closest("defs") && (!(e instanceof SVGTextContentElement) || e.textContent.trim()))
        .map((e) => [e.textContent.trim() || e.closest("[data-id]")?.dataset.id || selector, box(e)]);

    /* How far two boxes reach into each other, in the direction in which they do so least. */
    const depth = (p, q) => Math.min(Math.min(p[2], q[2]) - Math.max(p[0], q[0]),
        Math.min(p[3], q[3]) - Math.max(p[1], q[1]));

    const touching = (all, bearable = 1) => all.flatMap(([a, p], i) => all.slice(i + 1)
        .filter(([, q]) => depth(p, q) > bearable)
        .map(([b, q]) => `${a} | ${b}: ${depth(p, q).toFixed(1)}`));

    const beyond = (p, q) => Math.max(q[0] - p[0], q[1] - p[1], p[2] - q[2], p[3] - q[3]);

    /* Texts that leave the shape that they are written on: the one that `frame` finds for each. */
    const leaving = (selector, frame, bearable = 1) => [...document.querySelectorAll(selector)]
        .filter((e) => e.textContent.trim())
        .map((e) => [e.textContent, beyond(box(e), box(frame(e)))])
        .filter(([, far]) => far > bearable)
        .map(([words, far]) => `${words}: ${far.toFixed(1)}`);

    /* What reaches over the edge of the drawing, whose pixels are its units. */
    const cutOff = (all) => all.filter(([, p]) => beyond(p, [0, 0, innerWidth, innerHeight]) > 0);

    /* Texts that reach from the area that holds their middle into another one. */
    const astray = (texts, areas, inset = 2) => [...document.querySelectorAll(texts)]
        .map((e) => [e.textContent, box(e)])
        .filter(([, [left, top, right, bottom]]) => {
            const at = (x, y) => [...document.querySelectorAll(areas)]
                .find((area) => area.isPointInFill(new DOMPoint(x, y)));
            const home = at((left + right) / 2, (top + bottom) / 2);
            return !home || [left + inset, right - inset].some((x) =>
                [top + inset, bottom - inset].some((y) => ![undefined, home].includes(at(x, y))));
        }).map(([words]) => words);

    return {set, box, every, depth, touching, leaving, cutOff, astray};
})();
