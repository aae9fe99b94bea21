/* Labels of a page that do not fit: texts that reach out of the box they are written in, or are cut by it. */
const pageLabels = (() => {
    const LABELS = "button, .btn, .opt, .opt > .what, .chip, h1, h2, h3, [role=tab], th, summary, label, legend";
    const OTHERS = ".name, .who, bdi, svg, svg *"; // names that people give, and what is drawn
    const isHidden = (e) => e.closest(OTHERS) || getComputedStyle(e).clipPath === "inset(50%)"; // for screen readers

    const isShown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
    const labels = (root) => [...root.querySelectorAll(LABELS)].filter((e) => isShown(e) && !isHidden(e));

    /* The texts in an element with the boxes of their lines. */
    const lines = (e) => {
        const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = new Range(), found = [];
        while (walker.nextNode()) {
            const text = walker.currentNode, home = text.parentElement;
            if (!text.data.trim() || !isShown(home) || isHidden(home)) continue;
            range.selectNodeContents(text);
            found.push(...[...range.getClientRects()].map((box) => [text.data.trim(), box]));
        }
        return found;
    };

    const beyond = (p, q) => Math.max(q.left - p.left, p.right - q.right, q.top - p.top, p.bottom - q.bottom);
    const isCut = (e) => getComputedStyle(e).overflowX !== "visible" && e.scrollWidth > e.clientWidth + 1;

    const unfit = (root, bearable = 1.5) => labels(root).flatMap((label) => {
        const box = label.getBoundingClientRect(), named = `${label.localName}.${label.className}`;
        const out = lines(label).filter(([, line]) => beyond(line, box) > bearable)
            .map(([words, line]) => `${words}: ${beyond(line, box).toFixed(1)} out of ${named}`);
        const cut = [label, ...label.querySelectorAll("*")].filter((e) => !isHidden(e) && isCut(e))
            .map((e) => `${e.textContent.trim()}: cut in ${e.localName}.${e.className} of ${named}`);
        return [...out, ...cut];
    });

    return {unfit, count: (root) => labels(root).length};
})();
