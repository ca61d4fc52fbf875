// The consequences of a change of the design, compared with checking every student before and after it.
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { gradingGate, studentGate } from '@elenchus/domain/course/course-gate.ts';
import { readCourse, type CourseModel } from '@elenchus/domain/course/course-model.ts';
import {
  designItem,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { gradeCounts } from '@elenchus/domain/progress/progress-class.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectAnswers } from '../../store/testing/answer-rows.ts';
import { selectAnswersAsOf } from '../../store/answers/history-store.ts';
import type { Store } from '../../store/open-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const CONSEQUENCES = 'POST /api/designConsequences/{courseID}';
const STUDENTS = Array.from({ length: 30 }, (_, place) => `s${place}`);

function itemOf(dataType: string, dataID: string, fields: Partial<DesignItem> = {}): DesignItem {
  const found = ITEMS.find((item) => item.dataType === dataType && item.dataID === dataID);
  return { ...(found ?? designItem({ dataType, dataID })), ...fields };
}

/** The day of September in New York. */
function isoDay(at: number): number {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('America/New_York');
  return zoned.day;
}

/** The test course with an evaluation that was due before the second class day. */
const ITEMS: readonly DesignItem[] = [
  ...COURSE_ITEMS,
  designItem({
    dataType: 'evaluation',
    dataID: 'PAST',
    dataText: 'The first essay',
    questionCourseDate: '2026-09-10',
    questionOptions: 'ethics',
    questionLogic: 'ungraded',
  }),
  designItem({
    dataType: 'question',
    dataID: 'more',
    dataText: 'What more?',
    questionType: 'Checkbox',
    questionOptions: 'a|||b|||c',
    questionLogic: '(mayLie, 2)',
    questionCourseDate: 'lying',
    dataIndex: '3',
  }),
];

type Save = readonly [questionID: string, text: string, daysAgo: number];

/** What one of the students has answered: in many ways, also revised after the date of PAST. */
function savesOf(place: number): readonly Save[] {
  const pick = (name: number, most: number): number => (place * 7919 + name * 104_729) % most;
  return [
    ['mayLie', String(1 + pick(1, 2)), 6],
    ...(pick(2, 3) === 0 ? [['mayLie', String(1 + pick(3, 2)), 1] as const] : []),
    ...(pick(4, 3) === 0 ? [['more', '1,3', 5] as const] : []),
    ...(pick(5, 3) === 0 ? [['more', '2', 0] as const] : []),
    ...(pick(6, 2) === 0 ? [['whyLie', 'Because of 1984.', 4] as const] : []),
  ];
}

function grade(username: string, gradingType: 'customDueDate' | 'questionGrade', data: string) {
  return {
    usernameKey: foldName(username),
    evaluationDataID: 'PAST',
    gradingType,
    questionID: gradingType === 'questionGrade' ? 'whyLie' : 'noQuestionID',
    individualGradingData: data,
    comment: '',
    expectedVersion: null,
  };
}

async function classOf(app: TestApp, students = STUDENTS): Promise<TestCourse> {
  const users = [...PEOPLE, ...students.map((name) => person(name))];
  const course = await app.course({ items: ITEMS, users });
  for (const [place, username] of students.entries()) {
    for (const [questionID, text, daysAgo] of savesOf(place)) {
      const at = NOON - daysAgo * DAY;
      const isEssay = questionID === 'whyLie';
      const texts = {
        questionAnswer: isEssay ? '' : text,
        questionEssayAnswer: isEssay ? text : '',
      };
      await app.store.transact('saveAnswers', {
        course: course.id,
        usernameKey: foldName(username),
        at,
        timeZone: 'America/New_York',
        answers: [{ questionID, ...texts, editedAt: at }],
      });
    }
  }
  await app.store.transact('saveGrades', {
    ...changeBy(course.id, 'ina', NOON),
    grades: students.flatMap((name, place) => [
      ...(place % 5 === 0
        ? [grade(name, 'customDueDate', place % 2 ? '2026-09-08' : '2026-09-13')]
        : []),
      ...(place % 3 === 0 ? [grade(name, 'questionGrade', '8')] : []),
    ]),
  });
  return course;
}

async function naively(
  store: Store,
  course: string,
  change: { designData?: readonly DesignItem[]; removed?: readonly DesignKey[] },
) {
  const { designData = [], removed = [] } = change;
  const before = readCourse(ITEMS);
  const after = readCourse(applyChanges(ITEMS, { upserts: designData, removals: removed }));
  const everybody = ['sam', 'sue', 'una', ...STUDENTS];
  const questions = new Map<string, { appears: number; disappears: number }>();
  let students = 0;
  let counted = 0;
  let graded = 0;
  for (const name of everybody) {
    const now = await selectAnswers(store, course, name);
    const shown = (model: CourseModel): ReadonlySet<string> => {
      const { graph } = releaseCourse(model, studentGate(model, NOON));
      return new Set(evaluateStudent(graph, now).shownQuestionIds());
    };
    const [was, is] = [shown(before), shown(after)];
    for (const id of was.symmetricDifference(is)) {
      const sum = questions.get(id) ?? { appears: 0, disappears: 0 };
      sum[is.has(id) ? 'appears' : 'disappears'] += 1;
      questions.set(id, sum);
    }
    if (was.symmetricDifference(is).size > 0) students += 1;
    const place = STUDENTS.indexOf(name);
    const own = place % 2 ? '2026-09-08' : '2026-09-13';
    const date = isoDateOf(place >= 0 && place % 5 === 0 ? own : '2026-09-10');
    const then = await selectAnswersAsOf(store, course, name, date);
    const counts = (model: CourseModel): string => {
      const { hasContradictionItems } = model.settings;
      const released = releaseCourse(model, gradingGate(model, date, NOON));
      const input = { course: released, sectionIds: ['ethics'], hasContradictionItems };
      return JSON.stringify(gradeCounts(input, then));
    };
    if (counts(before) === counts(after)) continue;
    counted += 1;
    if (place >= 0 && place % 3 === 0) graded += 1;
  }
  const past = counted > 0 ? [{ evaluationId: 'PAST', students: counted, grades: graded }] : [];
  return { questions: Object.fromEntries(questions), students, past };
}

onEachEngine('the consequences of a change of the design', (engine) => {
  const app = useApp(engine);

  test('equal looking at every student before and after, also on due dates; nothing is written', async () => {
    const course = await classOf(app());
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const changes: Record<string, { designData?: DesignItem[]; removed?: DesignKey[] }> = {
      'the logic of a question': {
        designData: [itemOf('question', 'more', { questionLogic: '¬(mayLie, 2) & (more, 1)' })],
      },
      'shown to everybody': { designData: [itemOf('question', 'more', { questionLogic: '' })] },
      'a question goes': { removed: [itemOf('question', 'mayLie')] },
      'a thesis goes': { removed: [itemOf('thesis', 'thesis-1')] },
      'a thesis of another logic': {
        designData: [itemOf('thesis', 'thesis-1', { questionLogic: '(mayLie, 2)' })],
      },
      'a day without questions': {
        designData: [itemOf('topic', 'lying', { questionOptions: 'no' })],
      },
      'dates move past the due date': {
        designData: [
          itemOf('courseDate', 'date-lying', { questionLogic: '2026-09-12' }),
          itemOf('courseDate', 'date-holiday', { questionLogic: '2026-09-12' }),
        ],
      },
      'another type': { designData: [itemOf('question', 'more', { questionType: 'LongAnswer' })] },
      'a question of another day': {
        designData: [itemOf('question', 'more', { questionCourseDate: 'duty' })],
      },
    };
    for (const [name, body] of Object.entries(changes)) {
      const found = await ina.ask(CONSEQUENCES, { body });
      const expected = await naively(app().store, course.id, body);
      const reported = Object.fromEntries(
        found.questions.map(({ questionId, appears, disappears }) => [
          questionId,
          { appears, disappears },
        ]),
      );
      const past = found.evaluations.filter(({ evaluationId }) => evaluationId === 'PAST');
      expect({ name, questions: reported, students: found.students, past }).toEqual({
        name,
        ...expected,
      });
      expect(found.classSize).toBe(33);
      const isReported = [found.questions, found.changedAnswers, past].some(
        (list) => list.length > 0,
      );
      expect({ name, isReported }).toEqual({ name, isReported: true });
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('answers that stay kept, and answers that read differently', async () => {
    const course = await classOf(app());
    const ina = await course.as('ina');
    const hidden = await ina.ask(CONSEQUENCES, { body: { removed: [itemOf('question', 'more')] } });
    const [more] = hidden.questions;
    expect(more?.disappears).toBeGreaterThan(0);
    expect(more?.answersHidden).toBeGreaterThan(0);
    const swapped = itemOf('question', 'mayLie', { questionOptions: 'No|||Yes' });
    const followed = await ina.ask(CONSEQUENCES, { body: { designData: [swapped] } });
    expect(followed.changedAnswers).toEqual([]);
    const others = itemOf('question', 'mayLie', { questionOptions: 'Perhaps|||Never|||Always' });
    const reread = await ina.ask(CONSEQUENCES, { body: { designData: [others] } });
    expect(reread.changedAnswers).toEqual([
      { questionId: 'mayLie', reason: 'options', answers: 30 },
    ]);
    const text = itemOf('question', 'mayLie', { dataText: 'Is lying wrong?' });
    expect(await ina.ask(CONSEQUENCES, { body: { designData: [text] } })).toMatchObject({
      students: 0,
      questions: [],
      changedAnswers: [],
      evaluations: [],
    });
  });

  test('an evaluation with another date, other sections, handed back; a penalty', async () => {
    const course = await classOf(app());
    const ina = await course.as('ina');
    const { id } = course;
    const past = await ina.ask('GET /api/studentGrades/{courseID}', {});
    expect(past.length).toBeGreaterThan(0);
    const editsOf = async (body: { designData: DesignItem[] }) =>
      (await ina.ask(CONSEQUENCES, { body })).evaluationEdits;
    const moved = (questionCourseDate: string) => ({
      designData: [itemOf('evaluation', 'PAST', { questionCourseDate })],
    });
    // By hand: of those without a custom date, who saved a different answer on the days between.
    const later = (from: number, to: number): number =>
      STUDENTS.filter(
        (_, place) =>
          place % 5 !== 0 &&
          savesOf(place).some(([questionID, , daysAgo]) => {
            const day = isoDay(NOON - daysAgo * DAY);
            const isSameAgain = questionID === 'mayLie' && daysAgo === 1;
            return day > from && day <= to && !isSameAgain;
          }),
      ).length;
    const grades = STUDENTS.filter((_, place) => place % 3 === 0).length;
    const base = { evaluationId: 'PAST', grades, isHandedBack: false };
    expect(await editsOf(moved('2026-09-14'))).toEqual([
      { ...base, kind: 'later', students: later(10, 14) },
    ]);
    expect(later(10, 14)).toBeGreaterThan(0);
    expect(await editsOf(moved('2026-09-08'))).toEqual([
      { ...base, grades: 0, kind: 'moved-earlier', students: 33 - STUDENTS.length / 5 },
      { ...base, kind: 'earlier', students: later(8, 10) },
    ]);
    expect(await editsOf(moved(''))).toEqual([
      { ...base, kind: 'undated', students: 33 - STUDENTS.length / 5 },
    ]);
    const noSections = [itemOf('evaluation', 'PAST', { questionOptions: '' })];
    expect(await editsOf({ designData: noSections })).toEqual([
      { ...base, grades: 0, kind: 'sections', students: 30 },
    ]);
    const back = [itemOf('evaluation', 'PAST', { questionLogic: 'graded' })];
    expect(await editsOf({ designData: back })).toEqual([
      { ...base, grades: 0, isHandedBack: true, kind: 'handed-back', students: 33 },
    ]);
    await app().store.transact('saveGrades', {
      ...changeBy(id, 'ina', NOON),
      grades: STUDENTS.slice(0, 7).map((name) => ({
        ...grade(name, 'questionGrade', '2'),
        gradingType: 'unansweredMCQs' as const,
        questionID: 'noQuestionID',
      })),
    });
    const penalty = designItem({
      dataType: 'penaltyForUnansweredMCQ',
      dataID: '0',
      dataText: '1.5',
    });
    expect(await editsOf({ designData: [penalty] })).toEqual([
      { ...base, kind: 'penalty', students: 3, grades: 3 },
    ]);
  });

  test('without any answer there are none, and what cannot be stored is refused', async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await course.as('ina');
    const removed = [itemOf('question', 'mayLie')];
    expect((await ina.ask(CONSEQUENCES, { body: { removed } })).questions).toEqual([]);
    const unknown = [designItem({ dataType: 'horoscope', dataID: '1' })];
    const { status } = await ina.call(CONSEQUENCES, { body: { designData: unknown } });
    expect(status).toBe(400);
  });

  test('DSN-121 of more than a design has room for are refused before they are computed', async () => {
    const course = await app().course({ items: ITEMS });
    const ina = await course.as('ina');
    const designData = Array.from({ length: 501 }, (_, at) =>
      designItem({ dataType: 'thesis', dataID: `t${at}` }),
    );
    expect(await ina.refused(CONSEQUENCES, { body: { designData } })).toMatchObject({
      error: 'LIMIT_REACHED',
      message: 'A course can have up to 500 theses. Delete some before you add more.',
    });
  });
});

onEachEngine('the consequences for a larger class', (engine) => {
  const counts = { reads: 0 };
  const app = useApp(engine, (store) => ({
    ...store,
    read(statement) {
      counts.reads += 1;
      return store.read(statement);
    },
    readTogether(statements) {
      counts.reads += statements.length;
      return store.readTogether(statements);
    },
    transact: (name, input) => store.transact(name, input),
    close: () => store.close(),
  }));

  async function readsOf(students: number): Promise<number> {
    const course = await classOf(app(), STUDENTS.slice(0, students));
    const ina = await course.as('ina');
    const body = { removed: [itemOf('question', 'mayLie')] };
    await ina.ask(CONSEQUENCES, { body });
    counts.reads = 0;
    await ina.ask(CONSEQUENCES, { body });
    return counts.reads;
  }

  test('are read in the same number of queries, however many there are', async () => {
    const few = await readsOf(5);
    expect(few).toBeGreaterThan(0);
    expect(await readsOf(30)).toBe(few);
  });
});
