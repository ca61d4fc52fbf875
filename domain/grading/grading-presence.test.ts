import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPresent,
  otherGraders,
  PRESENCE_INTERVAL,
  PRESENCE_LIFE,
  tabsNow,
  type GradingTab,
} from './grading-presence.ts';

const NOW = 1_000_000;

function tab(fields: Partial<GradingTab>): GradingTab {
  return { username: 'tom', fullName: 'Tom Ta', tab: 'a', since: 1, seenAt: NOW, ...fields };
}

const you = tab({ username: 'ina', fullName: 'Ina Instructor', tab: 'mine' });
const me = { username: 'Ina', tab: 'mine' };

describe('who is there', () => {
  test.each([
    ['just now', 0, true],
    ['two words lost', 2 * PRESENCE_INTERVAL, true],
    ['at the last moment', PRESENCE_LIFE, true],
    ['a moment too late', PRESENCE_LIFE + 1, false],
    ['by a clock that runs ahead', -500, true],
  ])('GRD-42 a person last seen %s', (_name, ago, expected) => {
    expect(isPresent(NOW - ago, NOW)).toBe(expected);
  });
});

describe('tabs with later reports', () => {
  const gone = { ...tab({}), isGone: true };
  const here = (fields: Partial<GradingTab>) => ({ ...tab(fields), isGone: false });
  test.each<[string, readonly GradingTab[], readonly ReturnType<typeof here>[], readonly string[]]>(
    [
      ['none', [tab({})], [], ['tom a 1']],
      ['a new one', [], [here({ since: 9 })], ['tom a 9']],
      [
        'one that is still there',
        [tab({ since: 3 })],
        [here({ username: 'Tom', since: 9 })],
        ['Tom a 3'],
      ],
      [
        'one that was away',
        [tab({ seenAt: NOW - PRESENCE_LIFE - 1 })],
        [here({ since: 9 })],
        ['tom a 9'],
      ],
      ['one that has left', [tab({}), tab({ tab: 'b' })], [gone], ['tom b 1']],
      ['one that left and came back', [tab({})], [gone, here({ since: 9 })], ['tom a 9']],
      ['one that came and left', [], [here({}), gone], []],
    ],
  )('GRD-138 %s', (_name, stored, reports, expected) => {
    const found = tabsNow(stored, reports);
    expect(found.map(({ username, tab: name, since }) => `${username} ${name} ${since}`)).toEqual(
      expected,
    );
  });
});

describe('the others', () => {
  test.each<[string, readonly GradingTab[], readonly string[]]>([
    ['nobody', [], []],
    ['only your own tab', [you], []],
    ['another person', [you, tab({})], ['tom 1 other']],
    ['another person in two tabs, once', [tab({ since: 7 }), tab({ tab: 'b' })], ['tom 1 other']],
    ['your own other tab', [you, tab({ username: 'INA', tab: 'b', since: 3 })], ['INA 3 you']],
    ['a stranger with the name of your tab', [tab({ tab: 'mine' })], ['tom 1 other']],
    ['somebody who is gone', [tab({ seenAt: NOW - PRESENCE_LIFE - 1 })], []],
    [
      'the person who came first is first',
      [tab({ since: 9 }), tab({ username: 'tess', since: 4 })],
      ['tess 4 other', 'tom 9 other'],
    ],
  ])('GRD-43 %s', (_name, tabs, expected) => {
    const found = otherGraders(tabs, me, NOW);
    const lines = found.map(
      ({ username, since, isYou }) => `${username} ${since} ${isYou ? 'you' : 'other'}`,
    );
    expect(lines).toEqual(expected);
  });

  test('GRD-43 nobody is named twice, and the current tab never', () => {
    const anyTab = fc.record({
      username: fc.constantFrom('ina', 'INA', 'tom', 'tess'),
      fullName: fc.constant('Name'),
      tab: fc.constantFrom('mine', 'a', 'b'),
      since: fc.nat(100),
      seenAt: fc.integer({ min: NOW - 2 * PRESENCE_LIFE, max: NOW }),
    });
    fc.assert(
      fc.property(fc.array(anyTab, { maxLength: 12 }), (tabs) => {
        const found = otherGraders(tabs, me, NOW);
        const names = found.map(({ username }) => username.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        const hasOther = tabs.some(
          (one) =>
            one.username.toLowerCase() === 'ina' &&
            one.tab !== 'mine' &&
            isPresent(one.seenAt, NOW),
        );
        expect(found.some(({ isYou }) => isYou)).toBe(hasOther);
      }),
    );
  });
});
