import { expect, test } from 'vitest';
import { essayToOpenAt, missingGrades } from './completion.ts';
import type { GradingSettings } from './grading-fields.ts';

const settings: GradingSettings = {
  usesGradesForExams: true,
  questionByQuestionGrading: true,
  manualGrades: 'Numeric',
  hasGradeAdjustmentBox: true,
  hasContradictionItems: true,
  penaltyForUnansweredChoice: 5,
};
const essay = (id: string, number: number) => ({ question: { id, text: `About ${id}` }, number });
const essays = [essay('dream', 2), essay('clock', 4), essay('belief', 5)];
const texts: Readonly<Record<string, string>> = {
  dream: 'I wrote.',
  clock: '\n x',
  belief: ' \n ',
};
const base = {
  settings,
  essays,
  answerOf: (id: string) => ({ questionEssayAnswer: texts[id] ?? '' }),
  graded: { questionGrades: new Map<string, number>(), examGrade: null },
};
const examGrade = { kind: 'number', value: 80 } as const;
const graded = (...ids: string[]) => ({
  questionGrades: new Map(ids.map((id) => [id, 0])),
  examGrade: null,
});
const byHand = { ...settings, questionByQuestionGrading: false };

test.each([
  [
    'names each written essay without a grade',
    {},
    { kind: 'questions', essays: [essays[0], essays[1]] },
  ],
  [
    'counts a grade of 0 as a grade',
    { graded: graded('dream') },
    { kind: 'questions', essays: [essays[1]] },
  ],
  ['asks nothing when each written essay has one', { graded: graded('dream', 'clock') }, null],
  ['asks nothing when nothing was written', { answerOf: () => undefined }, null],
  ['asks for the one grade that is entered by hand', { settings: byHand }, { kind: 'exam-grade' }],
  ['asks nothing with that grade', { settings: byHand, graded: { ...graded(), examGrade } }, null],
  [
    'asks nothing in a course without grades',
    { settings: { ...settings, usesGradesForExams: false } },
    null,
  ],
] as const)('GRD-94 %s', (_name, change, expected) => {
  expect(missingGrades({ ...base, ...change })).toEqual(expected);
});

test.each([
  ['the first written essay without a grade', { graded: graded('dream') }, 'clock'],
  [
    'the first one when each written essay has a grade',
    { graded: graded('dream', 'clock') },
    'dream',
  ],
  ['the first one when nothing was written', { answerOf: () => undefined }, 'dream'],
  ['nowhere without essays', { essays: [] }, null],
] as const)('GRD-113 the desk opens at %s', (_name, change, expected) => {
  expect(essayToOpenAt({ ...base, ...change })).toBe(expected);
});
