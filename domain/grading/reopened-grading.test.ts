import { expect, test } from 'vitest';
import { enteredGrades, reopenedWork, needsConfirmedReplacement } from './reopened-grading.ts';

const grade = (usernameKey: string, individualGradingData: string, evaluationDataID = 'E') => ({
  usernameKey,
  evaluationDataID,
  individualGradingData,
});

test('GRD-91 a student who lost a grade is graded again; a field that was emptied is no grade', () => {
  const deleted = [grade('ann', '8'), grade('ann', '7'), grade('bob', ' '), grade('ann', '1', 'F')];
  expect(enteredGrades(deleted)).toHaveLength(3);
  expect(reopenedWork(deleted).map((one) => [one.usernameKey, one.evaluationDataID])).toEqual([
    ['ann', 'E'],
    ['ann', 'F'],
  ]);
  expect(reopenedWork([])).toEqual([]);
});

test.each([
  ['gradingComplete', 'no', false],
  ['gradingComplete', 'yes', true],
  ['examGrade', 'no', true],
  ['questionGrade', '', true],
] as const)(
  'GRD-92 a stored %s of "%s" is replaced only after a confirmation: %s',
  (type, text, expected) => {
    expect(needsConfirmedReplacement({ gradingType: type, individualGradingData: text })).toBe(
      expected,
    );
  },
);
