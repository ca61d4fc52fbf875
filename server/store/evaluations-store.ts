// The two changes of an evaluation that concern grades: its due date (G2) and handing it back.

import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Change } from './audit-store.ts';
import { changeDesign, type DesignOutcome, type DesignRefusal } from './design-store.ts';
import { itemColumns } from './design-item-columns.ts';
import { rowOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';

export type EvaluationRefusal = DesignRefusal | { readonly kind: 'unknown-evaluation' };

interface EvaluationChange extends Change {
  readonly evaluationDataID: string;
}

/** Sets a due date; unconfirmed it is refused while there are numerical grades to lose. */
export function* changeDueDate(
  input: EvaluationChange & { readonly dueDate: string; readonly confirmed: boolean },
): Steps<Result<DesignOutcome, EvaluationRefusal>> {
  const { dueDate, confirmed } = input;
  return yield* changeEvaluation(input, { questionCourseDate: dueDate }, confirmed);
}

/** Hands an evaluation back to the students ('graded'), or takes it in again. */
export function* handBack(
  input: EvaluationChange & { readonly state: 'graded' | 'ungraded' },
): Steps<Result<DesignOutcome, EvaluationRefusal>> {
  return yield* changeEvaluation(input, { questionLogic: input.state }, false);
}

function* changeEvaluation(
  { evaluationDataID, course, actor, at, changeID }: EvaluationChange,
  fields: Partial<DesignItem>,
  confirmed: boolean,
): Steps<Result<DesignOutcome, EvaluationRefusal>> {
  const item = yield* rowOf<DesignItem>(sql`select ${itemColumns} from design_items
    where course = ${course} and data_type = 'evaluation' and data_id = ${evaluationDataID}`);
  if (!item) return refuse({ kind: 'unknown-evaluation' });
  const upserts = [{ ...item, ...fields }];
  const change = { course, actor, at, changeID };
  return yield* changeDesign({ ...change, upserts, removals: [], confirmed });
}
