// What is wrong with the logic of a question, for the list of a class day.
import { useMemo } from 'react';
import { failureBeyondRemarks } from '@elenchus/domain/logic/logic-failure.ts';
import { buildLogicGraph, type LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { logicHints } from '@elenchus/domain/logic/logic-hints.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { SHOWN_BY_FORMULA_FIELD } from '../../../../course-ui/course-check/formula-field-faults.ts';
import {
  checkOfSubject,
  useCourseCheck,
} from '../../../../course-ui/course-check/use-course-check.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';

interface LogicAttention {
  readonly graph: LogicGraph;
  /** One sentence on each line; '' where nothing is wrong. As a text, it is the same while nothing changes. */
  readonly attentionOf: (question: Question) => string;
}

/** Remarks on the formula, failures beyond it, and findings of the course check. */
export function useLogicAttention(words: CourseWords): LogicAttention {
  const graph = useLogicGraph(words);
  const check = useCourseCheck();
  const attentionOf = ({ id, logic }: Question): string => {
    const failure = failureBeyondRemarks(graph, { kind: 'question', id });
    const remarks = logicHints(logic, words.hints).filter(({ severity }) => severity !== 'info');
    const { findings } = checkOfSubject(check, { kind: 'question', id });
    const found = findings.filter(({ kind }) => !SHOWN_BY_FORMULA_FIELD.has(kind));
    return [
      ...remarks.map(({ sentence }) => sentence),
      ...(failure === undefined ? [] : [failure]),
      ...found.map(({ sentence }) => sentence),
    ].join('\n');
  };
  return { graph, attentionOf };
}

/** The logic of the course; typing a question's text doesn't build it again. */
function useLogicGraph({ questions, theses }: Parameters<typeof buildLogicGraph>[0]): LogicGraph {
  const key = JSON.stringify([
    questions.map(({ id, logic }) => [id, logic]),
    theses.map(({ name, logic }) => [name, logic]),
  ]);
  // oxlint-disable-next-line react/exhaustive-deps -- the key holds everything that the graph is made of
  return useMemo(() => buildLogicGraph({ questions, theses }), [key]);
}
