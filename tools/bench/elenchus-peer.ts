// Elenchus' own evaluation in the form of the comparison.
import {
  evaluateGates,
  readAnswers,
  type StudentTruth,
} from '@elenchus/domain/logic/evaluate-student.ts';
import type { LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import type { LogicPeer } from './logic-peer.ts';

/** `read` sets the leaves, `visible` evaluates every gate from them. */
export function elenchusPeer(graph: LogicGraph): LogicPeer<StudentTruth> {
  return {
    name: 'Elenchus',
    read: (answers) => readAnswers(graph, answers),
    visible: (truth) => {
      evaluateGates(truth);
      return truth.shownQuestionIds();
    },
  };
}
