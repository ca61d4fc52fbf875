// Choosing several entries of a list by mouse and keyboard, as lists of that kind are used everywhere:
// a click or the space bar turns one entry on or off; with Shift everything up to it is chosen.

export interface ListSelection {
  readonly selected: ReadonlySet<string>;
  /** The entry that the keyboard is on. */
  readonly active: string | null;
  /** From where Shift counts. */
  readonly anchor: string | null;
  /** Shift is still held since the anchor was set, so that going back takes entries out again. */
  readonly isExtending: boolean;
}

export const NOTHING_SELECTED: ListSelection = {
  selected: new Set(),
  active: null,
  anchor: null,
  isExtending: false,
};

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean;
}

const PAGE = 10;

/** The selection after a click on an entry of the list. */
export function clickEntry(
  state: ListSelection,
  keys: readonly string[],
  key: string,
  isShift: boolean,
): ListSelection {
  const at = { ...state, active: key };
  return isShift ? selectUpTo(at, keys) : toggle(at);
}

/** The selection after a key; null when the key means nothing here. */
export function pressKey(
  state: ListSelection,
  keys: readonly string[],
  press: KeyPress,
): ListSelection | null {
  if (keys.length === 0) return null;
  if (press.isCommand && press.key.toLowerCase() === 'a') return selectAll(state, keys);
  if (press.key === ' ') return press.shiftKey ? selectUpTo(state, keys) : toggle(state);
  const place = placeAfter(
    press.key,
    state.active === null ? -1 : keys.indexOf(state.active),
    keys,
  );
  const active = place === null ? undefined : keys[place];
  if (active === undefined) return null;
  return press.shiftKey ? extendTo(state, keys, active) : { ...state, active, isExtending: false };
}

/** Moves the keyboard to an entry when it isn't on any. */
export function enterList(state: ListSelection, keys: readonly string[]): ListSelection {
  if (state.active !== null && keys.includes(state.active)) return state;
  const active = keys.find((key) => state.selected.has(key)) ?? keys[0] ?? null;
  return { ...state, active, isExtending: false };
}

/** The chosen entries that are in the list, in its order. */
export function selectedOf(state: ListSelection, keys: readonly string[]): string[] {
  return keys.filter((key) => state.selected.has(key));
}

function placeAfter(key: string, place: number, keys: readonly string[]): number | null {
  const last = keys.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'PageDown':
      return Math.min(place + PAGE, last);
    case 'PageUp':
      return Math.max(place - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function toggle(state: ListSelection): ListSelection {
  const { active } = state;
  if (active === null) return state;
  const selected = new Set(state.selected);
  if (!selected.delete(active)) selected.add(active);
  return { selected, active, anchor: active, isExtending: false };
}

function selectUpTo(state: ListSelection, keys: readonly string[]): ListSelection {
  const selected = new Set([...state.selected, ...between(keys, state.anchor, state.active)]);
  return { ...state, selected, isExtending: false };
}

function extendTo(state: ListSelection, keys: readonly string[], active: string): ListSelection {
  const anchor = state.isExtending ? state.anchor : (state.active ?? active);
  const selected = new Set(state.selected);
  if (state.isExtending) {
    for (const key of between(keys, anchor, state.active)) selected.delete(key);
  }
  for (const key of between(keys, anchor, active)) selected.add(key);
  return { selected, active, anchor, isExtending: true };
}

function selectAll(state: ListSelection, keys: readonly string[]): ListSelection {
  const isFull = keys.every((key) => state.selected.has(key));
  return { ...state, selected: new Set(isFull ? [] : keys), isExtending: false };
}

/** The entries from one to the other, both included; only the other when the first isn't in the list. */
function between(keys: readonly string[], from: string | null, to: string | null): string[] {
  const end = to === null ? -1 : keys.indexOf(to);
  if (end === -1) return [];
  const start = from === null ? -1 : keys.indexOf(from);
  const first = start === -1 ? end : start;
  return keys.slice(Math.min(first, end), Math.max(first, end) + 1);
}
