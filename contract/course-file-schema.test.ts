import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import { anyItems } from '@elenchus/domain/course-file/testing/any-items.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseFileSchema } from './course-file-schema.ts';

test('FIL-1 every file that is written can be read again', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const { error } = courseFileSchema.safeParse(courseFileOf(items));
      expect(error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** A file that an earlier version of Elenchus wrote has exactly these: another one would make it unreadable. */
const VERSION_1_SETTINGS = [
  'description',
  'givesStudentsComments',
  'hasContradictionItems',
  'hasDescription',
  'hasFaq',
  'hasGradeAdjustmentBox',
  'hasRubric',
  'hasSyllabus',
  'hasTAs',
  'manualGrades',
  'penaltyForUnansweredChoice',
  'penaltyForUnresolvedContradiction',
  'questionByQuestionGrading',
  'rubric',
  'rubricPlaces',
  'timeZone',
  'title',
  'usesGrading',
  'usesGradesForExams',
];

test('FIL-1 the settings of a file of version 1 stay the same', () => {
  const { settings } = courseFileSchema.shape;
  expect(Object.keys(settings.shape).toSorted()).toEqual(VERSION_1_SETTINGS.toSorted());
  expect(Object.keys(courseFileOf([]).settings).toSorted()).toEqual(VERSION_1_SETTINGS.toSorted());
});
