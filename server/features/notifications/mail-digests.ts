// Finds out who gets a digest, and queues it: per course, a few queries however many people there are.
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DIGEST_PAUSE, digestKinds } from '@elenchus/domain/notifications/mail-rules.ts';
import {
  notificationsSince,
  seenUntil,
} from '@elenchus/domain/notifications/course-notification.ts';
import { notificationsFor } from '@elenchus/domain/notifications/reader-notifications.ts';
import {
  selectCoursesWithMail,
  selectRecipients,
} from '../../store/notifications/mail-queue-store.ts';
import { selectNoticeRows } from '../../store/notifications/notices-store.ts';
import type { Store } from '../../store/open-store.ts';
import type { CourseCache } from '../course-cache.ts';
import { kindsIn } from './mail-handlers.ts';
import { factsByPerson, remindersFor } from './notice-facts.ts';

export interface DigestServices {
  readonly store: Store;
  readonly courses: CourseCache;
}

/** After this many people, requests get their turn. */
const PEOPLE_IN_A_TURN = 50;

/** Queues every digest that is due; returns how many. */
export async function queueDigests(
  services: DigestServices,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  let queued = 0;
  for (const { course } of await selectCoursesWithMail(services.store, now - DIGEST_PAUSE)) {
    if (signal?.aborted) break;
    queued += await queueDigestsOf(services, course, now);
  }
  return queued;
}

async function queueDigestsOf(
  { store, courses }: DigestServices,
  course: string,
  now: number,
): Promise<number> {
  const [cached, recipients] = await Promise.all([
    courses.get(course),
    selectRecipients(store, course, now - DIGEST_PAUSE),
  ]);
  if (!cached || recipients.length === 0) return 0;
  const since = recipients.reduce(
    (earliest, { mailedUntil }) => Math.min(earliest, mailedUntil),
    now,
  );
  const rows = await selectNoticeRows(
    store,
    course,
    Math.max(since, notificationsSince({ addedAt: 0 }, now)),
    null,
  );
  const reminded = recipients.filter(({ offKinds }) => !kindsIn(offKinds).includes('reminder'));
  const reminders = await remindersFor(store, cached, rows, reminded, now);
  const factsOf = factsByPerson(cached, rows, reminders, now);
  let queued = 0;
  for (const [place, person] of recipients.entries()) {
    if (place % PEOPLE_IN_A_TURN === PEOPLE_IN_A_TURN - 1) await nextTurn();
    const { usernameKey, address } = person;
    const notices = notificationsFor(cached.model, factsOf(usernameKey), person, now);
    const kinds = digestKinds(notices, {
      ...person,
      seenUntil: seenUntil(person.mark, person, now),
      off: new Set(kindsIn(person.offKinds)),
    });
    if (kinds.length === 0) continue;
    const digest = {
      course,
      usernameKey,
      address,
      id: randomUUID(),
      kinds: kinds.join(','),
      at: now,
    };
    if (await store.transact('queueDigest', digest)) queued += 1;
  }
  return queued;
}
