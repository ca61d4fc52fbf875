// The grading desk: one call opens a student, and brings the work of the students who probably come next.
import type { deskApi } from '@elenchus/contract/desk-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { studentsAhead } from '@elenchus/domain/grading/grading-order.ts';
import { otherGraders } from '@elenchus/domain/grading/grading-presence.ts';
import { fail } from '../http/failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import { selectPresence } from '../store/presence-store.ts';
import { countComplete } from '../store/students-store.ts';
import { gradedWork, type WorkToGrade } from './graded-work.ts';
import { gradingPlaceOf, scopeOf } from './grading-places.ts';
import { requestsOnDesk } from './asked-on-desk.ts';
import type { Services } from './services.ts';

type DeskCall = Call<'POST /api/gradingDesk/{courseID}'>;
type Shared = Pick<WorkToGrade, 'cached' | 'evaluation' | 'now'>;

/** The handler of the grading desk. */
export function deskHandlers(services: Services): HandlersOf<typeof deskApi> {
  return {
    'POST /api/gradingDesk/{courseID}': async (call) => {
      const { params, body, caller, now } = call;
      const cached = await services.courses.get(params.courseID);
      const evaluation = cached?.model.evaluations.find(({ id }) => id === body.evaluationDataID);
      if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
      const scope = scopeOf(params.courseID, caller);
      const where = { username: body.username, evaluationId: evaluation.id };
      const place = await gradingPlaceOf(services.store, scope, where);
      if (!place) return fail('USER_NOT_FOUND');
      const shared = { cached, evaluation, now };
      const { username } = place.student;
      const [work, requests, others, graded, ahead] = await Promise.all([
        gradedWork(services, { ...shared, username, openedBy: call.isArchived ? null : call }),
        requestsOnDesk(services, params.courseID, username, evaluation.id),
        arrive(services, call),
        countComplete(services.store, scope, evaluation.id),
        Promise.all(
          (body.coming ?? studentsAhead(place).map((one) => one.username)).map((one) =>
            lookAhead(services, call, shared, one),
          ),
        ),
      ]);
      return {
        others,
        graded,
        student: { place, requests, work },
        ahead: ahead.filter((one) => one !== null),
      };
    },
  };
}

/** What opening this student would show, without opening; null for somebody who has just left the course. */
async function lookAhead(services: Services, call: DeskCall, shared: Shared, username: string) {
  const scope = scopeOf(call.params.courseID, call.caller);
  const evaluationId = shared.evaluation.id;
  const [place, work, requests] = await Promise.all([
    gradingPlaceOf(services.store, scope, { username, evaluationId }),
    gradedWork(services, { ...shared, username, openedBy: null }),
    requestsOnDesk(services, call.params.courseID, username, evaluationId),
  ]);
  return place ? { place, requests, work } : null;
}

/** Notes that the tab shows this student and no longer the one before; answers who else has the student open. */
async function arrive({ store }: Services, call: DeskCall) {
  const { params, body, caller, now, write, isArchived } = call;
  const { left } = body;
  const signal = {
    course: params.courseID,
    usernameKey: foldName(body.username),
    evaluationDataID: body.evaluationDataID,
    graderKey: foldName(caller.username),
    tab: body.tab,
    at: now,
    isLeaving: false,
    left: left && {
      usernameKey: foldName(left.username),
      evaluationDataID: left.evaluationDataID,
    },
  };
  if (!isArchived) await write('notePresence', signal);
  const { tabs } = await selectPresence(store, signal);
  return [...otherGraders(tabs, { username: caller.username, tab: body.tab }, now)];
}
