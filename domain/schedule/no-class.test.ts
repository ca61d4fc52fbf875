import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { designItem } from '../design/design-item.ts';
import { noClassFaultSentence, noClassItemFault } from './no-class-faults.ts';
import { noClassItem, noClassSentence, readNoClass, readNoClassInput } from './no-class.ts';

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
      dataText: 'Thanksgiving',
      questionLogic: '2026-11-26',
      questionCourseDate: '2026-11-28',
    }),
  );
  expect(readNoClass(items)).toEqual([fall, thanksgiving]);
});

test('SCH-41 a record that can’t be read is left out', () => {
  const broken = designItem({ dataType: 'noClass', dataID: 'n3', questionLogic: 'in fall' });
  expect(readNoClass([broken, noClassItem(thanksgiving)])).toEqual([thanksgiving]);
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
    const item = designItem({
      dataType: 'noClass',
      dataID: 'n1',
      dataText: reason,
      questionLogic: from,
      questionCourseDate: to,
    });
    expect(noClassItemFault(item)).toBe(`noClass: ${sentence}`);
  });
});
