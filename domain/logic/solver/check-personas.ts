// Whether kept personas still reach what they were made for, after the course was edited (CHK-11).
import { evaluateStudent } from '../evaluate-student.ts';
import type { LogicGraph } from '../logic-graph.ts';
import type { Persona } from './personas.ts';
import type { PossibleTruths } from './possible-truths.ts';

export interface BrokenPersona {
  /** The place of the persona in the list. */
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

/** The questions that can show, but for none of the personas. */
export function unreachedQuestions(
  { answers, ranges }: PossibleTruths,
  personas: readonly Persona[],
): readonly string[] {
  const truths = personas.map((persona) => evaluateStudent(answers.graph, persona.answers));
  return answers.graph.questionIds.filter((id, position) => {
    const canShow = ranges[position] === 'sometimes' || ranges[position] === 'always';
    return canShow && !truths.some((truth) => truth.isShown(id));
  });
}
