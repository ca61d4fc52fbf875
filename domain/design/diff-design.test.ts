import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem, designKeyText, type DesignItem, lastOfEachKey } from './design-item.ts';
import { applyChanges, changeOfItem, diffDesign, isSameItem, joinChanges } from './diff-design.ts';

const topic = (dataID: string, dataText = ''): DesignItem =>
  designItem({ dataType: 'topic', dataID, dataText });

const items = fc.array(
  fc
    .record({
      dataType: fc.constantFrom('topic', 'courseDate'),
      dataID: fc.constantFrom('a', 'b', 'c', 'd'),
      dataText: fc.constantFrom('', 'x', 'y'),
    })
    .map(designItem),
  { maxLength: 8 },
);

function sorted(list: readonly DesignItem[]): DesignItem[] {
  return lastOfEachKey(list).toSorted((a, b) => (designKeyText(a) < designKeyText(b) ? -1 : 1));
}

test.each<[string, DesignItem | undefined, DesignItem | null, string]>([
  ['a new value', undefined, topic('a'), 'upsert'],
  ['a changed value', topic('a', 'x'), topic('a', 'y'), 'upsert'],
  ['an unchanged value', topic('a', 'x'), topic('a', 'x'), 'none'],
  ['null for a present value', topic('a'), null, 'remove'],
  ['null for an absent value', undefined, null, 'none'],
])('DSN-9 %s', (_name, before, after, expected) => {
  expect(changeOfItem(before, after)).toBe(expected);
});

test('DSN-9 a difference in any field is a change', () => {
  const { dataType, dataID, ...content } = topic('a');
  const changed = Object.keys(content).map((field) => ({ ...topic('a'), [field]: 'z' }));
  expect(changed.filter((item) => isSameItem(item, topic('a')))).toEqual([]);
  expect([dataType, dataID]).toEqual(['topic', 'a']);
});

test('DSN-10 the difference of two designs saves the changed and removes the missing', () => {
  const before = [topic('same'), topic('old', 'x'), topic('gone')];
  const after = [topic('new'), topic('old', 'y'), topic('same')];
  expect(diffDesign(before, after)).toEqual({
    upserts: [topic('new'), topic('old', 'y')],
    removals: [{ dataType: 'topic', dataID: 'gone' }],
  });
});

test('DSN-10 applying the difference gives the new design, and then nothing is left to save', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const reached = applyChanges(before, diffDesign(before, after));
      expect(sorted(reached)).toEqual(sorted(after));
      expect(diffDesign(reached, after)).toEqual({ upserts: [], removals: [] });
    }),
  );
});

test('DSN-11 of several records with one key the last counts', () => {
  expect(lastOfEachKey([topic('a', 'x'), topic('b'), topic('a', 'y')])).toEqual([
    topic('a', 'y'),
    topic('b'),
  ]);
});

test('DSN-11 joined changes do what the parts do one after the other', () => {
  fc.assert(
    fc.property(items, items, items, (first, second, third) => {
      const one = diffDesign(first, second);
      const two = diffDesign(second, third);
      const joined = joinChanges(one, two);
      const removed = new Set(joined.removals.map(designKeyText));
      expect(joined.upserts.filter((item) => removed.has(designKeyText(item)))).toEqual([]);
      const together = applyChanges(first, joined);
      expect(sorted(together)).toEqual(sorted(third));
    }),
  );
});
