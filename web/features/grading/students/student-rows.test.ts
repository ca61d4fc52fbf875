import { expect, test } from 'vitest';
import { newEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { DEFAULT_COURSE_SETTINGS } from '@elenchus/domain/design/course-settings.ts';
import {
  arrangeStudents,
  BY_LAST_NAME,
  columnOf,
  COURSE_GRADE_COLUMN,
  studentRows,
} from './student-rows.ts';

const evaluations = [newEvaluation('FIRST'), newEvaluation('SECOND')];
const students = [
  { username: 'ada', fullname: 'Ada Byron', TA: 'unassigned' },
  { username: 'anne', fullname: 'Anne Conway', TA: 'unassigned' },
  { username: 'IM', fullname: 'Iris Murdoch', TA: 'unassigned' },
  { username: 'edith', fullname: 'Edith Stein', TA: 'unassigned' },
];

function grade(username: string, evaluationDataID: string, value: string): readonly GradeRecord[] {
  const record = { username, evaluationDataID, questionID: 'noQuestionID', comment: '' };
  return [
    { ...record, gradingType: 'examGrade', individualGradingData: value },
    { ...record, gradingType: 'gradingComplete', individualGradingData: 'yes' },
  ];
}

const input = {
  evaluations,
  settings: { ...DEFAULT_COURSE_SETTINGS, usesGradesForExams: true },
  weights: new Map([
    ['FIRST', 50],
    ['SECOND', 50],
  ]),
};

const rows = studentRows(
  students,
  input,
  readGradeBook([
    ...grade('ada', 'SECOND', '71'),
    ...grade('im', 'FIRST', '90'),
    ...grade('edith', 'SECOND', '100'),
  ]),
);

test.each([
  ['by last name at first', '', BY_LAST_NAME, ['ada', 'anne', 'IM', 'edith']],
  ['from the end', '', { key: 'name', isDescending: true }, ['edith', 'IM', 'anne', 'ada']],
  ['by a grade', '', { key: columnOf(1), isDescending: false }, ['anne', 'IM', 'ada', 'edith']],
  ['best first', '', { key: columnOf(1), isDescending: true }, ['edith', 'ada', 'anne', 'IM']],
  [
    'by the course grade',
    '',
    { key: COURSE_GRADE_COLUMN, isDescending: true },
    ['edith', 'IM', 'ada', 'anne'],
  ],
  [
    'by an unknown column',
    '',
    { key: 'gone', isDescending: false },
    ['ada', 'anne', 'IM', 'edith'],
  ],
  ['found by name', ' sTeIn', BY_LAST_NAME, ['edith']],
  ['found by netID', 'im', BY_LAST_NAME, ['IM']],
  ['found by nothing', 'plato', BY_LAST_NAME, []],
])('the students are listed %s', (_what, filter, order, expected) => {
  expect(arrangeStudents(rows, filter, order).map(({ username }) => username)).toEqual(expected);
});

test('a name does not run into the netID after it', () => {
  expect(arrangeStudents(rows, 'byron ada', BY_LAST_NAME)).toEqual([]);
});
