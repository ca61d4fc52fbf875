import { DEFAULT_COURSE_SETTINGS } from '@elenchus/domain/design/course-settings.ts';
import { expect, test } from 'vitest';
import { gradeExample } from './grade-example.ts';

const computed = {
  ...DEFAULT_COURSE_SETTINGS,
  usesGradesForExams: true,
  questionByQuestionGrading: true,
  hasContradictionItems: true,
};

test.each([
  ['everything counts', {}, ['81.7', '+ 1.5', '− 5', '− 10'], '68.2'],
  ['no contradiction items', { hasContradictionItems: false }, ['81.7', '+ 1.5', '− 10'], '73.2'],
  ['no adjustment box', { hasGradeAdjustmentBox: false }, ['81.7', '− 5', '− 10'], '66.7'],
  [
    'own penalties',
    { penaltyForUnansweredChoice: 0.1, penaltyForUnresolvedContradiction: 2.5 },
    ['81.7', '+ 1.5', '− 2.5', '− 0.2'],
    '80.5',
  ],
  [
    'free of penalties',
    { penaltyForUnansweredChoice: 0, penaltyForUnresolvedContradiction: 0 },
    ['81.7', '+ 1.5'],
    '83.2',
  ],
  ['a number by hand', { questionByQuestionGrading: false }, [], '84.0'],
  [
    'a letter by hand',
    { questionByQuestionGrading: false, manualGrades: 'Letter' as const },
    [],
    'B+',
  ],
  ['no grades', { usesGradesForExams: false }, [], ''],
])('%s', (_name, options, amounts, grade) => {
  const example = gradeExample({ ...computed, ...options });
  expect(example.lines.map(({ amount }) => amount)).toEqual(amounts);
  expect(example.grade).toBe(grade);
});
