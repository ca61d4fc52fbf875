// Adds a generated course to the database, with each record at its own time.
import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { DEFAULT_TIME_ZONE } from '@elenchus/domain/base/zoned-time.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { readStatus, readTa } from '@elenchus/domain/people/user.ts';
import { hashPassword, initialPassword } from '../server/features/login/password-hashing.ts';
import type { AnswersToSave } from '../server/store/answers/answers-store.ts';
import { changeBy } from '../server/store/logs/audit-store.ts';
import type { Store } from '../server/store/open-store.ts';
import type { NewUser, Password } from '../server/store/people/users-store.ts';
import { gradeToSave } from './saved-grade.ts';

export interface MadeUpUser {
  readonly username: string;
  readonly fullname: string;
  readonly status: string;
  readonly TA: string;
  readonly initialPassword: boolean;
}

export type MadeUpAnswer = AnswerVersion & { readonly username: string };

/** The long lists come in chunks, so that a large class never has to be in memory at once. */
export interface MadeUpCourse {
  readonly courseId: string;
  readonly demoPassword: string;
  readonly designItems: readonly DesignItem[];
  readonly users: () => Iterable<readonly MadeUpUser[]>;
  /** Oldest first for each student. */
  readonly answerVersions: () => Iterable<readonly MadeUpAnswer[]>;
  readonly gradeRecords: () => Iterable<readonly GradeRecord[]>;
  /** When the design was made and people were added; the current time by default. */
  readonly startedAt?: number;
}

const SAVES_IN_A_STEP = 200;
const GRADES_IN_A_STEP = 500;

/** Loads the course; answers false when a course of that name is there already. */
export async function loadCourse(store: Store, made: MadeUpCourse, now: number): Promise<boolean> {
  const started = made.startedAt ?? now;
  const by = (at: number) => changeBy(made.courseId, 'admin', at);
  const items = made.designItems;
  const created = await store.transact('createCourse', { ...by(started), items, users: [] });
  if (!created.ok) return false;
  // Everyone in a made-up course has the same password, so it is hashed once.
  const password = await hashPassword('', made.demoPassword);
  for (const people of made.users()) {
    for (const { at, some } of whenAdded(people, started, now)) {
      const users = some.map((person) => storedUser(person, password));
      const added = await store.transact('addUsers', { ...by(at), users });
      if (!added.ok) throw new Error('The course has people who cannot be added.');
    }
  }
  for (const versions of made.answerVersions()) await replay(store, made.courseId, versions);
  for (const records of made.gradeRecords()) {
    for (const some of chunks(records, GRADES_IN_A_STEP)) {
      await store.transact('saveGrades', { ...by(now), grades: some.map(gradeToSave) });
    }
  }
  return true;
}

/** A first password works for 14 days, so people who still have theirs are added now; they can be TAs of the others. */
function whenAdded(people: readonly MadeUpUser[], started: number, now: number) {
  if (started === now) return [{ at: now, some: people }];
  const groups = Map.groupBy(people, ({ initialPassword: isInitial }) => isInitial);
  return [
    { at: now, some: groups.get(true) ?? [] },
    { at: started, some: groups.get(false) ?? [] },
  ];
}

function storedUser(person: MadeUpUser, password: Password): NewUser {
  const { username, fullname: fullName } = person;
  const status = readStatus(person.status) ?? 'student';
  return {
    usernameKey: foldName(username),
    username,
    fullName,
    status,
    ta: foldName(readTa(person.TA, status) ?? '') || null,
    password: person.initialPassword ? initialPassword : password,
  };
}

/** Everything that a student saved at one moment is one save. */
async function replay(
  store: Store,
  course: string,
  versions: readonly MadeUpAnswer[],
): Promise<void> {
  const byMoment = Map.groupBy(
    versions,
    ({ username, submissionDate }) => `${submissionDate} ${username}`,
  );
  for (const some of chunks([...byMoment.values()], SAVES_IN_A_STEP)) {
    await store.transact('replayAnswers', { saves: some.map((save) => toSave(course, save)) });
  }
}

function toSave(course: string, versions: readonly MadeUpAnswer[]): AnswersToSave {
  const first = versions[0];
  const at = Date.parse(first?.submissionDate ?? '');
  const answers = versions.map(({ questionID, questionAnswer, questionEssayAnswer }) => ({
    questionID,
    questionAnswer,
    questionEssayAnswer,
    editedAt: at,
  }));
  const usernameKey = foldName(first?.username ?? '');
  return { course, usernameKey, at, timeZone: DEFAULT_TIME_ZONE, answers };
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
