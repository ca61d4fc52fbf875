import { describe, expect, test } from 'vitest';
import type { GradeRecord, GradingType } from './grade-record.ts';
import { missingRecords, recountOnNewDate, recountedText } from './initial-counts.ts';

function grade(evaluation: string, gradingType: GradingType, username = 'ann1'): GradeRecord {
  const questionID = gradingType === 'questionGrade' ? 'q1' : 'noQuestionID';
  const data = { individualGradingData: '1', comment: '' };
  return { username, gradingType, questionID, evaluationDataID: evaluation, ...data };
}

function values(records: readonly GradeRecord[]): string[][] {
  return records.map(({ gradingType, individualGradingData }) => [
    gradingType,
    individualGradingData,
  ]);
}

describe('opening an evaluation for grading', () => {
  const opened = {
    username: 'ann1',
    evaluationId: 'E',
    records: [] as GradeRecord[],
    computed: { unansweredMCQs: 3, unresolvedContradictions: 1 },
  };
  test('GRD-39 creates the counts as computed, and the adjustment 0', () => {
    const created = missingRecords(opened);
    expect(values(created)).toEqual([
      ['unresolvedContradictions', '1'],
      ['unansweredMCQs', '3'],
      ['gradeAdjustment', '0'],
    ]);
    expect(created[0]).toEqual({
      username: 'ann1',
      gradingType: 'unresolvedContradictions',
      questionID: 'noQuestionID',
      individualGradingData: '1',
      comment: '',
      evaluationDataID: 'E',
    });
  });

  test('GRD-39 leaves what is stored, also a count that was overwritten', () => {
    const records = [grade('E', 'unansweredMCQs'), grade('E', 'gradeAdjustment')];
    expect(values(missingRecords({ ...opened, records }))).toEqual([
      ['unresolvedContradictions', '1'],
    ]);
  });

  test.each([
    ['unansweredMCQs', '1', '3'],
    ['unansweredMCQs', '', '3'],
    ['unansweredMCQs', '3', null],
    ['unresolvedContradictions', '0', '1'],
    ['gradeAdjustment', '2', null],
    ['comments', '', null],
  ] as const)('GRD-40 counting %s again, which shows %j, gives %j', (type, shown, restored) => {
    expect(recountedText(type, shown, opened.computed)).toBe(restored);
  });

  test('GRD-40 nothing is offered before the answers are counted', () => {
    expect(recountedText('unansweredMCQs', '1', null)).toBeNull();
  });
});

test('GRD-75 counts that differ on the new date are counted again, unless a grader has overwritten them', () => {
  const before = { unansweredMCQs: 2, unresolvedContradictions: 1 };
  expect(recountOnNewDate(before, before)).toEqual([]);
  expect(recountOnNewDate(before, { ...before, unansweredMCQs: 0 })).toEqual([
    { gradingType: 'unansweredMCQs', from: '2', to: '0' },
  ]);
});
