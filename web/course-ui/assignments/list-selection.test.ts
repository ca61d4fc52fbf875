import { describe, expect, test } from 'vitest';
import {
  clickEntry,
  enterList,
  NOTHING_SELECTED,
  pressKey,
  selectedOf,
  type ListSelection,
} from './list-selection.ts';

const keys = ['ada', 'bea', 'cyd', 'dan', 'eve'];

/** Words such as 'click bea', 'shift-click dan', 'shift+ArrowDown', 'ctrl+a', 'Space'. */
function after(...steps: readonly string[]): ListSelection {
  let state = NOTHING_SELECTED;
  for (const step of steps) {
    const [how = '', key] = step.split(' ');
    state = key === undefined ? pressed(state, how) : clickEntry(state, keys, key, how !== 'click');
  }
  return state;
}

function pressed(state: ListSelection, step: string): ListSelection {
  const parts = step.split('+');
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  const press = { key, shiftKey: parts.includes('shift'), isCommand: parts.includes('ctrl') };
  return pressKey(state, keys, press) ?? state;
}

describe('what is chosen', () => {
  const cases: readonly [string, readonly string[], string][] = [
    ['a click chooses', ['click bea'], 'bea'],
    ['a second click takes it out', ['click bea', 'click bea'], ''],
    ['clicks add up', ['click dan', 'click ada'], 'ada dan'],
    ['shift-click chooses what lies between', ['click bea', 'shift-click dan'], 'bea cyd dan'],
    ['shift-click upward', ['click dan', 'shift-click bea'], 'bea cyd dan'],
    ['shift-click first', ['shift-click cyd'], 'cyd'],
    [
      'shift-click keeps what was chosen',
      ['click eve', 'click ada', 'shift-click bea'],
      'ada bea eve',
    ],
    ['space selects the entry that the keyboard is on', ['ArrowDown', 'ArrowDown', 'Space'], 'bea'],
    ['moving alone chooses nothing', ['End', 'ArrowUp', 'Home'], ''],
    [
      'shift and arrow choose on the way',
      ['Home', 'shift+ArrowDown', 'shift+ArrowDown'],
      'ada bea cyd',
    ],
    [
      'going back takes out again',
      ['Home', 'shift+ArrowDown', 'shift+ArrowDown', 'shift+ArrowUp'],
      'ada bea',
    ],
    [
      'a new stretch keeps the old one',
      ['Home', 'shift+ArrowDown', 'End', 'shift+ArrowUp'],
      'ada bea dan eve',
    ],
    [
      'shift and space reach from the last choice',
      ['click ada', 'End', 'shift+Space'],
      keys.join(' '),
    ],
    ['shift and End', ['click cyd', 'shift+End'], 'cyd dan eve'],
    ['shift and Home', ['click cyd', 'shift+Home'], 'ada bea cyd'],
    ['Ctrl+A chooses all', ['click ada', 'ctrl+a'], keys.join(' ')],
    ['Ctrl+A again chooses none', ['ctrl+a', 'ctrl+a'], ''],
    ['space on nothing', ['Space'], ''],
  ];
  test.each(cases)('%s', (_name, steps, expected) => {
    expect(selectedOf(after(...steps), keys).join(' ')).toBe(expected);
  });
});

describe('the position of the keyboard', () => {
  const cases: readonly [string, readonly string[], string][] = [
    ['down from nowhere is the first', ['ArrowDown'], 'ada'],
    ['not beyond the last', ['End', 'ArrowDown'], 'eve'],
    ['not before the first', ['Home', 'ArrowUp'], 'ada'],
    ['a page down', ['Home', 'PageDown'], 'eve'],
    ['where it was clicked', ['click cyd', 'ArrowDown'], 'dan'],
  ];
  test.each(cases)('%s', (_name, steps, expected) => {
    expect(after(...steps).active).toBe(expected);
  });

  test('another key does nothing', () => {
    expect(
      pressKey(after('click bea'), keys, { key: 'x', shiftKey: false, isCommand: false }),
    ).toBeNull();
  });

  test('an empty list takes no key', () => {
    expect(
      pressKey(NOTHING_SELECTED, [], { key: 'End', shiftKey: false, isCommand: false }),
    ).toBeNull();
  });

  test('entering starts at the first chosen entry, or the first', () => {
    expect(enterList(NOTHING_SELECTED, keys).active).toBe('ada');
    expect(enterList({ ...after('click dan'), active: null }, keys).active).toBe('dan');
    expect(enterList(after('click dan'), keys).active).toBe('dan');
    expect(enterList(after('click dan'), ['ada']).active).toBe('ada');
    expect(enterList(NOTHING_SELECTED, []).active).toBeNull();
  });
});
