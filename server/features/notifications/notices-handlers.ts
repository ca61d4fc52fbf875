// What is new for one person: the list behind the bell, how many are new, and marking them as seen.
import type { notificationsApi } from '@elenchus/contract/notifications-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  countNew,
  notificationsSince,
  seenUntil,
} from '@elenchus/domain/notifications/course-notification.ts';
import { notificationsFor } from '@elenchus/domain/notifications/reader-notifications.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import {
  selectNoticeRows,
  selectOptionalNoticeReader,
} from '../../store/notifications/notices-store.ts';
import { factsByPerson, remindersFor } from './notice-facts.ts';
import type { Services } from '../services.ts';

/** The handlers of the notice endpoints. */
export function noticesHandlers(services: Services): HandlersOf<typeof notificationsApi> {
  return {
    'GET /api/notices/{courseID}': async (call) => {
      const found = await ownNotices(services, call);
      if (found instanceof Failure) return found;
      return { notices: [...found.notices], seenUntil: found.seen };
    },
    'GET /api/noticeCount/{courseID}': async (call) => {
      const found = await ownNotices(services, call);
      if (found instanceof Failure) return found;
      return { unseen: countNew(found.notices, found.seen) };
    },
    'POST /api/notices/seen/{courseID}': async ({ params, caller, body, now, write }) => {
      const course = params.courseID;
      const usernameKey = foldName(caller.username);
      await write('markNoticesSeen', { course, usernameKey, until: Math.min(body.until, now) });
      return { message: 'Marked as read' };
    },
  };
}

async function ownNotices(
  { store, courses }: Services,
  { params, caller, now }: Pick<Call<'GET /api/notices/{courseID}'>, 'params' | 'caller' | 'now'>,
) {
  const usernameKey = foldName(caller.username);
  const [cached, reader] = await Promise.all([
    courses.get(params.courseID),
    selectOptionalNoticeReader(store, params.courseID, usernameKey),
  ]);
  if (!cached) return fail('COURSE_NOT_FOUND');
  if (!reader) return fail('NOT_LOGGED_IN');
  const since = notificationsSince(reader, now);
  const rows = await selectNoticeRows(store, params.courseID, since, usernameKey);
  const reminders = await remindersFor(store, cached, rows, [reader], now);
  const facts = factsByPerson(cached, rows, reminders, now)(usernameKey);
  const notices = notificationsFor(cached.model, facts, reader, now);
  return { notices, seen: seenUntil(reader.mark, reader, now) };
}
