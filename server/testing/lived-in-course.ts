// The test course after some weeks: answers, grades and a finished plagiarism check, each with a text that names its owner.
import type { CallOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { TestApp, TestCourse } from './test-app.ts';
import { MINUTE } from './test-course.ts';

export interface LivedInCourse extends TestCourse {
  /** An entry of the history of grades that can be restored. */
  readonly entryId: string;
}

/** What only the writer and those who grade the writer may read. */
export function secretAnswer(username: string): string {
  return `Secret answer of ${username}`;
}

/** What a student may read once it is handed back, and otherwise only graders. */
export function secretComment(username: string, evaluation: string): string {
  return `Secret comment on ${username} in ${evaluation}`;
}

/** What only the person who saved it may read. */
export function secretSavedComment(username: string): string {
  return `Secret saved comment of ${username}`;
}

/** A text of the other course. */
const NEXT_DOOR = 'Secret of another course';

/** A new course in which people have worked. */
export async function liveIn(app: TestApp): Promise<LivedInCourse> {
  const course = await app.course({ hasNeighbour: true });
  const { store, clock } = app;
  const at = clock.now - 10 * MINUTE;
  const answers = (id: string, username: string, text: string) =>
    store.transact('saveAnswers', {
      course: id,
      usernameKey: foldName(username),
      at,
      timeZone: 'America/New_York',
      answers: [
        { questionID: 'mayLie', questionAnswer: '1', questionEssayAnswer: '', editedAt: at },
        { questionID: 'duty1', questionAnswer: '', questionEssayAnswer: text, editedAt: at },
      ],
    });
  const writers = ['sam', 'sue', 'una', 'gus'];
  await Promise.all([
    ...writers.map((username) => answers(course.id, username, secretAnswer(username))),
    answers(course.otherId(), 'sam', NEXT_DOOR),
  ]);
  const ina = await course.as('ina');
  const save = (body: CallOf<'POST /api/studentGrades/update/{courseID}'>['body']) =>
    ina.ask('POST /api/studentGrades/update/{courseID}', { body });
  for (const username of ['sam', 'sue']) {
    for (const evaluationDataID of ['BACK', 'OPEN']) {
      const about = { username, evaluationDataID };
      const comment = secretComment(username, evaluationDataID);
      await save({ ...about, gradingType: 'comments', comment });
      await ina.ask('POST /api/passageComments/update/{courseID}', {
        body: { ...about, commentID: 'first', questionID: 'duty1', comment },
      });
    }
  }
  await askAboutGrade(course);
  const mark = { username: 'una', evaluationDataID: 'BACK', gradingType: 'questionGrade' };
  await save({ ...mark, questionID: 'duty1', individualGradingData: '7.5' });
  await ina.ask('DELETE /api/studentGrades/delete/{courseID}', { body: mark });
  await addFindings(app, course.id, at);
  await saveComments(course);
  const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', {
    query: { username: 'una', kinds: 'deleted' },
  });
  const entryId = entries.find(({ canRestore }) => canRestore)?.id;
  if (entryId === undefined) throw new Error('There is no deleted grade to bring back.');
  return { ...course, entryId };
}

/** A personal comment of everyone who grades, and one that the course shares. */
async function saveComments(course: TestCourse): Promise<void> {
  const fields = { id: 'saved', label: '', expectedVersion: 0 };
  for (const username of ['ina', 'tess', 'tom']) {
    const client = await course.as(username);
    const body = { ...fields, list: 'mine', text: secretSavedComment(username) } as const;
    await client.ask('POST /api/savedComments/save/{courseID}', { body });
  }
  const body = { ...fields, id: 'shared', list: 'course', text: 'Be clear about it.' } as const;
  const tess = await course.as('tess');
  await tess.ask('POST /api/savedComments/save/{courseID}', { body });
  const uses = [{ list: 'course', commentID: 'shared', questionID: 'duty1', count: 1 } as const];
  await tess.ask('POST /api/savedComments/uses/{courseID}', { body: { uses } });
}

/** The students can ask about the evaluation that is handed back, and one has. Another hand back is planned. */
async function askAboutGrade(course: TestCourse): Promise<void> {
  const ina = await course.as('ina');
  const evaluation = { dataID: 'BACK' };
  await ina.ask('POST /api/courseDesign/update/{courseID}', {
    body: {
      designData: [
        { ...evaluation, dataType: 'askingDays', dataText: '30' },
        { ...evaluation, dataType: 'handBackTime', dataText: '2026-09-13T12:00:00Z' },
      ],
    },
  });
  await ina.ask('POST /api/handBacks/{courseID}', {
    body: {
      evaluationDataID: 'OPEN',
      to: { kind: 'students', usernames: ['una'] },
      action: 'hand back',
      at: '2027-01-05T09:00',
    },
  });
  const sue = await course.as('sue');
  const asked = { username: 'sue', evaluationDataID: 'BACK', text: secretAnswer('sue') };
  await sue.ask('POST /api/gradeRequests/{courseID}', {
    body: { ...asked, questionID: 'duty1', messageID: 'sue-asks' },
  });
  await sue.ask('POST /api/gradeRequests/{courseID}', {
    body: { ...asked, messageID: 'sue-asks-about-all' },
  });
}

/** A list of one pair, as a check leaves it. */
async function addFindings({ store }: TestApp, course: string, at: number): Promise<void> {
  const side = { date: '2026-09-14', words: 4, sharedWords: 3 };
  const pair = {
    questionID: 'duty1',
    first: { ...side, usernameKey: 'sam' },
    second: { ...side, usernameKey: 'sue' },
    sharedWords: 3,
    longestRun: 3,
    passages: [[0, 16, 0, 16, 3]],
  };
  const figures = { students: 3, withoutDate: 0, essays: 2, questions: 1, mostSharers: 2 };
  const result = { ...figures, pairCount: 1, isWhole: true, pairs: [pair], leftOut: [] };
  const run = { course, evaluationId: 'BACK', runId: 'first', at };
  await store.transact('beginCheck', { ...run, actor: 'ina' });
  await store.transact('finishCheck', { ...run, state: 'done', result: JSON.stringify(result) });
}
