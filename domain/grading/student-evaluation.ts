// All grade records of one student for one evaluation, as one typed value.
import type { IsoDate } from '../base/calendar.ts';
import { foldName } from '../base/name-folding.ts';
import { readAdjustment, readCount, readCustomDueDate, readQuestionGrade } from './grade-input.ts';
import type { GradeRecord } from './grade-record.ts';

/** A letter is any grade that is not a number. */
export type ExamGrade =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'letter'; readonly text: string };

export interface GradeCounts {
  readonly unansweredMCQs: number;
  readonly unresolvedContradictions: number;
}

export interface StudentEvaluation {
  /** Grades of 0 to 10 by question ID. */
  readonly questionGrades: ReadonlyMap<string, number>;
  readonly examGrade: ExamGrade | null;
  readonly comments: string;
  /** 0 where nothing is stored yet. */
  readonly counts: GradeCounts;
  readonly adjustment: number;
  readonly customDueDate: IsoDate | null;
  readonly complete: boolean;
}

/** The evaluation of a student for whom nothing is stored. */
export const UNGRADED: StudentEvaluation = {
  questionGrades: new Map(),
  examGrade: null,
  comments: '',
  counts: { unansweredMCQs: 0, unresolvedContradictions: 0 },
  adjustment: 0,
  customDueDate: null,
  complete: false,
};

/** The records of one student and one evaluation as one value; of two records with one key the last stands. */
export function readStudentEvaluation(records: readonly GradeRecord[]): StudentEvaluation {
  const data = new Map(records.map((one) => [one.gradingType, one.individualGradingData]));
  const comments = records.findLast(({ gradingType }) => gradingType === 'comments');
  const counts = {
    unansweredMCQs: valueOf(readCount(data.get('unansweredMCQs') ?? ''), 0),
    unresolvedContradictions: valueOf(readCount(data.get('unresolvedContradictions') ?? ''), 0),
  };
  return {
    questionGrades: questionGradesOf(records),
    examGrade: readExamGrade(data.get('examGrade') ?? ''),
    comments: comments?.comment ?? '',
    counts,
    adjustment: valueOf(readAdjustment(data.get('gradeAdjustment') ?? ''), 0),
    customDueDate: valueOf(readCustomDueDate(data.get('customDueDate') ?? ''), null),
    complete: (data.get('gradingComplete') ?? '').trim().toLowerCase() === 'yes',
  };
}

/** A stored exam grade: a number, a letter, or none when empty. */
export function readExamGrade(text: string): ExamGrade | null {
  const typed = text.trim();
  if (typed === '') return null;
  const isNumber = /^-?\d{1,9}(\.\d{1,12})?$/.test(typed);
  return isNumber ? { kind: 'number', value: Number(typed) } : { kind: 'letter', text: typed };
}

/** Looks up the evaluation of a student by username, in any case, and evaluation. */
export type GradeBook = (username: string, evaluationId: string) => StudentEvaluation;

/** The records of a class, read once; a student without records is ungraded. */
export function readGradeBook(records: readonly GradeRecord[]): GradeBook {
  const fold = foldingOnce();
  const read = new Map(
    [...Map.groupBy(records, ({ username }) => fold(username))].map(([name, own]) => {
      const groups = Map.groupBy(own, ({ evaluationDataID }) => evaluationDataID);
      return [name, new Map([...groups].map(([id, group]) => [id, readStudentEvaluation(group)]))];
    }),
  );
  return (username, evaluationId) => read.get(fold(username))?.get(evaluationId) ?? UNGRADED;
}

/** Folds each name once: a class asks for every name as often as there are records and evaluations. */
function foldingOnce(): (name: string) => string {
  const folded = new Map<string, string>();
  return (name) => {
    const known = folded.get(name) ?? foldName(name);
    folded.set(name, known);
    return known;
  };
}

function questionGradesOf(records: readonly GradeRecord[]): ReadonlyMap<string, number> {
  const grades = new Map<string, number>();
  for (const { gradingType, questionID, individualGradingData } of records) {
    if (gradingType !== 'questionGrade') continue;
    const grade = valueOf(readQuestionGrade(individualGradingData), null);
    if (grade === null) grades.delete(questionID);
    else grades.set(questionID, grade);
  }
  return grades;
}

function valueOf<Value, Otherwise>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
  otherwise: Otherwise,
): Value | Otherwise {
  return result.ok ? result.value : otherwise;
}
