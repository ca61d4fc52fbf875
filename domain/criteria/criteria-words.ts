// Tables of criteria and chosen levels in words, for logs and for choosing between two versions.
import { readChosenLevels } from '../grading/chosen-levels.ts';
import {
  criteriaScore,
  criterionName,
  levelName,
  pointsText,
  pointsWords,
  type GradeScale,
} from './criteria-score.ts';
import type { CriteriaTable } from './criteria-table.ts';

/** 'Clarity: High (7); Depth: Low (3)'; what the table no longer has is named by its IDs. '' for none. */
export function levelsWords(table: CriteriaTable, text: string): string {
  const read = readChosenLevels(text);
  if (!read.ok) return text;
  const { choices } = criteriaScore(table, read.value);
  const known = choices.flatMap(({ criterion, level }) =>
    level === null
      ? []
      : [`${criterionName(criterion)}: ${levelName(level)} (${pointsText(level.points)})`],
  );
  const shown = new Set(choices.flatMap(({ criterion, level }) => (level ? [criterion.id] : [])));
  const gone = [...read.value].flatMap(([criterion, level]) =>
    shown.has(criterion) ? [] : [`${criterion}: ${level}`],
  );
  return [...known, ...gone].join('; ');
}

/** 'Clarity (High 7, Low 3); Depth (Low 3)'. */
export function tableWords(table: CriteriaTable): string {
  return table
    .map((criterion) => {
      const levels = criterion.levels.map(
        (level) => `${levelName(level)} ${pointsText(level.points)}`,
      );
      return `${criterionName(criterion)} (${levels.join(', ')})`;
    })
    .join('; ');
}

/** What a table is out of, and how its sum becomes a grade: '3 criteria, out of 16 points. …' */
export function tableSummary(table: CriteriaTable, scale: GradeScale | null): string {
  const { choices, most } = criteriaScore(table, new Map());
  if (choices.length === 0) return 'No levels to choose from yet.';
  const size = `${choices.length === 1 ? '1 criterion' : `${choices.length} criteria`}, out of ${pointsWords(most)}.`;
  if (scale === null) return `${size} With letter grades, levels don’t fill in the grade.`;
  if (most === 0) return `${size} Without points, levels don’t fill in the grade.`;
  if (most === scale) return `${size} The sum is the grade.`;
  return `${size} The grade is the sum as a share of ${scale}.`;
}
