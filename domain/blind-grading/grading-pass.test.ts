import { array, assert, boolean, pre, property, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstWaitingQuestion,
  leftEssays,
  nextStop,
  nextWaitingStop,
  placeInPass,
  previousStop,
  type GradingPass,
  type PassStudent,
} from './grading-pass.ts';

/** 'q1 q2*': wrote both, and the second one has a grade. */
function student(username: string, essays: string, isComplete = false): PassStudent {
  const words = essays.split(' ').filter((word) => word !== '');
  return {
    username,
    isComplete,
    written: new Set(words.map((word) => word.replace('*', ''))),
    graded: new Set(words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
  };
}

const questionIds = ['q1', 'q2', 'q3'];

/** Only Bea and Dora get the first essay. */
const PASS: GradingPass = {
  questionIds,
  students: [
    student('ada', 'q2 q3'),
    student('bea', 'q1 q2 q3'),
    student('cleo', ''),
    student('dora', 'q1 q3'),
  ],
};

function changed(differs: Partial<Record<string, PassStudent>>): GradingPass {
  return { ...PASS, students: PASS.students.map((each) => differs[each.username] ?? each) };
}

test.each<[string, GradingPass, string | null]>([
  ['the first one that somebody wrote, though not the first student', PASS, 'q1'],
  [
    'the next one, when everyone has a grade for the first',
    changed({ bea: student('bea', 'q1* q2 q3'), dora: student('dora', 'q1* q3') }),
    'q2',
  ],
  [
    'none of a student who is complete',
    changed({ bea: student('bea', 'q1 q2 q3', true), dora: student('dora', 'q1* q3') }),
    'q2',
  ],
  ['nothing when nobody waits', { questionIds, students: [student('ada', 'q2*')] }, null],
])('BLD-39 a pass begins at %s', (_what, pass, expected) => {
  expect(firstWaitingQuestion(pass)).toBe(expected);
});

test.each([
  ['the next student who wrote the question', PASS, 'bea q1', 'dora q1'],
  ['past students who did not get or write it', PASS, 'bea q2', 'ada q3'],
  ['from a student who did not get it to the next who did', PASS, 'ada q1', 'bea q1'],
  ['after the last student, the first who wrote the next question', PASS, 'dora q1', 'ada q2'],
  ['somebody with a grade, too', changed({ dora: student('dora', 'q1* q3') }), 'bea q1', 'dora q1'],
  [
    'past a question that nobody waits for',
    changed({ ada: student('ada', 'q2* q3'), bea: student('bea', 'q1 q2* q3') }),
    'dora q1',
    'ada q3',
  ],
  ['nothing after the last question', PASS, 'dora q3', null],
  [
    'every question where nothing waits',
    { questionIds, students: [student('ada', 'q1* q2*')] },
    'ada q1',
    'ada q2',
  ],
])('BLD-14 grading by question goes on to %s', (_what, pass, here, expected) => {
  expect(nextStop(pass, stop(here))).toEqual(expected === null ? null : stop(expected));
});

test.each([
  ['the student before who wrote it', PASS, 'dora q1', 'bea q1'],
  ['the last student who wrote a question before', PASS, 'ada q2', 'dora q1'],
  ['nothing before the first', PASS, 'bea q1', null],
])('BLD-15 grading by question goes back to %s', (_what, pass, here, expected) => {
  expect(previousStop(pass, stop(here))).toEqual(expected === null ? null : stop(expected));
});

test.each([
  ['on this question', PASS, 'bea q1', 'dora q1'],
  ['from the beginning, on this question', PASS, 'dora q1', 'bea q1'],
  ['on the next question', changed({ dora: student('dora', 'q1* q3') }), 'bea q1', 'ada q2'],
  [
    'on the first question after the last one',
    { questionIds, students: [student('ada', 'q1 q3*'), student('bea', 'q3')] },
    'bea q3',
    'ada q1',
  ],
  [
    'nobody but the student in view',
    { questionIds, students: [student('ada', 'q1 q2')] },
    'ada q1',
    null,
  ],
])('BLD-41 the next ungraded student is %s', (_what, pass, here, expected) => {
  expect(nextWaitingStop(pass, stop(here))).toEqual(expected === null ? null : stop(expected));
});

test('BLD-41 a pass ends with what is left', () => {
  expect(leftEssays(changed({ ada: student('ada', 'q2* q3*') }))).toEqual([
    { questionId: 'q1', number: 1, students: 2, username: 'bea' },
    { questionId: 'q2', number: 2, students: 1, username: 'bea' },
    { questionId: 'q3', number: 3, students: 2, username: 'bea' },
  ]);
});

test('BLD-39 the place counts those who wrote the question', () => {
  expect(placeInPass(PASS, stop('Dora q1'))).toEqual({ place: 2, total: 2 });
  expect(placeInPass(PASS, stop('ada q1'))).toEqual({ place: null, total: 2 });
});

function stop(words: string) {
  const [username = '', questionId = ''] = words.split(' ');
  return { username, questionId };
}

const somePass = array(
  record({
    written: subarray(questionIds),
    graded: subarray(questionIds),
    isComplete: boolean(),
  }),
  { maxLength: 7 },
).map((students): GradingPass => ({
  questionIds,
  students: students.map(({ written, graded, isComplete }, index) => ({
    username: `s${index}`,
    isComplete,
    written: new Set(written),
    graded: new Set(graded),
  })),
}));

test('BLD-39 from its beginning, a pass visits everyone who waits, and nobody who did not write the question', () => {
  assert(
    property(somePass, (pass) => {
      const begin = firstWaitingQuestion(pass);
      pre(begin !== null);
      const visited = new Set<string>();
      let here = nextStop(pass, { username: 'nobody', questionId: begin });
      while (here) {
        const { username, questionId } = here;
        expect(pass.students.find((each) => each.username === username)?.written).toContain(
          questionId,
        );
        const name = `${username} ${questionId}`;
        expect(visited).not.toContain(name);
        visited.add(name);
        here = nextStop(pass, here);
      }
      const waiting = pass.students.flatMap(({ username, isComplete, written, graded }) =>
        isComplete ? [] : [...written.difference(graded)].map((id) => `${username} ${id}`),
      );
      expect(waiting.filter((name) => !visited.has(name))).toEqual([]);
    }),
  );
});
