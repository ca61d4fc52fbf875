// All grade records of one student for one evaluation, as one typed value.
import type { IsoDate } from '../base/calendar.ts';
import { foldingOnce } from '../base/name-folding.ts';
import { readAdjustment, readCount, readQuestionGrade } from './grade-input.ts';
import { readCustomDueDate } from './due-date-input.ts';
import type { ProgressRecord } from './grade-record.ts';

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
  /** Whether graders commented on passages; known only from a list about progress. */
  readonly hasCommentedPassages: boolean;
  /** 0 where nothing is stored yet. */
  readonly counts: GradeCounts;
  readonly adjustment: number;
  readonly customDueDate: IsoDate | null;
  readonly complete: boolean;
  /** The chosen levels as stored, by question ID, or NO_QUESTION for the exam (chosen-levels.ts). */
  readonly levels: ReadonlyMap<string, string>;
}

/** The evaluation of a student without any records. */
export const UNGRADED: StudentEvaluation = {
  questionGrades: new Map(),
  examGrade: null,
  comments: '',
  hasCommentedPassages: false,
  counts: { unansweredMCQs: 0, unresolvedContradictions: 0 },
  adjustment: 0,
  customDueDate: null,
  complete: false,
  levels: new Map(),
};

/** The records of one student and one evaluation as one value; of two records with one key the last counts. */
export function readStudentEvaluation(records: readonly ProgressRecord[]): StudentEvaluation {
  const data: RecordData = {};
  let { comments } = UNGRADED;
  for (const { gradingType, individualGradingData, comment } of records) {
    data[gradingType] = individualGradingData;
    if (gradingType === 'comments') comments = comment;
  }
  return {
    questionGrades:
      data.questionGrade === undefined ? UNGRADED.questionGrades : questionGradesOf(records),
    examGrade: readExamGrade(data.examGrade ?? ''),
    comments,
    hasCommentedPassages: data.commentedPassages !== undefined,
    counts: countsOf(data),
    adjustment: valueOf(readAdjustment(data.gradeAdjustment ?? ''), 0),
    customDueDate: valueOf(readCustomDueDate(data.customDueDate ?? ''), null),
    complete: isComplete(data.gradingComplete ?? ''),
    levels: data.criterionLevels === undefined ? UNGRADED.levels : levelsOf(records),
  };
}

type RecordData = Partial<Record<ProgressRecord['gradingType'], string>>;

/** Whether a stored gradingComplete means yes. */
export function isComplete(gradingComplete: string): boolean {
  return gradingComplete.trim().toLowerCase() === 'yes';
}

function countsOf(data: RecordData): GradeCounts {
  if (data.unansweredMCQs === undefined && data.unresolvedContradictions === undefined)
    return UNGRADED.counts;
  return {
    unansweredMCQs: valueOf(readCount(data.unansweredMCQs ?? ''), 0),
    unresolvedContradictions: valueOf(readCount(data.unresolvedContradictions ?? ''), 0),
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
export function readGradeBook(records: readonly ProgressRecord[]): GradeBook {
  const fold = foldingOnce();
  const groups = new Map<string, Map<string, ProgressRecord[]>>();
  let group: ProgressRecord[] = [];
  for (const record of records) {
    const { username, evaluationDataID } = record;
    // Records are mostly in the order of their keys: then no lookup is needed.
    const [before] = group;
    if (before?.username !== username || before.evaluationDataID !== evaluationDataID) {
      const own = known(groups, fold(username), () => new Map<string, ProgressRecord[]>());
      group = known(own, evaluationDataID, () => []);
    }
    group.push(record);
  }
  const read = new Map<ProgressRecord[], StudentEvaluation>();
  return (username, evaluationId) => {
    const own = groups.get(fold(username))?.get(evaluationId);
    return own === undefined ? UNGRADED : known(read, own, () => readStudentEvaluation(own));
  };
}

/** The value of a key, made when it is first needed. */
function known<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function questionGradesOf(records: readonly ProgressRecord[]): ReadonlyMap<string, number> {
  const grades = new Map<string, number>();
  for (const { gradingType, questionID, individualGradingData } of records) {
    if (gradingType !== 'questionGrade') continue;
    const grade = valueOf(readQuestionGrade(individualGradingData), null);
    if (grade === null) grades.delete(questionID);
    else grades.set(questionID, grade);
  }
  return grades;
}

function levelsOf(records: readonly ProgressRecord[]): ReadonlyMap<string, string> {
  return new Map(
    records
      .filter(({ gradingType }) => gradingType === 'criterionLevels')
      .map(({ questionID, individualGradingData }) => [questionID, individualGradingData]),
  );
}

function valueOf<Value, Otherwise>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
  otherwise: Otherwise,
): Value | Otherwise {
  return result.ok ? result.value : otherwise;
}
