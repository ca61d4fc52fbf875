// Small random courses with types and options, and every set of answers that their students could give.
import type { Answer } from '../../answers/answer.ts';
import type { LogicGraph } from '../logic-graph.ts';
import type { SolvableCourse, SolvableQuestion } from '../solver/answer-values.ts';
import { PatternSource } from '../solver/pattern-source.ts';

export class Dice {
  private readonly source: PatternSource;

  constructor(seed: number) {
    this.source = new PatternSource(Math.imul(seed, 2_654_435_761) ^ 0x5bd1e995);
    for (let turn = 0; turn < 4; turn += 1) this.source.word();
  }

  below(limit: number): number {
    return (this.source.word() >>> 0) % limit;
  }

  /** One of the items; there must be one. */
  of<Item>(items: readonly Item[]): Item {
    const [first, ...rest] = items;
    if (first === undefined) throw new Error('Nothing to choose from');
    return rest[this.below(items.length) - 1] ?? first;
  }
}

/** A course of at most five questions and three theses; one seed in twelve has a question of 11 options. */
export function answerableCourse(seed: number): SolvableCourse {
  const dice = new Dice(seed);
  const count = 1 + dice.below(3) + dice.below(3);
  const wide = dice.below(12) === 0 ? dice.below(count) : -1;
  const shells = Array.from({ length: count }, (_, index) => shell(dice, index, index === wide));
  const theses = ['Alpha', 'Beta', 'Gamma'].slice(0, dice.below(4));
  const names = [...theses, ...(dice.below(20) === 0 ? ['Nope'] : [])];
  // Mostly theses are about the first questions, and the later ones use them: no circles.
  const early = shells.slice(0, Math.ceil(count / 2));
  return {
    questions: shells.map((question, index) => {
      const from = dice.below(25) === 0 ? shells : shells.slice(0, index);
      const usable = index >= early.length || dice.below(25) === 0 ? names : [];
      return { ...question, logic: logicOver(dice, from, usable) };
    }),
    theses: theses.map((name, index) => ({
      name,
      logic: logicOver(dice, early, dice.below(25) === 0 ? names : theses.slice(0, index)),
    })),
  };
}

const kinds = ['Radio', 'Radio', 'Radio', 'Checkbox', 'Checkbox', 'LongAnswer', 'Contradiction'];

function shell(dice: Dice, index: number, wide: boolean): SolvableQuestion {
  const type = wide ? 'Radio' : dice.of(kinds);
  const size = wide ? 11 : 2 + dice.below(type === 'Radio' ? 3 : 2);
  const options = Array.from({ length: size }, (_, at) => `Option ${at + 1}`);
  return { id: `q${index}`, type, options, logic: '' };
}

function logicOver(
  dice: Dice,
  from: readonly SolvableQuestion[],
  theses: readonly string[],
): string {
  if (from.length + theses.length === 0 || dice.below(6) === 0) return '';
  if (dice.below(60) === 0) return '(q0, 1) &';
  return formula(dice, from, theses, 3);
}

function formula(
  dice: Dice,
  from: readonly SolvableQuestion[],
  theses: readonly string[],
  depth: number,
): string {
  if (depth === 0 || dice.below(4) === 0) return leaf(dice, from, theses);
  const parts = Array.from({ length: 1 + dice.below(3) }, () =>
    formula(dice, from, theses, depth - 1),
  );
  // In deep formulas & and ∨ alternate more often than not, or most of them would be constant.
  const joined = parts.join(dice.below(3) === depth % 2 ? ' ∨ ' : ' & ');
  const text = parts.length === 1 ? joined : `(${joined})`;
  return dice.below(4) === 0 ? `¬${text}` : text;
}

function leaf(dice: Dice, from: readonly SolvableQuestion[], theses: readonly string[]): string {
  if (theses.length > 0 && (from.length === 0 || dice.below(5) === 0))
    return `(${dice.of(theses)})`;
  const question = dice.of(from);
  const option =
    dice.below(8) === 0
      ? dice.of(['0', '10', '11', '12', '01'])
      : `${1 + dice.below(question.options.length)}`;
  return `(${dice.below(40) === 0 ? 'gone' : question.id}, ${option})`;
}

/** Every text that differs for some formula, for one question. */
export function possibleTexts(graph: LogicGraph, question: SolvableQuestion): readonly string[] {
  const definition = graph.definitions.questionAt.get(question.id) ?? 0;
  const asked = graph.leafOptions.slice(
    graph.leafStart[definition],
    graph.leafStart[definition + 1],
  );
  const numbers = question.options.map((_, index) => String(index + 1));
  if (asked.length === 0 || question.type === 'Contradiction') return [''];
  if (question.type === 'Radio') return ['', ...numbers];
  return question.type === 'Checkbox' ? subsets(numbers, ',') : subsets(asked, ' and ');
}

function subsets(items: readonly string[], joint: string): string[] {
  const texts: string[] = [];
  for (let bits = 0; bits < 2 ** items.length; bits += 1) {
    texts.push(items.filter((_, index) => (bits >> index) & 1).join(joint));
  }
  return texts;
}

/** All sets of answers, or undefined when there are more than the limit. */
export function everyStudent(
  graph: LogicGraph,
  course: SolvableCourse,
  limit = 4096,
): readonly (readonly Answer[])[] | undefined {
  let students: Answer[][] = [[]];
  for (const question of course.questions) {
    const texts = possibleTexts(graph, question);
    if (students.length * texts.length > limit) return undefined;
    students = students.flatMap((answers) =>
      texts.map((text) => (text === '' ? answers : [...answers, answerTo(question, text)])),
    );
  }
  return students;
}

export function answerTo(
  { id, type }: Pick<SolvableQuestion, 'id' | 'type'>,
  text: string,
): Answer {
  return type === 'LongAnswer'
    ? { questionID: id, questionAnswer: '', questionEssayAnswer: text }
    : { questionID: id, questionAnswer: text, questionEssayAnswer: '' };
}
