// Runs in the page under test, next to axe. Finds problems for people with low vision, a screen reader, a keyboard
// or other settings. Each function returns its findings as sentences; an empty list means that nothing is wrong.
// Plain JavaScript, not TypeScript: the test reads this file as text and the page runs that text as it is.
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
  '[role=button], [role=link], [role=switch], [role=checkbox], [role=tab], [role=option]';
const GROUPS =
  'fieldset, section, article, form, nav, aside, dialog, li, ol, ul, tr, table, [role=group], ' +
  '[role=radiogroup], [role=region], [role=tablist], [role=listbox]';

/** A sheet over the page hides everything else from everyone. */
const stage = () => document.querySelector('dialog[open]') ?? document.body;
const isSeen = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.closest('[aria-hidden=true], [inert]') === null;
const all = (selector) => [...stage().querySelectorAll(selector)].filter(isSeen);
/** The few elements that meet a condition. Checked in this order: whether an element is visible takes longest. */
const allThat = (isTrue, selector = '*') =>
  [...stage().querySelectorAll(selector)].filter((element) => isTrue(element) && isSeen(element));
const short = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 70);
const describe = (element) =>
  `<${element.localName}> “${short(element.getAttribute('aria-label') ?? element.textContent ?? '')}”`;

/** The words of a screen reader for the group around a control; '' for none. */
function groupName(element) {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) {
    const parts = by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '');
    return parts.join(' ');
  }
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const own = { fieldset: ':scope > legend', tr: 'th[scope=row]', table: ':scope > caption' };
  const selector = own[element.localName];
  return selector === undefined ? '' : (element.querySelector(selector)?.textContent ?? '');
}

function contextOf(element) {
  const groups = [];
  for (let group = element.parentElement; group; group = group.parentElement) {
    if (group.matches(GROUPS)) groups.push(groupName(group));
  }
  return groups.filter((name) => name !== '').join(' < ');
}

/** Controls without a name in words, and controls that cannot be distinguished. Called while axe runs. */
function names() {
  const found = [];
  const known = new Map();
  for (const control of all(CONTROLS)) {
    const name = axe.commons.text.accessibleText(control).trim();
    const role = control.getAttribute('role') ?? `${control.localName} ${control.type ?? ''}`;
    if (!/[\p{L}\p{N}]/u.test(name)) {
      found.push(`no name in words: ${control.outerHTML.slice(0, 160)}`);
      continue;
    }
    const key = `${role}: “${name}” in “${contextOf(control)}”`;
    const target = control.href ?? control;
    if (known.has(key) && known.get(key) !== target)
      found.push(`twice the same ${role}: “${short(name)}” in “${short(contextOf(control))}”`);
    known.set(key, target);
  }
  return [...new Set(found)];
}

/** One first heading, and no skipped level. */
function headings() {
  const found = [];
  const levels = all('h1, h2, h3, h4, h5, h6').map((heading) => [
    Number(heading.localName[1]),
    short(heading.textContent),
  ]);
  const inSheet = stage() !== document.body;
  const first = levels.filter(([level]) => level === 1).length;
  if (!inSheet && first !== 1) found.push(`${first} headings of the first level`);
  let before = inSheet ? 1 : 0;
  for (const [level, text] of levels) {
    if (level > before + 1) found.push(`heading ${level} “${text}” after heading ${before}`);
    before = level;
  }
  return found;
}

const CHOSEN =
  '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]';
const LOOK = [
  'borderWidth',
  'borderStyle',
  'borderColor',
  'outlineStyle',
  'textDecorationLine',
  'backgroundColor',
  'color',
  'fontWeight',
  'content',
];

/** Everything by which one control can look different from another. */
function lookOf(element) {
  const styles = ['', '::before', '::after'].map((part) => getComputedStyle(element, part));
  const values = styles.flatMap((style) => LOOK.map((property) => style[property]));
  return [...values, element.querySelectorAll('svg').length].join(' ');
}

/** With the few system colors, a chosen item still looks chosen. */
function unmarkedChoices() {
  return all(CHOSEN).filter((chosen) => {
    const parent = chosen.parentElement;
    const place = parent?.matches('li') ? parent.parentElement : parent;
    const others = [...(place?.querySelectorAll(chosen.localName) ?? [])];
    const other = others.find((each) => !each.matches(CHOSEN) && isSeen(each));
    return other && lookOf(other) === lookOf(chosen);
  });
}

/** With the few system colors, every control keeps an outline. */
function vanishedControls() {
  return all('[role=switch], input:not([type=file]), select, textarea').filter((control) => {
    const own = getComputedStyle(control);
    const { borderStyle } = getComputedStyle(control.parentElement ?? control);
    const styles = [own.borderStyle, own.outlineStyle, borderStyle];
    return own.appearance === 'none' && styles.every((style) => style.startsWith('none'));
  });
}

function forcedColors() {
  return [
    ...vanishedControls().map((control) => `no outline left: ${describe(control)}`),
    ...unmarkedChoices().map((chosen) => `chosen, but looks like the others: ${describe(chosen)}`),
  ];
}

/** Motion that continues although the person asked for none. */
function motion() {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect.getComputedTiming().activeDuration > 5;
  });
  const smooth = allThat((element) => getComputedStyle(element).scrollBehavior === 'smooth');
  return [
    ...moving.map(
      ({ effect, animationName }) => `moves: ${describe(effect.target)} ${animationName ?? ''}`,
    ),
    ...smooth.map((element) => `scrolls smoothly: ${describe(element)}`),
    ...(globalThis.smoothScrolls ?? []),
  ];
}

globalThis.pageProbe = { names, headings, motion, forcedColors };
