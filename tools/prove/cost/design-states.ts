// Courses whose design has the worst texts and formulas, and as many of them as the server accepts.
import { FORMULA_CHARACTERS, FORMULA_NAMES } from '../../../domain/logic/formula-limits.ts';
import type { CostCall } from './cost-call.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import {
  by,
  type CostAct,
  type CostState,
  DAY,
  essays,
  EVERY_READ,
  get,
  LONGEST,
  page,
  saveDesign,
  saveTexts,
} from './state-calls.ts';

/** The longest text that the server draws into a page, in all its places together. */
const DRAWN = 28_000;

/** A text of one kind in every part of a design that visitors see. */
function shownEverywhere(course: string, text: string): CostCall[] {
  const faq = JSON.stringify([{ question: text.slice(0, 1000), answer: text.slice(0, DRAWN / 2) }]);
  return [
    saveDesign(course, [{ dataType: 'courseDescription', dataID: '1', dataText: text }]),
    saveDesign(course, [{ dataType: 'faq', dataID: 'courseFAQ', dataText: faq }]),
    saveDesign(course, [{ dataType: 'rubric', dataID: '1', dataText: text }]),
    saveDesign(course, [{ dataType: 'topic', dataID: 'lying', dataIndex: '2', dataText: text }]),
    saveDesign(course, [
      {
        dataType: 'question',
        dataID: 'duty1',
        dataIndex: '1',
        dataText: text,
        questionType: 'LongAnswer',
        questionCourseDate: 'duty',
      },
    ]),
  ];
}

const hostileTexts: CostState = {
  name: 'hostile texts in a design',
  acts: HOSTILE_TEXTS['marked text'].flatMap(({ name, make }): CostAct[] => [
    { what: `save ${name}`, calls: (course) => shownEverywhere(course, make(DRAWN)) },
    {
      what: `the page of a visitor, after ${name}`,
      calls: (course) => [{ ...page(course, 'nobody'), headers: { accept: 'text/html' } }],
    },
    { what: `the page of a student, after ${name}`, calls: (course) => [page(course, 'sam')] },
  ]),
};

/** No formula of this length has more names than one may have. */
const WITH_FEW_NAMES = 3 * FORMULA_NAMES - 1;

const hostileFormulas: CostState = {
  name: 'hostile formulas in a design',
  acts: HOSTILE_TEXTS['design logic'].flatMap(({ name, make }): CostAct[] => [
    {
      what: `save ${name}`,
      calls: (course) => [
        // Too long, as long as allowed, and with as many names as allowed.
        saveDesign(course, essays(1, make(LONGEST))),
        ...[make(FORMULA_CHARACTERS), make(WITH_FEW_NAMES)].flatMap((logic) => [
          saveDesign(course, essays(20, logic)),
          saveDesign(course, [
            { dataType: 'thesis', dataID: 't', dataText: 'T', questionLogic: logic },
          ]),
        ]),
      ],
    },
    {
      what: `the course, after ${name}`,
      calls: (course) => [
        page(course, 'sam'),
        by(course, 'sam', 'GET', 'session/COURSE'),
        by(course, 'sam', 'GET', 'noticeCount/COURSE'),
        by(course, 'ina', 'GET', 'session/COURSE'),
        by(course, 'ina', 'GET', 'courseCheck/COURSE'),
        by(course, 'ina', 'GET', 'wordCounts/COURSE'),
        by(course, 'ina', 'POST', 'studentGrades/open/COURSE', {
          username: 'sam',
          evaluationDataID: 'OPEN',
        }),
      ],
    },
  ]),
};

const soon = (): string => new Date(Date.now() + DAY).toISOString().slice(0, 10);

/** So many that each names as much as allowed, and together they are as long as allowed. */
const FORMULAS = 40;

const longFormulas: CostState = {
  name: 'as many formulas as a design can have, about an essay of 200,000 characters',
  prepare: (course) => (store, now) =>
    saveTexts(store, course, [
      { username: 'sam', questionID: 'duty1', text: '1 23 '.repeat(LONGEST / 5), at: now - DAY },
    ]),
  fill: (course) => [
    saveDesign(course, [
      {
        dataType: 'evaluation',
        dataID: 'OPEN',
        dataText: 'Exam',
        questionCourseDate: soon(),
        questionLogic: 'ungraded',
        questionOptions: 'ethics',
      },
      { dataType: 'reminderDays', dataID: '1', dataText: '5' },
    ]),
    saveDesign(course, essays(FORMULAS, Array(FORMULA_NAMES).fill('(duty1,7)').join('∨'))),
  ],
  acts: [
    { what: 'the count of notices', calls: get('sam', 'noticeCount/COURSE') },
    { what: 'the session', calls: get('sam', 'session/COURSE') },
    { what: 'the page of a student', calls: (course) => [page(course, 'sam')] },
    EVERY_READ,
  ],
};

const largeDesign: CostState = {
  name: 'a design of 72 MB',
  isRefused: true,
  fill: function* fill(course) {
    for (let part = 0; part < 12; part += 1) {
      yield saveDesign(
        course,
        Array.from({ length: 30 }, (_, at) => ({
          dataType: 'question',
          dataID: `large-${part}-${at}`,
          dataIndex: String(at),
          dataText: `${part}-${at} `.repeat(LONGEST / 8).slice(0, LONGEST),
          questionType: 'LongAnswer',
          questionCourseDate: 'duty',
        })),
      );
    }
  },
  acts: [
    { what: 'a history page of the design', calls: get('ina', 'designVersions/COURSE') },
    {
      what: 'what changed since the beginning',
      calls: get('ina', 'designVersions/changes/COURSE?from=1&to=9'),
    },
    {
      what: 'the design of a version',
      calls: get('ina', 'designVersions/design/COURSE?version=5'),
    },
    {
      what: 'one letter changed',
      calls: (course) => [
        saveDesign(course, [{ dataType: 'courseTitle', dataID: '0', dataText: 'Changed' }]),
      ],
    },
    { what: 'the page of a student', calls: (course) => [page(course, 'sam')] },
    EVERY_READ,
  ],
};

export const DESIGN_STATES: readonly CostState[] = [
  hostileTexts,
  hostileFormulas,
  longFormulas,
  largeDesign,
];
