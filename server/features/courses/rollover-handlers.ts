// Using a course again in a new term.
import { randomBytes } from 'node:crypto';
import type { rolloverApi } from '@elenchus/contract/rollover-api.ts';
import { parseIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { firstDayEnd } from '@elenchus/domain/people/account-claim.ts';
import { courseIdSentence } from '@elenchus/domain/people/new-course.ts';
import { TOO_MANY_COURSES } from '@elenchus/domain/people/count-limits.ts';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { readCourseTitle } from '@elenchus/domain/people/given-title.ts';
import { rolledDesign } from '@elenchus/domain/rollover/rolled-design.ts';
import { type RolloverPlan, termMeetings } from '@elenchus/domain/rollover/rollover-plan.ts';
import { generatorFaultSentence } from '@elenchus/domain/schedule/date-generator.ts';
import { noClassFaultSentence } from '@elenchus/domain/schedule/no-class-faults.ts';
import { readNoClassInput } from '@elenchus/domain/schedule/no-class.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { hashToken, newToken } from '../../http/session-cookies.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import { selectOptionalDesign } from '../../store/design/design-store.ts';
import { selectTas } from '../../store/courses/new-course-store.ts';
import { claimsEverywhere, codeColumn, slipOf, spareCodeFor } from '../login/claim-codes.ts';
import { deviceOf } from '../login/new-own-password.ts';
import { newStoredUser } from '../people/new-stored-user.ts';
import { publicHolidays } from '../schedule/public-holidays.ts';
import { newDesignRefusal } from './created-course.ts';
import type { Services } from '../services.ts';

type UseAgain = Call<'POST /api/useAgain/{courseID}'>;

/** The handlers for using a course again. */
export function rolloverHandlers(services: Services): HandlersOf<typeof rolloverApi> {
  return {
    'GET /api/useAgain/{courseID}': async ({ params }) => ({
      mayCreate: services.instructorsCreateCourses,
      tas: (await selectTas(services.store, params.courseID)).map(({ username, fullName }) => ({
        username,
        fullname: fullName,
      })),
    }),
    'GET /api/publicHolidays/{courseID}': ({ query }) => publicHolidays(query),
    'POST /api/useAgain/{courseID}': (call) => useAgain(services, call),
  };
}

async function useAgain(services: Services, call: UseAgain) {
  if (!services.instructorsCreateCourses) return fail('FORBIDDEN', { message: ADMIN_CREATES });
  const { params, caller, now, address, cookies } = call;
  const typed = readRequest(call.body);
  if (!typed.ok) return fail('INVALID_INPUT', { message: typed.reason });
  const { courseID, plan, meetings } = typed.value;
  const design = await selectOptionalDesign(services.store, params.courseID);
  if (!design) return fail('COURSE_NOT_FOUND');
  const items = rolledDesign(design.items, plan, meetings, (count) => randomBytes(count));
  const refusal = newDesignRefusal(items);
  if (refusal) return refusal;
  const { timeZone } = readCourseSettings(items);
  const claims = {
    ...claimsEverywhere(services),
    firstDayEnd: firstDayEnd(readSchedule(items).dates, timeZone),
  };
  const wanted = new Set(call.body.tas.map(foldName));
  const tas = (await selectTas(services.store, params.courseID))
    .filter(({ usernameKey }) => wanted.has(usernameKey))
    .map((ta) => ({ ta, code: spareCodeFor(claims) }));
  if (tas.length < wanted.size) return fail('INVALID_INPUT', { message: NO_SUCH_TA });
  const token = newToken();
  const made = await call.write('createCourseFromDesign', {
    ...changeBy(courseID, foldName(caller.username), now, address),
    items,
    users: tas.map(({ ta, code }) => ({
      ...newStoredUser({ ...ta, status: 'ta', ta: null }),
      ...codeColumn(code, 'ta', claims),
    })),
    fromCourse: params.courseID,
    session: { tokenHash: hashToken(token), device: deviceOf(call.request) },
  });
  if (!made.ok) return notMade(made.reason, courseID);
  cookies.set('session', courseID, token);
  const slips = await Promise.all(
    tas.map(async ({ ta, code }) => {
      const claim = await selectOptionalClaim(services.store, courseID, ta.usernameKey);
      return slipOf(services, courseID, claims, { claim, code });
    }),
  );
  return {
    message: `Course ${courseID} created successfully`,
    courseID,
    slips: slips.filter((slip) => slip !== null),
  };
}

function notMade(reason: 'taken' | 'unknown-instructor' | 'too-many', courseID: string): Failure {
  switch (reason) {
    case 'taken':
      return fail('ALREADY_EXISTS', { message: `There is already a course named ${courseID}.` });
    case 'too-many':
      return fail('LIMIT_REACHED', { message: TOO_MANY_COURSES });
    case 'unknown-instructor':
      return fail('USER_NOT_FOUND');
  }
}

const ADMIN_CREATES =
  'On this server, only the admin creates courses. Ask the admin for the new course.';
const NO_SUCH_TA = 'One of the chosen TAs is no longer in this course. Reload the page.';

interface ReadRequest {
  readonly courseID: string;
  readonly plan: RolloverPlan & { readonly title: string };
  readonly meetings: readonly IsoDate[];
}

/** What was asked for, or the sentence about the first thing that is wrong. */
function readRequest({
  newCourseID,
  title: typed,
  plan,
}: UseAgain['body']): Result<ReadRequest, string> {
  const id = readCourseId(newCourseID);
  if (!id.ok) return refuse(courseIdSentence(id.reason));
  const title = readCourseTitle(typed);
  if (!title.ok) return title;
  const daysOff = plan.daysOff.map(readNoClassInput);
  const fault = daysOff.find((each) => !each.ok);
  if (fault && !fault.ok) return refuse(noClassFaultSentence(fault.reason));
  const added = plan.addedMeetings.map(parseIsoDate);
  if (added.some((each) => !each.ok)) return refuse('An added meeting has no readable date.');
  const read = {
    ...plan,
    title: title.value,
    startDate: dateIn(plan.startDate),
    endDate: dateIn(plan.endDate),
    daysOff: daysOff.flatMap((each) => (each.ok ? [each.value] : [])),
    addedMeetings: added.flatMap((each) => (each.ok ? [each.value] : [])),
  };
  const meetings = termMeetings(read);
  if (!meetings.ok) return refuse(generatorFaultSentence(meetings.reason));
  return accept({ courseID: id.value, plan: read, meetings: meetings.value.dates });
}

function dateIn(text: string): IsoDate | null {
  const date = parseIsoDate(text);
  return date.ok ? date.value : null;
}
