import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDateOf } from '../base/calendar.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { noClassFaultSentence, noClassItemFault } from './no-class-faults.ts';
import {
  noClassItem,
  noClassSentence,
  readNoClass,
  readNoClassInput,
  type NoClassInput,
} from './no-class.ts';

const thanksgiving = {
  id: 'n1',
  from: isoDateOf('2026-11-26'),
  to: isoDateOf('2026-11-28'),
  reason: 'Thanksgiving',
};
const typed = { from: '2026-11-26', to: '2026-11-28', reason: 'Thanksgiving' };

test('SCH-41 days without class are written and read, in order of time', () => {
  const fall = { id: 'n2', from: isoDateOf('2026-10-12'), to: isoDateOf('2026-10-12'), reason: '' };
  const items = [noClassItem(thanksgiving), noClassItem(fall)];
  expect(items[0]).toEqual(
    designItem({
      dataType: 'noClass',
      dataID: 'n1',
      dataText: '{"version":1,"from":"2026-11-26","to":"2026-11-28","reason":"Thanksgiving"}',
    }),
  );
  expect(readNoClass(items)).toEqual([fall, thanksgiving]);
});

/** As release 1.0.0 wrote it. */
const oldItem = ({ from, to, reason }: NoClassInput, dataID = 'n1') =>
  designItem({
    dataType: 'noClass',
    dataID,
    dataText: reason,
    questionLogic: from,
    questionCourseDate: to,
  });

const newItem = (record: object, more: Partial<DesignItem> = {}) =>
  designItem({ dataType: 'noClass', dataID: 'n1', dataText: JSON.stringify(record), ...more });

test.each<[string, DesignItem, object]>([
  ['a range', oldItem(typed), thanksgiving],
  ['a single day', oldItem({ ...typed, to: '' }), { ...thanksgiving, to: '2026-11-26' }],
  ['no reason', oldItem({ ...typed, reason: '' }), { ...thanksgiving, reason: '' }],
  [
    'a reason in braces',
    oldItem({ ...typed, reason: '{tbd}' }),
    { ...thanksgiving, reason: '{tbd}' },
  ],
  ['a record', newItem({ version: 1, ...typed }), thanksgiving],
  ['a record in another order', newItem({ ...typed, version: 1 }), thanksgiving],
])('SCH-41 reads %s', (_what, item, expected) => {
  expect(readNoClass([item])).toEqual([expected]);
  expect(noClassItemFault(item)).toBeNull();
});

test.each<[string, DesignItem]>([
  ['a day in words', oldItem({ ...typed, from: 'in fall' })],
  ['a record without an end', newItem({ version: 1, from: '2026-11-26', reason: '' })],
  ['a record with a number for a date', newItem({ version: 1, ...typed, to: 20_261_128 })],
  ['a record that ends before it begins', newItem({ version: 1, ...typed, to: '2026-11-25' })],
  ['a newer record', newItem({ version: 2, ...typed })],
  ['both shapes at once', newItem({ version: 1, ...typed }, { questionLogic: '2026-11-27' })],
])('SCH-41 %s is left out and refused', (_what, broken) => {
  const other = { ...thanksgiving, id: 'n2' };
  expect(readNoClass([broken, noClassItem(other)])).toEqual([other]);
  expect(noClassItemFault(broken)).toMatch(/^noClass: /);
});

test('SCH-41 days of an older release are the same after they are written again', () => {
  const day = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  });
  const days = fc.record({ from: day, length: fc.nat(365), reason: fc.string({ maxLength: 100 }) });
  fc.assert(
    fc.property(days, ({ from, length, reason }) => {
      const first = isoDateOf(from.toISOString().slice(0, 10));
      const old = oldItem({ from: first, to: addDays(first, length), reason });
      const read = readNoClass([old]);
      expect(read).toHaveLength(1);
      expect(readNoClass(read.map(noClassItem))).toEqual(read);
    }),
  );
});

test.each([
  [thanksgiving, 'No class Nov 26 – 28: Thanksgiving'],
  [{ ...thanksgiving, to: thanksgiving.from, reason: '' }, 'No class Nov 26'],
])('SCH-41 the sentence', (range, sentence) => {
  expect(noClassSentence(range)).toBe(sentence);
});

test('SCH-42 a record with nothing in it is accepted and ignored', () => {
  const empty = designItem({ dataType: 'noClass', dataID: 'n4' });
  expect(noClassItemFault(empty)).toBeNull();
  expect(readNoClass([empty])).toEqual([]);
});

describe('what was typed', () => {
  test.each([
    ['a range', {}, { to: '2026-11-28', reason: 'Thanksgiving' }],
    ['a single day', { to: '' }, { to: '2026-11-26' }],
    [
      'spaces',
      { from: ' 2026-11-26 ', reason: '  Thanks \n giving ' },
      { reason: 'Thanks giving' },
    ],
    ['366 days', { from: '2026-11-26', to: '2027-11-26' }, { to: '2027-11-26' }],
    ['a name with an apostrophe', { reason: 'New Year’s' }, { reason: 'New Year’s' }],
  ])('SCH-42 %s is accepted', (_name, change, expected) => {
    const read = readNoClassInput({ ...typed, ...change });
    expect(read.ok && read.value).toMatchObject({ from: '2026-11-26', ...expected });
  });

  test.each([
    ['no first day', { from: '' }, 'Please choose the first day without class.'],
    ['a last day alone', { from: ' ' }, 'Please choose the first day without class.'],
    ['the end first', { to: '2026-11-25' }, 'The last day without class is before the first one.'],
    [
      'a slip in the year',
      { to: '2062-11-28' },
      'Days without class can span at most 366 days. Please check the years.',
    ],
    ['a day that does not exist', { from: '2026-11-31' }, 'That date doesn’t exist.'],
    ['another format', { to: 'Nov 28' }, 'Enter the date as yyyy-mm-dd, for example 2026-09-04.'],
    [
      'a whole story',
      { reason: 'x'.repeat(101) },
      'Please use at most 100 characters for the reason.',
    ],
  ])('SCH-42 %s is refused', (_name, change, sentence) => {
    const read = readNoClassInput({ ...typed, ...change });
    expect(read.ok ? '' : noClassFaultSentence(read.reason)).toBe(sentence);
    const { from, to, reason } = { ...typed, ...change };
    expect(noClassItemFault(oldItem({ from, to, reason }))).toBe(`noClass: ${sentence}`);
    const record = newItem({ version: 1, from, to, reason });
    expect(noClassItemFault(record)).toBe(`noClass: ${sentence}`);
  });
});
