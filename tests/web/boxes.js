// Compares the rectangles of all visible text and cards; a list of faults in words.
() => {
  const SLACK = 1.5; // pixels
  const faults = [];
  const touched = matchMedia("(pointer: coarse)").matches;
  const named = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} "${node.textContent.trim().slice(0, 40)}"`;

  /** Asked once of each node: a page is asked for the same ancestors by thousands of texts. */
  function once(ask) {
    const known = new Map();
    return (node) => {
      if (!known.has(node)) known.set(node, ask(node));
      return known.get(node);
    };
  }
  const style = once((node) => {
    const { clipPath, opacity, overflowX, overflowY, position, textOverflow, visibility, webkitLineClamp } = getComputedStyle(node);
    return { clipPath, opacity, overflowX, overflowY, position, textOverflow, visibility, webkitLineClamp };
  });
  const around = once((node) => node.getBoundingClientRect());

  /** Parents and grandparents, the nearest first. */
  const above = once((node) => [node, ...(node.parentElement ? above(node.parentElement) : [])]);

  const isUnseen = once((node) => {
    const { clipPath, opacity, visibility } = style(node);
    const isHere = clipPath.startsWith("inset(50%") || opacity === "0" || visibility === "hidden";
    return isHere || (node.parentElement !== null && isUnseen(node.parentElement));
  });
  const inScroller = once((node) => above(node).some((each) => /auto|scroll/.test(style(each).overflowX) && each.scrollWidth > each.clientWidth));

  /** Where a box is still seen, inside all that scrolls; and what cuts it without scrolling. */
  function clipped(node, box) {
    let { left, right, top, bottom } = box;
    let cutter = null;
    for (const each of above(node)) {
      const { overflowX, overflowY, position } = style(each);
      if (each === document.documentElement || each === document.body || each instanceof SVGElement) continue;
      const inner = around(each);
      const cutsX = left < inner.left - SLACK || right > inner.right + SLACK;
      const cutsY = top < inner.top - SLACK || bottom > inner.bottom + SLACK;
      const hides = (way) => way === "hidden" || way === "clip";
      if (!cutter && ((cutsX && hides(overflowX) && !scrolls(each, "x")) || (cutsY && hides(overflowY) && !scrolls(each, "y")))) cutter = each;
      if (overflowX !== "visible") [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
      if (position === "fixed") break;
    }
    return { box: { left, right, top, bottom }, cutter };
  }

  /** Whether something inside can be scrolled into sight by somebody who scrolls what is around. */
  function scrolls(node, way) {
    return /auto|scroll/.test(way === "x" ? style(node).overflowX : style(node).overflowY);
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const dialog = document.querySelector("dialog[open]");
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.textContent.trim() || !node.checkVisibility() || isUnseen(node) || node.closest(".skip")) continue;
    if (dialog && !dialog.contains(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      texts.push({ node, box, ...seen(node, box) });
    }
  }

  function seen(node, box) {
    const { box: left, cutter } = clipped(node, box);
    return { left, cutter, isSeen: left.right - left.left > 2 && left.bottom - left.top > 2 };
  }

  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);

  for (const { node, box, cutter } of texts) {
    if (!inScroller(node) && (box.left < -SLACK || box.right > innerWidth + SLACK)) faults.push(`runs off: ${named(node)}`);
    if (cutter) faults.push(`cut: ${named(node)} by ${named(cutter)}`);
    const { textOverflow, webkitLineClamp } = style(node);
    if (textOverflow === "ellipsis" && node.scrollWidth > node.clientWidth + 1) faults.push(`shortened: ${named(node)}`);
    if (webkitLineClamp !== "none" && node.scrollHeight > node.clientHeight + 1) faults.push(`clamped: ${named(node)}`);
  }

  // Words broken in the middle: two lines of one text node whose break is inside a word.
  for (const node of new Set(texts.map((each) => each.node))) {
    if (!node.closest("[data-card], .large, h2, h3, .button, .title")) continue;
    for (const text of node.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const words = text.textContent.matchAll(/[\p{L}\p{N}]+/gu);
      for (const word of words) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
        if (lines.size > 1) faults.push(`broken word "${word[0]}" in ${named(node)}`);
      }
    }
  }

  // Text over text; cards of a fan lie over one another, but their corners are always seen.
  const plain = texts.filter(({ node, isSeen }) => isSeen && !node.closest("[data-card], .card, .moment"));
  const over = document.querySelector(".end");
  const bare = over ? plain.filter(({ node }) => over.contains(node) || !node.closest(".stage")) : plain;
  // The coach is a leaf that lies over a part of the table until it is put away: never over the question,
  // the Hand or what it speaks of.
  const leaf = document.querySelector(".coach");
  const isUnder = (box) => {
    const lies = leaf?.getBoundingClientRect();
    return lies && box.left < lies.right && box.right > lies.left && box.top < lies.bottom && box.bottom > lies.top;
  };
  for (const each of leaf ? document.querySelectorAll(".hand [data-card], #asked, [data-option], .board .lit") : []) {
    const { box } = clipped(each, each.getBoundingClientRect());
    const isThere = box.right - box.left > 2 && box.bottom - box.top > 2;
    if (isThere && isUnder({ ...box, top: box.top + SLACK, bottom: box.bottom - SLACK })) faults.push(`under the coach: ${named(each)}`);
  }
  const free = bare.filter(({ node, left }) => !leaf || leaf.contains(node) || !isUnder(left));
  free.sort((one, other) => one.left.top - other.left.top);
  for (let a = 0; a < free.length; a += 1) {
    const one = free[a];
    for (let b = a + 1; b < free.length && free[b].left.top < one.left.bottom; b += 1) {
      const other = free[b];
      if (one.node === other.node) continue;
      const wide = Math.min(one.left.right, other.left.right) - Math.max(one.left.left, other.left.left);
      const tall = Math.min(one.left.bottom, other.left.bottom) - Math.max(one.left.top, other.left.top);
      const isOwn = () => one.node.contains(other.node) || other.node.contains(one.node);
      if (wide > 3 && tall > 4 && !isOwn()) faults.push(`overlap: ${named(one.node)} and ${named(other.node)}`);
    }
  }
  for (const corner of over || dialog ? [] : document.querySelectorAll("[data-card] .corner")) {
    const box = corner.getBoundingClientRect();
    const { box: left } = clipped(corner, box);
    const [x, y] = [box.left + Math.min(8, box.width / 2), box.top + box.height / 2];
    if (x > left.right || x < left.left || y > left.bottom || y < left.top || !corner.checkVisibility()) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !hit.closest(".coach") && !corner.closest("[data-card]").contains(hit) && !hit.contains(corner)) faults.push(`covered corner: ${named(corner.closest("[data-card]"))} by ${named(hit)}`);
  }

  // Of each card in a hand a finger's breadth is bare.
  for (const card of touched ? document.querySelectorAll(".hand.held li + li") : []) {
    const bare = around(card).left - around(card.previousElementSibling).left;
    if (bare < 44 - 2 * SLACK) faults.push(`hardly bare (${Math.round(bare)}): ${named(card.previousElementSibling)}`);
  }

  // What a finger would miss: less than 44 pixels, with what lies around it and is its own.
  const targets = touched ? document.querySelectorAll("button, a[href], input, select, summary, [role=tab]") : [];
  for (const each of targets) {
    const target = each.closest("label") && /radio|checkbox/.test(each.type) ? each.closest("label") : each;
    if (!target.checkVisibility() || isUnseen(target) || target.closest(".skip") || target.matches("a.inline, .story a, .log a") || (dialog && !dialog.contains(target))) continue;
    const after = getComputedStyle(target, "::after");
    const more = after.position === "absolute" ? (side) => Math.max(0, -parseFloat(after[side]) || 0) : () => 0;
    const box = target.getBoundingClientRect();
    if (box.width < 2) continue;
    const [wide, tall] = [box.width + more("left") + more("right"), box.height + more("top") + more("bottom")];
    if (tall < 44 - SLACK || wide < 44 - SLACK) faults.push(`too small (${Math.round(wide)}x${Math.round(tall)}): ${named(target)}`);
  }
  return [...new Set(faults)];
}
