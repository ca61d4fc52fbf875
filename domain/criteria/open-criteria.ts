// Criteria without a chosen level, before grading is marked complete (CRT-25).
import {
  writtenEssays,
  type MissingGrades,
  type NumberedEssay,
  type WrittenEssays,
} from '../grading/completion.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import type { GradingSettings } from '../grading/grading-fields.ts';
import type { StudentEvaluation } from '../grading/student-evaluation.ts';
import { chosenIn, gradingTable, type CourseCriteria } from './course-criteria.ts';
import { criteriaScore, criterionName } from './criteria-score.ts';

/** What was graded with open criteria, and their names. */
export interface OpenCriteria {
  /** The essay; null for the exam as a whole. */
  readonly essay: NumberedEssay | null;
  readonly names: readonly string[];
}

interface WorkWithCriteria extends WrittenEssays {
  readonly criteria: CourseCriteria;
  readonly settings: GradingSettings;
  readonly evaluationId: string;
  readonly graded: Pick<StudentEvaluation, 'levels'>;
  /** What is asked about anyway. */
  readonly missing: MissingGrades;
}

/** The open criteria of each essay that was written and has a grade, or of the exam. */
export function openCriteria(work: WorkWithCriteria): readonly OpenCriteria[] {
  const { missing } = work;
  const written = writtenEssays(work);
  if (written.length === 0 || missing?.kind === 'exam-grade') return [];
  const ungraded = new Set(missing?.essays);
  return [...written.filter((essay) => !ungraded.has(essay)), null].flatMap((essay) => {
    const names = openNames(work, essay?.question.id ?? NO_QUESTION);
    return names.length > 0 ? [{ essay, names }] : [];
  });
}

function openNames(
  { criteria, settings, evaluationId, graded }: WorkWithCriteria,
  questionId: string,
): readonly string[] {
  const found = gradingTable(criteria, settings, { evaluationId, questionId });
  if (found === null) return [];
  return criteriaScore(found.table, chosenIn(graded, questionId))
    .choices.filter(({ level }) => level === null)
    .map(({ criterion }) => criterionName(criterion));
}

/** 'Argument and Style have no level yet'; with many, the first two and how many more. */
export function openCriteriaWords(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  if (names.length === 1) return `“${first}” has no level yet`;
  if (names.length === 2) return `“${first}” and “${second}” have no level yet`;
  return `“${first}”, “${second}” and ${names.length - 2} more criteria have no level yet`.replace(
    'and 1 more criteria',
    'and 1 more criterion',
  );
}
