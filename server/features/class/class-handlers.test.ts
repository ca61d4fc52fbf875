// The class as a whole: students, words and statistics, compared with a plain computation and in a constant number of
// queries.
import { expect, test } from 'vitest';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Store } from '../../store/open-store.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY, HOUR, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const STUDENTS = 'GET /api/students/{courseID}';
const WORDS = 'GET /api/wordCounts/{courseID}';
const WEEKS = 'GET /api/weeklyWords/{courseID}/{username}';
const CLASS_WEEKS = 'GET /api/classWeeklyWords/{courseID}';
const SPREAD = 'GET /api/gradeSpread/{courseID}';
const CRITERIA = 'GET /api/criteriaStatistics/{courseID}';
const STATISTICS = 'GET /api/statistics/{courseID}';
const GRADES = 'GET /api/studentGrades/{courseID}';

interface Save {
  readonly username: string;
  readonly questionID: string;
  readonly essay: string;
  readonly at: number;
}

/** Saves an answer at a given time, as the call does. */
async function write(app: TestApp, course: TestCourse, { username, questionID, essay, at }: Save) {
  await app.store.transact('saveAnswers', {
    course: course.id,
    usernameKey: foldName(username),
    at,
    timeZone: 'America/New_York',
    answers: [{ questionID, questionAnswer: '', questionEssayAnswer: essay, editedAt: at }],
  });
}

async function grade(
  app: TestApp,
  course: TestCourse,
  [username, evaluationDataID, individualGradingData, isComplete]: readonly [
    string,
    string,
    string,
    boolean,
  ],
) {
  const key = { usernameKey: foldName(username), evaluationDataID, questionID: 'noQuestionID' };
  const data = isComplete ? 'yes' : 'no';
  await app.store.transact('saveGrades', {
    ...changeBy(course.id, 'ina', NOON),
    grades: [
      {
        ...key,
        gradingType: 'examGrade',
        individualGradingData,
        comment: '',
        expectedVersion: null,
      },
      {
        ...key,
        gradingType: 'gradingComplete',
        individualGradingData: data,
        comment: '',
        expectedVersion: null,
      },
    ],
  });
}

onEachEngine('the students', (engine) => {
  const app = useApp(engine);

  test('are listed by last name, without guests and staff; TAs get only their own students', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    expect(await ina.ask(STUDENTS)).toEqual([
      { username: 'sam', fullname: 'sam samson', TA: 'Tom' },
      { username: 'sue', fullname: 'sue sueson', TA: 'tess' },
      { username: 'una', fullname: 'una unason', TA: 'unassigned' },
    ]);
    expect(await (await course.as('TOM')).ask(STUDENTS)).toEqual([
      { username: 'sam', fullname: 'sam samson', TA: 'Tom' },
    ]);
  });

  test.each([STUDENTS, WORDS, CLASS_WEEKS, STATISTICS, SPREAD, CRITERIA] as const)(
    '%s is for staff only',
    async (endpoint) => {
      const course = await app().course();
      const message = 'Unauthorized access. Only instructors or TAs can fetch student lists.';
      expect(await (await course.as('sam')).refused(endpoint)).toMatchObject({
        status: 403,
        message,
      });
      expect(await course.nobody().refused(endpoint)).toMatchObject({ status: 401, message });
    },
  );
});

onEachEngine('words', (engine) => {
  const app = useApp(engine);
  const essays = ['one', ' two  words ', '', '\n\t', 'a b c d e', 'λόγος 🦉 —', "it's well-known"];

  function naive(times: number): number {
    return essays.reduce((sum, essay) => {
      const text = essay.repeat(times).trim();
      return sum + (text === '' ? 0 : text.split(/\s+/).length);
    }, 0);
  }

  test('are ranked by the total of the current answers, most first; guests are not ranked', async () => {
    const course = await app().course();
    const saves: Save[] = ['sam', 'sue', 'gus'].flatMap((username, person_) =>
      essays.flatMap((essay, place) => [
        { username, questionID: `q${place}`, essay: 'older text that goes', at: NOON },
        { username, questionID: `q${place}`, essay: essay.repeat(person_ + 1), at: NOON + HOUR },
      ]),
    );
    for (const save of saves) await write(app(), course, save);
    const ina = await course.as('ina');
    expect(await ina.ask(WORDS)).toEqual([
      { rank: 1, username: 'sue', fullname: 'sue sueson', words: naive(2) },
      { rank: 2, username: 'sam', fullname: 'sam samson', words: naive(1) },
      { rank: 3, username: 'una', fullname: 'una unason', words: 0 },
    ]);
    const tess = await course.as('tess');
    expect((await tess.ask(WORDS)).map(({ username }) => username)).toEqual(['sue']);
  });

  test('per week are the change of the total, as a plain count over the history has it', async () => {
    const course = await app().course();
    const saves: Save[] = [];
    for (let day = 0; day < 40; day += 1) {
      const words = (day * 7) % 23;
      const at = Date.parse('2026-09-01T22:30:00-04:00') + day * DAY + (day % 3) * HOUR;
      const essay = Array.from({ length: words }, (_, place) => `w${place}`).join(' ');
      saves.push({ username: 'sam', questionID: day % 2 ? 'duty1' : 'whyLie', essay, at });
    }
    for (const save of saves) await write(app(), course, save);
    const sam = await course.as('sam');
    const params = { username: 'sam' };
    const history = await sam.ask('GET /api/studentAnswersHistory/{courseID}/{username}', {
      params,
    });
    const totalAsOf = (date: string): number => {
      const latest = new Map<string, string>();
      for (const { questionID, questionEssayAnswer, submissionDate } of history) {
        if (submissionDate.slice(0, 10) <= date) latest.set(questionID, questionEssayAnswer);
      }
      return [...latest.values()].join(' ').split(/\s+/).filter(Boolean).length;
    };
    const query = { start: '2026-09-01', end: '2026-10-12' };
    const weeks = await sam.ask(WEEKS, { params, query });
    expect(weeks.map(({ date, label }) => [date, label])).toEqual([
      ['2026-09-01', '09-01'],
      ['2026-09-08', '09-08'],
      ['2026-09-15', '09-15'],
      ['2026-09-22', '09-22'],
      ['2026-09-29', '09-29'],
      ['2026-10-06', '10-06'],
    ]);
    const totals = weeks.map(({ date }) => totalAsOf(date));
    expect(weeks.map(({ words }) => words)).toEqual(
      totals.map((total, place) => total - (totals[place - 1] ?? 0)),
    );
    expect(weeks.some(({ words }) => words < 0)).toBe(true);
  });

  test("per week run over the course's dates when none are given", async () => {
    const course = await app().course();
    const tom = await course.as('tom');
    const weeks = await tom.ask(WEEKS, { params: { username: 'sam' } });
    expect(weeks.map(({ date }) => date)).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
  });

  test('WRD-21 WRD-22 per week follow startDate and endDate, and continue while a student writes', async () => {
    const span = [
      designItem({ dataType: 'startDate', dataID: '1', dataText: '2026-08-31' }),
      designItem({ dataType: 'endDate', dataID: '1', dataText: '2026-09-14' }),
    ];
    const course = await app().course({ items: [...COURSE_ITEMS, ...span] });
    const at = Date.parse('2026-09-29T12:00:00-04:00');
    await write(app(), course, {
      username: 'sam',
      questionID: 'duty1',
      essay: 'three late words',
      at,
    });
    const ina = await course.as('ina');
    const dates = async (username: string) =>
      (await ina.ask(WEEKS, { params: { username } })).map(({ date, words }) => [date, words]);
    expect(await dates('sue')).toEqual([
      ['2026-08-31', 0],
      ['2026-09-07', 0],
      ['2026-09-14', 0],
    ]);
    expect((await dates('sam')).slice(3)).toEqual([
      ['2026-09-21', 0],
      ['2026-09-28', 0],
      ['2026-10-05', 3],
    ]);
  });

  test('WRD-24 per week of the class are the sum of the students; TAs get only their own', async () => {
    const course = await app().course();
    const first = Date.parse('2026-08-20T21:15:00-04:00');
    for (let step = 0; step < 60; step += 1) {
      await write(app(), course, {
        username: ['sam', 'sue', 'una', 'gus'][step % 4] ?? '',
        questionID: step % 3 === 0 ? 'duty1' : 'whyLie',
        essay: 'word '.repeat((step * 11) % 31),
        at: first + step * 19 * HOUR,
      });
    }
    const ina = await course.as('ina');
    const weeks = await ina.ask(CLASS_WEEKS);
    expect(weeks.students).toBe(3);
    expect(weeks.weeks.some(({ words }) => words < 0)).toBe(true);
    const query = { start: weeks.weeks[0]?.date, end: weeks.weeks.at(-1)?.date };
    const ofStudent = async (username: string) =>
      (await ina.ask(WEEKS, { params: { username }, query })).map(({ words }) => words);
    const own = await Promise.all(['sam', 'sue', 'una'].map(ofStudent));
    const sums = weeks.weeks.map((_, place) =>
      own.reduce((sum, words) => sum + (words[place] ?? 0), 0),
    );
    expect(weeks.weeks.map(({ words }) => words)).toEqual(sums);
    const tess = await (await course.as('tess')).ask(CLASS_WEEKS);
    expect(tess.students).toBe(1);
    expect(tess.weeks.map(({ date, words }) => [date, words])).toEqual(
      (await ina.ask(WEEKS, { params: { username: 'sue' } })).map(({ date, words }) => [
        date,
        words,
      ]),
    );
  });

  test('per week of the class are none in a course without dates and words', async () => {
    const course = await app().course({ users: [person('ina', 'instructor')], items: [] });
    const answer = await (await course.as('ina')).ask(CLASS_WEEKS);
    expect(answer).toEqual({ students: 0, weeks: [] });
  });

  test.each([
    ['an end before the start', { start: '2026-09-14', end: '2026-09-07' }],
    ['a day that does not exist', { start: '2026-02-30', end: '2026-09-07' }],
    ['a date in another form', { start: '9/7/2026' }],
    ['more weeks than anyone lives', { start: '1900-01-01', end: '2900-01-01' }],
  ])('%s is refused', async (_name, query) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const refused = await ina.refused(WEEKS, { params: { username: 'sam' }, query });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
  });
});

function averages(list: readonly { mean: number | null; median: number | null }[]) {
  return list.map(({ mean, median }) => [mean, median]);
}

onEachEngine('statistics', (engine) => {
  const app = useApp(engine);

  const grades: readonly (readonly [string, string, string, boolean])[] = [
    ['sam', 'BACK', '90', true],
    ['sue', 'BACK', '80.5', true],
    ['una', 'BACK', '59.9', false],
    ['s1', 'BACK', '60', true],
    ['s2', 'BACK', 'A-', true],
    ['s3', 'BACK', '100', false],
    ['gus', 'BACK', '70', true],
    ['sam', 'OPEN', '71', false],
    // Marked complete without a grade.
    ['una', 'OPEN', '', true],
  ];
  const people = [
    ...PEOPLE,
    person('s1', 'student', 'tess'),
    person('s2', 'student', 'tess'),
    person('s3', 'student', 'tess'),
  ];

  function figures(evaluationId: string, students: readonly string[]) {
    const ofThis = grades.filter(([name, id]) => id === evaluationId && students.includes(name));
    const counted = ofThis.map(([, , data]) => Number(data)).filter((value) => value >= 60);
    const sorted = counted.toSorted((one, other) => one - other);
    const middle = sorted.length / 2;
    const pair = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
    const none = counted.length === 0;
    const mean = counted.reduce((sum, value) => sum + value, 0) / counted.length;
    return {
      evaluationId,
      graded: ofThis.filter(([, , , isComplete]) => isComplete).length,
      total: students.length,
      mean: none ? null : Math.round(mean * 100) / 100,
      median: none ? null : (pair[0]! + pair[1]!) / 2,
    };
  }

  const evaluations = (students: readonly string[]) =>
    ['BACK', 'OPEN', 'UNDATED'].map((id) => figures(id, students));

  async function gradedCourse(items = COURSE_ITEMS) {
    const course = await app().course({ users: people, items });
    for (const each of grades) await grade(app(), course, each);
    return course;
  }

  test('per TA, as a plain computation has it; guests and letters do not count', async () => {
    const course = await gradedCourse();
    expect(await (await course.as('ina')).ask(STATISTICS)).toEqual([
      { ta: 'tess', name: 'tess tessson', evaluations: evaluations(['sue', 's1', 's2', 's3']) },
      { ta: 'Tom', name: 'Tom Tomson', evaluations: evaluations(['sam']) },
      { ta: null, name: 'Unassigned', evaluations: evaluations(['una']) },
    ]);
  });

  test('GRD-269 how many are graded is counted as in the statistics; TAs get only their own students', async () => {
    const course = await gradedCourse();
    for (const name of ['ina', 'tess']) {
      const client = await course.as(name);
      const rows = await client.ask(STATISTICS);
      const sum = (id: string, figure: 'graded' | 'total') =>
        rows
          .flatMap((row) => row.evaluations.filter(({ evaluationId }) => evaluationId === id))
          .reduce((total, found) => total + found[figure], 0);
      const ids = ['BACK', 'OPEN', 'UNDATED'];
      expect(await client.ask('GET /api/gradingProgress/{courseID}')).toEqual({
        students: sum('BACK', 'total'),
        evaluations: ids.map((evaluationId) => ({
          evaluationId,
          graded: sum(evaluationId, 'graded'),
          withoutGrade: name === 'ina' && evaluationId === 'OPEN' ? 1 : 0,
        })),
      });
      expect(sum('BACK', 'graded')).toBeGreaterThan(1);
    }
    const empty = await app().course({ users: [person('ina', 'instructor')], items: [] });
    expect(await (await empty.as('ina')).ask('GET /api/gradingProgress/{courseID}')).toEqual({
      students: 0,
      evaluations: [],
    });
  });

  test('TAs get only their own row', async () => {
    const course = await gradedCourse();
    const rows = await (await course.as('tess')).ask(STATISTICS);
    expect(rows.map(({ ta }) => ta)).toEqual(['tess']);
  });

  test('GRD-131 the spread of grades is that of the class, then per TA; guests do not count', async () => {
    const course = await gradedCourse();
    const spreads = await (await course.as('ina')).ask(SPREAD);
    expect(spreads.map(({ evaluationId }) => evaluationId)).toEqual(['BACK', 'OPEN', 'UNDATED']);
    const [back] = spreads;
    expect(back?.groups.map(({ ta, name }) => [ta, name])).toEqual([
      [null, 'All students'],
      ['tess', 'tess tessson'],
      ['Tom', 'Tom Tomson'],
      [null, 'Unassigned'],
    ]);
    expect(back?.groups[0]).toMatchObject({
      graded: 5,
      letters: 1,
      missing: 0,
      least: 59.9,
      most: 100,
      leftOut: 1,
      bins: [
        { from: 55, count: 1 },
        { from: 60, count: 1 },
        { from: 80, count: 1 },
        { from: 90, count: 1 },
        { from: 95, count: 1 },
      ],
    });
    const rows = await (await course.as('ina')).ask(STATISTICS);
    expect(averages(back?.groups.slice(1) ?? [])).toEqual(
      averages(rows.flatMap((row) => row.evaluations.slice(0, 1))),
    );
  });

  test('GRD-131 TAs get the spread of only their own students', async () => {
    const course = await gradedCourse();
    const [back] = await (await course.as('tess')).ask(SPREAD);
    expect(back?.groups.map(({ name, graded }) => [name, graded])).toEqual([['tess tessson', 3]]);
  });

  test('without TAs one row has all students; an existing TA still gets only their own students', async () => {
    const items = COURSE_ITEMS.filter(({ dataType }) => dataType !== 'areThereTAs');
    const no = designItem({ dataType: 'areThereTAs', dataID: '1', dataText: 'No' });
    const course = await gradedCourse([...items, no]);
    const everybody = ['sam', 'sue', 'una', 's1', 's2', 's3'];
    expect(await (await course.as('ina')).ask(STATISTICS)).toEqual([
      { ta: null, name: 'All students', evaluations: evaluations(everybody) },
    ]);
    const own = await (await course.as('tess')).ask(STATISTICS);
    expect(own).toMatchObject([{ evaluations: evaluations(['sue', 's1', 's2', 's3']) }]);
  });
});

/** Counts the queries to the database. */
function counting(store: Store, counts: { reads: number }): Store {
  return {
    read(statement) {
      counts.reads += 1;
      return store.read(statement);
    },
    readTogether(statements) {
      counts.reads += statements.length;
      return store.readTogether(statements);
    },
    report(name, input) {
      counts.reads += 1;
      return store.report(name, input);
    },
    transact: (name, input) => store.transact(name, input),
    close: () => store.close(),
  };
}

onEachEngine('a larger class', (engine) => {
  const counts = { reads: 0 };
  const app = useApp(engine, (store) => counting(store, counts));
  const calls = [
    STUDENTS,
    WORDS,
    CLASS_WEEKS,
    STATISTICS,
    SPREAD,
    CRITERIA,
    GRADES,
    'GET /api/users/{courseID}',
  ] as const;

  async function readsOf(students: number, endpoint: (typeof calls)[number]): Promise<number> {
    const names = Array.from({ length: students }, (_, place) => `s${place}`);
    const users = [...PEOPLE, ...names.map((name) => person(name, 'student', 'tess'))];
    const course = await app().course({ users });
    for (const username of names) {
      await grade(app(), course, [username, 'BACK', '80', true]);
      await write(app(), course, { username, questionID: 'duty1', essay: 'a b', at: NOON });
    }
    const ina = await course.as('ina');
    await ina.ask(endpoint);
    counts.reads = 0;
    await ina.ask(endpoint);
    return counts.reads;
  }

  test.each(calls)('%s asks the database no more often', async (endpoint) => {
    const few = await readsOf(5, endpoint);
    expect(few).toBeGreaterThan(0);
    expect(await readsOf(50, endpoint)).toBe(few);
  });
});
