// Comments on passages and questions: saved with a version, kept in the log, read on the desk and by the student.
import type { CallOf } from '@elenchus/contract/endpoint-table.ts';
import { placeComments } from '@elenchus/domain/passages/passage-comment.ts';
import { anchorOf } from '@elenchus/domain/passages/passage-anchor.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY } from '../../testing/test-course.ts';

const SAVE = 'POST /api/passageComments/update/{courseID}';
const DELETE = 'DELETE /api/passageComments/delete/{courseID}';
const DESK = 'POST /api/gradingDesk/{courseID}';
const EXAM = 'GET /api/examAnswers/{courseID}/{username}';

type Body = CallOf<typeof SAVE>['body'];

function bodyOf(differs: Partial<Body> = {}): Body {
  return {
    username: 'sue',
    evaluationDataID: 'OPEN',
    commentID: 'one',
    questionID: 'duty1',
    anchor: null,
    comment: 'Why?',
    ...differs,
  };
}

async function deskOf(client: TestClient, username = 'sue', evaluationDataID = 'OPEN') {
  const body = { username, evaluationDataID, tab: 'one' };
  const { student } = await client.ask(DESK, { body });
  const { work } = student;
  if (!work) throw new Error('No work.');
  return work;
}

async function write(student: TestClient, username: string, questionEssayAnswer: string) {
  await student.ask('POST /api/studentAnswers/update/{courseID}', {
    body: { answerData: [{ username, questionID: 'duty1', questionEssayAnswer }] },
  });
}

async function commentsFor(client: TestClient, evaluationId: string) {
  const params = { username: 'sue' };
  return (await client.ask(EXAM, { params, query: { evaluationId } })).comments;
}

function anchorTo(text: string, words: string) {
  const start = text.indexOf(words);
  const anchor = anchorOf(text, { start, end: start + words.length });
  if (!anchor.ok) throw new Error(anchor.reason);
  return anchor.value;
}

async function setDueDate(ina: TestClient, evaluation: string, date: string, state = 'ungraded') {
  await ina.ask('POST /api/courseDesign/update/{courseID}', {
    body: {
      designData: [
        {
          dataType: 'evaluation',
          dataID: evaluation,
          dataText: 'Exam',
          questionCourseDate: date,
          questionLogic: state,
          questionOptions: 'ethics',
        },
      ],
    },
  });
}

onEachEngine('comments on passages', (engine) => {
  const app = useApp(engine);

  test('a comment is saved once, changed by version, and read on the desk', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const anchor = { quote: 'duty', before: 'My ', after: '.', start: 3 };
    const first = await tess.ask(SAVE, { body: bodyOf({ anchor, expectedVersion: 0 }) });
    expect(first.comment).toMatchObject({ author: 'tess', changedBy: 'tess', anchor });
    // Sent again, because the first answer got lost: nothing changes.
    const again = await tess.ask(SAVE, { body: bodyOf({ anchor, expectedVersion: 0 }) });
    expect(again.comment).toEqual(first.comment);
    const { version } = first.comment;
    const changed = await ina.ask(SAVE, {
      body: bodyOf({ anchor, comment: 'Why not?', expectedVersion: version }),
    });
    expect(changed.comment).toMatchObject({ author: 'tess', changedBy: 'ina' });
    expect(changed.comment.version).toBeGreaterThan(version);
    expect((await deskOf(ina)).comments).toEqual([changed.comment]);
    expect((await deskOf(ina, 'sam')).comments).toEqual([]);
  });

  test('who changes a comment that someone else changed gets both versions, and nothing is lost', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const { comment } = await tess.ask(SAVE, { body: bodyOf() });
    await ina.ask(SAVE, { body: bodyOf({ comment: 'Ina’s', expectedVersion: comment.version }) });
    const stale = { expectedVersion: comment.version };
    const saved = await tess.call(SAVE, { body: bodyOf({ comment: 'Tess’s', ...stale }) });
    expect(saved).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_MEANWHILE', details: [{ commentID: 'one', comment: 'Ina’s' }] },
    });
    const { username, evaluationDataID, commentID } = bodyOf();
    const key = { username, evaluationDataID, commentID };
    expect((await tess.call(DELETE, { body: { ...key, ...stale } })).status).toBe(409);
    expect((await deskOf(ina)).comments).toMatchObject([{ comment: 'Ina’s' }]);
    // Deleted by one, changed by the other: the change isn't lost either.
    await ina.ask(DELETE, { body: key });
    const late = await tess.call(SAVE, { body: bodyOf({ comment: 'Late', ...stale }) });
    expect(late).toMatchObject({ status: 409, body: { details: [] } });
  });

  test('a deleted comment is gone from the desk, stays in the log and can be saved again', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { comment } = await ina.ask(SAVE, { body: bodyOf() });
    const { username, evaluationDataID, commentID } = bodyOf();
    const key = { username, evaluationDataID, commentID };
    const body = { ...key, expectedVersion: comment.version };
    expect(await ina.ask(DELETE, { body })).toMatchObject({ deleted: true });
    expect(await ina.ask(DELETE, { body })).toMatchObject({ deleted: false });
    expect((await deskOf(ina)).comments).toEqual([]);
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', {
      query: { username: 'sue', evaluationId: 'OPEN', kinds: 'commented' },
    });
    expect(entries).toMatchObject([
      { before: 'Why?', after: null, who: { username: 'ina' }, canRestore: false },
      { before: null, after: 'Why?', student: { username: 'sue' }, questionID: 'duty1' },
    ]);
    app().clock.now += 1000;
    const restored = await ina.ask(SAVE, { body: bodyOf({ expectedVersion: 0 }) });
    expect(restored.comment.version).toBeGreaterThan(comment.version);
  });

  test.each([
    ['no text', { comment: ' ' }, 400, 'Please write the comment first.'],
    ['an unknown evaluation', { evaluationDataID: 'NONE' }, 404, ''],
    ['an unknown question', { questionID: 'none' }, 400, ''],
    ['someone who isn’t graded', { username: 'gus' }, 400, 'Only students'],
    [
      'a passage without words',
      { anchor: { quote: '', before: '', after: '', start: 0 } },
      400,
      '',
    ],
    [
      'a passage before the start',
      { anchor: { quote: 'a', before: '', after: '', start: -1 } },
      400,
      '',
    ],
    ['too long a text', { comment: 'x'.repeat(20_001) }, 400, ''],
  ] as const)('refuses %s', async (_name, differs, status, sentence) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const refused = await ina.call(SAVE, { body: bodyOf(differs) });
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(sentence);
    expect((await deskOf(ina)).comments).toEqual([]);
  });

  test('PSG-13 a student gets the comments once the work is handed back, if the course gives them', async () => {
    const course = await app().course();
    const [ina, sue] = [await course.as('ina'), await course.as('sue')];
    for (const evaluationDataID of ['BACK', 'OPEN']) {
      await ina.ask(SAVE, { body: bodyOf({ evaluationDataID, comment: evaluationDataID }) });
    }
    const [shown] = await commentsFor(sue, 'BACK');
    expect(shown).toEqual({ commentID: 'one', questionID: 'duty1', anchor: null, comment: 'BACK' });
    expect(await commentsFor(sue, 'OPEN')).toEqual([]);
    expect(await commentsFor(ina, 'OPEN')).toHaveLength(1);
    const off = { dataType: 'giveStudentsComments', dataID: '1', dataText: 'No' };
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData: [off] } });
    expect(await commentsFor(sue, 'BACK')).toEqual([]);
  });

  test('PSG-10 comments survive a changed due date: they move with their passage or are listed as changed', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const early = 'Kant demands too much of us. A lie can save a life.';
    const late = `On reflection I begin elsewhere. ${early.replace('A lie can save', 'A lie may cost')}`;
    await setDueDate(ina, 'OPEN', '2026-09-14');
    await write(sam, 'sam', early);
    for (const [commentID, words] of [
      ['stays', 'demands too much'],
      ['goes', 'A lie can save'],
    ] as const) {
      const anchor = anchorTo(early, words);
      await ina.ask(SAVE, { body: bodyOf({ username: 'sam', commentID, anchor }) });
    }
    app().clock.now += 2 * DAY;
    await write(sam, 'sam', late);
    const placed = async () => {
      const { answers, comments } = await deskOf(ina, 'sam');
      const essay = answers.find(({ questionID }) => questionID === 'duty1')?.questionEssayAnswer;
      return placeComments(comments, essay ?? '').map(({ comment, range, isChanged }) => [
        comment.commentID,
        range && essay?.slice(range.start, range.end),
        isChanged,
      ]);
    };
    const before = [
      ['stays', 'demands too much', false],
      ['goes', 'A lie can save', false],
    ];
    expect(await placed()).toEqual(before);
    await setDueDate(ina, 'OPEN', '2026-09-20');
    expect(await placed()).toEqual([
      ['stays', 'demands too much', false],
      ['goes', null, true],
    ]);
    // The student's own date leads back to the earlier version.
    await ina.ask('POST /api/studentGrades/update/{courseID}', {
      body: {
        username: 'sam',
        evaluationDataID: 'OPEN',
        gradingType: 'customDueDate',
        individualGradingData: '2026-09-14',
      },
    });
    expect(await placed()).toEqual(before);
  });

  test('another grader hears of a new and of a deleted comment', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const about = { username: 'sue', evaluationDataID: 'OPEN', tab: 'two' };
    const presence = () => ina.ask('POST /api/gradingPresence/{courseID}', { body: about });
    const before = await presence();
    const { comment } = await tess.ask(SAVE, { body: bodyOf() });
    const after = await presence();
    expect(after).toMatchObject({ records: before.records + 1, latestVersion: comment.version });
    const { username, evaluationDataID, commentID } = bodyOf();
    await tess.ask(DELETE, { body: { username, evaluationDataID, commentID } });
    expect((await presence()).records).toBe(before.records);
  });
});
