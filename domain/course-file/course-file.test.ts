import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reusableItems } from '../course-copy/reusable-items.ts';
import { readCourse } from '../course/course-model.ts';
import { DATA_TYPES } from '../design/data-types.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { lastOfEachKey } from '../design/diff-design.ts';
import { itemsOfCourseFile } from './decode-course.ts';
import { courseFileOf } from './encode-course.ts';
import { inKeyOrder } from './stored-texts.ts';

const texts = fc.oneof(
  fc.constantFrom('', 'Yes', 'no', 'true', '2026-09-01', '??', 'a|||b', 'b|', '(q1, 1)', 'Radio'),
  fc.constantFrom('America/New_York', '09:00', 'PM', '1,3', '7', '[{"question":"Q","answer":"A"}]'),
  fc.constantFrom('{"answers":[],"questionIds":["q1"],"thesisNames":[]}', 'ungraded', 's1,s2'),
  fc.string({ maxLength: 6 }),
);

const anyItems = fc.array(
  fc
    .record({
      dataType: fc.constantFrom(...DATA_TYPES),
      dataID: fc.constantFrom('1', '0', 'q1', 'q2', 't1', 't2', 's1', 's2'),
      dataIndex: fc.constantFrom('', '1', '2', '2.5', '3', 'x'),
      dataText: texts,
      questionType: fc.oneof(texts, fc.constantFrom('t1', 't2')),
      questionOptions: texts,
      questionLogic: texts,
      questionCourseDate: fc.oneof(texts, fc.constantFrom('t1', 't2')),
    })
    .map(designItem),
  { maxLength: 40 },
);

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
