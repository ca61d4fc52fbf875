// Hidden names stay hidden while the design changes; showing them is an act of its own, with a reason in both logs
// (BLD-9, BLD-12). Names that are known aren't hidden (BLD-10, BLD-25).

import {
  handedBackSentence,
  liftedEvaluations,
  liftedSentence,
  NAMES_WERE_SHOWN,
  NAMING_TYPES,
  newlyHidden,
  shownNamesLost,
} from '@elenchus/domain/blind-grading/lifted-names.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { named } from '../engine/columns.ts';
import { rowOf, rowsOf, type Steps } from '../engine/procedure.ts';
import { list, sql } from '../engine/sql.ts';
import { gradingHasBegun } from '../grades/grades-store.ts';
import { handBacksTable } from '../tables/grade-tables.ts';

/** Why a change can't be saved because of the names that it would show or hide, or null. */
export function* storedNamesFault(
  course: string,
  upserts: readonly DesignItem[],
  removals: readonly DesignItem[],
): Steps<string | null> {
  const isAbout = [...upserts, ...removals].some(({ dataType }) => NAMING_TYPES.has(dataType));
  if (!isAbout) return null;
  const before = yield* rowsOf(recordsOfTypes(course, [...NAMING_TYPES]));
  const after = applyChanges(before, { upserts, removals });
  if (shownNamesLost(before, after).length > 0) return NAMES_WERE_SHOWN;
  const handedBack = yield* firstHandedBack(course, newlyHidden(before, after));
  if (handedBack) return handedBackSentence(handedBack);
  const lifted = liftedEvaluations(before, after);
  if (lifted.length === 0) return null;
  const ids = lifted.map(({ id }) => id);
  const begun = yield* rowOf(gradingHasBegun(course, ids));
  return begun ? liftedSentence(lifted) : null;
}

/** The first of these evaluations that some students have back, or will have at a planned time. */
function* firstHandedBack(
  course: string,
  evaluations: readonly Evaluation[],
): Steps<Evaluation | undefined> {
  if (evaluations.length === 0) return undefined;
  const id = named({ id: handBacksTable.evaluationId });
  const asked = sql`course = ${course} and evaluation_id in ${list(evaluations.map((one) => one.id))}`;
  const rows = yield* rowsOf(sql`select ${id} from class_hand_backs
      where ${asked} and design_version is null
    union select ${id} from hand_backs where ${asked} and since is not null`);
  const ids = new Set(rows.map((row) => row.id));
  return evaluations.find((one) => ids.has(one.id));
}
