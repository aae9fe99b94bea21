// What is written inside the drawings of a page, and how far it stands out: for test_drawing_contrast.py.
"use strict";
globalThis.written = (() => {
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const sheet = new CSSStyleSheet();

  const colour = (name) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = name;
    dot.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = dot.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const inSight = (box) =>
    box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;

  const opacity = (e) => {
    let found = Number(getComputedStyle(e).fillOpacity);
    for (let up = e; up; up = up.parentElement) found *= Number(getComputedStyle(up).opacity);
    return found;
  };

  // Words whose boxes meet go into different rounds, so that each is seen to stand on something else.
  const find = () => {
    const rounds = [], found = [];
    for (const e of document.querySelectorAll("svg text, svg tspan")) {
      const node = [...e.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.data.trim());
      e.removeAttribute("data-round");
      if (!node || e.closest("symbol") || !inSight(e.getBoundingClientRect())) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect(), style = getComputedStyle(e), matrix = e.getScreenCTM();
      let round = rounds.findIndex((boxes) => !boxes.some((other) => meet(box, other)));
      if (round < 0) round = rounds.push([]) - 1;
      rounds[round].push(box);
      e.dataset.round = round;
      const [r, g, b, a] = colour(style.fill);
      found.push({
        text: node.data, look: e.getAttribute("class") ?? e.parentElement.getAttribute("class"), round,
        box: [box.left, box.top, box.right, box.bottom], ink: [r, g, b, a * opacity(e)],
        size: parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b), bold: Number(style.fontWeight) >= 700,
      });
    }
    return found;
  };

  // All words without their ink, or those of one round in a colour no board has: so a word is found also where
  // it cannot be read at all. Only the fill goes: the halo round a name is part of what stands behind it.
  const paint = (round) => {
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    const bare = "[data-round] { fill: transparent !important; }";
    sheet.replaceSync(`${bare} [data-round="${round}"] { fill: #f0f !important; }`);
  };
  const unpaint = () => sheet.replaceSync("");

  const pixels = async (png) => {
    const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const linear = (v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (a, b) => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };

  // The contrast at the middle one of all points that a word covers; null where hardly any is seen.
  const ratio = (marked, bare, { box, ink }) => {
    const [left, top, right, bottom] = box.map(Math.round), found = [], a = marked.data, b = bare.data;
    for (let y = Math.max(0, top); y < Math.min(bottom, bare.height); y++)
      for (let x = Math.max(0, left); x < Math.min(right, bare.width); x++) {
        const at = (y * bare.width + x) * 4;
        const change = Math.abs(a[at] - b[at]) + Math.abs(a[at + 1] - b[at + 1]) + Math.abs(a[at + 2] - b[at + 2]);
        if (change < 60) continue;
        const behind = [b[at], b[at + 1], b[at + 2]];
        found.push(contrast(behind, behind.map((v, k) => ink[k] * ink[3] + v * (1 - ink[3]))));
      }
    return found.length < 3 ? null : found.sort((x, y) => x - y)[found.length >> 1];
  };
  const judge = async (pictures, words) => {
    const [bare, ...marked] = await Promise.all(pictures.map(pixels));
    return words.map((word) => ratio(marked[word.round], bare, word));
  };
  return { find, paint, unpaint, judge };
})();
