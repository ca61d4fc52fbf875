import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerText } from '../answers/answer.ts';
import type { StudentAnswers } from './evaluate-class.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { buildLogicGraph, type LogicGraph } from './logic-graph.ts';
import { editConsequences } from './testing/class-consequences.ts';
import { anyAnswers, anyCourse, courseOf } from './testing/random-course.ts';

/** Student by student, question by question. */
function compared(
  before: LogicGraph,
  after: LogicGraph,
  students: readonly StudentAnswers[],
): unknown {
  const ids = [...new Set([...after.questionIds, ...before.questionIds])];
  const each = students.map(({ answers }) => {
    const was = new Set(evaluateStudent(before, answers).shownQuestionIds());
    const is = new Set(evaluateStudent(after, answers).shownQuestionIds());
    const last = new Map(answers.map((answer) => [answer.questionID, answerText(answer)]));
    return { was, is, answered: (id: string) => (last.get(id) ?? '') !== '' };
  });
  const questions = ids
    .map((questionId) => {
      const come = each.filter(({ was, is }) => !was.has(questionId) && is.has(questionId));
      const gone = each.filter(({ was, is }) => was.has(questionId) && !is.has(questionId));
      return {
        questionId,
        appears: come.length,
        disappears: gone.length,
        answersHidden: gone.filter(({ answered }) => answered(questionId)).length,
        answersBack: come.filter(({ answered }) => answered(questionId)).length,
      };
    })
    .filter(({ appears, disappears }) => appears + disappears > 0);
  return {
    questions,
    students: each.filter(({ was, is }) => was.symmetricDifference(is).size > 0).length,
    answersHidden: questions.reduce((sum, { answersHidden }) => sum + answersHidden, 0),
  };
}

test('CHK-9 the consequences of an edit are those of looking at each student before and after', () => {
  fc.assert(
    fc.property(
      anyCourse,
      anyCourse,
      fc.array(anyAnswers, { maxLength: 70 }),
      (one, two, lists) => {
        const before = buildLogicGraph(courseOf(one));
        const after = buildLogicGraph(courseOf(two));
        const students = lists.map((answers, index) => ({ username: `s${index}`, answers }));
        expect(editConsequences(before, after, students)).toEqual(
          compared(before, after, students),
        );
      },
    ),
    { numRuns: 300 },
  );
});

function graph(logic: string): LogicGraph {
  return buildLogicGraph({
    questions: [
      { id: 'mind', logic: '' },
      { id: 'soul', logic },
    ],
    theses: [],
  });
}

test('CHK-9 answers are kept, counted as hidden, and counted again when their question shows again', () => {
  const students = ['1', '2', ''].map((text, index) => ({
    username: `s${index}`,
    answers: ['mind', 'soul'].map((questionID) => ({
      questionID,
      questionAnswer: text,
      questionEssayAnswer: '',
    })),
  }));
  const narrower = {
    questionId: 'soul',
    appears: 0,
    disappears: 2,
    answersHidden: 1,
    answersBack: 0,
  };
  expect(editConsequences(graph(''), graph('(mind, 1)'), students)).toEqual({
    questions: [narrower],
    students: 2,
    answersHidden: 1,
  });
  const wider = { questionId: 'soul', appears: 2, disappears: 0, answersHidden: 0, answersBack: 1 };
  expect(editConsequences(graph('(mind, 1)'), graph(''), students).questions).toEqual([wider]);
  expect(editConsequences(graph(''), graph(' '), students).questions).toEqual([]);
});
