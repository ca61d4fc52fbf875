// Runs in the page under test. Compares the expected Tab stops with the actual ones, and checks that the focus is
// visible. Each finding is a sentence; an empty list means that nothing is wrong. Plain JavaScript, not TypeScript:
// the test reads this file as text and the page runs that text as it is.
/* oxlint-disable unicorn/consistent-function-scoping -- the wrapper keeps these names apart from those of the page */
(() => {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]';
  const short = (text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const describe = (element) =>
    `<${element.localName}> “${short(element.getAttribute('aria-label') ?? (element.textContent || element.labels?.[0]?.textContent || element.name || ''))}”`;

  /** The part that can be used now: the uppermost sheet, or else the page. */
  const stage = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  const isUsable = (element) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });

  /** Radio buttons of one name are one stop: the chosen one, or else the first. */
  function standsForGroup(element, all) {
    if (element.type !== 'radio' || element.name === '') return true;
    const group = all.filter((each) => each.type === 'radio' && each.name === element.name);
    return element === (group.find((each) => each.checked) ?? group[0]);
  }

  function expectedStops() {
    const usable = [...stage().querySelectorAll(CONTROLS)].filter(isUsable);
    return usable.filter((element) => standsForGroup(element, usable));
  }

  /** The look of an element and of the elements that may draw its focus: a hidden box shows it on its label. */
  function looksOf(element) {
    const around = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('label'),
    ];
    return around
      .filter((each) => each instanceof Element)
      .map((each) => {
        for (const animation of each.getAnimations()) animation.finish();
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } =
          getComputedStyle(each);
        const outline =
          outlineStyle === 'none' || outlineWidth === '0px'
            ? 'none'
            : outlineStyle + outlineWidth + outlineColor;
        return [outline, boxShadow, borderColor].join(' / ');
      })
      .join(' | ');
  }

  const visibleFrame = (element) => {
    const own = element.getBoundingClientRect();
    // A box that is hidden behind its label is where the label is.
    return own.width > 2 || !element.labels?.[0] ? own : element.labels[0].getBoundingClientRect();
  };

  function isInSight(element) {
    const { top, bottom, left, right } = visibleFrame(element);
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return false;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 2);
    const y = Math.min(
      Math.max((Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2, 1),
      innerHeight - 2,
    );
    const upper = document.elementFromPoint(x, y);
    const cover = upper?.closest('footer, header, [role=status], aside');
    return !cover || cover.contains(element) || getComputedStyle(cover).position !== 'fixed';
  }

  let standing = null;

  /** Puts the focus before the first stop, or after the last. */
  function stand(where) {
    const place = Object.assign(document.createElement('span'), { tabIndex: -1 });
    standing = place;
    stage()[where](place);
    place.focus({ preventScroll: true });
    place.remove();
    scrollTo(0, where === 'append' ? document.body.scrollHeight : 0);
  }

  let walk = null;

  /** Begins before the first stop and records from then on where the focus is. */
  function start() {
    // Comes first: otherwise the focused look would be taken for the usual one.
    stand('prepend');
    const expected = expectedStops();
    const before = new Map(expected.map((element) => [element, looksOf(element)]));
    const findings = expected
      .filter((element) => element.tabIndex > 0 || element.closest('[aria-hidden=true]') !== null)
      .map((element) => `is out of order or hidden from screen readers: ${describe(element)}`);
    const stops = [];
    const listener = ({ target }) => {
      if (target === standing) return;
      if (!walk.goesForward && stops.includes(target)) return;
      if (walk.isOver && walk.goesForward) return;
      if (target === stops[0]) {
        walk.isOver = true;
        return;
      }
      const previous = stops.at(-1);
      stops.push(target);
      const looks = looksOf(target);
      const unseen = !before.has(target)
        ? looks.startsWith('none / none')
        : looks === before.get(target);
      if (unseen) findings.push(`one does not see that the keyboard is on ${describe(target)}`);
      if (!isInSight(target))
        findings.push(`out of sight while the keyboard is on ${describe(target)}`);
      if (walk.goesForward && previous && goesBack(previous, target)) {
        findings.push(`the keyboard goes back, from ${describe(previous)} to ${describe(target)}`);
      }
    };
    walk = { expected, stops, findings, isOver: false, goesForward: true, listener };
    document.addEventListener('focusin', listener, true);
    return expected.length;
  }

  /** Up and to the left of the previous stop is against the reading order; up and to the right is the next column. */
  function goesBack(previous, next) {
    if (previous.closest('[role=grid], table') !== next.closest('[role=grid], table')) return false;
    const one = visibleFrame(previous);
    const other = visibleFrame(next);
    const isFixed = (element) => {
      const box = element.closest('footer, header, aside, dialog');
      return box !== null && ['fixed', 'sticky'].includes(getComputedStyle(box).position);
    };
    if (isFixed(previous) || isFixed(next)) return false;
    return other.bottom <= one.top + 1 && other.right <= one.left + 1;
  }

  /** The rest from the other end; the part between is more of the same. */
  function turn(first, last) {
    walk.goesForward = false;
    walk.isOver = true;
    walk.expected = [...walk.expected.slice(0, first), ...walk.expected.slice(-last)];
    stand('append');
  }

  /** Coming from below, the focus enters a group of radio buttons without a choice at its last one. */
  const wasReached = (element) =>
    walk.stops.includes(element) ||
    (element.type === 'radio' &&
      walk.stops.some((stop) => stop.type === 'radio' && stop.name === element.name));

  /** Whether so many of the expected stops have been made; a date is one stop with several presses. */
  const hasReached = (count) =>
    walk.expected.filter((element) => wasReached(element)).length >= count;

  const isOver = () =>
    walk.isOver || (walk.stops.length > 0 && document.activeElement === document.body);

  function finish() {
    document.removeEventListener('focusin', walk.listener, true);
    const { expected, stops, findings } = walk;
    const missed = expected.filter(
      (element) =>
        element.isConnected &&
        isUsable(element) &&
        !wasReached(element) &&
        standsForGroup(element, expected),
    );
    const outside = stops.filter((element) => element.isConnected && !stage().contains(element));
    const hasLeft = isOver();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    return [
      ...(hasLeft
        ? []
        : [
            `the keyboard does not get out after ${stops.length} stops; it is on ${describe(stops.at(-1))}`,
          ]),
      ...missed.map((element) => `Tab does not reach ${describe(element)}`),
      ...outside.map((element) => `Tab leaves the sheet for ${describe(element)}`),
      ...findings,
    ];
  }

  globalThis.tabProbe = { start, turn, isOver, hasReached, finish };
})();
