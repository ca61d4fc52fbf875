import { expect, test } from 'vitest';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { classDaysOnNoClass, noClassField, noClassHints, noClassName } from './no-class-words.ts';

const range = {
  id: 'n',
  from: isoDateOf('2026-11-26'),
  to: isoDateOf('2026-11-28'),
  reason: 'Thanksgiving',
};
const nothing = { isOutsideTerm: false, overlapping: [], classDays: [] };
const day = (name: string) => ({
  kind: 'topic' as const,
  id: name,
  topic: { id: name, name, index: 2, hasQuestions: true },
  date: null,
  links: [],
});

test('days without class are named by their dates and the reason', () => {
  expect(noClassName(range)).toBe('Nov 26 – 28, Thanksgiving');
  expect(noClassName({ ...range, to: range.from, reason: '' })).toBe('Nov 26');
});

test('hints name what is odd, and nothing else', () => {
  expect(noClassHints(range, nothing)).toEqual([]);
  expect(noClassHints(range, { ...nothing, isOutsideTerm: true, overlapping: [range] })).toEqual([
    'November 26, 2026 is outside the term. Is the year right?',
    'Overlaps Nov 26 – 28, Thanksgiving.',
  ]);
});

test.each([
  [[], null],
  [['Hume'], '1 class day falls on these days: “Hume” (??). It keeps its date until you move it.'],
  [
    ['a', 'b', 'c', 'd', 'e'],
    '5 class days fall on these days: “a” (??), “b” (??), “c” (??), and 2 more. They keep their dates until you move them.',
  ],
])('class days on days without class: %j', (names, sentence) => {
  const found = classDaysOnNoClass({ ...nothing, classDays: names.map(day) });
  expect(found?.sentence ?? null).toBe(sentence);
});

test.each([
  [{ code: 'no-first-day' }, 'from'],
  [{ code: 'end-before-start' }, 'to'],
  [{ code: 'too-many-days' }, 'to'],
  [{ code: 'long-reason' }, 'reason'],
  [{ code: 'bad-date', field: 'to', fault: 'no-such-day' }, 'to'],
] as const)('the fault %j is shown at the field %s', (fault, field) => {
  expect(noClassField(fault)).toBe(field);
});
