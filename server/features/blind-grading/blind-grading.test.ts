// Grading under pseudonyms: from the list to the desk, saving, handing back and showing the names.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import {
  BLIND,
  blindCourse,
  STUDENTS,
  type BlindCourse,
} from '../../testing/blind-grading/blind-course.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const DESK = 'POST /api/gradingDesk/{courseID}';
const UPDATE = 'POST /api/studentGrades/update/{courseID}';
const COMMENT = 'POST /api/passageComments/update/{courseID}';
const UNCOMMENT = 'DELETE /api/passageComments/delete/{courseID}';
const CONFIRM = 'POST /api/studentGrades/confirm/{courseID}';
const DESIGN = 'POST /api/courseDesign/update/{courseID}';
const STUDENT_LIST = 'GET /api/students/{courseID}';
const SHOW = 'POST /api/showNames/{courseID}';
const REASON = 'Two essays look copied from each other.';

function desk(client: TestClient, username: string, evaluationDataID = BLIND) {
  return client.call(DESK, { body: { username, evaluationDataID, tab: 'a tab' } });
}

function fair(dataText: string, dataID = BLIND) {
  return designItem({ dataType: 'fairGrading', dataID, dataText });
}

async function save(client: TestClient, items: readonly ReturnType<typeof designItem>[]) {
  return client.call(DESIGN, { body: { designData: [...items] } });
}

async function evaluationItem({ ina }: BlindCourse) {
  const items = await ina.ask('GET /api/courseDesign/{courseID}');
  const found = items.find((item) => item.dataType === 'evaluation' && item.dataID === BLIND);
  if (!found) throw new Error('There is no blind evaluation.');
  return designItem({ ...found });
}

onEachEngine('blind grading', (engine) => {
  const app = useApp(engine);

  test('the desk goes through the list of pseudonyms, and saves what is entered', async () => {
    const { tess, pseudonyms } = await blindCourse(app());
    expect(new Set(pseudonyms).size).toBe(3);
    const [first = '', second = ''] = pseudonyms;
    const { body } = await desk(tess, first);
    const { place, work } = body.student;
    expect(place).toMatchObject({ place: 1, total: 3, next: { username: second } });
    expect(place.student.fullname).toMatch(/^Student [2-9B-Z]{5}$/);
    expect(new Set(work?.records.map(({ username }) => username))).toEqual(new Set([first]));
    const entered = { evaluationDataID: BLIND, gradingType: 'comments', comment: 'Clear.' };
    const saved = await tess.ask(UPDATE, { body: { ...entered, username: first } });
    expect(saved.record).toMatchObject({ username: first, comment: 'Clear.' });
    const again = await desk(tess, first);
    expect(again.body.student.work?.records).toContainEqual(
      expect.objectContaining({ gradingType: 'comments', comment: 'Clear.' }),
    );
  });

  test('comments on passages and second looks go by the pseudonym, and never by the username', async () => {
    const { tess, pseudonyms } = await blindCourse(app());
    const [first = ''] = pseudonyms;
    const about = { evaluationDataID: BLIND, commentID: 'one', questionID: 'mayLie' };
    const comment = { ...about, anchor: null, comment: 'Why?' };
    const saved = await tess.ask(COMMENT, { body: { ...comment, username: first } });
    expect(saved.comment).toMatchObject({ commentID: 'one', comment: 'Why?' });
    const { body } = await desk(tess, first);
    expect(body.student.work?.comments).toMatchObject([{ comment: 'Why?' }]);
    const looked = { evaluationDataID: BLIND, questionIDs: ['mayLie'] };
    expect((await tess.call(CONFIRM, { body: { ...looked, username: first } })).status).toBe(200);
    const { questionID: _questionID, ...key } = about;
    const gone = await tess.ask(UNCOMMENT, { body: { ...key, username: first } });
    expect(gone.deleted).toBe(true);
    const username = 'zqmaria';
    for (const refused of [
      await tess.refused(COMMENT, { body: { ...comment, username } }),
      await tess.refused(UNCOMMENT, { body: { ...key, username } }),
      await tess.refused(CONFIRM, { body: { ...looked, username } }),
    ]) {
      expect(refused.message).toContain('Names are hidden in this evaluation.');
    }
  });

  test('BLD-8 leaving a student by the username doesn’t show whose pseudonym is open', async () => {
    const { tess, pseudonyms } = await blindCourse(app());
    const PRESENCE = 'POST /api/gradingPresence/{courseID}';
    const open = { evaluationDataID: BLIND, isLeaving: false };
    for (const [place, username] of pseudonyms.entries()) {
      const tab = `tab ${place}`;
      await tess.ask(PRESENCE, { body: { ...open, username, tab } });
      for (const { netID } of STUDENTS) {
        const left = { username: netID, evaluationDataID: BLIND };
        const about = { username: 'zqmaria', evaluationDataID: 'UNDATED' };
        await tess.ask(DESK, { body: { ...about, tab, left } });
      }
      const { others } = await tess.ask(PRESENCE, { body: { ...open, username, tab: 'another' } });
      expect(others).toHaveLength(1);
      const left = { username, evaluationDataID: BLIND };
      await tess.ask(DESK, { body: { username, evaluationDataID: BLIND, tab, left } });
    }
  });

  test('every server process knows the same pseudonyms, also of students whom it hasn’t sent', async () => {
    const course = await blindCourse(app());
    const other = await app().build();
    const response = await other.http.inject({
      method: 'POST',
      url: `/api/gradingDesk/${course.id}`,
      headers: { cookie: [...course.tess.cookies].map((each) => each.join('=')).join('; ') },
      payload: { username: course.pseudonyms[1], evaluationDataID: BLIND, tab: 'a tab' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ student: { place: { place: 2 } } });
  });

  test('BLD-8 a pseudonym names nobody in another evaluation, in another course, or for another TA', async () => {
    const course = await blindCourse(app());
    const [first = ''] = course.pseudonyms;
    expect((await desk(course.ina, first, 'BACK')).status).toBe(404);
    expect((await desk(course.tess, first, 'BACK')).status).toBe(403);
    expect((await desk(await course.as('Tom'), first)).status).toBe(403);
    const elsewhere = await blindCourse(app());
    expect((await desk(elsewhere.ina, first)).status).toBe(404);
    const about = { params: { username: first } };
    const name = await course.ina.call(
      'GET /api/authenticate/fullname/{courseID}/{username}',
      about,
    );
    expect(name.status).toBe(404);
  });

  test('BLD-6 a username is refused in the blind evaluation, and brings none of its work elsewhere', async () => {
    const { ina, tess } = await blindCourse(app());
    const refused = await tess.refused(DESK, {
      body: { username: 'zqmaria', evaluationDataID: BLIND, tab: 'a tab' },
    });
    expect(refused).toMatchObject({
      status: 403,
      message: 'Names are hidden in this evaluation. Open the student from its list of pseudonyms.',
    });
    const named = await desk(ina, 'zqmaria', 'BACK');
    expect(named.body.student.place.student.fullname).toBe('María Quastenflosser');
    expect(named.body.student.work?.answers).toEqual([]);
    const params = { username: 'zqmaria' };
    expect(await tess.ask('GET /api/studentAnswers/{courseID}/{username}', { params })).toEqual([]);
  });

  test('students still get all of their own answers and see no pseudonym', async () => {
    const course = await blindCourse(app());
    const maria = await course.as('zqmaria');
    const params = { username: 'zqmaria' };
    const answers = await maria.ask('GET /api/studentAnswers/{courseID}/{username}', { params });
    expect(answers.map(({ questionID }) => questionID)).toEqual(['duty1', 'mayLie']);
    const query = { evaluationId: BLIND };
    const asOf = await maria.ask('GET /api/examAnswers/{courseID}/{username}', { params, query });
    expect(asOf.answers).toHaveLength(2);
    const items = await maria.ask('GET /api/courseDesign/{courseID}');
    expect(items.filter(({ dataType }) => dataType === 'fairGrading')).toEqual([]);
  });

  test('after the hand-back everyone has a name, and text typed under a pseudonym is still saved', async () => {
    const course = await blindCourse(app());
    const { ina, tess, pseudonyms } = course;
    const [first = ''] = pseudonyms;
    const item = { ...(await evaluationItem(course)), questionLogic: 'graded' };
    expect((await save(ina, [item])).status).toBe(200);
    const query = { evaluationId: BLIND };
    const listed = await tess.ask(STUDENT_LIST, { query });
    expect(listed.map(({ username }) => username).toSorted()).toEqual(
      ['zqbruno', 'zqchloe', 'zqmaria'].toSorted(),
    );
    const entered = { evaluationDataID: BLIND, gradingType: 'comments', comment: 'Late.' };
    await tess.ask(UPDATE, { body: { ...entered, username: first } });
    const grades = await tess.ask('GET /api/studentGrades/{courseID}', { query });
    const late = grades.filter(({ comment }) => comment === 'Late.');
    expect(late.map(({ username }) => username)).toEqual([expect.stringMatching(/^zq/)]);
  });

  test('BLD-11 a random order is the same for everyone and every time, and isn’t that of the names', async () => {
    const course = await blindCourse(app(), 'names shown');
    const { ina, tess } = course;
    const query = { evaluationId: BLIND };
    const usual = await ina.ask(STUDENT_LIST, { query });
    expect(usual.map(({ username }) => username)).toEqual([
      'zqmaria',
      'zqchloe',
      'zqdario',
      'zqbruno',
    ]);
    await save(ina, [fair('randomOrder')]);
    const orders = [await ina.ask(STUDENT_LIST, { query }), await ina.ask(STUDENT_LIST, { query })];
    expect(orders[0]).toEqual(orders[1]);
    const ofTess = await tess.ask(STUDENT_LIST, { query });
    expect(orders[0]?.filter(({ TA }) => TA === 'tess')).toEqual(ofTess);
    expect(orders[0]?.map(({ fullname }) => fullname).toSorted()).toEqual(
      STUDENTS.map(({ fullName }) => fullName).toSorted(),
    );
    for (const [at, { username }] of ofTess.entries()) {
      const { body } = await desk(tess, username);
      expect(body.student.place.place).toBe(at + 1);
    }
  });

  test('BLD-9 once grading has begun, no change of the design shows the names', async () => {
    const course = await blindCourse(app());
    const { ina } = course;
    const item = await evaluationItem(course);
    const attempts = [
      await save(ina, [fair('')]),
      await save(ina, [fair('hideNames,namesShown')]),
      await save(ina, [{ ...item, questionOptions: 'logic' }]),
      await ina.call('POST /api/courseDesign/delete/{courseID}', {
        body: { dataType: 'fairGrading', dataID: BLIND, confirmed: true },
      }),
      await ina.call('POST /api/courseDesign/remove/{courseID}', {
        body: { designData: [{ dataType: 'evaluation', dataID: BLIND }], confirmed: true },
      }),
    ];
    for (const { status, error } of attempts) {
      expect([status, error.message]).toEqual([
        400,
        'Names are hidden in “Exam OPEN”, and grading has begun. Choose “Show the names” first.',
      ]);
    }
    // What shows no names is still saved.
    expect((await save(ina, [fair('hideNames,byQuestion')])).status).toBe(200);
    expect((await save(ina, [{ ...item, dataText: 'Essay' }])).status).toBe(200);
  });

  test('before anyone has opened the work, the setting can be switched off', async () => {
    const { ina } = await blindCourse(app());
    expect((await save(ina, [fair('hideNames', 'UNDATED')])).status).toBe(200);
    expect((await save(ina, [fair('', 'UNDATED')])).status).toBe(200);
  });

  test('BLD-9 more time for a student is no grading: it locks nothing', async () => {
    const { ina } = await blindCourse(app());
    const impact = (evaluationId: string) =>
      ina.ask('GET /api/dueDateImpact/{courseID}/{evaluationId}', { params: { evaluationId } });
    const [student] = STUDENTS;
    const moreTime = { evaluationDataID: 'UNDATED', gradingType: 'customDueDate' };
    await ina.ask(UPDATE, {
      body: { ...moreTime, username: student?.netID ?? '', individualGradingData: '2027-01-01' },
    });
    expect(await impact('UNDATED')).toMatchObject({ hasBegun: false });
    expect(await impact(BLIND)).toMatchObject({ hasBegun: true });
    expect((await save(ina, [fair('hideNames', 'UNDATED')])).status).toBe(200);
    expect((await save(ina, [fair('', 'UNDATED')])).status).toBe(200);
  });

  test('BLD-12 an instructor shows the names with a reason, which both logs keep', async () => {
    const { ina, tess } = await blindCourse(app());
    const short = await ina.refused(SHOW, { body: { evaluationId: BLIND, reason: ' because ' } });
    expect(short.message).toBe('Say why you show the names, in at least 10 characters.');
    const query = { evaluationId: BLIND };
    expect((await tess.ask(STUDENT_LIST, { query }))[0]?.username).toMatch(/^blind-/);
    await ina.ask(SHOW, { body: { evaluationId: BLIND, reason: REASON } });
    expect((await tess.ask(STUDENT_LIST, { query }))[0]?.username).toMatch(/^zq/);
    const { entries } = await ina.ask('GET /api/security-log/{courseID}', { query: {} });
    expect(entries).toContainEqual(
      expect.objectContaining({
        event: 'names-shown',
        actor: 'ina',
        detail: `Exam OPEN: ${REASON}`,
      }),
    );
    const history = await ina.ask('GET /api/gradeHistory/{courseID}', {
      query: { kinds: 'names-shown' },
    });
    expect(history.entries).toMatchObject([
      { kind: 'names-shown', who: { username: 'ina' }, evaluationId: BLIND, after: REASON },
    ]);
    const hidden = await save(ina, [fair('hideNames')]);
    expect(hidden.error.message).toBe(
      'The names in this evaluation were already shown, so they can’t be hidden again.',
    );
  });

  test('BLD-10 that names were shown can’t be forgotten while the evaluation exists', async () => {
    const { ina } = await blindCourse(app());
    await ina.ask(SHOW, { body: { evaluationId: BLIND, reason: REASON } });
    const key = { dataType: 'fairGrading', dataID: BLIND, confirmed: true };
    for (const { status, error } of [
      await save(ina, [fair('')]),
      await save(ina, [fair('byQuestion')]),
      await ina.call('POST /api/courseDesign/delete/{courseID}', { body: key }),
    ]) {
      expect([status, error.message]).toEqual([
        400,
        'The names in this evaluation were already shown, so they can’t be hidden again.',
      ]);
    }
    expect((await save(ina, [fair('hideNames,namesShown,byQuestion')])).status).toBe(200);
    const setting = { hidesNames: true, hasRandomOrder: false, byQuestion: true, secondShare: 0 };
    const record = (namesShown: boolean) =>
      fair(JSON.stringify({ version: 1, ...setting, namesShown }));
    expect((await save(ina, [record(true)])).status).toBe(200);
    expect((await save(ina, [record(false)])).status).toBe(400);
    const removed = await ina.call('POST /api/courseDesign/remove/{courseID}', {
      body: { designData: [{ dataType: 'evaluation', dataID: BLIND }], confirmed: true },
    });
    expect(removed.status).toBe(200);
  });

  test('an unknown evaluation and a word that isn’t known are refused', async () => {
    const { ina } = await blindCourse(app());
    const unknown = await ina.refused(SHOW, { body: { evaluationId: 'NONE', reason: REASON } });
    expect(unknown.error).toBe('EVALUATION_NOT_FOUND');
    const wrong = await save(ina, [fair('hideNames,alphabetical')]);
    expect(wrong.error.message).toContain('fairGrading: dataText must be a JSON object');
  });
});
