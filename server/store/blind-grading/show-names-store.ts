// Shows the names of a blind evaluation, with the reason in the history of grades and in the security log (BLD-12).

import { readFairGrading } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { writeFairGrading } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { hidesNames } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName, readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { type Change, recordAudit } from '../logs/audit-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { changeDesign } from '../design/design-store.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';

type ShowNamesOutcome = 'shown' | 'not-hidden' | 'unknown-evaluation';

/** All of it or nothing. */
function* showNames(
  input: Change & { readonly evaluationId: string; readonly reason: string },
): Steps<ShowNamesOutcome> {
  const { evaluationId, reason, ...change } = input;
  const { course, at, actor, address } = change;
  const rows = yield* rowsOf(
    recordsOfTypes(course, ['evaluation', 'fairGrading'], sql` and data_id = ${evaluationId}`),
  );
  const stored = rows.find(({ dataType }) => dataType === 'evaluation');
  const setting = rows.find(({ dataType }) => dataType === 'fairGrading');
  if (!stored) return 'unknown-evaluation';
  const evaluation = readEvaluation(stored);
  const fair = setting && readFairGrading(setting);
  if (!fair?.ok || !hidesNames(evaluation, fair.value)) return 'not-hidden';
  const item = writeFairGrading(evaluationId, { ...fair.value, namesShown: true });
  const design = { ...change, upserts: [item], removals: [], confirmed: false };
  yield* changeDesign({ ...design, showsNames: true });
  // changeDesign records no entry for this kind of item, so the ids of the change are free.
  const entry = { subject: evaluationId, before: null, after: reason };
  yield* recordAudit(change, [{ ...entry, action: 'evaluation.show-names' }]);
  const detail = `${evaluationName(evaluation)}: ${reason}`;
  yield* recordSecurityEvent({
    course,
    at,
    actor,
    subject: '',
    address,
    detail,
    event: 'names-shown',
  });
  return 'shown';
}

export const showNamesProcedures = { showNames };
