import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  gradeKeyText,
  gradeRecordSentence,
  GRADING_TYPES,
  readGradeRecord,
  type GradeRecord,
  type GradeRecordFault,
} from './grade-record.ts';

const record: GradeRecord = {
  username: 'ann1',
  gradingType: 'questionGrade',
  questionID: 'q1',
  individualGradingData: '8.5',
  comment: '',
  evaluationDataID: 'MIDTERM',
};

describe('a grade record', () => {
  test.each(GRADING_TYPES)('GRD-7 of the type %s is read', (gradingType) => {
    expect(readGradeRecord({ ...record, gradingType })).toEqual(accept({ ...record, gradingType }));
  });

  test('GRD-7 without a question has noQuestionID, without texts has empty ones', () => {
    const input = { username: ' ann1 ', gradingType: 'comments', evaluationDataID: 'MIDTERM' };
    expect(readGradeRecord(input)).toEqual(
      accept({
        ...record,
        gradingType: 'comments',
        questionID: 'noQuestionID',
        individualGradingData: '',
      }),
    );
  });

  test.each<[string, unknown, GradeRecordFault['field'], GradeRecordFault['fault']]>([
    ['nothing', null, '', 'not-a-record'],
    ['a list', [record], '', 'not-a-record'],
    ['no user', { ...record, username: ' ' }, 'username', 'missing'],
    ['no evaluation', { ...record, evaluationDataID: '' }, 'evaluationDataID', 'missing'],
    ['no type', { ...record, gradingType: undefined }, 'gradingType', 'missing'],
    ['an unknown type', { ...record, gradingType: 'mood' }, 'gradingType', 'unknown-type'],
    ['a number', { ...record, individualGradingData: 8 }, 'individualGradingData', 'not-text'],
    ['too long', { ...record, comment: 'x'.repeat(200_001) }, 'comment', 'too-long'],
    ['a NUL', { ...record, comment: '\u0000' }, 'comment', 'not-storable'],
  ])('GRD-8 is refused: %s', (_name, input, field, fault) => {
    expect(readGradeRecord(input)).toEqual(refuse({ field, fault }));
    expect(gradeRecordSentence({ field, fault })).toContain(field || 'A grade');
  });

  test('GRD-9 is named by user in any case, evaluation, type and question', () => {
    const key = gradeKeyText(record);
    expect(gradeKeyText({ ...record, username: 'ANN1' })).toBe(key);
    const others: Partial<GradeRecord>[] = [
      { username: 'ann2' },
      { evaluationDataID: 'FINAL' },
      { gradingType: 'examGrade' },
      { questionID: 'q2' },
      { questionID: 'q1","x' },
    ];
    const keys = others.map((differs) => gradeKeyText({ ...record, ...differs }));
    expect(new Set([key, ...keys]).size).toBe(others.length + 1);
  });
});
