// Puts a made-up course into the database, with everything at the time it is said to have happened.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { AnswerVersion } from '@elenchus/domain/answers/answer.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { readStatus, readTa } from '@elenchus/domain/people/user.ts';
import { hashPassword, initialPassword } from '../server/features/password-hashing.ts';
import { changeBy } from '../server/store/audit-store.ts';
import type { AnswersToSave } from '../server/store/answers-store.ts';
import type { Store } from '../server/store/open-store.ts';
import type { NewUser } from '../server/store/users-store.ts';

export interface MadeUpUser {
  readonly username: string;
  readonly fullname: string;
  readonly status: string;
  readonly TA: string;
  readonly initialPassword: boolean;
}

export type MadeUpAnswer = AnswerVersion & { readonly username: string };

export interface MadeUpCourse {
  readonly courseId: string;
  readonly demoPassword: string;
  readonly timeZone: string;
  readonly users: readonly MadeUpUser[];
  readonly designItems: readonly DesignItem[];
  /** Oldest first for each student. */
  readonly answers: Iterable<readonly MadeUpAnswer[]>;
  readonly gradeRecords: readonly GradeRecord[];
}

const SAVES_IN_A_STEP = 200;
const GRADES_IN_A_STEP = 500;

/** Loads the course; answers false when a course of that name is there already. */
export async function loadCourse(store: Store, made: MadeUpCourse, now: number): Promise<boolean> {
  const course = made.courseId;
  const instructor = made.users.find(({ status }) => readStatus(status) === 'instructor');
  const by = changeBy(course, foldName(instructor?.username ?? 'admin'), now);
  const users = await storedUsers(made);
  const created = await store.transact('createCourse', { ...by, items: made.designItems, users });
  if (!created.ok) return false;
  for (const versions of made.answers) await replay(store, made, versions);
  for (const records of chunks(made.gradeRecords, GRADES_IN_A_STEP)) {
    const grades = records.map(({ username, ...grade }) => ({
      ...grade,
      usernameKey: foldName(username),
      expectedVersion: null,
    }));
    await store.transact('saveGrades', { ...changeBy(course, by.actor, now), grades });
  }
  return true;
}

/** Everybody in a made-up course has the same password, so it is hashed once. */
async function storedUsers({ users, demoPassword }: MadeUpCourse): Promise<NewUser[]> {
  const chosen = await hashPassword('', demoPassword);
  return users.map(({ username, fullname, status: statusText, TA, initialPassword: isInitial }) => {
    const status = readStatus(statusText) ?? 'student';
    return {
      usernameKey: foldName(username),
      username,
      fullName: fullname,
      status,
      ta: foldName(readTa(TA, status) ?? ''),
      password: isInitial ? initialPassword : chosen,
    };
  });
}

/** What a student saved at one moment is one save. */
async function replay(
  store: Store,
  made: MadeUpCourse,
  versions: readonly MadeUpAnswer[],
): Promise<void> {
  const saves = [
    ...Map.groupBy(
      versions,
      ({ username, submissionDate }) => `${submissionDate} ${username}`,
    ).values(),
  ];
  for (const some of chunks(saves, SAVES_IN_A_STEP)) {
    await store.transact('replayAnswers', { saves: some.map((save) => toSave(made, save)) });
  }
}

function toSave(
  { courseId, timeZone }: MadeUpCourse,
  versions: readonly MadeUpAnswer[],
): AnswersToSave {
  const first = versions[0];
  const at = Date.parse(first?.submissionDate ?? '');
  const answers = versions.map(({ questionID, questionAnswer, questionEssayAnswer }) => ({
    questionID,
    questionAnswer,
    questionEssayAnswer,
    editedAt: at,
  }));
  return { course: courseId, usernameKey: foldName(first?.username ?? ''), at, timeZone, answers };
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
