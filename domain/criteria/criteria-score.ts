// Adds up the chosen levels, and compares the grade that follows with the one that was entered (CRT-7 to CRT-9).
import { decimalText, roundDecimal } from '../grading/decimal-rounding.ts';
import { placesOf } from '../grading/exam-grade-sum.ts';
import type { ChosenLevels } from '../grading/chosen-levels.ts';
import { readExamGrade } from '../grading/student-evaluation.ts';
import type { CriteriaTable, Criterion, Level } from './criteria-table.ts';

/** A criterion with the level that was chosen; null while none is, or if the table no longer has it. */
export interface CriterionChoice {
  readonly criterion: Criterion;
  readonly level: Level | null;
}

interface CriteriaScore {
  /** In the order of the table. */
  readonly choices: readonly CriterionChoice[];
  readonly points: number;
  /** The points with the best level of every criterion. */
  readonly most: number;
  /** How many criteria have no level yet. */
  readonly open: number;
}

/** A question grade is out of 10, an exam grade out of 100. */
export type GradeScale = 10 | 100;

/** The choices with their sum; criteria without levels don't count. */
export function criteriaScore(table: CriteriaTable, chosen: ChosenLevels): CriteriaScore {
  const choices = usableCriteria(table).map((criterion) => {
    const wanted = chosen.get(criterion.id);
    return { criterion, level: criterion.levels.find(({ id }) => id === wanted) ?? null };
  });
  return {
    choices,
    points: sumOf(choices.map(({ level }) => level?.points ?? 0)),
    most: sumOf(choices.map(({ criterion }) => mostOf(criterion))),
    open: choices.filter(({ level }) => level === null).length,
  };
}

/** The criteria from which a grader can choose. */
export function usableCriteria(table: CriteriaTable): CriteriaTable {
  return table.filter(({ levels }) => levels.length > 0);
}

/** The points of the best level. */
export function mostOf({ levels }: Criterion): number {
  return Math.max(0, ...levels.map(({ points }) => points));
}

/**
 * The grade of a score: the sum itself when the table is out of the same number as the grade, or else its share of it.
 * Null while no level is chosen, and for a table without points.
 */
export function gradeOfScore(
  { points, most, open, choices }: CriteriaScore,
  scale: GradeScale,
): number | null {
  if (open === choices.length || most === 0) return null;
  return roundDecimal((points * scale) / most, scale === 10 ? 1 : 2);
}

/** Whether the entered grade is the one that the criteria give; 'none' while there is nothing to compare. */
export function comparedGrade(
  entered: string,
  score: CriteriaScore,
  scale: GradeScale,
): 'none' | 'same' | 'differs' {
  const own = gradeOfScore(score, scale);
  const grade = readExamGrade(entered);
  if (own === null || grade === null) return 'none';
  return grade.kind === 'number' && grade.value === own ? 'same' : 'differs';
}

/** The grade to enter after another level was chosen; null when the entered one stays, because a person typed it. */
export function followingGrade(
  entered: string,
  before: CriteriaScore,
  after: CriteriaScore,
  scale: GradeScale,
): string | null {
  const isFollowing = entered.trim() === '' || comparedGrade(entered, before, scale) === 'same';
  if (!isFollowing) return null;
  const grade = gradeOfScore(after, scale);
  return grade === null ? '' : String(grade);
}

/** The sum in words: '3 + 2.5 = 5.5 of 10 points', and how it becomes the grade where that isn't the same number. */
export function scoreSentence(score: CriteriaScore, scale: GradeScale | null): string {
  const { points, most, open, choices } = score;
  const chosen = choices.flatMap(({ level }) => (level === null ? [] : [pointsText(level.points)]));
  if (chosen.length === 0) return `Out of ${pointsWords(most)}.`;
  const sum = chosen.length > 1 ? `${chosen.join(' + ')} = ` : '';
  const total = `${sum}${pointsText(points)} of ${pointsWords(most)}`;
  const grade = scale === null ? null : gradeOfScore(score, scale);
  const isSame = scale === null || most === scale || grade === null;
  const share = isSame ? '' : `, which is ${decimalText(grade, placesOf([grade]))} of ${scale}`;
  const left =
    open === 0 ? '' : ` so far; ${open === 1 ? '1 criterion is' : `${open} criteria are`} open`;
  return `${total}${share}${left}.`;
}

/** Points as people write them: 3, 2.5. */
export function pointsText(points: number): string {
  return String(roundDecimal(points, 2));
}

/** '1 point', '2.5 points'. */
export function pointsWords(points: number): string {
  return points === 1 ? '1 point' : `${pointsText(points)} points`;
}

/** The name of a level, or its points where the name is empty. */
export function levelName({ name, points }: Level): string {
  return name.trim() || pointsWords(points);
}

/** The name of a criterion, or a substitute where it is empty. */
export function criterionName({ name }: Criterion): string {
  return name.trim() || 'Unnamed criterion';
}

/** Hundredths add up exactly; 0.1 + 0.2 does not. */
function sumOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}
