import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { newEvaluation, type Evaluation } from './evaluation.ts';
import type { GradeRecord, GradingType } from './grade-record.ts';
import {
  gradeTabs,
  missingGradeText,
  overallGradeText,
  preselectedEvaluation,
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
    expect(visibleGradeRecords(records, evaluations)).toEqual([records[0], records[1], records[5]]);
  });

  test.each([
    ['none is handed back', [due('A', '2026-10-01', false)], null],
    [
      'the one due last of those handed back',
      [...evaluations, due('B', '2026-09-01', true)],
      'OPEN',
    ],
    ['a dated one before an undated one', [...evaluations, due('B', null, true)], 'OPEN'],
    ['the last of equal ones', [due('A', null, true), due('B', null, true)], 'B'],
  ])('GRD-29 the evaluation that is open at first: %s', (_name, list, id) => {
    expect(preselectedEvaluation(list)?.id ?? null).toBe(id);
  });

  test.each([
    [true, true, ['Overall Grade', 'Grading Details', 'Question by Question']],
    [true, false, ['Overall Grade', 'Grading Details']],
    [false, true, ['Grading Details', 'Question by Question']],
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
