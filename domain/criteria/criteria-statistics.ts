// Counts how often each level was chosen, and computes the mean points of each criterion (CRT-13).
import type { ChosenLevels } from '../grading/chosen-levels.ts';
import { meanOf } from '../grading/grading-statistics.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import type { GradingSettings } from '../grading/grading-fields.ts';
import type { StudentEvaluation } from '../grading/student-evaluation.ts';
import { chosenIn, gradingTable, type CourseCriteria } from './course-criteria.ts';
import { criterionName, levelName, mostOf, usableCriteria } from './criteria-score.ts';
import type { CriteriaTable } from './criteria-table.ts';

interface CriterionFigures {
  readonly id: string;
  readonly name: string;
  /** The points of the best level. */
  readonly most: number;
  /** How often any level was chosen. */
  readonly chosen: number;
  /** To two decimals; null while no level was chosen. */
  readonly mean: number | null;
  readonly levels: readonly {
    readonly id: string;
    readonly name: string;
    readonly points: number;
    readonly count: number;
  }[];
}

/** The figures of one table: of an evaluation, or of a question with its own table. */
interface TableFigures {
  /** null for the table of the evaluation. */
  readonly questionId: string | null;
  readonly criteria: readonly CriterionFigures[];
}

export interface EvaluationCriteria {
  readonly evaluationId: string;
  /** The essay questions of its sections, in order. */
  readonly essayIds: readonly string[];
}

/**
 * The sentence about what the means are taken over: where questions share a table, a student has several levels in
 * it.
 */
export function criteriaMeanSentence(
  settings: Pick<GradingSettings, 'questionByQuestionGrading'>,
): string {
  return settings.questionByQuestionGrading
    ? 'Each mean is over all levels that were chosen. Where a table is used for several questions, a student counts once for each of them.'
    : 'Each mean is over all levels that were chosen, one for each student.';
}

/** The figures of every table of an evaluation, over these students' work. */
export function criteriaFigures(
  criteria: CourseCriteria,
  settings: GradingSettings,
  { evaluationId, essayIds }: EvaluationCriteria,
  graded: readonly Pick<StudentEvaluation, 'levels'>[],
): readonly TableFigures[] {
  const places = settings.questionByQuestionGrading ? essayIds : [NO_QUESTION];
  const tables = new Map<string | null, { table: CriteriaTable; chosen: ChosenLevels[] }>();
  for (const questionId of places) {
    const found = gradingTable(criteria, settings, { evaluationId, questionId });
    if (found === null) continue;
    const key = criteria.questions.get(questionId) === found.table ? questionId : null;
    const entry = tables.get(key) ?? { table: found.table, chosen: [] };
    entry.chosen.push(...graded.map((each) => chosenIn(each, questionId)));
    tables.set(key, entry);
  }
  return [...tables].map(([questionId, { table, chosen }]) => ({
    questionId,
    criteria: usableCriteria(table).map((criterion) => {
      const levels = criterion.levels.map((level) => ({
        id: level.id,
        name: levelName(level),
        points: level.points,
        count: chosen.filter((each) => each.get(criterion.id) === level.id).length,
      }));
      const points = levels.flatMap(({ points: each, count }) => Array<number>(count).fill(each));
      return {
        id: criterion.id,
        name: criterionName(criterion),
        most: mostOf(criterion),
        chosen: points.length,
        mean: meanOf(points),
        levels,
      };
    }),
  }));
}
