import { expect, test } from 'vitest';
import { hiddenFromStudents } from './hidden-from-students.ts';

test.each([
  [
    false,
    false,
    'Students will see no grade and no comment: “Grades” and “Comments for students” are set to No.',
  ],
  [false, true, 'Students will see no grade: “Grades” is set to No.'],
  [true, false, 'Students will see no comment: “Comments for students” is set to No.'],
  [true, true, null],
])('grades %s, comments %s: what students will miss', (grades, comments, sentence) => {
  const settings = {
    usesGradesForExams: grades,
    givesStudentsComments: comments,
  };
  expect(hiddenFromStudents(settings)).toBe(sentence);
});
