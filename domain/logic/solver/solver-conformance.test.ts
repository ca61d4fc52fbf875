import { expect, test } from 'vitest';
import { readLogicCases, type LogicCase } from '../logic-case.ts';
import table from '../logic-cases.json' with { type: 'json' };
import { buildLogicGraph } from '../logic-graph.ts';
import { answerText } from '../../answers/answer.ts';
import { answerValues, type SolvableCourse, type SolvableQuestion } from './answer-values.ts';
import { possibleTruths, type TruthRange } from './possible-truths.ts';

const cases = readLogicCases(table);

/** Whether the expression can be true, as one more question of the case's course. */
function rangeFor({ questions, theses, expression, answers }: LogicCase): TruthRange | undefined {
  const texts = new Map(answers.map((answer) => [answer.questionID, answerText(answer) || '']));
  const probe = { id: 'probe!', logic: expression, type: 'Radio', options: [] };
  const course: SolvableCourse = {
    // With an essay every stored text is a possible answer; unanswered ones cannot be answered.
    questions: [...questions, probe].map((question): SolvableQuestion => {
      const type = (texts.get(question.id) ?? '') === '' ? 'Contradiction' : 'LongAnswer';
      return { id: question.id, logic: question.logic, type, options: [] };
    }),
    theses,
  };
  const graph = buildLogicGraph(course);
  return possibleTruths(graph, answerValues(graph, course)).ranges[questions.length];
}

test.each(cases.ok ? cases.value : [])(
  'CHK-1 the verdict does not rule out what the conformance table has: $name',
  (logicCase) => {
    const ruledOut = logicCase.expected ? 'never' : 'always';
    expect(rangeFor(logicCase)).not.toBe(ruledOut);
  },
);
