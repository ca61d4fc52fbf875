import { expect, test } from 'vitest';
import { newEvaluation } from './evaluation.ts';
import {
  classHandBack,
  evaluationsSeen,
  handedBackTo,
  ownChange,
  type HandBack,
} from './student-hand-back.ts';

const NOW = 1000;
const everyone = (since: number | null): HandBack => row(null, since);
const ada = (since: number | null): HandBack => row('ada', since);
const ben = (since: number | null): HandBack => row('ben', since);

function row(usernameKey: string | null, since: number | null): HandBack {
  return { evaluationId: 'MID', usernameKey, since };
}

function sinceFor(isInDesign: boolean, rows: readonly HandBack[], recorded?: number) {
  const evaluations = [{ ...newEvaluation('MID'), handedBack: isInDesign }];
  const handBackTimes = new Map(recorded === undefined ? [] : [['MID', recorded]]);
  return handedBackTo('ada', { evaluations, handBackTimes }, rows, NOW).get('MID');
}

test.each<[string, number | undefined, boolean, readonly HandBack[], number?]>([
  ['nothing is handed back', undefined, false, []],
  ['the design hands back to everyone, since the recorded time', 400, true, [], 400],
  ['without a recorded time it is 0', 0, true, []],
  ['only to another student', undefined, false, [ben(100)]],
  ['to this student', 100, false, [ada(100)]],
  ['the moment itself counts', NOW, false, [ada(NOW)]],
])('HBK-1 %s', (_name, expected, isInDesign, rows, recorded) => {
  expect(sinceFor(isInDesign, rows, recorded)).toBe(expected);
});

test.each<[string, number | undefined, boolean, readonly HandBack[], number?]>([
  ['a planned time for everyone has not come', undefined, false, [everyone(NOW + 1)]],
  ['a planned time for everyone has come', NOW - 1, false, [everyone(NOW - 1)]],
  ['a planned time for this student has not come', undefined, false, [ada(NOW + 1)]],
])('HBK-2 %s', (_name, expected, isInDesign, rows, recorded) => {
  expect(sinceFor(isInDesign, rows, recorded)).toBe(expected);
});

test.each<[string, number | undefined, boolean, readonly HandBack[], number?]>([
  ['the student got it before everyone', 100, true, [ada(100)], 400],
  ['taken back from the student alone', undefined, true, [ada(null)], 400],
  ['taken back from the student, planned for everyone', undefined, false, [ada(null), everyone(5)]],
  ['planned later for the student than for everyone', undefined, true, [ada(NOW + 1)], 400],
])('HBK-3 the student’s own state decides: %s', (_name, expected, isInDesign, rows, recorded) => {
  expect(sinceFor(isInDesign, rows, recorded)).toBe(expected);
});

test('HBK-1 a student sees evaluations as handed back that this student may open', () => {
  const evaluations = [{ ...newEvaluation('MID'), handedBack: true }, newEvaluation('END')];
  const seen = evaluationsSeen(evaluations, new Map([['END', 5]]));
  expect(seen.map(({ id, handedBack }) => [id, handedBack])).toEqual([
    ['MID', false],
    ['END', true],
  ]);
});

test('HBK-2 for everyone, an evaluation is not handed back, planned, or handed back', () => {
  const evaluation = newEvaluation('MID');
  const state = (rows: readonly HandBack[], isInDesign = false) =>
    classHandBack({ ...evaluation, handedBack: isInDesign }, new Map([['MID', 7]]), rows, NOW);
  expect(state([ada(5)])).toEqual({ kind: 'none' });
  expect(state([everyone(NOW + 1)])).toEqual({ kind: 'planned', at: NOW + 1 });
  expect(state([everyone(NOW)])).toEqual({ kind: 'back', since: NOW });
  expect(state([], true)).toEqual({ kind: 'back', since: 7 });
});

test.each<[string, 'keep' | 'remove' | 'set', number | null, boolean, readonly HandBack[]]>([
  ['hands back to a student without it', 'set', NOW, false, []],
  ['hands back to a student from whom it was taken back', 'set', NOW, true, [ada(null)]],
  ['moves a plan', 'set', NOW + 9, false, [ada(NOW + 1)]],
  ['leaves a student alone who has it', 'keep', NOW + 9, false, [ada(5)]],
  ['leaves a student alone who has it with everyone', 'keep', NOW, true, []],
  ['takes back what only the student has', 'remove', null, false, [ada(5)]],
  ['cancels a plan for the student', 'remove', null, false, [ada(NOW + 1)]],
  ['takes back from one of all', 'set', null, true, []],
  ['leaves one of all out of a plan', 'set', null, false, [everyone(NOW + 1)]],
  ['has nothing to take back', 'keep', null, false, []],
  ['has nothing to take back again', 'keep', null, true, [ada(null)]],
])('HBK-3 %s: %s', (_name, expected, since, isInDesign, rows) => {
  const evaluation = { ...newEvaluation('MID'), handedBack: isInDesign };
  const course = { evaluation, evaluations: [evaluation], handBackTimes: new Map() };
  expect(ownChange('ada', course, rows, { since, now: NOW })).toBe(expected);
});
