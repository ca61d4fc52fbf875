// Handing back to some students or at a planned time, and students' requests about their grades.
import type { handBackApi } from '@elenchus/contract/hand-back-api.ts';
import { blindEvaluations, isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import { criteriaForStudents } from '@elenchus/domain/visibility/criteria-for-students.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { compareRequests, REQUEST_STATES } from '@elenchus/domain/grade-requests/grade-request.ts';
import { planFaultSentence, plannedMoment } from '@elenchus/domain/grading/hand-back-plan.ts';
import { gradeLevel } from '@elenchus/domain/people/access.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import {
  countRequestsIn,
  selectGraders,
  selectRequestList,
  selectRequestsOf,
} from '../../store/grade-requests/grade-requests-reading.ts';
import type { HandBackRefusal } from '../../store/hand-backs/hand-backs-store.ts';
import { countOpenRequestsFor } from '../../store/grade-requests/open-requests-store.ts';
import { releasedAt } from '../course-cache.ts';
import { scopeOf, wireStudent } from '../grading/grading-places.ts';
import { changeGradeRequest, writeAboutGrade } from '../grade-requests/request-writing.ts';
import { listHandBacks } from './listed-hand-backs.ts';
import type { Services } from '../services.ts';
import { handedBackNow } from './student-hand-backs.ts';
import { assignee, wireConversations } from '../grade-requests/wire-request.ts';

/** The handlers of hand backs and requests. */
export function handBackHandlers(services: Services): HandlersOf<typeof handBackApi> {
  return {
    'GET /api/handBacks/{courseID}': (call) => listHandBacks(services, call),
    'POST /api/handBacks/{courseID}': (call) => changeHandBack(services, call),
    'GET /api/handedBack/{courseID}/{username}': (call) => handedBackToOne(services, call),
    'GET /api/gradeRequests/{courseID}': (call) => listRequests(services, call),
    'POST /api/gradeRequests/{courseID}': (call) => writeAboutGrade(services, call),
    'POST /api/gradeRequests/change/{courseID}': (call) => changeGradeRequest(services, call),
  };
}

// Graders would know whose work it is as soon as a student asks about the grade.
const HIDES_NAMES =
  'This evaluation hides names. Hand it back to everyone at once with “Grading Complete”, or show the names first.';

async function changeHandBack(services: Services, call: Call<'POST /api/handBacks/{courseID}'>) {
  const { params, body, caller, now } = call;
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const planned =
    body.at === undefined ? null : plannedMoment(body.at, now, cached.model.settings.timeZone);
  if (planned && !planned.ok) {
    return fail('INVALID_INPUT', { message: planFaultSentence(planned.reason) });
  }
  const { to } = body;
  const outcome = await call.write('handBack', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    evaluationDataID: body.evaluationDataID,
    includes: body.includes.map(foldName),
    since: body.action === 'take back' ? null : (planned?.value ?? now),
    to:
      to.kind === 'students'
        ? { kind: to.kind, usernameKeys: to.usernames.map(foldName) }
        : to.kind === 'ta'
          ? { kind: to.kind, taKey: foldName(to.username) }
          : to,
  });
  return outcome.ok ? { message: 'Saved', ...outcome.value } : handBackFailure(outcome.reason);
}

function handBackFailure(reason: HandBackRefusal): Failure {
  switch (reason.kind) {
    case 'unknown-evaluation':
      return fail('EVALUATION_NOT_FOUND');
    case 'names-hidden':
      return fail('INVALID_INPUT', { message: HIDES_NAMES });
    case 'decided-in-design':
      return fail('INVALID_INPUT', {
        message: 'This evaluation is handed back to everyone. Take it back first.',
      });
    case 'unknown-students':
      return fail('INVALID_INPUT', {
        message: 'Some of these people aren’t students of the course. Nothing was changed.',
        details: [...reason.usernameKeys],
      });
  }
}

async function handedBackToOne(
  services: Services,
  { params, caller, now }: Call<'GET /api/handedBack/{courseID}/{username}'>,
) {
  const student = { course: params.courseID, usernameKey: foldName(params.username) };
  const cached = await services.courses.get(params.courseID);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const { items, model } = cached;
  const [handedBack, requests] = await Promise.all([
    handedBackNow(services, cached.model, student, now),
    selectRequestsOf(services.store, student.course, student.usernameKey),
  ]);
  const isStaff = gradeLevel(caller.role) === 'everything';
  const isShown = (id: string) => handedBack.has(id) && !(isStaff && isBlind(model, id));
  const criteria = criteriaForStudents(items, model.settings, {
    isReleased: releasedAt(cached, now),
    isBack: ({ id }) => handedBack.has(id),
  });
  return {
    criteria: items.filter((item) => criteria.has(designKeyText(item))),
    handedBack: [...handedBack].map(([evaluationDataID, since]) => ({ evaluationDataID, since })),
    requests: wireConversations(requests).filter(({ evaluationDataID }) =>
      isShown(evaluationDataID),
    ),
  };
}

const MOST_LISTED = 500;

async function listRequests(
  { store, courses }: Services,
  { params, caller }: Call<'GET /api/gradeRequests/{courseID}'>,
) {
  const { course, taKey } = scopeOf(params.courseID, caller);
  const self = foldName(caller.username);
  const isInstructor = caller.role === 'instructor';
  const cached = await courses.get(course);
  if (!cached) return fail('COURSE_NOT_FOUND');
  const blind = blindEvaluations(cached.model).map(({ id }) => id);
  const listed = { course, taKey, without: blind };
  const [waiting, hidden, graders, ...lists] = await Promise.all([
    countOpenRequestsFor(store, course, { usernameKey: self, isInstructor }, blind),
    countRequestsIn(store, course, taKey, blind),
    selectGraders(store, course),
    ...REQUEST_STATES.map((state) => selectRequestList(store, { ...listed, state }, MOST_LISTED)),
  ]);
  const requests = lists
    .flat()
    .toSorted(compareRequests)
    .map(({ usernameKey: _key, username, fullName, ta, assignedTo: given, ...request }) => {
      const assignedTo = assignee(given, ta, graders);
      const isMine = assignedTo ? foldName(assignedTo.username) === self : isInstructor;
      return { ...request, student: wireStudent({ username, fullName }), assignedTo, isMine };
    });
  return { waiting, requests, hidden };
}
