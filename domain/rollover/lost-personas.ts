// Finds which saved personas no longer reach what they were made for in the new course (RLL-27).
import { countedNoun } from '../base/counted-noun.ts';
import { readKeptPersonas } from '../course/kept-persona.ts';
import { readCourse } from '../course/course-model.ts';
import type { DesignItem } from '../design/design-item.ts';
import { buildLogicGraph } from '../logic/logic-graph.ts';
import { checkPersonas } from '../logic/solver/check-personas.ts';

/** The findings of the saved personas of a design about its logic. */
interface PersonaOutcome {
  readonly total: number;
  /** One for each persona that lost something. */
  readonly sentences: readonly string[];
}

/** Runs every saved persona on a design. */
export function runPersonas(items: readonly DesignItem[]): PersonaOutcome {
  const personas = readKeptPersonas(items);
  if (personas.length === 0) return { total: 0, sentences: [] };
  const { questions, theses } = readCourse(items);
  const lost = checkPersonas(buildLogicGraph({ questions, theses }), personas);
  const sentences = lost.map(({ persona, lostQuestionIds, lostThesisNames }) => {
    const parts = [
      ...(lostQuestionIds.length > 0 ? [countedNoun(lostQuestionIds.length, 'question')] : []),
      ...lostThesisNames.map((name) => `the thesis ${name}`),
    ];
    return `The persona “${personas[persona]?.name ?? ''}” no longer reaches ${parts.join(' and ')}.`;
  });
  return { total: personas.length, sentences };
}
