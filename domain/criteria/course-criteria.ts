// The tables of criteria of a course: one for an evaluation, and one for a question where it has its own (CRT-10, CRT-11).
import { designItem, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { readChosenLevels, NO_LEVELS, type ChosenLevels } from '../grading/chosen-levels.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import { gradeEntry, type GradingSettings } from '../grading/grading-fields.ts';
import type { StudentEvaluation } from '../grading/student-evaluation.ts';
import { usableCriteria, type GradeScale } from './criteria-score.ts';
import { criteriaTableText, readCriteriaTable, type CriteriaTable } from './criteria-table.ts';

/** What a table is for: a whole evaluation, or one question. */
export interface CriteriaPlace {
  readonly kind: 'evaluation' | 'question';
  readonly id: string;
}

/** The tables by the ID of their evaluation or question. */
export interface CourseCriteria {
  readonly evaluations: ReadonlyMap<string, CriteriaTable>;
  readonly questions: ReadonlyMap<string, CriteriaTable>;
}

const TYPE_OF_PLACE = {
  evaluation: 'evaluationCriteria',
  question: 'questionCriteria',
} as const satisfies Record<CriteriaPlace['kind'], string>;

/** The tables in the items of a design; one that can't be read counts as none. */
export function readCourseCriteria(items: readonly DesignItem[]): CourseCriteria {
  return {
    evaluations: tablesOf(items, TYPE_OF_PLACE.evaluation),
    questions: tablesOf(items, TYPE_OF_PLACE.question),
  };
}

/** Whether the course has any table of criteria. */
export function hasCriteria({
  criteriaItems,
}: {
  readonly criteriaItems: readonly DesignItem[];
}): boolean {
  const { evaluations, questions } = readCourseCriteria(criteriaItems);
  return evaluations.size + questions.size > 0;
}

/** The save that gives a place this table; null removes it. */
export function criteriaChanges(place: CriteriaPlace, table: CriteriaTable | null): DesignChanges {
  const key: DesignKey = { dataType: TYPE_OF_PLACE[place.kind], dataID: place.id };
  if (table === null) return { upserts: [], removals: [key] };
  return { upserts: [designItem({ ...key, dataText: criteriaTableText(table) })], removals: [] };
}

/**
 * A table that grades something, with the scale of the grade; null where levels give no number (letter grades).
 */
export interface GradingTable {
  readonly table: CriteriaTable;
  readonly scale: GradeScale | null;
}

/**
 * The table by which a question, or the exam as a whole, is graded; null where there is none. Question by question, a
 * question without its own table uses that of its evaluation. By hand, only the evaluation's table counts.
 */
export function gradingTable(
  criteria: CourseCriteria,
  settings: GradingSettings,
  graded: { readonly evaluationId: string; readonly questionId: string },
): GradingTable | null {
  const entry = gradeEntry(settings);
  if (entry === null) return null;
  const isQuestion = graded.questionId !== NO_QUESTION;
  if (isQuestion !== (entry === 'questions')) return null;
  const own = isQuestion ? criteria.questions.get(graded.questionId) : undefined;
  const table = own ?? criteria.evaluations.get(graded.evaluationId) ?? [];
  if (usableCriteria(table).length === 0) return null;
  if (entry === 'letter') return { table, scale: null };
  return { table, scale: isQuestion ? 10 : 100 };
}

/** The levels that were chosen for a question, or NO_QUESTION for the exam. */
export function chosenIn(
  { levels }: Pick<StudentEvaluation, 'levels'>,
  questionId: string,
): ChosenLevels {
  const read = readChosenLevels(levels.get(questionId) ?? '');
  return read.ok ? read.value : NO_LEVELS;
}

function tablesOf(
  items: readonly DesignItem[],
  dataType: string,
): ReadonlyMap<string, CriteriaTable> {
  return new Map(
    items.flatMap((item) => {
      if (item.dataType !== dataType) return [];
      const table = readCriteriaTable(item.dataText);
      return table.ok ? [[item.dataID, table.value]] : [];
    }),
  );
}
