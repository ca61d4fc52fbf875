import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reusableItems } from '../course-copy/reusable-items.ts';
import { PLAIN_GRADING } from '../blind-grading/fair-grading.ts';
import { readCourse } from '../course/course-model.ts';
import { readKeptPersonas } from '../course/kept-persona.ts';
import { designItem, type DesignItem, lastOfEachKey } from '../design/design-item.ts';
import { itemsOfCourseFile } from './decode-course.ts';
import { courseFileOf } from './encode-course.ts';
import { inKeyOrder } from './stored-texts.ts';
import { anyItems } from './testing/any-items.ts';

test('FIL-1 a course that is exported, imported and exported again gives the same file', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const file = courseFileOf(items);
      const again = courseFileOf(itemsOfCourseFile(file));
      expect(JSON.stringify(again)).toBe(JSON.stringify(file));
    }),
    { numRuns: 500 },
  );
});

test('FIL-1 the order of the stored items does not matter', () => {
  fc.assert(
    fc.property(anyItems, (given) => {
      const items = lastOfEachKey(given);
      const file = JSON.stringify(courseFileOf(items));
      expect(JSON.stringify(courseFileOf(items.toReversed()))).toBe(file);
    }),
  );
});

const LISTED: ReadonlySet<string> = new Set([
  'question',
  'thesis',
  'syllabusLinkItem',
  'evaluation',
  'persona',
  'noClass',
]);

/** Everything but the place. */
function listedContent(items: readonly DesignItem[]): string[] {
  return items
    .filter(({ dataType }) => LISTED.has(dataType))
    .map((item) => JSON.stringify({ ...item, dataIndex: '' }))
    .toSorted();
}

test('FIL-2 no text of a question, thesis, link, evaluation, persona or day without class is lost', () => {
  fc.assert(
    fc.property(anyItems, (given) => {
      const items = lastOfEachKey(reusableItems(given));
      expect(listedContent(itemsOfCourseFile(courseFileOf(items)))).toEqual(listedContent(items));
    }),
    { numRuns: 500 },
  );
});

test('FIL-3 settings, sections, class days and FAQ mean the same after an import', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const file = courseFileOf(items);
      // Of two records of one setting, neither with its usual ID, the first one counts.
      const before = readCourse(inKeyOrder(lastOfEachKey(items)));
      const after = readCourse(itemsOfCourseFile(file));
      expect(after.settings).toEqual({ ...before.settings, instructorName: '' });
      expect(after.dateGenerator).toEqual(before.dateGenerator);
      expect(after.progress).toEqual({ ...before.progress, manualDay: null });
      expect(after.faq).toEqual(before.faq);
      const names = ({ schedule }: typeof before) =>
        [...schedule.sections, ...schedule.topics].map(({ id, name }) => `${id} ${name}`);
      expect(names(after)).toEqual(expect.arrayContaining(names(before)));
    }),
  );
});

test('FIL-4 nothing personal is in a file, and nothing personal comes out of one', () => {
  const personal = [
    designItem({ dataType: 'instructorName', dataID: '0', dataText: 'SECRET' }),
    designItem({ dataType: 'gradingModuleLastVisited', dataID: 'SECRET', dataText: 'SECRET' }),
    designItem({ dataType: 'newUserNetID', dataID: '1', dataText: 'SECRET' }),
    designItem({ dataType: 'newUserFullName', dataID: '1', dataText: 'SECRET' }),
    designItem({ dataType: 'handBackTime', dataID: 'SECRET', dataText: '2026-01-01T00:00:00Z' }),
  ];
  const file = courseFileOf(personal);
  expect(JSON.stringify(file)).not.toContain('SECRET');
  expect(itemsOfCourseFile({ ...file, otherRecords: personal })).toEqual([]);
});

test('FIL-2 the file of an older release says the same in days without class and personas', () => {
  const days = { id: 'n', from: '2026-11-26', to: '2026-11-28', reason: 'Thanksgiving' };
  const persona = { id: 'p', name: 'Skeptic', answers: [], questions: ['q'], theses: ['Doubt'] };
  const file = {
    ...courseFileOf([]),
    noClass: [{ ...days, asStored: { dataText: '  Thanksgiving', questionLogic: ' 2026-11-26' } }],
    personas: [
      {
        ...persona,
        asStored: {
          questionOptions: '{ "thesisNames": ["Doubt"], "answers": [], "questionIds": ["q"] }',
        },
      },
    ],
    otherRecords: [
      designItem({ dataType: 'fairGrading', dataID: 'E', dataText: 'hideNames,second10' }),
    ],
  };
  const course = readCourse(itemsOfCourseFile(file));
  expect(course.noClass).toEqual([days]);
  expect(readKeptPersonas(itemsOfCourseFile(file))).toEqual([
    { id: 'p', name: 'Skeptic', index: 1, answers: [], questionIds: ['q'], thesisNames: ['Doubt'] },
  ]);
  expect(course.fairGradings.get('E')).toEqual({
    ...PLAIN_GRADING,
    hidesNames: true,
    secondShare: 10,
  });
  const again = courseFileOf(itemsOfCourseFile(file));
  expect(again.noClass).toEqual([days]);
  expect(again.personas).toEqual([persona]);
});
