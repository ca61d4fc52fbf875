import { designItem, designKeyText, type DesignItem } from '../design/design-item.ts';
import { expect, test } from 'vitest';
import {
  DESIGN_CHARACTERS,
  designLimitFault,
  designSize,
  fullKindSentence,
  mostItems,
} from './design-limits.ts';

function items(dataType: string, count: number, from = 0): DesignItem[] {
  return Array.from({ length: count }, (_, at) => designItem({ dataType, dataID: `${from + at}` }));
}

/** The reason for which a change of this design would be refused. */
function fault(before: readonly DesignItem[], upserts: DesignItem[], removed: DesignItem[] = []) {
  const stored = new Map(before.map((item) => [designKeyText(item), item]));
  return designLimitFault(designSize(before), { stored, upserts, removed });
}

const LONG = 'a'.repeat(200_000);
const filled = (count: number) =>
  items('question', count).map((item) => ({ ...item, dataText: LONG }));
const FULL = filled(DESIGN_CHARACTERS / LONG.length);

test('DSN-121 a course takes as many items of a kind as the limit says, and not one more', () => {
  expect(fault([], items('evaluation', mostItems('evaluation')))).toBeNull();
  const before = items('evaluation', mostItems('evaluation') - 1);
  expect(fault(before, items('evaluation', 1, 500))).toBeNull();
  expect(fault(before, items('evaluation', 2, 500))).toEqual({
    sentence: 'A course can have up to 100 evaluations. Delete some before you add more.',
    items: [
      { dataType: 'evaluation', dataID: '500' },
      { dataType: 'evaluation', dataID: '501' },
    ],
  });
  expect(fullKindSentence('question')).toContain('2,000 questions');
});

test('DSN-121 a course above the limit can change and delete items, and exchange one for another', () => {
  const before = items('question', mostItems('question') + 10);
  const changed = before.map((item) => ({ ...item, dataText: 'Why?' }));
  expect(fault(before, changed)).toBeNull();
  expect(fault(before, [], before.slice(0, 5))).toBeNull();
  expect(fault(before, items('question', 1, 9000), before.slice(0, 1))).toBeNull();
  expect(fault(before, items('question', 2, 9000), before.slice(0, 1))).not.toBeNull();
});

test('DSN-121 what belongs to an evaluation is not refused where an older course has more evaluations', () => {
  const before = items('evaluation', mostItems('evaluation') + 20);
  expect(fault(before, items('handBackTime', before.length))).toBeNull();
  expect(fault(before, items('handBackTime', before.length + 1))).not.toBeNull();
});

test('DSN-122 a design has up to 4 million characters; a longer one can only get shorter', () => {
  const [first] = FULL;
  if (!first) throw new Error('no item');
  const longer = { ...first, questionLogic: '(a, 1)' };
  expect(fault(FULL, [{ ...first, dataText: 'short' }])).toBeNull();
  expect(fault(FULL, [longer])).toEqual({
    sentence:
      'This course has reached its limit of 4,000,000 characters. Shorten or delete something before you add more.',
    items: [{ dataType: 'question', dataID: '0' }],
  });
  // Another text of the same length.
  expect(fault(FULL, [{ ...first, dataText: 'b'.repeat(LONG.length) }])).toBeNull();
});

test('DSN-122 the settings of a full course can still be changed', () => {
  const setting = designItem({ dataType: 'hasFAQ', dataID: '0', dataText: 'Yes' });
  expect(fault(FULL, [setting])).toBeNull();
  expect(
    fault(FULL, [designItem({ dataType: 'rubric', dataID: '0', dataText: 'Fair.' })]),
  ).not.toBeNull();
});

const formulas = (count: number, logic: string, from = 0) =>
  items('question', count, from).map((item) => ({ ...item, questionLogic: logic }));

test('DSN-126 all formulas together have up to 200,000 characters; more can only get shorter', () => {
  const each = 'a'.repeat(20_000);
  const full = formulas(10, each);
  expect(fault([], full)).toBeNull();
  const sentence =
    'The formulas of this course have reached their limit of 200,000 characters together. Shorten some, or put what they repeat into theses.';
  expect(fault(full, formulas(1, '(a, 1)', 90))).toEqual({
    sentence,
    items: [{ dataType: 'question', dataID: '90' }],
  });
  const thesis = designItem({ dataType: 'thesis', dataID: 't', questionLogic: '(a, 1)' });
  expect(fault(full, [thesis])?.sentence).toBe(sentence);
  expect(fault(full, formulas(1, '(a, 1)', 90), formulas(1, each))).toBeNull();
  expect(fault([...full, ...formulas(5, each, 20)], formulas(1, `${each.slice(1)}b`))).toBeNull();
  expect(fault(full, items('question', 1, 90))).toBeNull();
});

test('DSN-126 what others keep in the field of a formula is no formula', () => {
  const weights = items('evaluation', 50).map((item) => ({
    ...item,
    questionLogic: 'x'.repeat(100_000),
  }));
  expect(fault(formulas(10, 'a'.repeat(20_000)).slice(0, 9), weights.slice(0, 30))).toBeNull();
});
