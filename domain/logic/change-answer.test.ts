import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '../answers/answer.ts';
import { changeAnswer } from './change-answer.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { buildLogicGraph } from './logic-graph.ts';
import { anyAnswer, anyAnswers, anyCourse, courseOf } from './testing/random-course.ts';

const answer = (questionID: string, questionAnswer: string): Answer => ({
  questionID,
  questionAnswer,
  questionEssayAnswer: '',
});

test('LOG-15 after any sequence of changed answers the truth is that of a full evaluation', () => {
  fc.assert(
    fc.property(anyCourse, anyAnswers, fc.array(anyAnswer), (course, first, changes) => {
      const graph = buildLogicGraph(courseOf(course));
      const truth = evaluateStudent(graph, first);
      const answers = [...first];
      for (const change of changes) {
        const before = truth.shownQuestionIds();
        const { appeared, disappeared } = changeAnswer(truth, change);
        answers.push(change);
        const full = evaluateStudent(graph, answers);
        const after = full.shownQuestionIds();
        expect(truth.values).toEqual(full.values);
        expect(truth.texts).toEqual(full.texts);
        expect(appeared).toEqual(after.filter((id) => !before.includes(id)));
        expect(disappeared).toEqual(before.filter((id) => !after.includes(id)));
      }
    }),
    { numRuns: 500 },
  );
});

const graph = buildLogicGraph({
  questions: [
    { id: 'top', logic: '' },
    { id: 'one', logic: '(top, 1)' },
    { id: 'two', logic: '(one, 1)' },
    { id: 'else', logic: '¬(top, 1)' },
  ],
  theses: [],
});

test('LOG-15 one change at the top hides the whole chain and shows what was waiting', () => {
  const truth = evaluateStudent(graph, [answer('top', '1'), answer('one', '1')]);
  expect(changeAnswer(truth, answer('top', '2'))).toEqual({
    appeared: ['else'],
    disappeared: ['one', 'two'],
  });
  expect(changeAnswer(truth, answer('top', '1'))).toEqual({
    appeared: ['one', 'two'],
    disappeared: ['else'],
  });
});

test.each([
  ['the same answer again', answer('top', '1')],
  ['a question that is not in the course', answer('gone', '1')],
  ['a question that nothing depends on', answer('two', '1')],
])('LOG-15 nothing appears or disappears with %s', (_name, change) => {
  const truth = evaluateStudent(graph, [answer('top', '1')]);
  expect(changeAnswer(truth, change)).toEqual({ appeared: [], disappeared: [] });
});
