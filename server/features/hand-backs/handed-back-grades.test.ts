// A grade that is handed back stays what it is, whatever is opened, read or counted (GRD-161).
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { startApp, useApp, type TestApp, type TestCourse } from '../../testing/test-app.ts';
import { HOUR, NOON } from '../../testing/test-course.ts';

const SAVE = 'POST /api/studentGrades/update/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const DESK = 'POST /api/gradingDesk/{courseID}';
const GRADES = 'GET /api/studentGrades/{courseID}/{username}';
const EVALUATIONS = ['BACK', 'OPEN'] as const;

function saved(evaluationDataID: string, gradingType: string, data: string, questionID = '') {
  return {
    username: 'sam',
    evaluationDataID,
    gradingType,
    individualGradingData: data,
    questionID,
  };
}

/** The grades as the student gets them, by evaluation. */
async function gradesOf(course: TestCourse): Promise<Readonly<Record<string, string>>> {
  const sam = await course.as('sam');
  const records = await sam.ask(GRADES, { params: { username: 'sam' } });
  const grades = records.filter(({ gradingType }) => gradingType === 'examGrade');
  return Object.fromEntries(
    grades.map((each) => [each.evaluationDataID, each.individualGradingData]),
  );
}

/** Sam's grades came in by the API, and both evaluations are handed back to him. */
async function handedBack(app: TestApp, graded: readonly ReturnType<typeof saved>[]) {
  const course = await app.course();
  const ina = await course.as('ina');
  for (const body of graded) await ina.ask(SAVE, { body });
  await ina.ask('POST /api/handBacks/{courseID}', {
    body: {
      evaluationDataID: 'OPEN',
      to: { kind: 'students', usernames: ['sam'] },
      action: 'hand back',
    },
  });
  return course;
}

type Deed = (app: TestApp, course: TestCourse) => Promise<unknown>;

const asIna = async (course: TestCourse) => course.as('ina');

/** What people and programs do without changing a grade. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'opening by the API': async (_app, course) => {
    const ina = await asIna(course);
    for (const evaluationDataID of EVALUATIONS) {
      await ina.ask(OPEN, { body: { username: 'sam', evaluationDataID } });
    }
  },
  'opening the desk': async (_app, course) => {
    const ina = await asIna(course);
    for (const evaluationDataID of EVALUATIONS) {
      await ina.ask(DESK, { body: { username: 'sam', evaluationDataID, tab: 'one' } });
    }
  },
  'two desks at once': async (_app, course) => {
    const [ina, tom] = [await asIna(course), await course.as('tom')];
    const body = { username: 'sam', evaluationDataID: 'OPEN' };
    await Promise.all([
      ina.ask(DESK, { body: { ...body, tab: 'one' } }),
      tom.ask(DESK, { body: { ...body, tab: 'two' } }),
      ina.ask(OPEN, { body }),
    ]);
  },
  'the student before on the desk': async (_app, course) => {
    const ina = await asIna(course);
    const body = { username: 'una', evaluationDataID: 'OPEN', tab: 'one', coming: ['sam'] };
    await ina.ask(DESK, { body });
  },
  'reading lists': async (_app, course) => {
    const ina = await asIna(course);
    await ina.ask('GET /api/studentGrades/{courseID}');
    await ina.ask('GET /api/gradeHistory/{courseID}', { query: { username: 'sam' } });
    await ina.ask('GET /api/gradeSpread/{courseID}');
  },
  'another answer of the student': async (app, course) => {
    const sam = await course.as('sam');
    const questionAnswer = app.clock.now % 2 === 0 ? '1' : '2';
    const answerData = [{ username: 'sam', questionID: 'mayLie', questionAnswer }];
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
  },
  'a question in other words': async (app, course) => {
    const ina = await asIna(course);
    await ina.ask('POST /api/courseDesign/update/{courseID}', {
      body: {
        designData: [
          { dataType: 'courseTitle', dataID: '0', dataText: `Philosophy ${app.clock.now}` },
        ],
      },
    });
  },
  'another server, started later': async (app) => {
    const later = await startApp(app.store, app.clock);
    await later.http.close();
  },
  'an hour': async (app) => {
    app.clock.now += HOUR;
  },
};

onEachEngine('a grade that is handed back', (engine) => {
  const app = useApp(engine);

  test('GRD-161 stays when the desk opens; applying the counts changes it', async () => {
    const course = await handedBack(app(), [saved('BACK', 'questionGrade', '7.9', 'duty1')]);
    expect(await gradesOf(course)).toEqual({ BACK: '79' });
    const ina = await course.as('ina');
    const body = { username: 'sam', evaluationDataID: 'BACK' };
    const { student } = await ina.ask(DESK, { body: { ...body, tab: 'one' } });
    expect(student.work?.counts.unansweredMCQs).toBe(1);
    expect(student.work?.records.map(({ gradingType }) => gradingType).toSorted()).toEqual([
      'examGrade',
      'questionGrade',
    ]);
    expect(await gradesOf(course)).toEqual({ BACK: '79' });
    await ina.ask(SAVE, { body: saved('BACK', 'unansweredMCQs', '1') });
    expect(await gradesOf(course)).toEqual({ BACK: '74' });
    // What is left changes nothing any more, so opening creates it.
    const opened = await ina.ask(OPEN, { body });
    expect(opened.records.map(({ gradingType }) => gradingType)).toContain('gradeAdjustment');
    expect(await gradesOf(course)).toEqual({ BACK: '74' });
  });

  test('GRD-161 before the hand back, opening counts', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SAVE, { body: saved('OPEN', 'questionGrade', '7.9', 'duty1') });
    const opened = await ina.ask(OPEN, { body: { username: 'sam', evaluationDataID: 'OPEN' } });
    const grade = opened.records.find(({ gradingType }) => gradingType === 'examGrade');
    expect(grade?.individualGradingData).toBe('74');
  });

  const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => String(tenths / 10));
  const evaluationId = fc.constantFrom(...EVALUATIONS);
  const record = fc.oneof(
    fc
      .tuple(evaluationId, grade, fc.constantFrom('duty1', 'whyLie'))
      .map(([id, data, question]) => saved(id, 'questionGrade', data, question)),
    evaluationId.map((id) => saved(id, 'unansweredMCQs', '2')),
    evaluationId.map((id) => saved(id, 'gradeAdjustment', '1.5')),
  );
  const deeds = fc.array(fc.constantFrom(...Object.keys(DEEDS)), { minLength: 1, maxLength: 8 });

  test('GRD-161 stays through any order of openings, reads and counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 6 }), deeds, async (graded, names) => {
        app().clock.now = NOON;
        const course = await handedBack(app(), graded);
        const before = await gradesOf(course);
        for (const name of names) {
          await DEEDS[name]?.(app(), course);
          expect([name, await gradesOf(course)]).toEqual([name, before]);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
