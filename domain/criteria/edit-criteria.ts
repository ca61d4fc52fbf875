// Changes of a table of criteria: add, remove, move and change a criterion or a level (CRT-12).
import { usableCriteria } from './criteria-score.ts';
import {
  CRITERIA_LIMITS,
  type CriteriaTable,
  type Criterion,
  type Level,
} from './criteria-table.ts';

/** A first table, to fill in: one criterion with three levels. */
export function firstCriteria(newId: () => string): CriteriaTable {
  const names = ['Excellent', 'Good', 'Weak'];
  const levels = names.map((name, index) => ({
    id: newId(),
    name,
    points: names.length - index,
    description: '',
  }));
  return [{ id: newId(), name: '', levels }];
}

/** With another criterion at the end, whose levels have the names and points of the one before. */
export function withNewCriterion(table: CriteriaTable, newId: () => string): CriteriaTable {
  const [last] = usableCriteria(table).slice(-1);
  const levels = (last?.levels ?? firstCriteria(newId)[0]?.levels ?? []).map(
    ({ name, points }) => ({
      id: newId(),
      name,
      points,
      description: '',
    }),
  );
  return [...table, { id: newId(), name: '', levels }];
}

/** With another level at the end of a criterion, one point below the last. */
export function withNewLevel(
  table: CriteriaTable,
  criterionId: string,
  newId: () => string,
): CriteriaTable {
  return withCriterion(table, criterionId, (criterion) => {
    const points = Math.max(0, (criterion.levels.at(-1)?.points ?? 2) - 1);
    const level: Level = { id: newId(), name: '', points, description: '' };
    return { ...criterion, levels: [...criterion.levels, level] };
  });
}

/** With one criterion changed. */
export function withCriterion(
  table: CriteriaTable,
  criterionId: string,
  change: (criterion: Criterion) => Criterion,
): CriteriaTable {
  return table.map((each) => (each.id === criterionId ? change(each) : each));
}

/** With some fields of one level changed. */
export function withLevel(
  table: CriteriaTable,
  criterionId: string,
  levelId: string,
  fields: Partial<Omit<Level, 'id'>>,
): CriteriaTable {
  return withCriterion(table, criterionId, (criterion) => ({
    ...criterion,
    levels: criterion.levels.map((level) =>
      level.id === levelId ? { ...level, ...fields } : level,
    ),
  }));
}

/** Without a row. */
export function withoutRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
): readonly Row[] {
  return rows.filter((row) => row.id !== id);
}

/** With a row moved up or down by one; at the end it stays. */
export function movedRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  step: -1 | 1,
): readonly Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  const to = from + step;
  if (!moved || to < 0 || to >= rows.length) return rows;
  const others = withoutRow(rows, id);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Whether another criterion, or another level in one, has room. */
export function hasRoom(rows: readonly unknown[], kind: 'criteria' | 'levels'): boolean {
  return rows.length < CRITERIA_LIMITS[kind];
}
