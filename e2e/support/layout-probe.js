// Runs in the page under test, after page-probe.js. Finds parts that are cut off, too wide or moving. Plain
// JavaScript, not TypeScript: the test reads this file as text and the page runs that text as it is.
const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

/** For screen readers only, or hidden. */
const isForEarsOnly = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return (width <= 1 && height <= 1) || getComputedStyle(element).clipPath !== 'none';
};

/** Shortened on purpose, with dots, in something that shows the whole text when it is pressed. */
const isExcerpt = (box) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(box);
  const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  return hasDots && box.closest('button, a[href], summary') !== null;
};

/** The effect of each box on the text in it, computed once for a layout: pieces of text share most of their boxes. */
let boxes = new Map();

function boxOf(element) {
  const known = boxes.get(element);
  if (known !== undefined) return known;
  const { overflowX, overflowY, display, position } = getComputedStyle(element);
  const holds = display !== 'inline';
  const box = {
    letsGo: isForEarsOnly(element) || isExcerpt(element),
    clipsX: holds && clips(overflowX),
    clipsY: holds && clips(overflowY),
    scrollsX: holds && scrolls(overflowX),
    scrollsY: holds && scrolls(overflowY),
    isFixed: position === 'fixed',
    area: element.getBoundingClientRect(),
  };
  boxes.set(element, box);
  return box;
}

/** The box that cuts a piece of text off, if one does. */
function cutBy(rect, element) {
  let { left, right, top, bottom } = rect;
  for (let each = element; each && each !== document.documentElement; each = each.parentElement) {
    const { letsGo, clipsX, clipsY, scrollsX, scrollsY, isFixed, area } = boxOf(each);
    if (letsGo) return null;
    if (clipsX && (right > area.right + 2 || left < area.left - 2)) return each;
    if (clipsY && (bottom > area.bottom + 3 || top < area.top - 3)) return each;
    // Boxes that scroll show the rest on request.
    if (scrollsX) [left, right] = [area.left, Math.min(right, area.right)];
    if (scrollsY) [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
    // Parts of an off-screen field are off-screen too.
    if (isFixed && bottom < -1000) return null;
    if (isFixed) break;
  }
  const { clientWidth } = document.documentElement;
  return right > clientWidth + 2 || left < -2 ? document.documentElement : null;
}

function cutText() {
  const found = [];
  boxes = new Map();
  const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (node.data.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('svg, option, script, style, [data-cut-ok]')) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = rect.width === 0 ? null : cutBy(rect, parent);
      if (box === null) continue;
      found.push(`cut off by <${box.localName} class="${box.className}">: “${short(node.data)}”`);
      break;
    }
  }
  return found;
}

/** Values that do not fit into their buttons and lists. */
function cutControls() {
  return all('button, a[href], select')
    .filter((control) => {
      const { overflowX } = getComputedStyle(control);
      return control.scrollWidth > control.clientWidth + 2 && clips(overflowX);
    })
    .map((control) => `does not fit into itself: ${describe(control)}`);
}

/** Boxes that scroll sideways: they need a name, and the keyboard must get into them. */
function scrollBoxes() {
  return allThat((box) => {
    if (box.scrollWidth <= box.clientWidth + 1 || box.matches('input, textarea')) return false;
    return scrolls(getComputedStyle(box).overflowX);
  }).flatMap((box) => {
    const isReached = box.tabIndex >= 0 || box.querySelector(CONTROLS) !== null;
    const hasName = box.matches('[aria-label], [aria-labelledby]');
    return isReached && hasName
      ? []
      : [
          `scrolls sideways without ${isReached ? 'a name' : 'the keyboard'}: ${describe(box)} class="${box.className}"`,
        ];
  });
}

/** A page wider than the window, and the elements that cause it. */
function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = all('*').filter((element) => {
    if (element.getBoundingClientRect().right <= clientWidth + 1) return false;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (scrolls(overflowX) || clips(overflowX)) return false;
    }
    return true;
  });
  return [`${scrollWidth - clientWidth} px too wide: ${wide.slice(0, 3).map(describe).join(', ')}`];
}

/** Whether a person sees words in an element. */
function hasVisibleWords(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    const isShown = /[\p{L}\p{N}]/u.test(node.data) && parent && isSeen(parent);
    if (isShown && !isForEarsOnly(parent)) return true;
  }
  return false;
}

/** Icons without a word: on a touch screen people can't hover over them to read their names. */
function bareIcons() {
  return all('button, a[href], summary, [role=button], label:has([type=radio], [type=checkbox])')
    .filter((control) => control.querySelector('svg, img') !== null && !hasVisibleWords(control))
    .map((control) => `only an icon: ${describe(control)}`);
}

/** The visible right edges: of frames and tables that take up most of the main column. */
function rightEdges() {
  const main = stage().querySelector('main');
  if (main === null) return [];
  const wide = main.getBoundingClientRect().width * 0.5;
  const framed = allThat((box) => {
    const { borderInlineEndStyle, borderInlineEndWidth } = getComputedStyle(box);
    const isFramed = borderInlineEndStyle !== 'none' && borderInlineEndWidth !== '0px';
    return isFramed && !box.matches(CONTROLS) && box.getBoundingClientRect().width > wide;
  }, 'main *');
  const outer = framed.filter(
    (box) => !framed.some((other) => other !== box && other.contains(box)),
  );
  const edges = outer.map((box) => Math.round(box.getBoundingClientRect().right));
  const most = Math.max(...edges);
  return outer
    .filter((_, index) => most - edges[index] > 1)
    .map(
      (box) =>
        `ends ${most - Math.round(box.getBoundingClientRect().right)} px before the right edge: ${describe(box)} class="${box.className}"`,
    );
}

/** Bars that stay visible must leave most of a low window to the content. */
function bars() {
  if (stage() !== document.body) return [];
  const { innerHeight, innerWidth } = globalThis;
  const fixed = allThat((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const { width, bottom, top } = element.getBoundingClientRect();
    const isBar = width > innerWidth / 2 && bottom > 0 && top < innerHeight;
    // A sheet is open because the person opened it, and Escape closes it.
    const isSheet = element.closest('[data-fields-open], [data-panel-open]') !== null;
    const isList = element.closest('table') || element.querySelector('[role=listbox]');
    return isBar && !isSheet && !isList;
  });
  const height = fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  const share = Math.round((100 * height) / innerHeight);
  return share > 33
    ? [`bars that stay cover ${share}% of the window: ${fixed.map(describe).join(', ')}`]
    : [];
}

const isSmall = ([control, { width, height }]) =>
  (width < 23.9 || height < 23.9) && getComputedStyle(control).display !== 'inline';

/** Whether a box comes closer to a point than half a fingertip. */
const isNear = ({ left, right, top, bottom }, x, y) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < 12;

/** The bar that contains an element, if it stays while the page moves below it. */
function layerOf(element) {
  for (let box = element; box; box = box.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
  }
  return null;
}

/**
 * Controls that are both smaller than a fingertip and close to others (WCAG 2.5.8); links inside a sentence may be.
 */
function smallTargets() {
  const targets = all(CONTROLS).map((control) => [control, control.getBoundingClientRect()]);
  return targets.filter(isSmall).flatMap(([control, { left, top, width, height }]) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const layer = layerOf(control);
    const isCrowded = targets.some(([other, box]) => {
      const isApart = !other.contains(control) && !control.contains(other);
      return isApart && isNear(box, x, y) && layerOf(other) === layer;
    });
    return isCrowded ? [`small and close to another: ${describe(control)}`] : [];
  });
}

const layout = () =>
  [sideways, scrollBoxes, cutText, cutControls, bars, smallTargets].flatMap((look) => look());

/** The layout once it has settled into a new width. */
async function settledLayout() {
  let findings = [];
  // Typing scrolls to the place.
  document.activeElement?.scrollIntoView({ block: 'center' });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await new Promise((next) => {
      requestAnimationFrame(() => requestAnimationFrame(next));
    });
    findings = layout();
    if (findings.length === 0) break;
  }
  return findings;
}

Object.assign(globalThis.pageProbe, { settledLayout, sideways, bareIcons, rightEdges });
