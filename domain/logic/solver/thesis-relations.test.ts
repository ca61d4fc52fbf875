import { expect, test } from 'vitest';
import { evaluateStudent } from '../evaluate-student.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, everyStudent } from '../testing/answerable-course.ts';
import { answerValues, type SolvableCourse } from './answer-values.ts';
import { possibleTruths } from './possible-truths.ts';
import { thesisRelations } from './thesis-relations.ts';

function relationsOf(course: SolvableCourse): readonly string[] {
  const graph = buildLogicGraph(course);
  const { relations, undecided } = thesisRelations(
    possibleTruths(graph, answerValues(graph, course)),
  );
  expect(undecided).toBe(0);
  const name = (index: number): string => course.theses[index - course.questions.length]!.name;
  return relations.map(({ kind, first, second }) => `${name(first)} ${kind} ${name(second)}`);
}

/** By checking every possible student. */
function tried(course: SolvableCourse, truths: readonly (readonly boolean[])[]): readonly string[] {
  const found: string[] = [];
  const isSometimes = (index: number): boolean =>
    new Set(truths.map((each) => each[index])).size === 2;
  course.theses.forEach((first, one) => {
    course.theses.forEach((second, two) => {
      if (one === two || !isSometimes(one) || !isSometimes(two)) return;
      const never = (left: boolean, right: boolean): boolean =>
        !truths.some((each) => each[one] === left && each[two] === right);
      if (one < two && never(true, true)) found.push(`${first.name} exclusive ${second.name}`);
      if (never(true, true)) return;
      if (one < two && never(true, false) && never(false, true))
        found.push(`${first.name} equivalent ${second.name}`);
      if (never(true, false) && !never(false, true))
        found.push(`${first.name} entails ${second.name}`);
    });
  });
  return found;
}

test('CHK-6 the relations of all pairs of theses are those found by trying all answers', () => {
  const wrong: unknown[] = [];
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= 5000; seed += 1) {
    const course = answerableCourse(seed);
    if (course.theses.length < 2) continue;
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 200);
    if (!students) continue;
    const truths = students.map((answers) => {
      const truth = evaluateStudent(graph, answers);
      return course.theses.map(({ name }) => truth.holds(name));
    });
    const expected = tried(course, truths).toSorted();
    const found = relationsOf(course).toSorted();
    if (found.join() !== expected.join()) wrong.push({ seed, found, expected });
    for (const each of expected)
      kinds.set(each.split(' ')[1]!, (kinds.get(each.split(' ')[1]!) ?? 0) + 1);
  }
  expect(wrong).toEqual([]);
  for (const kind of ['equivalent', 'exclusive', 'entails'])
    expect(kinds.get(kind)).toBeGreaterThan(25);
});

test('CHK-6 relations that hold only because of what students can answer are found', () => {
  const options = Array.from({ length: 11 }, (_, index) => `Option ${index + 1}`);
  const course: SolvableCourse = {
    questions: [
      { id: 'god', type: 'Radio', options: ['Yes', 'No'], logic: '' },
      { id: 'why', type: 'Radio', options, logic: '(god, 1)' },
    ],
    theses: [
      { name: 'Theism', logic: '(god, 1)' },
      { name: 'Atheism', logic: '(god, 2)' },
      { name: 'Reasons', logic: '(why, 1) ∨ (why, 2)' },
      { name: 'Tenth', logic: '(why, 10)' },
      { name: 'Believer', logic: '¬¬(God, 1) ∨ (Theism)' },
    ],
  };
  expect(relationsOf(course)).toEqual([
    'Theism exclusive Atheism',
    'Theism equivalent Believer',
    'Atheism exclusive Reasons',
    'Atheism exclusive Tenth',
    'Atheism exclusive Believer',
    'Reasons entails Theism',
    'Reasons entails Believer',
    'Tenth entails Theism',
    'Tenth entails Reasons',
    'Tenth entails Believer',
  ]);
});
