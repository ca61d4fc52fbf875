// What happened in a course as it concerns each of its people.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { readReminderDays } from '@elenchus/domain/design/reminder-days.ts';
import {
  customDueDatesOf,
  type CustomDueDates,
  type DueWork,
} from '@elenchus/domain/grading/due-work.ts';
import { handedBackTo, type HandedBackSince } from '@elenchus/domain/grading/student-hand-back.ts';
import type {
  CourseNotification,
  NotificationReader,
} from '@elenchus/domain/notifications/course-notification.ts';
import type { NotificationFacts } from '@elenchus/domain/notifications/reader-notifications.ts';
import { remindersOf, workToRemind } from '@elenchus/domain/notifications/reminders.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { NoticeRows } from '../../store/notifications/notices-store.ts';
import type { ReadingStore } from '../../store/open-store.ts';
import { selectAnswersToCount } from '../../store/notifications/reminder-answers-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { releaseForGrading } from '../grading/graded-release.ts';

type FactsOf = (usernameKey: string) => NotificationFacts;

/** Sorts what happened by person, once for all of them. */
export function factsByPerson(
  { model }: Pick<CachedCourse, 'model'>,
  rows: NoticeRows,
  reminders: ReadonlyMap<string, readonly CourseNotification[]>,
  now: number,
): FactsOf {
  const personal = Map.groupBy(rows.personal, ({ usernameKey }) => usernameKey);
  const ownMoves = Map.groupBy(rows.ownMoves, ({ usernameKey }) => usernameKey);
  const dates = dueDatesByPerson(rows);
  const handBacks = Map.groupBy(rows.handBacks, ({ usernameKey }) => usernameKey);
  const ofEveryone = handBacks.get(null) ?? [];
  const backTo = (usernameKey: string): HandedBackSince =>
    handedBackTo(usernameKey, model, [...ofEveryone, ...(handBacks.get(usernameKey) ?? [])], now);
  return (usernameKey) => ({
    stored: [...rows.stored, ...(personal.get(usernameKey) ?? [])],
    moves: [...rows.moves, ...(ownMoves.get(usernameKey) ?? [])],
    own: dates(usernameKey),
    handBackTimes: backTo(usernameKey),
    reminders: reminders.get(usernameKey) ?? [],
  });
}

function dueDatesByPerson({ dueDates }: NoticeRows): (usernameKey: string) => CustomDueDates {
  const byPerson = Map.groupBy(dueDates, ({ usernameKey }) => usernameKey);
  return (usernameKey) => customDueDatesOf(byPerson.get(usernameKey) ?? []);
}

interface Cohort {
  readonly work: DueWork;
  readonly students: string[];
}

/** The reminders of some people: a few queries, however many they are. */
export async function remindersFor(
  store: ReadingStore,
  cached: CachedCourse,
  rows: NoticeRows,
  readers: readonly NotificationReader[],
  now: number,
): Promise<ReadonlyMap<string, readonly CourseNotification[]>> {
  const { course, model } = cached;
  const found = new Map<string, CourseNotification[]>();
  const days = reminderDaysOf(cached);
  if (days === 0) return found;
  const dates = dueDatesByPerson(rows);
  const cohorts = new Map<string, Cohort>();
  for (const { usernameKey, status } of readers) {
    if (status !== 'student') continue;
    for (const work of workToRemind(model, dates(usernameKey), days, now)) {
      const key = `${work.evaluation.id} ${work.date} ${work.isOwn}`;
      const cohort = cohorts.get(key) ?? { work, students: [] };
      cohorts.set(key, cohort);
      cohort.students.push(usernameKey);
    }
  }
  if (cohorts.size === 0) return found;
  const students = [...new Set([...cohorts.values()].flatMap((cohort) => cohort.students))];
  const releases = new Map(
    [...cohorts.values()].map(({ work: { date } }) => [date, releaseForGrading(cached, date, now)]),
  );
  const essays = [...new Set([...releases.values()].flatMap(essaysInLogic))];
  const answers = await selectAnswersToCount(store, course, students, essays);
  const answersOf = (username: string): readonly Answer[] => answers.get(username) ?? [];
  for (const { work, students: them } of cohorts.values()) {
    const known = them.map((username) => ({ username, answers: answersOf(username) }));
    const released = releases.get(work.date);
    if (!released) continue;
    for (const [place, notice] of remindersOf(model, work, known, { days, released }).entries()) {
      const username = them[place];
      if (!notice || username === undefined) continue;
      found.set(username, [...(found.get(username) ?? []), notice]);
    }
  }
  return found;
}

const reminderDays = new WeakMap<CachedCourse, number>();

/** Looked up once for each version of a design: every page of every student asks what is new. */
function reminderDaysOf(cached: CachedCourse): number {
  const known = reminderDays.get(cached) ?? readReminderDays(cached.items);
  reminderDays.set(cached, known);
  return known;
}

const namedEssays = new WeakMap<ReleasedCourse, readonly string[]>();

/** The essays that a formula names, found once: their whole text decides what shows. */
function essaysInLogic(released: ReleasedCourse): readonly string[] {
  const known = namedEssays.get(released);
  if (known) return known;
  const { questionIds, definitions } = released.graph;
  const named = [...new Set(definitions.references.flat())]
    .map((position) => questionIds[position] ?? '')
    .filter((id) => released.questionById.get(id)?.type === 'LongAnswer');
  namedEssays.set(released, named);
  return named;
}
