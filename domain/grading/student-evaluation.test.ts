import { describe, expect, test } from 'vitest';
import { COMMENTED_PASSAGES, type GradeRecord } from './grade-record.ts';
import {
  readExamGrade,
  readGradeBook,
  readStudentEvaluation,
  UNGRADED,
} from './student-evaluation.ts';

const record: GradeRecord = {
  username: 'ann1',
  gradingType: 'questionGrade',
  questionID: 'q1',
  individualGradingData: '8.5',
  comment: '',
  evaluationDataID: 'MIDTERM',
};

function grade(gradingType: GradeRecord['gradingType'], data: string, question = 'noQuestionID') {
  return { ...record, gradingType, individualGradingData: data, questionID: question };
}

describe('the evaluation of one student', () => {
  test('GRD-10 gathers the records', () => {
    const records = [
      grade('questionGrade', '8.5', 'q1'),
      grade('questionGrade', '10', 'q2'),
      grade('examGrade', '92.5'),
      { ...grade('comments', ''), comment: 'Well argued.' },
      grade('unansweredMCQs', '2'),
      grade('unresolvedContradictions', '1'),
      grade('gradeAdjustment', '-1.5'),
      grade('customDueDate', '2026-10-20'),
      grade('gradingComplete', 'yes'),
      grade('criterionLevels', 'a:1,b:2', 'q1'),
    ];
    expect(readStudentEvaluation(records)).toEqual({
      questionGrades: new Map([
        ['q1', 8.5],
        ['q2', 10],
      ]),
      examGrade: { kind: 'number', value: 92.5 },
      comments: 'Well argued.',
      hasCommentedPassages: false,
      counts: { unansweredMCQs: 2, unresolvedContradictions: 1 },
      adjustment: -1.5,
      customDueDate: '2026-10-20',
      complete: true,
      levels: new Map([['q1', 'a:1,b:2']]),
    });
  });

  test('GRD-61 comments on passages leave the comment on the whole as it is', () => {
    const passages = { ...grade('comments', '3'), gradingType: COMMENTED_PASSAGES } as const;
    const comment = { ...grade('comments', ''), comment: 'Well argued.' };
    expect(readStudentEvaluation([comment, passages])).toEqual({
      ...UNGRADED,
      comments: 'Well argued.',
      hasCommentedPassages: true,
    });
  });

  test.each([
    ['nothing stored', [], {}],
    ['an emptied question grade', [grade('questionGrade', '', 'q1')], {}],
    [
      'a question grade that was emptied later',
      [grade('questionGrade', '8', 'q1'), grade('questionGrade', '', 'q1')],
      {},
    ],
    ['a question grade that is none', [grade('questionGrade', '11', 'q1')], {}],
    ['an emptied exam grade', [grade('examGrade', '')], {}],
    ['a count that is none', [grade('unansweredMCQs', 'many')], {}],
    ['a custom date that is none', [grade('customDueDate', 'soon')], {}],
    ['grading not complete', [grade('gradingComplete', 'no')], {}],
    ['complete in capitals', [grade('gradingComplete', 'Yes')], { complete: true }],
    [
      'two records of one type: the last counts',
      [grade('gradeAdjustment', '1'), grade('gradeAdjustment', '2')],
      { adjustment: 2 },
    ],
  ])('GRD-10 %s', (_name, records, differs) => {
    expect(readStudentEvaluation(records)).toEqual({ ...UNGRADED, ...differs });
  });

  test.each([
    ['92.5', { kind: 'number', value: 92.5 }],
    [' 0 ', { kind: 'number', value: 0 }],
    ['-12', { kind: 'number', value: -12 }],
    ['A-', { kind: 'letter', text: 'A-' }],
    ['1e2', { kind: 'letter', text: '1e2' }],
    ['Infinity', { kind: 'letter', text: 'Infinity' }],
    ['', null],
  ])('GRD-11 the exam grade %j', (text, examGrade) => {
    expect(readExamGrade(text)).toEqual(examGrade);
  });

  test('GRD-12 the grade book finds a student in any case and nobody else', () => {
    const book = readGradeBook([grade('gradeAdjustment', '3'), { ...record, username: 'bob1' }]);
    expect(book('ANN1', 'MIDTERM').adjustment).toBe(3);
    expect(book('ann1', 'FINAL')).toEqual(UNGRADED);
    expect(book('zoe1', 'MIDTERM')).toEqual(UNGRADED);
  });
});
