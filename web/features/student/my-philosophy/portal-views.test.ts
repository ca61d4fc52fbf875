import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { SAMPLE_COURSE } from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import {
  isSameView,
  portalHref,
  portalViewOf,
  portalQuestionHref,
  viewOfEntry,
} from './portal-views.ts';

const course = releaseCourse(SAMPLE_COURSE, gateOfDay(5));

test.each([
  [{ kind: 'section', sectionId: 'freedom', label: 'Freedom' }, '/phil?view=section:freedom'],
  [{ kind: 'grades', label: 'Evaluation & grades' }, '/phil?view=grades'],
] as const)('an entry of the menu leads to its view: %o', (entry, href) => {
  expect(portalHref('phil', viewOfEntry(entry))).toBe(href);
});

test.each([
  ['in its section', 'clash', '/phil?view=section:freedom#question-clash'],
  ['not in the course', 'gone', '/phil#question-gone'],
])('the address of a question %s', (_name, questionId, href) => {
  expect(portalQuestionHref('phil', course, questionId)).toBe(href);
});

test('two sections are different views', () => {
  const freedom = { kind: 'section', sectionId: 'freedom' } as const;
  expect(isSameView(freedom, { kind: 'section', sectionId: 'freedom' })).toBe(true);
  expect(isSameView(freedom, { kind: 'section', sectionId: 'ending' })).toBe(false);
  expect(isSameView(null, freedom)).toBe(false);
});

test.each([
  [{ kind: 'myphi' }, 'freedom', { kind: 'section', sectionId: 'freedom' }],
  [{ kind: 'myphi' }, null, null],
  [{ kind: 'section', sectionId: 'ending' }, 'freedom', { kind: 'section', sectionId: 'ending' }],
  [{ kind: 'faq' }, 'freedom', { kind: 'faq' }],
] as const)('what shows for %o when %s opens first', (view, openingId, shown) => {
  expect(portalViewOf(view, openingId)).toEqual(shown);
});
