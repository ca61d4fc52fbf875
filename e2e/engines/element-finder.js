// Runs in the page under test: finds elements by role and name, in the same way in every browser engine.
// Plain JavaScript, not TypeScript: the test reads this file as text and the page runs that text as it is.

const SELECTORS = {
  article: 'article',
  button: 'button, summary, input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, input[role=combobox]',
  complementary: 'aside',
  dialog: 'dialog',
  // Every element that can be filled in and has a label.
  field: 'input, textarea, select, [contenteditable=true]',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  navigation: 'nav',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  table: 'table',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=search]',
};

function plain(text) {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function textOf(ids) {
  const texts = ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  return plain(texts.join(' '));
}

function nameOf(element) {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return textOf(by);
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  if (element.tagName === 'FIELDSET') return plain(element.querySelector('legend')?.textContent);
  const labels = [...(element.labels ?? [])];
  if (labels.length > 0) return plain(labels.map((one) => one.textContent).join(' '));
  return plain(element.innerText ?? element.textContent) || plain(element.getAttribute('title'));
}

function isNamed(name, { text, pattern }) {
  if (pattern !== undefined) return new RegExp(pattern).test(name);
  return text === undefined || name === plain(text);
}

function byRole(within, { role, ...name }) {
  const explicit = `[role=${role}]`;
  const implicit = SELECTORS[role];
  const selector = implicit === undefined ? explicit : `${implicit}, ${explicit}`;
  return [...within.querySelectorAll(selector)].filter((element) => {
    const own = element.getAttribute('role');
    const hasRole = own === null || own === role || role === 'field';
    return hasRole && isShown(element) && isNamed(nameOf(element), name);
  });
}

/** The smallest elements that contain a text. */
function byText(within, { text, pattern }) {
  const has = (words) =>
    pattern === undefined ? words.includes(plain(text)) : new RegExp(pattern).test(words);
  const all = [...within.querySelectorAll('*')].filter(
    (element) => isShown(element) && has(plain(element.textContent)),
  );
  return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
}

function stateOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const center = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(center.x, center.y);
  const parts = [element, ...(element.labels ?? [])];
  return {
    count: 1,
    ...center,
    height,
    isHit: hit !== null && parts.some((part) => part.contains(hit)),
    text: plain(element.innerText),
    value: element.value ?? null,
    checked: element.checked ?? null,
    pressed: element.getAttribute('aria-pressed'),
    invalid: element.getAttribute('aria-invalid'),
    focused: document.activeElement === element,
    described: textOf(element.getAttribute('aria-describedby') ?? ''),
  };
}

/** The steps lead to an element, each inside the one before. */
// oxlint-disable-next-line no-unused-vars -- browser-tab.ts calls it
function findElement(steps, wanted) {
  let found = [document];
  for (const step of steps) {
    const find = step.role === 'text' ? byText : byRole;
    found = [...new Set(found.flatMap((within) => find(within, step)))];
  }
  const [element] = found;
  if (wanted === 'element') return element;
  if (wanted === 'all') return found.map((one) => plain(one.innerText));
  if (found.length !== 1) return { count: found.length };
  if (wanted === 'focus') element.focus();
  if (wanted === 'aim') element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return stateOf(element);
}
