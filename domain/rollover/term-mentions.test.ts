import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { readCourse } from '../course/course-model.ts';
import { designItem } from '../design/design-item.ts';
import { termMentions } from './term-mentions.ts';

const term = { startDate: isoDateOf('2026-09-01'), endDate: isoDateOf('2026-12-11') };

function foundIn(dataText: string): readonly string[] {
  const items = [designItem({ dataType: 'courseDescription', dataID: '1', dataText })];
  return termMentions(readCourse(items), term).flatMap(({ found }) => found);
}

test.each([
  ['Welcome to Fall 2026!', ['Fall 2026']],
  ['See /phil101-f26/notes', ['f26']],
  ['fall_26 and 2026', ['fall_26', '2026']],
  ['Due 2026-11-25, that is Nov 25', ['2026-11-25', 'Nov 25']],
  ['Born on March 3, in 1926', []],
  ['Room 20261, page 26', []],
])('RLL-40 %s', (text, found) => {
  expect(foundIn(text)).toEqual(found);
});

test('RLL-41 titles and addresses of links are looked at, and each place is named', () => {
  const link = designItem({
    dataType: 'syllabusLinkItem',
    dataID: '1',
    questionOptions: 'Syllabus',
    questionLogic: 'https://example.org/fall2026/syllabus',
  });
  expect(termMentions(readCourse([link]), term)).toEqual([
    { where: 'The link “Syllabus”', found: ['fall2026'] },
  ]);
  expect(termMentions(readCourse([link]), { startDate: null, endDate: null })).toEqual([]);
});
