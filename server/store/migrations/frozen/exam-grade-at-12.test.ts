import { expect, test } from 'vitest';
import { examGradeAt12, penaltiesAt12 } from './exam-grade-at-12.ts';

const setting = (dataType: string, dataText: string, dataID = '1') => ({
  dataType,
  dataID,
  dataText,
});
const grade = (gradingType: string, individualGradingData: string, questionID = 'q1') => ({
  gradingType,
  questionID,
  individualGradingData,
});
const BY_QUESTION = setting('questionByQuestionGrading', ' yes ');
const PENALTIES = { forUnanswered: 2, forContradiction: 5, hasContradictionItems: true };

test.each([
  { name: 'no grading by question', settings: [], expected: null },
  {
    name: 'settings of their own',
    settings: [
      BY_QUESTION,
      setting('hasContradictionItems', 'Yes'),
      setting('penaltyForUnansweredMCQ', '1.5'),
      setting('penaltyForUnresolvedContradictions', ' 3 '),
    ],
    expected: { forUnanswered: 1.5, forContradiction: 3, hasContradictionItems: true },
  },
  {
    name: 'missing and unreadable ones',
    settings: [BY_QUESTION, setting('penaltyForUnansweredMCQ', 'a lot')],
    expected: { forUnanswered: 5, forContradiction: 5, hasContradictionItems: false },
  },
  {
    name: 'several items of one type: the one with ID 1',
    settings: [
      BY_QUESTION,
      setting('penaltyForUnansweredMCQ', '7', '0'),
      setting('penaltyForUnansweredMCQ', '8'),
    ],
    expected: { forUnanswered: 8, forContradiction: 5, hasContradictionItems: false },
  },
])('schema 12 read the penalties of a course: $name', ({ settings, expected }) => {
  expect(penaltiesAt12(settings)).toEqual(expected);
});

test.each([
  { name: 'no question grade', grades: [grade('unansweredMCQs', '2')], expected: '' },
  { name: 'one question', grades: [grade('questionGrade', '8')], expected: '80' },
  {
    name: 'an average to two decimals',
    grades: ['7', '8', '8.'].map((text, index) => grade('questionGrade', text, `q${index}`)),
    expected: '76.7',
  },
  {
    name: 'an unreadable question grade',
    grades: [grade('questionGrade', '8'), grade('questionGrade', '11', 'q2')],
    expected: '80',
  },
  {
    name: 'counts and an adjustment',
    grades: [
      grade('questionGrade', '8.5'),
      grade('unansweredMCQs', '2'),
      grade('unresolvedContradictions', '1'),
      grade('gradeAdjustment', '-0.3'),
    ],
    expected: '75.7',
  },
  {
    name: 'texts that are no number',
    grades: [
      grade('questionGrade', '8'),
      grade('unansweredMCQs', 'two'),
      grade('gradeAdjustment', '1e3'),
    ],
    expected: '80',
  },
])('schema 12 computed an exam grade: $name', ({ grades, expected }) => {
  expect(examGradeAt12(grades, PENALTIES)).toBe(expected);
});

test('schema 12 took nothing off for contradictions that are off', () => {
  const grades = [grade('questionGrade', '8'), grade('unresolvedContradictions', '2')];
  expect(examGradeAt12(grades, { ...PENALTIES, hasContradictionItems: false })).toBe('80');
});
