import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { newEvaluation, type Evaluation } from './evaluation.ts';
import { GRADING_TYPES, type GradeRecord, type GradingType } from './grade-record.ts';
import {
  type GradeSwitches,
  gradeTabs,
  missingGradeText,
  overallGradeText,
  visibleGradeRecords,
} from './grade-visibility.ts';
import { readExamGrade } from './student-evaluation.ts';

function grade(evaluation: string, gradingType: GradingType, username = 'ann1'): GradeRecord {
  const questionID = gradingType === 'questionGrade' ? 'q1' : 'noQuestionID';
  const data = { individualGradingData: '1', comment: '' };
  return { username, gradingType, questionID, evaluationDataID: evaluation, ...data };
}

function due(id: string, date: string | null, handedBack: boolean): Evaluation {
  return { ...newEvaluation(id), dueDate: date as IsoDate | null, handedBack };
}

const everything: GradeSwitches = {
  givesStudentsComments: true,
  usesGradesForExams: true,
  questionByQuestionGrading: true,
  hasContradictionItems: true,
};

describe('what a student sees', () => {
  const evaluations = [due('OPEN', '2026-10-01', true), due('SHUT', '2026-11-01', false)];

  test('GRD-28 records of handed-back evaluations, and every own due date', () => {
    const records = [
      grade('OPEN', 'examGrade'),
      grade('OPEN', 'comments'),
      grade('SHUT', 'examGrade'),
      grade('SHUT', 'comments'),
      grade('SHUT', 'gradingComplete'),
      grade('SHUT', 'customDueDate'),
      grade('GONE', 'examGrade'),
    ];
    const seen = visibleGradeRecords(records, evaluations, everything);
    expect(seen).toEqual([records[0], records[1], records[5]]);
  });

  test.each<[string, Partial<GradeSwitches>, readonly GradingType[]]>([
    ['every flag on', {}, []],
    ['comments off', { givesStudentsComments: false }, ['comments']],
    ['contradictions off', { hasContradictionItems: false }, ['unresolvedContradictions']],
    ['grades by hand', { questionByQuestionGrading: false }, ['questionGrade']],
    [
      'grades off',
      { usesGradesForExams: false },
      [
        'questionGrade',
        'examGrade',
        'unansweredMCQs',
        'unresolvedContradictions',
        'gradeAdjustment',
        'criterionLevels',
      ],
    ],
  ])('GRD-79 with %s', (_name, off, withheld) => {
    const records = GRADING_TYPES.map((type) => ({ ...grade('OPEN', type), comment: 'A word.' }));
    const settings = { ...everything, ...off };
    const seen = visibleGradeRecords(records, evaluations, settings);
    const left = GRADING_TYPES.filter((type) => !withheld.includes(type));
    expect(seen.map(({ gradingType }) => gradingType)).toEqual(left);
    const comment = settings.givesStudentsComments ? 'A word.' : '';
    expect(new Set(seen.map((record) => record.comment))).toEqual(new Set([comment]));
  });

  test('GRD-79 a due date of work that is not handed back shows no comment', () => {
    const records = [{ ...grade('SHUT', 'customDueDate'), comment: 'A word.' }];
    const [seen] = visibleGradeRecords(records, evaluations, everything);
    expect(seen).toEqual({ ...records[0], comment: '' });
  });

  test.each([
    [true, true, ['Overall Grade', 'Grading Details', 'Question by Question']],
    [true, false, ['Overall Grade', 'Grading Details']],
    [false, true, ['Grading Details']],
    [false, false, ['Grading Details']],
  ])('GRD-30 tabs with grades %s, by question %s', (usesGradesForExams, byQuestion, tabs) => {
    expect(gradeTabs({ usesGradesForExams, questionByQuestionGrading: byQuestion })).toEqual(tabs);
  });

  test.each([
    ['92.55', '92.6'],
    ['A-', 'A-'],
    ['', 'No overall grade available.'],
  ])('GRD-31 the overall grade %j reads %j', (stored, text) => {
    expect(overallGradeText(readExamGrade(stored))).toBe(text);
  });

  test.each([
    ['grade', 'No grade available'],
    ['comment', 'No comment available.'],
    ['overall-grade', 'No overall grade available.'],
    ['grades', 'No grades'],
    ['rubric', 'No rubric available.'],
  ] as const)('GRD-31 where the %s is missing: %s', (missing, text) => {
    expect(missingGradeText(missing)).toBe(text);
  });
});
