import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateClass } from './evaluate-class.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { buildLogicGraph } from './logic-graph.ts';
import { anyAnswers, anyCourse, courseOf } from './testing/random-course.ts';

test('LOG-16 a class is evaluated like its students one by one', () => {
  fc.assert(
    fc.property(anyCourse, fc.array(anyAnswers, { maxLength: 70 }), (course, lists) => {
      const graph = buildLogicGraph(courseOf(course));
      const students = lists.map((answers, index) => ({ username: `s${index}`, answers }));
      const truth = evaluateClass(graph, students);
      const alone = lists.map((answers) => evaluateStudent(graph, answers));
      alone.forEach((student, index) => {
        expect(truth.shownQuestionIds(index)).toEqual(student.shownQuestionIds());
      });
      for (const { id } of course.questions) {
        expect(truth.shownCount(id)).toBe(alone.filter((one) => one.isShown(id)).length);
        alone.forEach((one, index) => expect(truth.isShown(index, id)).toBe(one.isShown(id)));
      }
      for (const { name } of course.theses) {
        expect(truth.holdsCount(name)).toBe(alone.filter((one) => one.holds(name)).length);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([0, 1, 31, 32, 33, 64])('LOG-16 counts are right for a class of %i', (size) => {
  const graph = buildLogicGraph({
    questions: [
      { id: 'a', logic: '' },
      { id: 'b', logic: '¬(a, 1)' },
      { id: 'c', logic: '¬(a, 1) & ¬(a, 2)' },
    ],
    theses: [],
  });
  const students = Array.from({ length: size }, (_, index) => ({
    username: `s${index}`,
    answers: [{ questionID: 'a', questionAnswer: index === 0 ? '1' : '', questionEssayAnswer: '' }],
  }));
  const truth = evaluateClass(graph, students);
  const others = Math.max(size - 1, 0);
  expect(['a', 'b', 'c', 'gone'].map((id) => truth.shownCount(id))).toEqual([
    size,
    others,
    others,
    0,
  ]);
  expect(truth.holdsCount('Nope')).toBe(0);
  expect(truth.isShown(0, 'gone')).toBe(false);
});
