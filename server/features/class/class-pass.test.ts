// The pass of grading by question, compared with opening every student on the grading desk.
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { gradingGate } from '@elenchus/domain/course/course-gate.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const STUDENTS = Array.from({ length: 24 }, (_, place) => `s${place}`);
const QUERY = { evaluationId: 'PAST' };
const ESSAYS = ['first', 'whyLie', 'always', 'duty1'];

function essay(dataID: string, dataIndex: string, questionLogic: string): DesignItem {
  return designItem({
    dataType: 'question',
    dataID,
    questionType: 'LongAnswer',
    questionCourseDate: 'lying',
    dataText: `Essay ${dataID}`,
    dataIndex,
    questionLogic,
  });
}

function itemsWith(words: string): readonly DesignItem[] {
  return [
    ...COURSE_ITEMS,
    // Most students don't get the first essay.
    essay('first', '0', '(mayLie, 2)'),
    essay('always', '3', ''),
    designItem({
      dataType: 'evaluation',
      dataID: 'PAST',
      dataText: 'The first paper',
      questionCourseDate: '2026-09-10',
      questionOptions: 'ethics',
      questionLogic: 'ungraded',
    }),
    designItem({ dataType: 'fairGrading', dataID: 'PAST', dataText: words }),
  ];
}

type Save = readonly [questionID: string, text: string, daysAgo: number];

function savesOf(place: number): readonly Save[] {
  const pick = (name: number, most: number): number =>
    (Math.imul(place * 31 + name + 7, 2_654_435_761) >>> 13) % most;
  return [
    ['mayLie', String(1 + pick(1, 2)), 6],
    ...(pick(2, 3) === 0 ? [['mayLie', String(1 + pick(3, 2)), 1] as const] : []),
    ...(pick(4, 3) > 0 ? [['first', ' Because.', 5] as const] : []),
    ...(pick(5, 2) > 0 ? [['whyLie', 'A reason.', 5] as const] : []),
    ...(pick(6, 4) > 0 ? [['always', place % 5 === 0 ? ' \n\u00a0' : 'Text', 5] as const] : []),
    ...(pick(7, 4) === 0 ? [['always', 'Too late', 1] as const] : []),
    ...(pick(8, 3) === 0 ? [['duty1', 'Duty', 2] as const] : []),
  ];
}

function grade(name: string, gradingType: string, data: string, questionID = 'noQuestionID') {
  return {
    usernameKey: foldName(name),
    evaluationDataID: 'PAST',
    gradingType: gradingType as 'questionGrade',
    questionID,
    individualGradingData: data,
    comment: '',
    expectedVersion: null,
  };
}

async function classOf(app: TestApp, words: string, students = STUDENTS): Promise<TestCourse> {
  const users = students.map((name, place) => person(name, 'student', place % 2 ? 'tess' : 'Tom'));
  const course = await app.course({ items: itemsWith(words), users: [...PEOPLE, ...users] });
  for (const [place, username] of students.entries()) {
    for (const [questionID, text, daysAgo] of savesOf(place)) {
      const at = NOON - daysAgo * DAY;
      const isChoice = questionID === 'mayLie';
      const texts = {
        questionAnswer: isChoice ? text : '',
        questionEssayAnswer: isChoice ? '' : text,
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
      // Some have a date of their own that has passed, some can still write.
      ...(place % 4 === 0
        ? [
            grade(
              name,
              'customDueDate',
              ['2026-09-08', '2026-09-13', '2026-09-20'][place % 3] ?? '',
            ),
          ]
        : []),
      ...(place % 3 === 0 ? [grade(name, 'questionGrade', '8', 'always')] : []),
      ...(place % 7 === 0 ? [grade(name, 'gradingComplete', 'yes')] : []),
    ]),
  });
  return course;
}

function passOf(client: TestClient) {
  return client.ask('GET /api/gradingPass/{courseID}', { query: QUERY });
}

/** What the desk shows of a student whom it opens. */
async function onDesk(client: TestClient, username: string, words: string) {
  const about = { username, evaluationDataID: 'PAST', tab: 'one' };
  const { student } = await client.ask('POST /api/gradingDesk/{courseID}', { body: about });
  const { work } = student;
  if (!work) throw new Error('There is a due date.');
  const model = readCourse(itemsWith(words));
  const gate = gradingGate(model, dueDateOf(work.targetDate), NOON);
  const truth = evaluateStudent(releaseCourse(model, gate).graph, work.answers);
  const written = ESSAYS.flatMap((id, place) => {
    const text = work.answers.find(({ questionID }) => questionID === id)?.questionEssayAnswer;
    return truth.isShown(id) && /\S/u.test(text ?? '') ? [place] : [];
  });
  const recordOf = (type: string, id: string) =>
    work.records.find(({ gradingType, questionID }) => gradingType === type && questionID === id);
  return {
    isComplete: recordOf('gradingComplete', 'noQuestionID')?.individualGradingData === 'yes',
    written,
    graded: ESSAYS.flatMap((id, place) => (recordOf('questionGrade', id) ? [place] : [])),
  };
}

const reads = { count: 0 };

async function countedReads(course: TestCourse): Promise<number> {
  const ina = await course.as('ina');
  await passOf(ina);
  reads.count = 0;
  await passOf(ina);
  return reads.count;
}

onEachEngine('the pass of grading by question', (engine) => {
  const app = useApp(engine, (store) =>
    Object.assign(Object.create(store) as typeof store, {
      read: (...asked: Parameters<typeof store.read>) => {
        reads.count += 1;
        return store.read(...asked);
      },
      readTogether: (...asked: Parameters<typeof store.readTogether>) => {
        reads.count += 1;
        return store.readTogether(...asked);
      },
    }),
  );

  test.each(['byQuestion', 'byQuestion,randomOrder', 'hideNames,byQuestion'])(
    'BLD-40 %s: says of every student what the desk shows, in the order of grading',
    async (words) => {
      const course = await classOf(app(), words);
      for (const grader of ['ina', 'tess']) {
        const client = await course.as(grader);
        const { questionIDs, students } = await passOf(client);
        expect(questionIDs).toEqual(ESSAYS);
        // sam, sue and una are in the course, too.
        expect(students).toHaveLength(grader === 'ina' ? 27 : 13);
        const listed = await client.ask('GET /api/students/{courseID}', { query: QUERY });
        expect(students.map(({ username }) => username)).toEqual(
          listed.map(({ username }) => username),
        );
        for (const { username, fullname, ...found } of students) {
          const expected = await onDesk(client, username, words);
          expect({
            ...found,
            written: found.written.toSorted((one, other) => one - other),
          }).toEqual(expected);
          expect(fullname.startsWith('Student ')).toBe(words.startsWith('hideNames'));
        }
        expect(students.some(({ written }) => written.includes(0))).toBe(true);
        expect(students.some(({ written }) => !written.includes(0))).toBe(true);
      }
    },
  );

  test('BLD-40 takes as many reads for 24 students as for 2', async () => {
    const few = await countedReads(await classOf(app(), 'byQuestion', ['s0', 's1']));
    const many = await countedReads(await classOf(app(), 'byQuestion'));
    expect(few).toBeGreaterThan(3);
    expect(many).toBe(few);
  });

  test('BLD-40 an unknown evaluation is refused', async () => {
    const ina = await (await app().course()).as('ina');
    const query = { evaluationId: 'NONE' };
    const refused = await ina.call('GET /api/gradingPass/{courseID}', { query });
    expect(refused.status).toBe(404);
  });
});
