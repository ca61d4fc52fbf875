// The levels that a grader chose, as one text in a grade record: pairs of a criterion and a level, such as A:1,B:3
// (CRT-6).
import { accept, refuse, type Result } from '../base/result.ts';

/** The ID of the chosen level by the ID of its criterion. */
export type ChosenLevels = ReadonlyMap<string, string>;

export const NO_LEVELS: ChosenLevels = new Map();

const PAIR = /^([A-Za-z0-9]{1,10}):([A-Za-z0-9]{1,10})$/;

/** The chosen levels in a stored text; each criterion at most once. */
export function readChosenLevels(text: string): Result<ChosenLevels, 'not-levels'> {
  const typed = text.trim();
  if (typed === '') return accept(NO_LEVELS);
  const chosen = new Map<string, string>();
  for (const part of typed.split(',')) {
    const [, criterion, level] = PAIR.exec(part.trim()) ?? [];
    if (criterion === undefined || level === undefined || chosen.has(criterion)) {
      return refuse('not-levels');
    }
    chosen.set(criterion, level);
  }
  return accept(chosen);
}

/** The stored text of chosen levels, in the order given; '' for none. */
export function chosenLevelsText(chosen: ChosenLevels): string {
  return [...chosen].map(([criterion, level]) => `${criterion}:${level}`).join(',');
}
