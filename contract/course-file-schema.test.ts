import { courseFileOf } from '@elenchus/domain/course-file/encode-course.ts';
import { anyItems } from '@elenchus/domain/course-file/testing/any-items.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
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

test.each(['|', 'b|', '||', 'a|||b|', 'a|||||b', '|a'])(
  'FIL-1 so can one of a question with the options “%s”',
  (questionOptions) => {
    const place = { dataIndex: '1', questionCourseDate: 't1' };
    const items = [
      designItem({ dataType: 'topic', dataID: 't1', dataIndex: '1', dataText: 'Doubt' }),
      designItem({ dataType: 'question', dataID: 'q1', ...place, questionOptions }),
    ];
    const { data, error } = courseFileSchema.safeParse(courseFileOf(items));
    expect(error?.issues ?? []).toEqual([]);
    expect(JSON.stringify(data)).toContain('"q1"');
  },
);

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
