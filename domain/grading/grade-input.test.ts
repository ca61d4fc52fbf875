import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  examGradeEntry,
  gradeDataFault,
  gradeInputSentence,
  isGraded,
  isOfKnownQuestion,
  readAdjustment,
  readCount,
  readLetterGrade,
  readManualGrade,
  readQuestionGrade,
  storedGradeData,
  typedQuestionGrade,
} from './grade-input.ts';
import { readCustomDueDate } from './due-date-input.ts';
import type { GradeRecord } from './grade-record.ts';

describe('a question grade', () => {
  test.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['7', 7],
    ['7.', 7],
    ['7.5', 7.5],
    ['10', 10],
    ['10.0', 10],
    ['07', 7],
    ['.5', 0.5],
  ])('GRD-13 %j is accepted', (typed, value) => {
    expect(readQuestionGrade(typed)).toEqual(accept(value));
  });

  test.each([
    ['7', '7'],
    [' 7.5 ', '7.5'],
    ['7.', '7.'],
    ['.', '0.'],
    ['.5', '0.5'],
    [',', '0.'],
    ['1,', '1.'],
    ['1,0', '1.0'],
    ['', ''],
    ['1,0,', null],
    ['7.55', null],
    ['x', null],
    ['-', null],
    ['..', null],
  ])('GRD-13 of %j the field takes %j', (typed, taken) => {
    expect(typedQuestionGrade(typed)).toBe(taken);
  });

  test.each(['10.1', '11', '-1', '7.55', '7,5', 'A', '1e1', '+7', '.', '100', '７'])(
    'GRD-13 %j is ignored',
    (typed) => {
      expect(readQuestionGrade(typed)).toEqual(refuse('not-a-question-grade'));
    },
  );
});

describe('a manual grade', () => {
  test.each([
    ['0', 0],
    ['100', 100],
    ['85.25', 85.25],
    [' 85 ', 85],
    ['85.', 85],
    ['.5', 0.5],
  ])('GRD-14 %j is accepted', (typed, value) => {
    expect(readManualGrade(typed)).toEqual(accept(value));
  });

  test.each(['', '100.1', '101', '-1', 'A', '85 points', '1e2', '85.12345678', '.'])(
    'GRD-14 %j clears the field',
    (typed) => {
      expect(readManualGrade(typed)).toEqual(refuse('not-a-manual-grade'));
    },
  );

  test('GRD-15 a letter is saved as typed, up to 10 characters', () => {
    expect(readLetterGrade(' A- ')).toEqual(accept(' A- '));
    expect(readLetterGrade('x'.repeat(10))).toEqual(accept('x'.repeat(10)));
    expect(readLetterGrade('x'.repeat(11))).toEqual(refuse('too-long'));
  });
});

describe('the other fields', () => {
  test.each([
    ['', accept(0)],
    ['-0', accept(0)],
    ['2.5', accept(2.5)],
    ['-2.5', accept(-2.5)],
    ['+1', accept(1)],
    ['-.5', accept(-0.5)],
    ['.', refuse('not-an-adjustment')],
    ['0.25', refuse('not-an-adjustment')],
    ['many', refuse('not-an-adjustment')],
    ['-', refuse('not-an-adjustment')],
  ])('GRD-16 the adjustment %j', (typed, expected) => {
    expect(readAdjustment(typed)).toStrictEqual(expected);
  });

  test.each([
    ['', accept(0)],
    ['0', accept(0)],
    ['12', accept(12)],
    ['-1', refuse('not-a-count')],
    ['1.5', refuse('not-a-count')],
    ['99999', refuse('not-a-count')],
  ])('GRD-17 the count %j', (typed, expected) => {
    expect(readCount(typed)).toEqual(expected);
  });

  test.each([
    ['', accept(null)],
    ['2026-10-20', accept('2026-10-20')],
    ['2026-02-30', refuse('not-a-date')],
    ['10/20/2026', refuse('not-a-date')],
  ])('GRD-18 the custom due date %j', (typed, expected) => {
    expect(readCustomDueDate(typed)).toEqual(expected);
  });
});

describe('what may be stored', () => {
  test.each([
    ['questionGrade', '8.5', '8.55', 'not-a-question-grade'],
    ['examGrade', 'A-', 'excellent work', 'too-long'],
    ['unansweredMCQs', '2', '-2', 'not-a-count'],
    ['unresolvedContradictions', '2', 'two', 'not-a-count'],
    ['gradeAdjustment', '-0.5', 'x', 'not-an-adjustment'],
    ['customDueDate', '', 'soon', 'not-a-date'],
    ['gradingComplete', 'no', 'maybe', 'not-yes-or-no'],
  ] as const)('GRD-19 %s: %j but not %j', (type, good, bad, fault) => {
    expect(gradeDataFault(type, good, 'Letter')).toBeNull();
    expect(gradeDataFault(type, bad, 'Letter')).toBe(fault);
    expect(gradeInputSentence(fault)).toMatch(/\.$/u);
  });

  test('GRD-19 comments may be any text', () => {
    expect(gradeDataFault('comments', 'anything\nat all', 'Numeric')).toBeNull();
  });
});

describe('an exam grade that is entered by hand', () => {
  test.each([
    ['Numeric', '101', 'not-a-manual-grade'],
    ['Numeric', 'A-', 'not-a-manual-grade'],
    ['Numeric', '-1', 'not-a-manual-grade'],
    ['Numeric', '100', null],
    ['Numeric', ' 87.5 ', null],
    ['Numeric', '', null],
    ['Letter', 'A-', null],
    ['Letter', '101', null],
    ['Letter', 'eleven chars', 'too-long'],
    ['none', '104.5', null],
  ] as const)('GRD-110 %s: %j', (entry, data, fault) => {
    expect(gradeDataFault('examGrade', data, entry)).toBe(fault);
  });

  test.each([
    [{ questionByQuestionGrading: true, manualGrades: 'Letter' }, 'none'],
    [{ questionByQuestionGrading: false, manualGrades: 'Letter' }, 'Letter'],
    [{ questionByQuestionGrading: false, manualGrades: 'Numeric' }, 'Numeric'],
  ] as const)('GRD-110 with %o it is %s', (settings, entry) => {
    expect(examGradeEntry(settings)).toBe(entry);
  });

  test.each([
    ['examGrade', 'Numeric', ' 87 ', '87'],
    ['questionGrade', 'Numeric', ' 7.5', '7.5'],
    ['gradeAdjustment', 'Letter', ' 2 ', '2'],
    ['examGrade', 'Letter', ' A- ', ' A- '],
    ['comments', 'Numeric', ' Well done. ', ' Well done. '],
  ] as const)('GRD-111 %s (%s) %j is stored as %j', (type, entry, data, stored) => {
    expect(storedGradeData(type, data, entry)).toBe(stored);
  });
});

test.each([
  ['student', true],
  ['guest', false],
  ['ta', false],
  ['instructor', false],
] as const)('GRD-76 a %s is graded: %s', (status, expected) => {
  expect(isGraded({ status })).toBe(expected);
});

test.each([
  ['of a question of the course', { questionID: 'q1' }, true],
  ['of another question', { questionID: 'q2' }, false],
  ['of no question', {}, false],
  ['of another question, taken away', { questionID: 'q2', individualGradingData: ' ' }, true],
  ['of the whole exam', { gradingType: 'examGrade' as const }, true],
])('GRD-78 a grade %s', (_name, fields, expected) => {
  const record: GradeRecord = {
    username: 'ada',
    evaluationDataID: 'E',
    gradingType: 'questionGrade',
    questionID: 'noQuestionID',
    individualGradingData: '8',
    comment: '',
    ...fields,
  };
  expect(isOfKnownQuestion(record, [{ id: 'q1' }])).toBe(expected);
});

test('GRD-76 a person who is not in the course is not graded', () => {
  expect(isGraded(undefined)).toBe(false);
});
