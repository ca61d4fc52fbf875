// What staff get of a student's answers when a named and a blind evaluation have the same section.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, NOON } from '../../testing/test-course.ts';

const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';
const VERSIONS = 'GET /api/studentAnswersHistory/{courseID}/{username}';
const EXAM = 'GET /api/examAnswers/{courseID}/{username}';
const DESK = 'POST /api/gradingDesk/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const COMMENT = 'POST /api/passageComments/update/{courseID}';
const UNCOMMENT = 'DELETE /api/passageComments/delete/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const PREVIEW = 'POST /api/extensions/preview/{courseID}';
const GIVE = 'POST /api/extensions/{courseID}';

const MIDTERM = 'BACK';
const FINAL = 'OPEN';
const HIDDEN = 'zephyr';
const ELSEWHERE = 'marzipan';
const midterm = COURSE_ITEMS.find(({ dataID }) => dataID === MIDTERM)!;

function hiding(dataID: string): DesignItem {
  return designItem({ dataType: 'fairGrading', dataID, dataText: 'hideNames' });
}

/** A choice in the section that no evaluation has. */
function choice(dataID: string, dataIndex: string): DesignItem {
  return designItem({
    dataType: 'question',
    dataID,
    questionCourseDate: 'proof',
    questionType: 'Radio',
    dataText: `Is it a ${dataID}?`,
    questionOptions: 'Yes|||No',
    dataIndex,
  });
}

/** The essay that is graded shows because of one of these choices. */
function withChoices(items: readonly DesignItem[]): readonly DesignItem[] {
  const asked = items.map((item) =>
    item.dataID === 'duty1' ? { ...item, questionLogic: '(isProof, 1)' } : item,
  );
  return [...asked, choice('isProof', '2'), choice('isFun', '3')];
}

function answer(questionID: string, questionEssayAnswer: string, questionAnswer = '') {
  return { questionID, questionAnswer, questionEssayAnswer };
}

function comment(evaluationDataID: string, username: string) {
  const anchor = { quote: HIDDEN, before: '', after: ' essay', start: 0 };
  const about = { evaluationDataID, username, commentID: 'one', questionID: 'duty1' };
  return { ...about, anchor, comment: 'Why?' };
}

async function pseudonymIn(client: TestClient, evaluationId: string): Promise<string> {
  // Sam is the only student of Tom.
  const [only] = await client.ask('GET /api/students/{courseID}', { query: { evaluationId } });
  return only!.username;
}

async function work(client: TestClient, username: string, evaluationDataID: string) {
  const { student } = await client.ask(DESK, {
    body: { username, evaluationDataID, tab: 'a tab' },
  });
  return student.work!;
}

onEachEngine('answers that a blind evaluation hides', (engine) => {
  const app = useApp(engine);

  /** Sam has answered in both sections. The midterm has a comment on a passage; the final then hides names. */
  async function sharedCourse(items = COURSE_ITEMS) {
    const course = await app().course({ items: withChoices(items) });
    const save = (at: number, answers: readonly ReturnType<typeof answer>[]) =>
      app().store.transact('saveAnswers', {
        course: course.id,
        usernameKey: 'sam',
        at,
        timeZone: 'America/New_York',
        answers: answers.map((one) => ({ ...one, editedAt: at })),
      });
    await save(NOON - 6 * DAY, [
      answer('duty1', `${HIDDEN} essay`),
      answer('later', `${ELSEWHERE} essay`),
      answer('isProof', `${ELSEWHERE} remark`, '1'),
      answer('isFun', '', '2'),
    ]);
    const ina = await course.as('ina');
    const isNamed = !items.some(({ dataType }) => dataType === 'fairGrading');
    if (isNamed) await ina.ask(COMMENT, { body: comment(MIDTERM, 'sam') });
    await ina.ask('POST /api/courseDesign/update/{courseID}', {
      body: { designData: [hiding(FINAL)] },
    });
    return { course, ina, save, sam: await course.as('sam') };
  }

  test('BLD-5 no comment quotes a hidden essay under the name, and the student keeps it', async () => {
    const { ina, sam } = await sharedCourse();
    const asked = { params: { username: 'sam' }, query: { evaluationId: MIDTERM } };
    const onDesk = await work(ina, 'sam', MIDTERM);
    expect(onDesk.comments).toEqual([]);
    expect(JSON.stringify(onDesk)).not.toContain(HIDDEN);
    const asOf = await ina.ask(EXAM, asked);
    expect(asOf.comments).toEqual([]);
    expect(JSON.stringify(asOf)).not.toContain(HIDDEN);
    expect((await sam.ask(EXAM, asked)).comments).toMatchObject([{ comment: 'Why?' }]);
  });

  test('BLD-5 a refused change doesn’t tell the comment on a hidden essay, nor does the history', async () => {
    const { ina } = await sharedCourse();
    const outdated = { ...comment(MIDTERM, 'sam'), comment: 'How so?', expectedVersion: 1 };
    const { anchor: _anchor, comment: _comment, questionID: _id, ...key } = outdated;
    for (const refused of [
      await ina.refused(COMMENT, { body: outdated }),
      await ina.refused(UNCOMMENT, { body: key }),
    ]) {
      expect(refused).toMatchObject({ status: 409 });
      expect(JSON.stringify(refused)).not.toContain(HIDDEN);
    }
    const { entries } = await ina.ask(HISTORY, { query: { kinds: 'commented' } });
    expect(entries).toEqual([]);
  });

  test('BLD-5 comments under a pseudonym are those of its evaluation', async () => {
    const { course } = await sharedCourse();
    const tom = await course.as('Tom');
    const username = await pseudonymIn(tom, FINAL);
    await tom.ask(COMMENT, { body: comment(FINAL, username) });
    expect((await work(tom, username, FINAL)).comments).toMatchObject([{ comment: 'Why?' }]);
    const query = { evaluationId: FINAL };
    const asOf = await tom.ask(EXAM, { params: { username }, query });
    expect(asOf.comments).toMatchObject([{ comment: 'Why?' }]);
    const { entries } = await (
      await course.as('ina')
    ).ask(HISTORY, {
      query: { kinds: 'commented', evaluationId: FINAL },
    });
    expect(entries).toMatchObject([{ after: 'Why?', student: { username } }]);
  });

  test('BLD-6 a pseudonym of an evaluation that is handed back opens no answer that another one hides', async () => {
    const ungraded = { ...midterm, questionLogic: 'ungraded' };
    const items = COURSE_ITEMS.map((item) => (item === midterm ? ungraded : item));
    const { course, ina } = await sharedCourse([...items, hiding(MIDTERM)]);
    const tom = await course.as('Tom');
    const username = await pseudonymIn(tom, MIDTERM);
    const asked = { params: { username } };
    const query = { evaluationId: MIDTERM };
    expect(await tom.ask(ANSWERS, asked)).toHaveLength(1);
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData: [midterm] } });
    expect(await tom.ask(ANSWERS, asked)).toEqual([]);
    expect(await tom.ask(VERSIONS, asked)).toEqual([]);
    const asOf = await tom.ask(EXAM, { ...asked, query });
    expect([asOf.answers, asOf.comments]).toEqual([[], []]);
    const opened = await tom.ask(OPEN, { body: { username, evaluationDataID: MIDTERM } });
    expect(JSON.stringify(opened)).not.toContain(HIDDEN);
    expect(JSON.stringify(await work(tom, username, MIDTERM))).not.toContain(HIDDEN);
  });

  test('BLD-6 of another section, the desk sends under a pseudonym only choices that decide what shows, without times', async () => {
    const { course, save } = await sharedCourse();
    const tom = await course.as('Tom');
    const username = await pseudonymIn(tom, FINAL);
    const atDue = await work(tom, username, FINAL);
    expect(atDue.answers).toEqual([
      {
        ...answer('duty1', `${HIDDEN} essay`),
        submissionDate: expect.stringMatching(/^2026-09-08/) as string,
      },
      { ...answer('isProof', '', '1'), submissionDate: '' },
    ]);
    await save(NOON + 20 * DAY, [
      answer('duty1', `${HIDDEN} revised`),
      answer('later', `${ELSEWHERE} revised`),
      answer('isProof', '', '2'),
    ]);
    app().clock.now = NOON + 21 * DAY;
    // The session of before has ended.
    const later = await course.as('Tom');
    const late = await work(later, username, FINAL);
    expect(late.revisions).toMatchObject([{ questionID: 'duty1', after: `${HIDDEN} revised` }]);
    expect(JSON.stringify(late)).not.toContain(ELSEWHERE);
    const named = await work(later, 'sam', MIDTERM);
    expect(named.answers.map(({ questionID }) => questionID)).toEqual([
      'isFun',
      'isProof',
      'later',
    ]);
  });

  test('BLD-13 an extension tells nobody how much of a student’s blind work is graded', async () => {
    const { course, ina } = await sharedCourse();
    const tom = await course.as('Tom');
    const entered = {
      gradingType: 'questionGrade',
      questionID: 'duty1',
      individualGradingData: '8',
    };
    const enter = (evaluationDataID: string, username: string) =>
      tom.ask('POST /api/studentGrades/update/{courseID}', {
        body: { ...entered, evaluationDataID, username },
      });
    await enter(MIDTERM, 'sam');
    const extension = { kind: 'course', accommodation: { kind: 'days', amount: 2 } } as const;
    const asked = { usernames: ['sam'], extension };
    const { token: before } = await ina.ask(PREVIEW, { body: asked });
    await enter(FINAL, await pseudonymIn(tom, FINAL));
    const { rows, token } = await ina.ask(PREVIEW, { body: asked });
    expect(token).toBe(before);
    const counted = rows.map(({ evaluationDataID, grades, changed, secondLook }) => {
      return [evaluationDataID, { grades, changed, secondLook }];
    });
    expect(Object.fromEntries(counted)).toEqual({
      [MIDTERM]: { grades: 1, changed: 0, secondLook: false },
      [FINAL]: { grades: 0, changed: 0, secondLook: false },
    });
    const given = await ina.ask(GIVE, { body: { ...asked, keepUnchanged: false, token } });
    expect(given).toMatchObject({ moved: 2, deletedGrades: 1 });
    expect(given.message).toBe(
      '2 due dates changed, 1 grade deleted. Grades of evaluations that hide names aren’t counted here.',
    );
    const username = await pseudonymIn(tom, FINAL);
    const { records } = await work(tom, username, FINAL);
    expect(records.filter(({ gradingType }) => gradingType === 'questionGrade')).toEqual([]);
  });
});
