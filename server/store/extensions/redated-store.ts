// What a new due date of an evaluation does: to the custom due dates that follow from accommodations, and to the grades
// of every student whose due date moves with it.

import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { followingDates } from '@elenchus/domain/extensions/accommodated-dates.ts';
import type { PlannedDate } from '@elenchus/domain/extensions/extension-plan.ts';
import { readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { accommodationsOf } from './accommodations-store.ts';
import { weighMoves, type DueMove, type WeighedMove } from './due-moves-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { list, sql } from '../engine/sql.ts';
import { numericalGradesOf } from '../grades/grades-store.ts';
import { keyOf, type StoredGrade } from '../grades/stored-grades.ts';
import { datedCourse, dueWith, ownDateKey, ownDates } from './own-dates-store.ts';
import { gradesTable } from '../tables/grade-tables.ts';

interface Redated {
  readonly stored: ReadonlyMap<string, DesignItem>;
  readonly upserts: readonly DesignItem[];
  readonly removed: readonly DesignItem[];
  /** The evaluations among them that are new or have another due date. */
  readonly redated: readonly DesignItem[];
}

export interface RedatedEffect {
  readonly ownDates: readonly PlannedDate[];
  readonly storedDates: ReadonlyMap<string, StoredGrade>;
  readonly moves: readonly WeighedMove[];
}

const NOTHING_REDATED: RedatedEffect = { ownDates: [], storedDates: new Map(), moves: [] };

/** Computes it; writes nothing. */
export function* redatedEffect(course: string, changed: Redated): Steps<RedatedEffect> {
  const { stored, upserts, removed, redated } = changed;
  if (redated.length === 0) return NOTHING_REDATED;
  const ids = redated.map(({ dataID }) => dataID);
  const dated = yield* datedCourse(course, { upserts, removals: removed });
  const own = yield* ownDates(course, sql`evaluation_id in ${list(ids)}`);
  const storedDates = new Map(own.map((one) => [keyOf(one), one]));
  const evaluations = dated.evaluations.filter(({ id }) => ids.includes(id));
  const following = followingDates(
    { ...dated, evaluations },
    yield* accommodationsOf(course),
    own,
  ).map((date) => ({ ...date, isByHand: false }));
  const nextDates = new Map(following.map((one) => [keyOf(ownDateKey(one)), one.date]));
  const graded = yield* rowsOf(
    sql`select distinct ${columnsOf(gradesTable, 'usernameKey', 'evaluationDataID')}
      from grades where ${numericalGradesOf(course, ids)} order by 1, 2`,
  );
  const before = new Map(
    redated.map((item) => [item.dataID, stored.get(designKeyText(item)) ?? null]),
  );
  const moves = graded.flatMap((person): DueMove[] => {
    const key = keyOf(ownDateKey(person));
    const ownDate = storedDates.get(key)?.individualGradingData ?? '';
    const item = before.get(person.evaluationDataID);
    const now = evaluations.find(({ id }) => id === person.evaluationDataID);
    if (!item || !now) return [];
    const from = dueWith(readEvaluation(item), ownDate);
    const to = dueWith(now, nextDates.get(key) ?? ownDate);
    return from === to ? [] : [{ ...person, before: from, after: to }];
  });
  return { ownDates: following, storedDates, moves: yield* weighMoves(dated, moves) };
}
