// Who else is grading the same student.
import type { presenceApi } from '@elenchus/contract/presence-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { otherGraders } from '@elenchus/domain/grading/grading-presence.ts';
import { fail } from '../http/failure.ts';
import type { HandlersOf } from '../http/handler.ts';
import type { Services } from './services.ts';

/** The handler of the presence endpoint. */
export function presenceHandlers({ store, courses }: Services): HandlersOf<typeof presenceApi> {
  return {
    'POST /api/gradingPresence/{courseID}': async ({ params, body, caller, now }) => {
      const course = params.courseID;
      const cached = await courses.get(course);
      const isKnown = cached?.model.evaluations.some(({ id }) => id === body.evaluationDataID);
      if (!isKnown) return fail('EVALUATION_NOT_FOUND');
      const { tabs, latestVersion, records } = await store.transact('notePresence', {
        course,
        usernameKey: foldName(body.username),
        evaluationDataID: body.evaluationDataID,
        graderKey: foldName(caller.username),
        tab: body.tab,
        at: now,
        isLeaving: body.isLeaving,
      });
      const others = otherGraders(tabs, { username: caller.username, tab: body.tab }, now);
      return { others: [...others], latestVersion, records };
    },
  };
}
