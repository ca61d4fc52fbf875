// Announcements of instructors: sending, listing, withdrawing.
import { TOO_MANY_ANNOUNCEMENTS } from '@elenchus/domain/people/count-limits.ts';
import type { announcementsApi } from '@elenchus/contract/announcements-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  announcementSentence,
  readAnnouncement,
} from '@elenchus/domain/notifications/announcement.ts';
import { audienceText, audienceWords } from '@elenchus/domain/notifications/audience.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { selectAnnouncements } from '../../store/notifications/announcements-store.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { Services } from '../services.ts';

/** The handlers of the announcement endpoints. */
export function announcementsHandlers(services: Services): HandlersOf<typeof announcementsApi> {
  return {
    'GET /api/announcements/{courseID}': (call) => listAnnouncements(services, call),
    'POST /api/announcements/{courseID}': send,
    'POST /api/announcements/withdraw/{courseID}': async (call) => {
      const { params, caller, body, now, address, write } = call;
      const change = changeBy(params.courseID, foldName(caller.username), now, address);
      await write('withdrawAnnouncement', { ...change, id: body.id });
      return { message: 'Announcement withdrawn' };
    },
  };
}

async function listAnnouncements(
  { store, mail }: Services,
  { params }: Call<'GET /api/announcements/{courseID}'>,
) {
  const { announcements, unreached, named } = await selectAnnouncements(store, params.courseID);
  const names = new Map(named.map(({ usernameKey, fullName }) => [usernameKey, fullName]));
  const nameOf = (key: string): string => names.get(key) ?? 'someone who left';
  return {
    announcements: announcements.map(({ actor, audience, chosen, ...announcement }) => ({
      ...announcement,
      from: nameOf(actor),
      to: audienceWords(audience, { nameOf, chosen }),
    })),
    tas: named
      .filter(({ status }) => status === 'ta')
      .map(({ username, fullName }) => ({ username, fullName })),
    unreached:
      mail === undefined
        ? null
        : unreached.map(({ refusedAt, ...person }) => ({ ...person, since: refusedAt })),
  };
}

async function send(call: Call<'POST /api/announcements/{courseID}'>) {
  const { params, caller, body, now, address, write } = call;
  const announcement = readAnnouncement(body);
  if (!announcement.ok) {
    return fail('INVALID_INPUT', { message: announcementSentence(announcement.reason) });
  }
  const { title, text, audience } = announcement.value;
  const people = audience.kind === 'people' ? audience.usernames.map(foldName) : [];
  const outcome = await write('sendAnnouncement', {
    ...changeBy(params.courseID, foldName(caller.username), now, address),
    id: body.id,
    title,
    text,
    audience: audienceText(audience),
    people: [...new Set(people)],
    ta: audience.kind === 'students-of' ? foldName(audience.ta) : null,
  });
  if (outcome.ok) return { message: 'Announcement sent' };
  if (outcome.reason.kind === 'too-many') {
    return fail('LIMIT_REACHED', { message: TOO_MANY_ANNOUNCEMENTS });
  }
  const { unknown } = outcome.reason;
  return fail('USER_NOT_FOUND', {
    message: `Not in this course: ${unknown.join(', ')}. Nothing was sent.`,
    details: [...unknown],
  });
}
