// The plagiarism check: what is compared, what is answered, and that no other request waits for it.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { Store } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  COURSE_ITEMS,
  DAY,
  HOUR,
  MINUTE,
  NOON,
  PEOPLE,
  person,
} from '../../testing/test-course.ts';

const START = 'POST /api/similarity/start/{courseID}';
const CANCEL = 'POST /api/similarity/cancel/{courseID}';
const STATUS = 'GET /api/similarity/{courseID}';
const PAIRS = 'GET /api/similarity/pairs/{courseID}';
const PAIR = 'GET /api/similarity/pair/{courseID}';

const passage =
  'A river keeps its name although no drop of water stays in it, and nobody thinks that a new river begins every morning.';
const WORDS = passage.split(' ').length;

interface Save {
  readonly username: string;
  readonly essay: string;
  readonly at?: number;
  readonly questionID?: string;
}

async function write(app: TestApp, course: TestCourse, saves: readonly Save[]): Promise<void> {
  for (const { username, essay, at = NOON, questionID = 'duty1' } of saves) {
    await app.store.transact('saveAnswers', {
      course: course.id,
      usernameKey: foldName(username),
      at,
      timeZone: 'America/New_York',
      answers: [{ questionID, questionAnswer: '', questionEssayAnswer: essay, editedAt: at }],
    });
  }
}

async function giveCustomDate(app: TestApp, course: TestCourse, username: string, date: string) {
  const key = { usernameKey: username, evaluationDataID: 'OPEN', questionID: 'noQuestionID' };
  const grade = { ...key, gradingType: 'customDueDate', individualGradingData: date } as const;
  await app.store.transact('saveGrades', {
    ...changeBy(course.id, 'ina', NOON),
    grades: [{ ...grade, comment: '', expectedVersion: null }],
  });
}

/** Runs a check to its end and answers the pairs as short texts. */
async function check(ina: TestClient, evaluationId = 'OPEN') {
  await ina.ask(START, { body: { evaluationId } });
  await expect
    .poll(async () => (await ina.ask(STATUS, { query: { evaluationId } })).state, {
      timeout: 120_000,
    })
    .toBe('done');
  const { result } = await ina.ask(PAIRS, { query: { evaluationId } });
  return result!;
}

function named(result: Awaited<ReturnType<typeof check>>): readonly string[] {
  return result.pairs.map(
    ({ questionID, first, second, sharedWords }) =>
      `${questionID} ${first.username} ${second.username} ${sharedWords}`,
  );
}

function ownWords(name: string, count: number): string {
  return Array.from({ length: count }, (_, place) => `${name}${place}`).join(' ');
}

/** A long essay of two words, in no order. */
function repetitive(seed: number): string {
  let state = seed;
  const words = Array.from({ length: 90_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % 128 < 64 ? 'a' : 'b';
  });
  return words.join(' ');
}

onEachEngine('the plagiarism check', (engine) => {
  let reads = 0;
  const counting = (store: Store): Store => ({
    ...store,
    transact: store.transact.bind(store),
    close: store.close.bind(store),
    readTogether: store.readTogether.bind(store),
    read(statement) {
      reads += 1;
      return store.read(statement);
    },
  });
  const app = useApp(engine, counting);

  test('finds what two share, question by question, and shows it with its history', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const start = NOON - DAY;
    await write(app(), course, [
      { username: 'sam', essay: 'I think this.', at: start },
      { username: 'sam', essay: `I think this. ${passage.slice(0, 60)}`, at: start + HOUR },
      { username: 'sam', essay: `I think this. ${passage} So it is.`, at: start + 2 * HOUR },
      { username: 'sue', essay: 'Something of my own.', at: start + 3 * HOUR },
      { username: 'sue', essay: `Something of my own. “${passage}”`, at: start + 4 * HOUR },
      { username: 'una', essay: `To another question: ${passage}`, questionID: 'whyLie' },
      { username: 'gus', essay: passage },
    ]);
    const result = await check(ina);
    expect(named(result)).toEqual([`duty1 sam sue ${WORDS}`]);
    expect(result).toMatchObject({ students: 3, essays: 3, questions: 2, pairCount: 1 });
    expect(result.pairs[0]).toMatchObject({
      longestRun: WORDS,
      first: { fullname: 'sam samson', words: WORDS + 6, sharedWords: WORDS },
      second: { words: WORDS + 4, sharedWords: WORDS },
    });
    const asked = { evaluationId: 'OPEN', questionID: 'duty1', first: 'SAM', second: 'sue' };
    const pair = await ina.ask(PAIR, { query: asked });
    expect(pair.isCurrent).toBe(true);
    const [shared] = pair.passages;
    expect(pair.first.text.slice(shared?.first.start, shared?.first.end)).toBe(passage);
    expect(pair.second.text.slice(shared?.second.start, shared?.second.end)).toBe(`“${passage}”`);
    expect(shared?.first.origin).toMatchObject({
      arrival: 'grew',
      firstAt: '2026-09-13T14:00:00.000-04:00',
      begunAt: '2026-09-13T13:00:00.000-04:00',
      previousAt: '2026-09-13T13:00:00.000-04:00',
    });
    expect(shared?.second.origin).toMatchObject({ arrival: 'at-once', wordsBefore: 0 });
  });

  test('what was written after the target date is not compared; a custom due date counts', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const due = NOON + 16 * DAY;
    await write(app(), course, [
      { username: 'sam', essay: `${passage} (in time)`, at: due },
      { username: 'sue', essay: 'In time, and of my own.', at: due },
      { username: 'sue', essay: `Late: ${passage}`, at: due + DAY },
      { username: 'una', essay: `Later still: ${passage}`, at: due + 2 * DAY },
    ]);
    expect(named(await check(ina))).toEqual([]);
    await giveCustomDate(app(), course, 'una', '2026-10-02');
    expect(named(await check(ina))).toEqual([`duty1 sam una ${WORDS}`]);
    await giveCustomDate(app(), course, 'sam', '2026-09-29');
    await giveCustomDate(app(), course, 'sue', '2026-10-01');
    expect(named(await check(ina))).toEqual([`duty1 sue una ${WORDS}`]);
  });

  test('an essay that has changed since the check shows no passages until it is run again', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await write(app(), course, [
      { username: 'sam', essay: passage },
      { username: 'sue', essay: passage },
    ]);
    await check(ina);
    await write(app(), course, [{ username: 'sue', essay: `No: ${passage}`, at: NOON + HOUR }]);
    const asked = { evaluationId: 'OPEN', questionID: 'duty1', first: 'sam', second: 'sue' };
    expect(await ina.ask(PAIR, { query: asked })).toMatchObject({ isCurrent: false, passages: [] });
    await check(ina);
    expect(await ina.ask(PAIR, { query: asked })).toMatchObject({ isCurrent: true });
    expect(await ina.refused(PAIR, { query: { ...asked, first: 'una' } })).toMatchObject({
      status: 404,
    });
  });

  test('SIM-10 SIM-15 two long essays that repeat themselves are shown with their longest passages', async () => {
    // Searched passage by passage, these two held the server for a minute.
    const course = await app().course();
    const ina = await course.as('ina');
    await write(app(), course, [
      { username: 'sam', essay: repetitive(1) },
      { username: 'sue', essay: repetitive(2) },
    ]);
    const { pairs } = await check(ina);
    expect(pairs).toHaveLength(1);
    expect(pairs[0]?.sharedWords).toBeGreaterThan(80_000);
    const asked = { evaluationId: 'OPEN', questionID: 'duty1', first: 'sam', second: 'sue' };
    const pair = await ina.ask(PAIR, { query: asked });
    expect(pair.passages).toHaveLength(100);
    expect(pair.passageCount).toBeGreaterThan(1000);
    expect(pair).toMatchObject({ isCurrent: true, first: { isHistoryWhole: true } });
    expect(pair.passages[0]?.first.origin).toMatchObject({ arrival: 'first-version' });
  });

  test('SIM-14 of a very long history, the newest part is searched, and the answer says so', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const filler = ownWords('filler', 25_000).slice(0, 190_000);
    const versions = Array.from({ length: 12 }, (_, place) => ({
      username: 'sam',
      essay: place === 6 ? 'Nothing.' : `${passage} ${filler} ${place}`,
      at: NOON - 2 * DAY + place * HOUR,
    }));
    await write(app(), course, [...versions, { username: 'sue', essay: passage }]);
    await check(ina);
    const asked = { evaluationId: 'OPEN', questionID: 'duty1', first: 'sam', second: 'sue' };
    const pair = await ina.ask(PAIR, { query: asked });
    expect(pair.passages[0]).toMatchObject({
      first: { origin: null },
      second: { origin: { arrival: 'first-version' } },
    });
    expect(pair).toMatchObject({
      first: { isHistoryWhole: false },
      second: { isHistoryWhole: true },
    });
  });

  test('leaves out the question and what many share, and reports that', async () => {
    const students = Array.from({ length: 7 }, (_, place) => person(`p${place}`));
    const course = await app().course({ users: [...PEOPLE, ...students] });
    const ina = await course.as('ina');
    const saves = students.map(({ username }) => ({
      username,
      essay: `${username} says: ${passage} ${ownWords(username, 20)}`,
    }));
    await write(app(), course, saves);
    const result = await check(ina);
    expect(result).toMatchObject({ pairs: [], mostSharers: 5 });
    expect(result.leftOut).toEqual([
      { questionID: 'duty1', text: `says: ${passage}`, students: 7 },
    ]);
  });

  test('is refused when there is nothing to compare', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const refusal = (evaluationId: string) => ina.refused(START, { body: { evaluationId } });
    expect(await refusal('NONE')).toMatchObject({ status: 404, error: 'EVALUATION_NOT_FOUND' });
    expect(await refusal('UNDATED')).toMatchObject({ status: 400, error: 'MISSING_TARGET_DATE' });
    const bare = COURSE_ITEMS.filter(({ dataType }) => dataType !== 'question');
    const empty = await app().course({ items: bare });
    const other = await empty.as('ina');
    expect(await other.refused(START, { body: { evaluationId: 'OPEN' } })).toMatchObject({
      status: 400,
      message: 'This evaluation has no essay questions to compare.',
    });
    expect(await ina.ask(STATUS, { query: { evaluationId: 'OPEN' } })).toMatchObject({
      state: 'none',
      resultAt: null,
    });
    expect(await ina.ask(PAIRS, { query: { evaluationId: 'OPEN' } })).toEqual({ result: null });
  });

  test('is kept: another server process has the same list', async () => {
    const course = await app().course();
    await write(app(), course, [
      { username: 'sam', essay: passage },
      { username: 'una', essay: passage },
    ]);
    const ina = await course.as('ina');
    await check(ina);
    const second = await app().build();
    const query = { evaluationId: 'OPEN' };
    const answer = await second.http.inject({
      url: `/api/similarity/pairs/${course.id}`,
      query,
      headers: { cookie: [...ina.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    expect(answer.json()).toEqual(await ina.ask(PAIRS, { query }));
    await second.http.close();
  });

  test('reads a large class in pages, not essay by essay', async () => {
    const students = Array.from({ length: 450 }, (_, place) => person(`p${place}`));
    const course = await app().course({ users: [...PEOPLE, ...students] });
    const saves = students.flatMap(({ username }) =>
      ['duty1', 'whyLie'].map((questionID) => ({
        course: course.id,
        usernameKey: username,
        at: NOON,
        timeZone: 'America/New_York',
        answers: [
          {
            questionID,
            questionAnswer: '',
            questionEssayAnswer: ownWords(username, 15),
            editedAt: NOON,
          },
        ],
      })),
    );
    await app().store.transact('replayAnswers', { saves });
    const ina = await course.as('ina');
    const before = reads;
    await ina.ask(START, { body: { evaluationId: 'OPEN' } });
    let polls = 0;
    await expect
      .poll(
        async () => {
          polls += 1;
          return (await ina.ask(STATUS, { query: { evaluationId: 'OPEN' } })).state;
        },
        { timeout: 120_000 },
      )
      .toBe('done');
    const { result } = await ina.ask(PAIRS, { query: { evaluationId: 'OPEN' } });
    expect(result).toMatchObject({ students: 453, essays: 900, pairCount: 0 });
    // Every call reads the caller and whether the course exists; the check reads three pages.
    expect(reads - before - polls * 4).toBeLessThan(25);
  });
});

onEachEngine('while a plagiarism check runs', (engine) => {
  const app = useApp(engine);
  const query = { evaluationId: 'OPEN' };

  /** Essays that take the thread long enough to be watched. */
  async function heavyCourse(): Promise<TestCourse> {
    const students = Array.from({ length: 12 }, (_, place) => person(`p${place}`));
    const course = await app().course({ users: [...PEOPLE, ...students] });
    await write(
      app(),
      course,
      students.map(({ username }, place) => ({ username, essay: ownWords(`${place}x`, 24_000) })),
    );
    return course;
  }

  test('answers are saved, no second check begins, and cancelling leaves the last list', async () => {
    const course = await heavyCourse();
    const ina = await course.as('ina');
    const sam = await course.as('sam');
    const first = await check(ina);
    expect(first.pairs).toEqual([]);
    app().clock.now += MINUTE;
    await ina.ask(START, { body: query });
    const answer = {
      username: 'sam',
      questionID: 'duty1',
      questionEssayAnswer: 'Saved meanwhile.',
    };
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData: [answer] } });
    const running = await ina.ask(STATUS, { query });
    expect(running.state).toBe('running');
    expect(running.resultAt).toBe(NOON);
    expect(await ina.refused(START, { body: query })).toMatchObject({
      status: 409,
      error: 'CHECK_RUNNING',
    });
    expect(await ina.ask(STATUS, { query: { evaluationId: 'BACK' } })).toMatchObject({
      state: 'none',
      otherRunning: 'OPEN',
    });
    expect(await ina.ask(CANCEL)).toEqual({ message: 'The check was canceled.' });
    expect(await ina.ask(STATUS, { query })).toMatchObject({ state: 'cancelled', resultAt: NOON });
    expect((await ina.ask(PAIRS, { query })).result).toEqual(first);
    expect(await ina.ask(CANCEL)).toEqual({ message: 'No check was running.' });
    const again = await check(ina);
    expect(again.essays).toBe(first.essays + 1);
  });

  test('SIM-15 the checks of two courses take turns', async () => {
    const [one, other] = [await heavyCourse(), await heavyCourse()];
    const [ina, ida] = [await one.as('ina'), await other.as('ina')];
    await ina.ask(START, { body: query });
    await ida.ask(START, { body: query });
    const stateOf = async (of: TestClient) => (await of.ask(STATUS, { query })).state;
    expect(await stateOf(ida)).toBe('running');
    // The waiting one can be canceled before its turn.
    expect(await ida.ask(CANCEL)).toEqual({ message: 'The check was canceled.' });
    await ida.ask(START, { body: query });
    const ended: string[] = [];
    const watch = async (name: string, of: TestClient) => {
      await expect.poll(() => stateOf(of), { timeout: 120_000 }).toBe('done');
      ended.push(name);
    };
    await Promise.all([watch('first', ina), watch('second', ida)]);
    expect(ended).toEqual(['first', 'second']);
  });

  test('another process cancels it, and one whose server stopped can be started again', async () => {
    const course = await heavyCourse();
    const ina = await course.as('ina');
    await ina.ask(START, { body: query });
    await app().store.transact('cancelChecks', { course: course.id });
    expect(await ina.ask(STATUS, { query })).toMatchObject({ state: 'cancelled' });
    const run = { course: course.id, evaluationId: 'OPEN', runId: 'of a lost server' };
    await app().store.transact('beginCheck', { ...run, at: NOON, actor: 'ina' });
    expect(await ina.refused(START, { body: query })).toMatchObject({ status: 409 });
    app().clock.now += 2 * MINUTE;
    expect(await ina.ask(STATUS, { query })).toMatchObject({ state: 'interrupted' });
    expect((await check(ina)).pairs).toEqual([]);
  });

  test('a server that stops ends its check in order', async () => {
    const course = await heavyCourse();
    const own = await app().build();
    const ina = await course.as('ina');
    const headers = { cookie: [...ina.cookies].map((pair) => pair.join('=')).join('; ') };
    const url = `/api/similarity/start/${course.id}`;
    const begun = await own.http.inject({ method: 'POST', url, headers, payload: query });
    expect(begun.statusCode).toBe(200);
    await own.http.close();
    expect(await ina.ask(STATUS, { query })).toMatchObject({ state: 'cancelled' });
  });
});
