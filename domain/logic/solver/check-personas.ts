// Checks whether kept personas still reach what they were made for, after the course was edited (CHK-11).
import { evaluateStudent } from '../evaluate-student.ts';
import type { LogicGraph } from '../logic-graph.ts';
import type { Persona } from './personas.ts';

export interface BrokenPersona {
  /** The index of the persona in the list. */
  readonly persona: number;
  readonly lostQuestionIds: readonly string[];
  readonly lostThesisNames: readonly string[];
}

/** The personas that no longer reach everything, with what they lost. */
export function checkPersonas(
  graph: LogicGraph,
  personas: readonly Persona[],
): readonly BrokenPersona[] {
  return personas.flatMap(({ answers, questionIds, thesisNames }, persona) => {
    const truth = evaluateStudent(graph, answers);
    const lostQuestionIds = questionIds.filter((id) => !truth.isShown(id));
    const lostThesisNames = thesisNames.filter((name) => !truth.holds(name));
    const isWhole = lostQuestionIds.length + lostThesisNames.length === 0;
    return isWhole ? [] : [{ persona, lostQuestionIds, lostThesisNames }];
  });
}
