// Courses that are full of work: long essays and histories, many students and evaluations.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { COURSE_ITEMS, PEOPLE, person } from '../../../server/testing/test-course.ts';
import { changeBy } from '../../../server/store/logs/audit-store.ts';
import type { CostCall } from './cost-call.ts';
import { cookieOf, makeCostCourse } from './cost-stage.ts';
import {
  by,
  type CostState,
  DAY,
  essays,
  EVERY_READ,
  everyGet,
  get,
  LONGEST,
  MINUTE,
  saveTexts,
} from './state-calls.ts';
import { formOf } from './worst-files.ts';

/**
 * Thousands of shared passages, all with the same words; a search for each in the drafts fails as late as possible.
 */
function patchwork(own: string): string {
  const patches = Array.from(
    { length: LONGEST / 40 },
    (_, at) => `c ${'a b '.repeat(7)}${own}${at}`,
  );
  return patches.join(' ').slice(0, LONGEST);
}

const DRAFTS = Array.from({ length: 5 }, (_, at) => 'a b '.repeat(LONGEST / 4 - at));

const repetitiveEssays: CostState = {
  name: 'two repetitive essays',
  prepare: (course) => async (store) => {
    const before = Date.UTC(2026, 8, 10);
    await saveTexts(
      store,
      course,
      ['sam', 'sue'].flatMap((username, index) =>
        [...DRAFTS, patchwork(username)].map((text, at) => ({
          username,
          questionID: 'duty1',
          text,
          at: before + at * DAY + index,
        })),
      ),
    );
  },
  acts: [
    {
      what: 'compare the essays of the class',
      calls: (course) => [
        by(course, 'ina', 'POST', 'similarity/start/COURSE', { evaluationId: 'OPEN' }),
        ...Array.from({ length: 200 }, () =>
          by(course, 'ina', 'GET', 'similarity/COURSE?evaluationId=OPEN'),
        ),
      ],
    },
    { what: 'the list of pairs', calls: get('ina', 'similarity/pairs/COURSE?evaluationId=OPEN') },
    {
      what: 'the pair side by side',
      calls: get(
        'ina',
        'similarity/pair/COURSE?evaluationId=OPEN&questionID=duty1&first=sam&second=sue',
      ),
    },
    EVERY_READ,
  ],
};

const longHistory: CostState = {
  name: 'a history of 300 MB of one student',
  prepare: (course) => (store, now) =>
    saveTexts(
      store,
      course,
      Array.from({ length: 1500 }, (_, at) => ({
        username: 'sam',
        questionID: 'duty1',
        text: `${at} ${String.fromCodePoint(97 + (at % 26)).repeat(LONGEST - 10)}`,
        at: now - (1500 - at) * 6 * MINUTE,
      })),
    ),
  acts: [
    {
      what: 'four reads of the history at the same time',
      manner: 'at the same time',
      calls: (course) =>
        Array.from({ length: 4 }, () =>
          by(course, 'sam', 'GET', 'studentAnswersHistory/COURSE/sam'),
        ),
    },
    EVERY_READ,
  ],
};

const CLASS = Array.from({ length: 400 }, (_, at) => `s${at}`);

const manyEvaluations: CostState = {
  name: '100 evaluations and 400 students',
  makesCourse: true,
  prepare: (course) => async (store, now) => {
    const evaluations = Array.from({ length: 100 }, (_, at) =>
      designItem({
        dataType: 'evaluation',
        dataID: `E${at}`,
        dataText: `Exam ${at}`,
        questionCourseDate: '2026-10-01',
        questionLogic: 'ungraded',
        questionOptions: 'ethics',
      }),
    );
    const items = [...COURSE_ITEMS, ...evaluations];
    const users = [...PEOPLE, ...CLASS.map((name) => person(name, 'student', 'tess'))];
    await makeCostCourse(store, course, now, { items, users });
    const text = 'An essay of some words about duty. '.repeat(30);
    await saveTexts(
      store,
      course,
      CLASS.map((username) => ({ username, questionID: 'duty1', text, at: now - 60 * DAY })),
    );
  },
  acts: [
    { what: 'the session of the instructor', calls: get('ina', 'session/COURSE') },
    { what: 'the session of a TA', calls: get('tess', 'session/COURSE') },
    { ...EVERY_READ, calls: (course) => everyGet(course, ['instructor', 'ta', 'student']) },
    {
      what: 'an extension for everyone',
      calls: (course) => {
        const extension = { kind: 'course', accommodation: { kind: 'days', amount: 2 } };
        const body = { usernames: CLASS, extension };
        return [
          by(course, 'ina', 'POST', 'extensions/preview/COURSE', body),
          by(course, 'ina', 'POST', 'extensions/COURSE', body),
        ];
      },
    },
    {
      what: 'everyone to another TA',
      calls: (course) => [
        by(course, 'ina', 'POST', 'users/COURSE/assign', { students: CLASS, TA: 'tom' }),
      ],
    },
    {
      what: 'hand back to everyone',
      calls: (course) => [
        by(course, 'ina', 'POST', 'handBacks/COURSE', {
          evaluationDataID: 'E1',
          to: { kind: 'everyone' },
          action: 'hand back',
        }),
      ],
    },
    {
      what: '4,500 people added',
      calls: (course) => {
        const rows = Array.from({ length: 4500 }, (_, at) => `new${at},New Person ${at}`);
        const form = formOf('list.csv', `netID,full name\n${rows.join('\n')}`);
        return [
          {
            method: 'POST',
            path: `/api/users/${course}/batch-add`,
            headers: { cookie: cookieOf(course, 'ina'), 'content-type': form.contentType },
            body: form.payload,
          },
        ];
      },
    },
  ],
};

/** 8 MB of answers, different ones each time. */
function* saves(course: string): Generator<CostCall> {
  for (let time = 0; ; time += 1) {
    const letter = String.fromCodePoint(97 + (time % 26));
    const answerData = Array.from({ length: 40 }, (_, at) => ({
      username: 'sam',
      questionID: `essay${at}`,
      questionEssayAnswer: letter.repeat(LONGEST),
    }));
    yield by(course, 'sam', 'POST', 'studentAnswers/update/COURSE', { answerData });
  }
}

const savingStudent: CostState = {
  name: 'one student who saves 8 MB again and again',
  prepare: (course) => async (store, now) => {
    await store.transact('changeDesign', {
      ...changeBy(course, 'ina', now),
      upserts: essays(40),
      removals: [],
      confirmed: true,
      agreedGrades: null,
      keepsUnchanged: false,
    });
  },
  acts: [{ what: 'for three seconds', manner: 'for three seconds', calls: saves }, EVERY_READ],
};

export const WORK_STATES: readonly CostState[] = [
  repetitiveEssays,
  longHistory,
  manyEvaluations,
  savingStudent,
];
