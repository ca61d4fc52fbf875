// The criteria of the demo course, made from the table in its rubric, and the levels that give a grade.
import { rubricCriteria } from '@elenchus/domain/criteria/rubric-criteria.ts';
import type { CriteriaTable, Criterion } from '@elenchus/domain/criteria/criteria-table.ts';
import { chosenLevelsText } from '@elenchus/domain/grading/chosen-levels.ts';
import { demoRubric } from './demo-rubric.ts';
import { seededNumber } from './seeded-choice.ts';

/** Four criteria with four levels each: 10, 8, 6 and 4 points. */
export const demoCriteria: CriteriaTable = criteriaOfRubric();

function criteriaOfRubric(): CriteriaTable {
  let count = 0;
  const read = rubricCriteria(demoRubric, [], () => `c${(count += 1)}`);
  const [first] = read.ok ? read.value : [];
  if (!first) throw new Error('The rubric of the demo course has no table of criteria.');
  return first.table;
}

// Students find it easier to write clearly than to be fair to the other side.
const EASE = [0.3, 0.1, -0.4, 0.4];

/**
 * The levels that add up to a grade from 4 to 10 in steps of a half, as the text of a grade record; null for grades that
 * no levels give.
 */
export function levelsForGrade(grade: number, seed: number, essay: string): string | null {
  const best = demoCriteria.map(({ levels }) => levels.length - 1);
  // One level up in one of the four criteria is half a point.
  const steps = Math.round((grade - 4) * 2);
  if (steps < 0) return null;
  const order = demoCriteria
    .map((criterion, index) => ({
      place: index,
      liking: seededNumber(seed, essay, criterion.name, 'level') + (EASE[index] ?? 0),
    }))
    .toSorted((one, other) => other.liking - one.liking)
    .map(({ place }) => place);
  const heights = demoCriteria.map(() => Math.floor(steps / demoCriteria.length));
  for (const place of order.slice(0, steps % demoCriteria.length)) {
    heights[place] = Math.min((heights[place] ?? 0) + 1, best[place] ?? 0);
  }
  return chosenLevelsText(
    new Map(
      demoCriteria.map((criterion, index) => [criterion.id, levelAt(criterion, heights[index])]),
    ),
  );
}

/** The levels are listed from the best to the weakest; height 0 is the weakest. */
function levelAt({ levels }: Criterion, height = 0): string {
  return levels[levels.length - 1 - height]?.id ?? '';
}
