import { expect, test } from 'vitest';
import {
  computedGradeText,
  computesWith,
  isComputedGrade,
  isExamGradePart,
} from './computed-grade.ts';
import { GRADING_TYPES, type GradingType } from './grade-record.ts';

const penalties = {
  penaltyForUnansweredChoice: 5,
  penaltyForUnresolvedContradiction: 3,
  hasContradictionItems: true,
};

function record(gradingType: GradingType, individualGradingData: string, questionID = '') {
  return { gradingType, individualGradingData, questionID };
}

const seven = record('questionGrade', '7', 'q1');
const eight = record('questionGrade', '8', 'q2');

test('GRD-44 the exam grade follows from four types of records', () => {
  expect(GRADING_TYPES.filter(isExamGradePart)).toEqual([
    'questionGrade',
    'unansweredMCQs',
    'unresolvedContradictions',
    'gradeAdjustment',
  ]);
});

test('GRD-44 only in question-by-question mode', () => {
  const manual = { ...penalties, questionByQuestionGrading: false };
  expect(computesWith(manual)).toBeNull();
  expect(computesWith({ ...manual, questionByQuestionGrading: true })).toEqual(penalties);
});

test.each([
  ['nothing', [], ''],
  ['counts alone', [record('unansweredMCQs', '2')], ''],
  ['an empty question grade', [record('questionGrade', '', 'q1')], ''],
  ['one question', [seven], '70'],
  ['two questions', [seven, eight], '75'],
  [
    'all parts',
    [
      seven,
      eight,
      record('gradeAdjustment', '-0.5'),
      record('unansweredMCQs', '2'),
      record('unresolvedContradictions', '1'),
    ],
    '61.5',
  ],
  ['an exam grade that is already stored', [seven, record('examGrade', '99')], '70'],
])('GRD-44 from %s', (_name, records, expected) => {
  expect(computedGradeText(records, penalties)).toBe(expected);
});

test('GRD-80 a stored count costs nothing while contradiction items are off', () => {
  const records = [seven, record('unresolvedContradictions', '4'), record('unansweredMCQs', '1')];
  expect(computedGradeText(records, penalties)).toBe('53');
  expect(computedGradeText(records, { ...penalties, hasContradictionItems: false })).toBe('65');
});

test.each([
  ['75', '75', true],
  ['75.0', '75', true],
  [' 61.5', '61.5', true],
  ['75.1', '75', false],
  ['A', '75', false],
  ['', '', false],
  ['', '75', false],
  ['75', '', false],
])('GRD-45 the grade %j where %j is computed', (entered, computed, expected) => {
  expect(isComputedGrade(entered, computed)).toBe(expected);
});
