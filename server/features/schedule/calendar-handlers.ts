// The calendar of a course at a secret address (ARC-10 to ARC-13). The secret is never logged: the request log names the
// route, not the address.
import { createHash, randomBytes } from 'node:crypto';
import type { calendarApi } from '@elenchus/contract/calendar-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { calendarText } from '@elenchus/domain/calendar-feed/calendar-text.ts';
import { courseEvents } from '@elenchus/domain/calendar-feed/course-events.ts';
import { customDueDatesOf, hasCustomDueDates } from '@elenchus/domain/grading/due-work.ts';
import { fail } from '../../http/failure.ts';
import { type Call, CustomAnswer, type HandlersOf } from '../../http/handler.ts';
import { hashToken } from '../../http/session-cookies.ts';
import {
  feedDecision,
  selectOwnDueDates,
  selectOptionalFeed,
} from '../../store/schedule/calendar-feeds-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { Services } from '../services.ts';
import { tooMany } from '../too-many-attempts.ts';

/** 192 bits. */
const SECRET_BYTES = 24;

/** The handlers of the calendar endpoints. */
export function calendarHandlers(services: Services): HandlersOf<typeof calendarApi> {
  return {
    'GET /api/calendar/{courseID}/{secret}': (call) => readCalendar(services, call),
    'POST /api/account/calendar/{courseID}': async (call) => {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await call.write('renewCalendarFeed', { ...ownFeed(call), secretHash: hashToken(secret) });
      const path = `/api/calendar/${call.params.courseID}/${secret}.ics`;
      return { message: 'Calendar address created', path };
    },
    'POST /api/account/end-calendar/{courseID}': async (call) => {
      await call.write('endCalendarFeed', ownFeed(call));
      return { message: 'Calendar address turned off' };
    },
  };
}

type OwnCall = Pick<
  Call<'POST /api/account/calendar/{courseID}'>,
  'params' | 'caller' | 'now' | 'address'
>;

function ownFeed({ params, caller, now, address }: OwnCall) {
  return {
    course: params.courseID,
    usernameKey: foldName(caller.username),
    at: now,
    address,
  };
}

async function readCalendar(
  { store, courses }: Services,
  { params, now, address, write, request }: Call<'GET /api/calendar/{courseID}/{secret}'>,
) {
  const decision = await feedDecision(store, { address, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const course = await courses.get(params.courseID);
  if (!course) return fail('COURSE_NOT_FOUND');
  const secret = params.secret.replace(/\.ics$/, '');
  const reader = await selectOptionalFeed(store, params.courseID, hashToken(secret));
  if (!reader) {
    await write('countFeedGuess', { address, at: now });
    return fail('NOT_FOUND', { message: NO_SUCH_CALENDAR });
  }
  const { model } = course;
  const records = hasCustomDueDates(model, reader.status)
    ? await selectOwnDueDates(store, params.courseID, reader.usernameKey)
    : [];
  const text = textOf(course, customDueDatesOf(records));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { 'cache-control': 'private, no-cache', etag };
  if (request.headers['if-none-match'] === etag) return new CustomAnswer(304, headers, '');
  const type = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${params.courseID}.ics"`,
  };
  return new CustomAnswer(200, { ...headers, ...type }, text);
}

const NO_SUCH_CALENDAR =
  'There is no calendar at this address. It may have been turned off or replaced.';

function textOf(
  { course, createdAt, model }: CachedCourse,
  own: ReturnType<typeof customDueDatesOf>,
): string {
  return calendarText({
    course,
    title: model.settings.title.trim() || course,
    stampedAt: createdAt,
    events: courseEvents(model, own),
  });
}
