// Runs in the page under test: finds what a person would, by role and name, in every engine alike.
// The steps lead to an element, each inside the one before.
function findElement(steps, wanted) {
  const SELECTORS = {
    article: 'article',
    button: 'button, summary, input[type=submit]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, input[role=combobox]',
    complementary: 'aside',
    dialog: 'dialog',
    // Whatever can be filled in and has a label.
    field: 'input, textarea, select, [contenteditable=true]',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    listitem: 'li',
    list: 'ul, ol',
    main: 'main',
    navigation: 'nav',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section',
    row: 'tr',
    table: 'table',
    textbox:
      'textarea, input:not([type]), input[type=text], input[type=password], input[type=search]',
  };
  const plain = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const textOf = (ids) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (element) => {
    const by = element.getAttribute('aria-labelledby');
    if (by !== null) return plain(textOf(by));
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    if (element.tagName === 'FIELDSET') return plain(element.querySelector('legend')?.textContent);
    if (element.labels?.length > 0)
      return plain([...element.labels].map((one) => one.textContent).join(' '));
    return plain(element.innerText ?? element.textContent) || plain(element.getAttribute('title'));
  };
  const matches = (name, { text, pattern }) => {
    if (pattern !== undefined) return new RegExp(pattern).test(name);
    return text === undefined || name === plain(text);
  };
  const byRole = (within, { role, ...name }) => {
    const explicit = `[role=${role}]`;
    const implicit = SELECTORS[role];
    const all = within.querySelectorAll(
      implicit === undefined ? explicit : `${implicit}, ${explicit}`,
    );
    return [...all]
      .filter(
        (element) =>
          !element.hasAttribute('role') ||
          role === 'field' ||
          element.getAttribute('role') === role,
      )
      .filter((element) => isShown(element) && matches(nameOf(element), name));
  };
  const byText = (within, name) => {
    const all = [...within.querySelectorAll('*')].filter(
      (element) => isShown(element) && matchesWithin(plain(element.textContent), name),
    );
    return all.filter(
      (element) => !all.some((other) => other !== element && element.contains(other)),
    );
  };
  const matchesWithin = (words, { text, pattern }) =>
    pattern === undefined ? words.includes(plain(text)) : new RegExp(pattern).test(words);
  let found = [document];
  for (const step of steps) {
    const next = found.flatMap((within) =>
      step.role === 'text' ? byText(within, step) : byRole(within, step),
    );
    found = [...new Set(next)];
  }
  const [element] = found;
  if (wanted === 'element') return element;
  if (wanted === 'all') return found.map((one) => plain(one.innerText));
  if (found.length !== 1) return { count: found.length };
  if (wanted === 'aim')
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  if (wanted === 'focus') element.focus();
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit =
    hit !== null &&
    (element.contains(hit) || [...(element.labels ?? [])].some((one) => one.contains(hit)));
  const flag = (attribute) => element.getAttribute(attribute);
  return {
    count: 1,
    name: nameOf(element),
    text: plain(element.innerText),
    value: element.value ?? null,
    checked: element.checked ?? null,
    pressed: flag('aria-pressed'),
    current: flag('aria-current'),
    invalid: flag('aria-invalid'),
    disabled: element.disabled === true || flag('aria-disabled') === 'true',
    focused: document.activeElement === element,
    described: plain(textOf(flag('aria-describedby') ?? '')),
    x,
    y,
    width: box.width,
    height: box.height,
    isHit,
  };
}
