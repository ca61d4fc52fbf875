// Who else is grading the same student.
import type { presenceApi } from '@elenchus/contract/presence-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { otherGraders } from '@elenchus/domain/grading/grading-presence.ts';
import { fail } from '../../http/failure.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { selectRecordState } from '../../store/grading/presence-store.ts';
import type { Services } from '../services.ts';

/** The handler of the presence endpoint. */
export function presenceHandlers(services: Services): HandlersOf<typeof presenceApi> {
  const { store, courses, presence } = services;
  return {
    'POST /api/gradingPresence/{courseID}': async ({ params, body, caller, now, isArchived }) => {
      const course = params.courseID;
      const cached = await courses.get(course);
      const { evaluationDataID, tab, isLeaving } = body;
      const isKnown = cached?.model.evaluations.some(({ id }) => id === evaluationDataID);
      if (!isKnown) return fail('EVALUATION_NOT_FOUND');
      const work = { course, usernameKey: foldName(body.username), evaluationDataID };
      const own = { graderKey: foldName(caller.username), tab };
      if (!isArchived) presence.note({ ...work, ...own, at: now, isLeaving });
      const [tabs, state] = await Promise.all([
        presence.tabsOf(work, own, now),
        selectRecordState(store, work),
      ]);
      return { others: [...otherGraders(tabs, { username: caller.username, tab }, now)], ...state };
    },
  };
}
