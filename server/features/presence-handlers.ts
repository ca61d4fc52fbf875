// Who else is grading the same student.
import type { presenceApi } from '@elenchus/contract/presence-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { otherGraders, PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import { fail } from '../http/failure.ts';
import type { HandlersOf } from '../http/handler.ts';
import { selectPresence } from '../store/presence-store.ts';
import type { Services } from './services.ts';

/** How often a server process deletes people who left: rarely, because it affects every row. */
const SWEEP_EVERY = 4 * PRESENCE_LIFE;

/** The handler of the presence endpoint. */
export function presenceHandlers({ store, courses }: Services): HandlersOf<typeof presenceApi> {
  const nextSweeps = new Map<string, number>();
  return {
    'POST /api/gradingPresence/{courseID}': async (call) => {
      const { params, body, caller, now, write, isArchived } = call;
      const course = params.courseID;
      const cached = await courses.get(course);
      const isKnown = cached?.model.evaluations.some(({ id }) => id === body.evaluationDataID);
      if (!isKnown) return fail('EVALUATION_NOT_FOUND');
      const signal = {
        course,
        usernameKey: foldName(body.username),
        evaluationDataID: body.evaluationDataID,
        graderKey: foldName(caller.username),
        tab: body.tab,
        at: now,
        isLeaving: body.isLeaving,
      };
      if (!isArchived) await write('notePresence', signal);
      if (!isArchived && now >= (nextSweeps.get(course) ?? 0)) {
        nextSweeps.set(course, now + SWEEP_EVERY);
        await write('sweepPresence', { course, at: now });
      }
      const { tabs, latestVersion, records } = await selectPresence(store, signal);
      const others = otherGraders(tabs, { username: caller.username, tab: body.tab }, now);
      return { others: [...others], latestVersion, records };
    },
  };
}
