// Adds the grading of the demo course to the database: each record by the person who made it, at its time.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { Role } from '@elenchus/domain/people/access.ts';
import { changeBy } from '../server/store/logs/audit-store.ts';
import type { Store } from '../server/store/open-store.ts';
import { commentLists } from './comment-bank.ts';
import type { DemoCourse } from './demo-course.ts';
import { EVALUATION_IDS } from './demo-evaluations.ts';
import { demoAccommodation } from './demo-extensions.ts';
import { DEMO_INSTRUCTOR } from './grading-sessions.ts';
import { gradeToSave } from './saved-grade.ts';

type Grading = Pick<DemoCourse, 'courseId' | 'designItems' | 'grading'>;

/** Loads the grading after the course itself. */
export async function loadGrading(store: Store, demo: Grading): Promise<void> {
  await giveMoreTime(store, demo);
  await saveSessions(store, demo);
  await Promise.all([saveRemarks(store, demo), saveComments(store, demo), announce(store, demo)]);
  for (const message of demo.grading.messages) await write(store, demo, message);
}

async function giveMoreTime(store: Store, { courseId, grading }: Grading): Promise<void> {
  const { username, accommodation, note } = demoAccommodation;
  const given = await store.transact('giveExtension', {
    ...changeBy(courseId, DEMO_INSTRUCTOR, grading.startedAt),
    usernameKeys: [foldName(username)],
    extension: { kind: 'course', accommodation },
    blind: [],
    note,
    keepsUnchanged: true,
    token: null,
    recounts: [],
  });
  expectOk(given);
}

async function saveSessions(store: Store, { courseId, grading }: Grading): Promise<void> {
  await Promise.all(
    grading.sessions.map(async ({ grader, at, records }) => {
      const grades = records.map(gradeToSave);
      expectOk(await store.transact('saveGrades', { ...changeBy(courseId, grader, at), grades }));
    }),
  );
}

async function saveRemarks(store: Store, { courseId, grading }: Grading): Promise<void> {
  await Promise.all(
    grading.remarks.map(async ({ grader, at, username, ...comment }) => {
      const input = {
        ...changeBy(courseId, grader, at),
        comment: { ...comment, usernameKey: foldName(username) },
        expectedVersion: 0,
      };
      expectOk(await store.transact('savePassageComment', input));
    }),
  );
}

async function saveComments(store: Store, { courseId: course, grading }: Grading): Promise<void> {
  for (const { list, username, comments } of commentLists) {
    const role: Role = username === DEMO_INSTRUCTOR ? 'instructor' : 'ta';
    const named = comments.map((comment, index) => ({ ...comment, id: `${list}${index + 1}` }));
    const change = { course, list, caller: { role, username }, at: grading.startedAt };
    const texts = named.map(({ id, label, text }) => ({ id, label, text }));
    expectOk(await store.transact('importComments', { ...change, comments: texts }));
    const uses = named.flatMap(({ id: commentID, uses: byQuestion }) =>
      Object.entries(byQuestion).map(([questionID, count]) => {
        return { list, commentID, questionID, count };
      }),
    );
    await store.transact('countCommentUses', { course, ownerKey: foldName(username), uses });
  }
}

async function announce(store: Store, { courseId, grading }: Grading): Promise<void> {
  const { at, title, text } = grading.announcement;
  const sent = await store.transact('sendAnnouncement', {
    ...changeBy(courseId, DEMO_INSTRUCTOR, at),
    id: 'demo-announcement',
    title,
    text,
    audience: 'role:student',
    people: [],
    ta: null,
  });
  expectOk(sent);
}

async function write(
  store: Store,
  { courseId, designItems }: Grading,
  message: Grading['grading']['messages'][number],
): Promise<void> {
  const { author, at, username, questionID, messageID, text, grade } = message;
  const settings = readCourseSettings(designItems);
  const asking = {
    questionID,
    isEssayOfEvaluation: true,
    settings,
    zone: settings.timeZone,
  };
  const written = await store.transact('writeRequestMessage', {
    ...changeBy(courseId, foldName(author), at),
    usernameKey: foldName(username),
    evaluationDataID: EVALUATION_IDS.reason,
    questionID,
    messageID,
    text,
    asking: author === username ? asking : null,
    grade: grade && gradeToSave(grade.questionGrade),
  });
  expectOk(written);
  if (!grade) return;
  const levels = { ...changeBy(courseId, foldName(author), at + 1) };
  expectOk(await store.transact('saveGrades', { ...levels, grades: [gradeToSave(grade.levels)] }));
}

function expectOk(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Error('The demo course has grading that the product refuses.');
}
