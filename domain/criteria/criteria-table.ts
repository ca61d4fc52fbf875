// A table of criteria: each criterion has levels, each level its points (CRT-1, CRT-2). It is stored as JSON.
import { accept, refuse, type Result } from '../base/result.ts';
import { roundDecimal } from '../grading/decimal-rounding.ts';

export interface Level {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** What the work is like at this level. */
  readonly description: string;
}

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly Level[];
}

export type CriteriaTable = readonly Criterion[];

export const CRITERIA_LIMITS = {
  criteria: 20,
  levels: 10,
  name: 200,
  description: 2000,
  points: 1000,
} as const;

type CriteriaFault = 'not-a-table' | 'too-many' | 'too-long' | 'not-an-id' | 'twice' | 'not-points';

/** The table in a stored text; a text that isn't one is refused with the first thing that is wrong. */
export function readCriteriaTable(text: string): Result<CriteriaTable, CriteriaFault> {
  const given = parsedList(text);
  if (given === null) return refuse('not-a-table');
  if (given.length > CRITERIA_LIMITS.criteria) return refuse('too-many');
  const table: Criterion[] = [];
  for (const each of given) {
    const criterion = readCriterion(each);
    if (!criterion.ok) return criterion;
    table.push(criterion.value);
  }
  return areDistinct(table) ? accept(table) : refuse('twice');
}

/** The stored text of a table. */
export function criteriaTableText(table: CriteriaTable): string {
  return JSON.stringify(
    table.map(({ id, name, levels }) => ({
      id,
      name,
      levels: levels.map((level) => ({
        id: level.id,
        name: level.name,
        points: level.points,
        description: level.description,
      })),
    })),
  );
}

/** The points in a text: 0 to 1000, with at most two decimals; null when it is none. */
export function readPoints(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  const isNumber = /^(\d{1,4}(\.\d{1,2})?|\.\d{1,2})$/.test(typed);
  return isNumber && isPoints(Number(typed)) ? Number(typed) : null;
}

/** The sentence for a table that can't be stored. */
export function criteriaFaultSentence(fault: CriteriaFault): string {
  switch (fault) {
    case 'not-a-table':
      return 'dataText must be a JSON list of criteria, each with id, name and levels; a level has id, name, points and description.';
    case 'too-many':
      return `A table has at most ${CRITERIA_LIMITS.criteria} criteria with ${CRITERIA_LIMITS.levels} levels each.`;
    case 'too-long':
      return `A name has at most ${CRITERIA_LIMITS.name} characters, a description at most ${CRITERIA_LIMITS.description}.`;
    case 'not-an-id':
      return 'The ID of a criterion or level has 1 to 10 letters and digits.';
    case 'twice':
      return 'Each criterion, and each level of a criterion, must have an ID of its own.';
    case 'not-points':
      return `Points are a number from 0 to ${CRITERIA_LIMITS.points} with at most 2 decimals.`;
  }
}

function readCriterion(given: unknown): Result<Criterion, CriteriaFault> {
  if (!isObject(given)) return refuse('not-a-table');
  const { id, name, levels } = given;
  if (typeof name !== 'string' || !Array.isArray(levels)) return refuse('not-a-table');
  if (!isId(id)) return refuse('not-an-id');
  if (name.length > CRITERIA_LIMITS.name) return refuse('too-long');
  if (levels.length > CRITERIA_LIMITS.levels) return refuse('too-many');
  const read: Level[] = [];
  for (const each of levels) {
    const level = readLevel(each);
    if (!level.ok) return level;
    read.push(level.value);
  }
  return areDistinct(read) ? accept({ id, name, levels: read }) : refuse('twice');
}

function readLevel(given: unknown): Result<Level, CriteriaFault> {
  if (!isObject(given)) return refuse('not-a-table');
  const { id, name, points, description } = given;
  if (typeof name !== 'string' || typeof description !== 'string') return refuse('not-a-table');
  if (!isId(id)) return refuse('not-an-id');
  const isLong =
    name.length > CRITERIA_LIMITS.name || description.length > CRITERIA_LIMITS.description;
  if (isLong) return refuse('too-long');
  return isPoints(points) ? accept({ id, name, points, description }) : refuse('not-points');
}

function parsedList(text: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isId(given: unknown): given is string {
  return typeof given === 'string' && /^[A-Za-z0-9]{1,10}$/.test(given);
}

function isPoints(given: unknown): given is number {
  return (
    typeof given === 'number' &&
    given >= 0 &&
    given <= CRITERIA_LIMITS.points &&
    roundDecimal(given, 2) === given
  );
}

function areDistinct(rows: readonly { readonly id: string }[]): boolean {
  return new Set(rows.map(({ id }) => id)).size === rows.length;
}
