import { expect, test } from 'vitest';
import { gradeWithCounts, waitingCounts } from './handed-back-counts.ts';

const penalties = {
  penaltyForUnansweredChoice: 5,
  penaltyForUnresolvedContradiction: 5,
  hasContradictionItems: true,
};
const record = (gradingType: 'questionGrade' | 'examGrade' | 'unansweredMCQs', data: string) => ({
  username: 'sam',
  evaluationDataID: 'E',
  gradingType,
  questionID: gradingType === 'questionGrade' ? 'dream' : 'noQuestionID',
  individualGradingData: data,
  comment: '',
});
const graded = [record('questionGrade', '7.9'), record('examGrade', '79')];
const base = {
  username: 'sam',
  evaluationId: 'E',
  records: graded,
  computed: { unansweredMCQs: 1, unresolvedContradictions: 0 },
  isBack: true,
};

test('GRD-161 the counts of a handed-back grade wait, with the grade before and after', () => {
  const waiting = waitingCounts(base, penalties);
  expect(waiting).toMatchObject({ before: '79', after: '74' });
  expect(waiting?.records.map((one) => [one.gradingType, one.individualGradingData])).toEqual([
    ['unresolvedContradictions', '0'],
    ['unansweredMCQs', '1'],
    ['gradeAdjustment', '0'],
  ]);
});

test.each([
  ['before the hand back', { isBack: false }, penalties],
  ['when the grade is entered by hand', {}, null],
  ['when there is no grade yet', { records: [] }, penalties],
  [
    'when nothing is open',
    { computed: { unansweredMCQs: 0, unresolvedContradictions: 0 } },
    penalties,
  ],
  ['when open work costs nothing', {}, { ...penalties, penaltyForUnansweredChoice: 0 }],
  ['when the count is stored', { records: [...graded, record('unansweredMCQs', '0')] }, penalties],
] as const)('GRD-161 no count waits %s', (_name, change, cost) => {
  expect(waitingCounts({ ...base, ...change }, cost)).toBeNull();
});

test('GRD-161 another notation of the same grade is no change', () => {
  const stored = [record('questionGrade', '7.9'), record('examGrade', '74.0')];
  expect(gradeWithCounts(stored, [record('unansweredMCQs', '1')], penalties)).toBeNull();
});
