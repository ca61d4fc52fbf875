import { expect, test } from 'vitest';
import { evaluateStudent } from '../evaluate-student.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, everyStudent } from '../testing/answerable-course.ts';
import { answerValues } from './answer-values.ts';
import { fullestAnswers } from './fullest-answers.ts';
import { possibleTruths } from './possible-truths.ts';

function question(id: string, logic: string) {
  return { id, logic, type: 'Radio' as const, options: ['Yes', 'No'] };
}

test('DSN-44 the answers show a question wherever any student can see one, and each answer is needed', () => {
  const wrong: unknown[] = [];
  let filled = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 120);
    if (!students) continue;
    const day = graph.questionIds.slice(-3);
    const shownWith = (answers: (typeof students)[number]): readonly string[] => {
      const truth = evaluateStudent(graph, answers);
      return day.filter((id) => truth.isShown(id));
    };
    const answers = fullestAnswers(possibleTruths(graph, answerValues(graph, course)), day);
    const shown = shownWith(answers);
    // No student sees these and one more: the search cannot have stopped too early.
    const more = students.some((student) => {
      const seen = new Set(shownWith(student));
      return seen.size > shown.length && shown.every((id) => seen.has(id));
    });
    const isSpare = answers.some((answer) => {
      const rest = shownWith(answers.filter((each) => each !== answer));
      return shown.every((id) => rest.includes(id));
    });
    if (more || isSpare) wrong.push({ seed, more, isSpare });
    if (answers.length > 0) filled += 1;
  }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThan(30);
});

test('DSN-44 no answers are needed where every question shows, and none help where no question can', () => {
  const course = {
    questions: [question('a', ''), question('b', '(a, 1) & (a, 2)'), question('c', '(a, 2)')],
    theses: [],
  };
  const graph = buildLogicGraph(course);
  const truths = possibleTruths(graph, answerValues(graph, course));
  expect(fullestAnswers(truths, ['a'])).toEqual([]);
  expect(fullestAnswers(truths, ['b'])).toEqual([]);
  expect(fullestAnswers(truths, ['nothing'])).toEqual([]);
  expect(fullestAnswers(truths, ['a', 'b', 'c'])).toMatchObject([
    { questionID: 'a', questionAnswer: '2' },
  ]);
});
