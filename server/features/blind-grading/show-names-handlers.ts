// An instructor shows the names in a blind evaluation before it is handed back.
import type { showNamesApi } from '@elenchus/contract/show-names-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { reasonFault } from '@elenchus/domain/blind-grading/lifted-names.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';

/** The handler that shows names. */
export function showNamesHandlers(): HandlersOf<typeof showNamesApi> {
  return { 'POST /api/showNames/{courseID}': showNames };
}

async function showNames(call: Call<'POST /api/showNames/{courseID}'>) {
  const { params, body, caller, now, address, write } = call;
  const reason = body.reason.trim();
  const fault = reasonFault(reason);
  if (fault !== null) return fail('INVALID_INPUT', { message: fault });
  const by = changeBy(params.courseID, foldName(caller.username), now, address);
  const outcome = await write('showNames', { ...by, evaluationId: body.evaluationId, reason });
  switch (outcome) {
    case 'unknown-evaluation':
      return fail('EVALUATION_NOT_FOUND');
    case 'not-hidden':
      return { message: 'This evaluation doesn’t hide names.' };
    case 'shown':
      return { message: 'The names are shown.' };
  }
}
