import { expect, test } from 'vitest';
import { answerText } from '../../answers/answer.ts';
import { evaluateStudent } from '../evaluate-student.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import {
  answerableCourse,
  answerTo,
  Dice,
  everyStudent,
  possibleTexts,
} from '../testing/answerable-course.ts';
import { answerValues, type SolvableCourse } from './answer-values.ts';
import { causeOf, defaultRepairLimits, repairsOf } from './contradiction-cause.ts';

test('CHK-7 the cause keeps the question shown whatever the other answers become, and no smaller set does', () => {
  const wrong: unknown[] = [];
  const sizes = new Map<number, number>();
  for (let seed = 1; seed <= 3000; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 200);
    if (!students) continue;
    const own = students[new Dice(seed).below(students.length)]!;
    const truth = evaluateStudent(graph, own);
    const given = new Map(own.map((answer) => [answer.questionID, answerText(answer)]));
    const others = students.map(
      (answers) => new Map(answers.map((answer) => [answer.questionID, answerText(answer)])),
    );
    const shown = students.map((answers) => evaluateStudent(graph, answers));
    const keeps = (ids: readonly string[], id: string): boolean =>
      others.every((each, index) => {
        const isSame = ids.every((kept) => each.get(kept) === given.get(kept));
        const isWithin = [...each.keys()].every((answered) => given.has(answered));
        return !isSame || !isWithin || shown[index]!.isShown(id);
      });
    const all = [...given.keys()];
    const subsets = Array.from({ length: 2 ** all.length }, (_, bits) =>
      all.filter((__, at) => (bits >> at) & 1),
    );
    for (const id of truth.shownQuestionIds()) {
      const cause = causeOf(truth, answerValues(graph, course), id)!;
      const least = Math.min(...subsets.filter((ids) => keeps(ids, id)).map((ids) => ids.length));
      const isRight =
        keeps(cause.questionIds, id) && cause.questionIds.length === least && cause.isSmallest;
      if (!isRight) wrong.push({ seed, id, cause, least });
      sizes.set(least, (sizes.get(least) ?? 0) + 1);
    }
  }
  expect(wrong).toEqual([]);
  expect(sizes.get(1)).toBeGreaterThan(200);
  expect(sizes.get(2)).toBeGreaterThan(20);
});

test('CHK-8 a question is among the repairs exactly when some new answer to it alone ends it', () => {
  const wrong: unknown[] = [];
  let found = 0;
  for (let seed = 1; seed <= 3000; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 200);
    if (!students) continue;
    const own = students[new Dice(seed).below(students.length)]!;
    const truth = evaluateStudent(graph, own);
    for (const id of truth.shownQuestionIds()) {
      const possible = answerValues(graph, course);
      const { repairs } = repairsOf(truth, possible, id);
      // Searching only where the cause leads finds the same.
      const cause = causeOf(truth, possible, id) ?? null;
      const guided = repairsOf(truth, possible, id, { ...defaultRepairLimits, cause });
      expect(guided.repairs).toEqual(repairs);
      const expected = course.questions
        .filter((question) =>
          possibleTexts(graph, question).some((text) => {
            const after = evaluateStudent(graph, [...own, answerTo(question, text)]);
            return truth.isShown(question.id) && !after.isShown(id);
          }),
        )
        .map((question) => question.id);
      const named = [...new Set(repairs.map(({ answer }) => answer.questionID))];
      const isEach = repairs.every(({ answer, appeared, disappeared }) => {
        const after = evaluateStudent(graph, [...own, answer]).shownQuestionIds();
        const before = truth.shownQuestionIds();
        return (
          !after.includes(id) &&
          after.filter((each) => !before.includes(each)).join() === appeared.join() &&
          before.filter((each) => !after.includes(each)).join() === disappeared.join()
        );
      });
      if (named.join() !== expected.join() || !isEach) wrong.push({ seed, id, repairs, expected });
      found += repairs.length;
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(500);
});

const yesNo = ['Yes', 'No', 'Maybe'];
const course: SolvableCourse = {
  questions: [
    { id: 'god', type: 'Radio', options: yesNo, logic: '' },
    { id: 'evil', type: 'Radio', options: yesNo, logic: '' },
    { id: 'why', type: 'Radio', options: yesNo, logic: '(god, 1)' },
    { id: 'many', type: 'Checkbox', options: ['A', 'B', 'C'], logic: '' },
    { id: 'clash', type: 'Contradiction', options: [], logic: '(god, 1) & (evil, 1) & ¬(why, 2)' },
    { id: 'ticks', type: 'Contradiction', options: [], logic: '(many, 1) ∨ (many, 2)' },
  ],
  theses: [],
};
const graph = buildLogicGraph(course);
const answers = Object.entries({ god: '1', evil: '1', why: '3', many: '1,2,3' }).map(
  ([questionID, questionAnswer]) => ({
    questionID,
    questionAnswer,
    questionEssayAnswer: '',
  }),
);
const truth = evaluateStudent(graph, answers);
const values = answerValues(graph, course);

test('CHK-7 a contradiction names the answers that produce it', () => {
  expect(causeOf(truth, values, 'clash')).toEqual({
    questionIds: ['god', 'evil', 'why'],
    isSmallest: true,
  });
  expect(causeOf(truth, values, 'ticks')).toEqual({ questionIds: ['many'], isSmallest: true });
  expect(causeOf(evaluateStudent(graph, []), values, 'clash')).toBeUndefined();
});

test('CHK-8 each repair lists what else would appear and disappear', () => {
  expect(
    repairsOf(truth, values, 'clash').repairs.map(({ answer, appeared, disappeared }) => [
      answer.questionID,
      answer.questionAnswer,
      appeared,
      disappeared,
    ]),
  ).toEqual([
    ['god', '2', [], ['why', 'clash']],
    ['evil', '2', [], ['clash']],
    ['why', '2', [], ['clash']],
  ]);
  expect(
    repairsOf(truth, values, 'ticks').repairs.map(({ answer }) => answer.questionAnswer),
  ).toEqual(['3']);
});

test('CHK-8 a search that reaches its limit stops and reports that; what it has found is kept', () => {
  const whole = repairsOf(truth, values, 'clash');
  expect(whole.isWhole).toBe(true);
  const stopped = Array.from({ length: 60 }, (_, looks) =>
    repairsOf(truth, values, 'clash', { looks, conflicts: 1, cause: null }),
  ).filter(({ isWhole }) => !isWhole);
  expect(stopped.map(({ repairs }) => repairs.length)).toEqual(
    stopped.map(({ repairs }) => repairs.length).toSorted((one, other) => one - other),
  );
  expect(stopped[0]?.repairs).toEqual([]);
  expect(stopped.at(-1)?.repairs.length).toBeGreaterThan(0);
  for (const { repairs } of stopped) {
    expect(whole.repairs.slice(0, repairs.length)).toEqual(repairs);
  }
});
