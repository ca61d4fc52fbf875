// Lists the answers that are one step from the current one: another option, one tick more or less, a number more or
// less.
import { answerContains } from '../answer-contains.ts';
import type { LogicGraph } from '../logic-graph.ts';
import { readChosen } from '../../answers/choice-answer.ts';
import type { AnswerValues } from './answer-values.ts';

/** The texts, each with a different effect on the logic; never the current one. */
export function oneStepTexts(
  ofQuestion: AnswerValues,
  graph: LogicGraph,
  question: number,
  present: string,
): readonly string[] {
  const texts = stepsFrom(ofQuestion, present);
  const effects = new Set([effectOf(graph, question, present)]);
  return texts.filter((text) => {
    const effect = effectOf(graph, question, text);
    const isNew = !effects.has(effect);
    effects.add(effect);
    return isNew;
  });
}

/** How many characters of a text can be searched at the cost of one look. */
const CHARACTERS_A_LOOK = 100;

/**
 * The cost of comparing all steps, computed before any is made: each is searched for each option that formulas
 * name.
 */
export function stepLooks(
  { kind, values }: AnswerValues,
  { leafStart }: LogicGraph,
  question: number,
  present: string,
): number {
  const asked = (leafStart[question + 1] ?? 0) - (leafStart[question] ?? 0);
  // Each existing tick can be removed: at least a digit and a comma.
  const taken = kind === 'several' ? present.length / 2 : 0;
  const steps = values.length + taken + 2;
  return steps * asked * (1 + present.length / CHARACTERS_A_LOOK);
}

function stepsFrom({ kind, values, neutral }: AnswerValues, present: string): readonly string[] {
  const options = values.map(({ option }) => option);
  switch (kind) {
    case 'none':
      return [];
    case 'one':
      return [...options, neutral ?? '', ''];
    case 'several':
      return toggles(options, present);
    case 'text':
      return [...options.map((option) => `${present} ${option}`.trim()), ''];
    default:
      return kind satisfies never;
  }
}

/** Each tick of the current answer removed, and each missing one set. */
function toggles(options: readonly string[], present: string): readonly string[] {
  const ticked = new Set(readChosen(present, Infinity).chosen);
  return [...new Set([...ticked, ...options.map(Number)])].map((option) => {
    const next = ticked.symmetricDifference(new Set([option]));
    return [...next].sort((left, right) => left - right).join(',');
  });
}

/** The effect of a text on the logic: texts with one effect are equivalent. */
export function effectOf(
  { leafStart, leafOptions }: LogicGraph,
  question: number,
  text: string,
): string {
  const asked = leafOptions.slice(leafStart[question], leafStart[question + 1]);
  return asked.map((option) => (answerContains(text, option) ? '1' : '0')).join('');
}
