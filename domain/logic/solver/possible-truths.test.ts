import { expect, test } from 'vitest';
import { evaluateClass } from '../evaluate-class.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, everyStudent } from '../testing/answerable-course.ts';
import { answerValues } from './answer-values.ts';
import { possibleTruths } from './possible-truths.ts';

function rangeFrom(count: number, all: number): string {
  if (count === 0) return 'never';
  return count === all ? 'always' : 'sometimes';
}

test('CHK-1 on 10,000 small courses every verdict is that of trying all answers', () => {
  let tried = 0;
  const wrong: unknown[] = [];
  const found = new Map<string, number>();
  for (let seed = 1; tried < 10_000; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 300);
    if (!students) continue;
    tried += 1;
    const truth = evaluateClass(
      graph,
      students.map((answers) => ({ username: '', answers })),
    );
    const { ranges } = possibleTruths(graph, answerValues(graph, course));
    const expected = [
      ...course.questions.map(({ id }) => rangeFrom(truth.shownCount(id), students.length)),
      ...course.theses.map(({ name }, index) =>
        graph.roots[course.questions.length + index] === -1
          ? undefined
          : rangeFrom(truth.holdsCount(name), students.length),
      ),
    ];
    if (expected.some((range, index) => range !== ranges[index])) wrong.push({ seed, ranges });
    for (const range of expected) found.set(`${range}`, (found.get(`${range}`) ?? 0) + 1);
  }
  expect(wrong).toEqual([]);
  for (const range of ['always', 'sometimes', 'never', 'undefined']) {
    expect(found.get(range)).toBeGreaterThan(300);
  }
});
