// The grading desk: one call opens a student, and brings the work of the students who probably come next.
import type { deskApi } from '@elenchus/contract/desk-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { studentsAhead } from '@elenchus/domain/grading/grading-order.ts';
import { otherGraders } from '@elenchus/domain/grading/grading-presence.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { countComplete } from '../../store/people/students-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { evaluationNames, type EvaluationNames } from '../blind-grading/evaluation-names.ts';
import { gradedWork, type WorkToGrade } from './graded-work.ts';
import { type PlaceFinder, placeFinder, scopeOf } from './grading-places.ts';
import { gradingPass } from '../class/class-pass.ts';
import { requestsOnDesk } from '../grade-requests/asked-on-desk.ts';
import type { Services } from '../services.ts';
import { handedBackNow } from '../hand-backs/student-hand-backs.ts';

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
      const shared = { cached, evaluation, now };
      const [placeOf, names] = await Promise.all([
        placeFinder(services, cached, caller, evaluation),
        evaluationNames(services, cached, evaluation.id),
      ]);
      const found = await placeOf(foldName(body.username));
      if (!found) return fail('USER_NOT_FOUND');
      const { place } = found;
      const openedBy = call.isArchived ? null : call;
      const { username, shownAs } = namesOfWork(names, body.username, place.student.username);
      const personTag = await tagOf(services, shared, { shownAs, ...found });
      const held = new Set(body.held?.map(foldName));
      const likely = body.coming ?? studentsAhead(place).map((one) => one.username);
      const ahead = likely.filter((one) => !held.has(foldName(one)));
      const [work, isBack, requests, others, graded, coming] = await Promise.all([
        gradedWork(services, { ...shared, username, shownAs, openedBy }),
        isHandedBackTo(services, shared, username),
        requestsOnDesk(services, params.courseID, username, evaluation.id),
        arrive(services, call, cached),
        countComplete(services.store, scope, evaluation.id),
        Promise.all(
          ahead.map((one) => lookAhead(services, placeOf, names, { ...shared, name: one })),
        ),
      ]);
      return {
        others,
        graded,
        student: { place, personTag, readAt: now, isBack, requests, work },
        ahead: coming.filter((one) => one !== null),
      };
    },
    'GET /api/gradingPass/{courseID}': async ({ params, query, caller, now }) => {
      const cached = await services.courses.get(params.courseID);
      const evaluation = cached?.model.evaluations.find(({ id }) => id === query.evaluationId);
      if (!cached || !evaluation) return fail('EVALUATION_NOT_FOUND');
      return gradingPass(services, { cached, evaluation, now }, scopeOf(cached.course, caller));
    },
  };
}

/** The username to read by, and the one to send. */
function namesOfWork({ isHidden }: EvaluationNames, key: string, shown: string) {
  return isHidden ? { username: key, shownAs: shown } : { username: shown, shownAs: shown };
}

/** What opening this student would show, without opening; null for somebody who has just left the course. */
async function lookAhead(
  services: Services,
  placeOf: PlaceFinder,
  names: EvaluationNames,
  { name, ...shared }: Shared & { readonly name: string },
) {
  const usernameKey = await keyOf(names, name);
  if (usernameKey === undefined) return null;
  const found = await placeOf(usernameKey);
  if (!found) return null;
  const { place } = found;
  const named = namesOfWork(names, usernameKey, place.student.username);
  const personTag = await tagOf(services, shared, { ...named, ...found });
  const [work, isBack, requests] = await Promise.all([
    gradedWork(services, { ...shared, ...named, openedBy: null }),
    isHandedBackTo(services, shared, named.username),
    requestsOnDesk(services, shared.cached.course, named.username, shared.evaluation.id),
  ]);
  return { place, personTag, readAt: shared.now, isBack, requests, work };
}

async function isHandedBackTo(
  services: Services,
  { cached, evaluation, now }: Shared,
  username: string,
): Promise<boolean> {
  const student = { course: cached.course, usernameKey: foldName(username) };
  const handedBack = await handedBackNow(services, cached.model, student, now);
  return handedBack.has(evaluation.id);
}

/**
 * What tells the student from someone else who gets the netID later. Who has it is read before the work, so that someone
 * else's work never has this student's tag.
 */
function tagOf(
  { pseudonyms }: Services,
  { cached: { course }, evaluation }: Shared,
  { shownAs, person }: { readonly shownAs: string; readonly person: string },
): Promise<string> {
  return pseudonyms.personTag(course, evaluation.id, shownAs, person);
}

/** The folded username behind a name in a body. A username isn't accepted while names are hidden. */
async function keyOf(names: EvaluationNames, name: string): Promise<string | undefined> {
  return (await names.keyBehind(name)) ?? (names.isHidden ? undefined : foldName(name));
}

/** Notes that the tab shows this student and no longer the one before; answers who else has the student open. */
async function arrive(services: Services, call: DeskCall, cached: CachedCourse) {
  const { params, body, caller, now, isArchived } = call;
  const { evaluationDataID, tab } = body;
  const left = body.left && (await studentLeft(services, cached, body.left));
  const work = { course: params.courseID, usernameKey: foldName(body.username), evaluationDataID };
  const own = { graderKey: foldName(caller.username), tab };
  if (!isArchived) services.presence.note({ ...work, ...own, at: now, isLeaving: false, left });
  const tabs = await services.presence.tabsOf(work, own, now);
  return [...otherGraders(tabs, { username: caller.username, tab }, now)];
}

/** Undefined for a username while names are hidden: who else sees the row go would learn whose pseudonym it was. */
async function studentLeft(
  services: Services,
  cached: CachedCourse,
  { username, evaluationDataID }: NonNullable<DeskCall['body']['left']>,
) {
  const names = await evaluationNames(services, cached, evaluationDataID);
  const usernameKey = await keyOf(names, username);
  return usernameKey === undefined ? undefined : { usernameKey, evaluationDataID };
}
