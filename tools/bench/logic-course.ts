// Courses for measuring: questions and theses that refer to 1 to 4 others, up to 12 levels deep.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { LogicCourse } from '@elenchus/domain/logic/logic-definitions.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

export type Rule =
  | { readonly op: 'atom'; readonly questionId: string; readonly option: string }
  | { readonly op: 'thesis'; readonly name: string }
  | { readonly op: 'not'; readonly part: Rule }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Rule[] };

export interface BenchDefinition {
  readonly kind: 'question' | 'thesis';
  readonly name: string;
  readonly level: number;
  /** Missing for a question that always shows. */
  readonly rule: Rule | undefined;
  readonly type: 'Radio' | 'Checkbox';
  readonly optionCount: number;
}

export interface BenchLogic {
  /** Each comes after everything that it refers to. */
  readonly definitions: readonly BenchDefinition[];
}

const deepest = 12;
const widest = 4;

/** A course with the given number of questions; a fifth of all definitions are theses. */
export function benchCourse(questionCount: number, seed: number): BenchLogic {
  const random = seededRandom(seed);
  const definitions: BenchDefinition[] = [];
  const byLevel: BenchDefinition[][] = [];
  const total = questionCount + Math.floor((questionCount - 1) / 4);
  for (let index = 0; index < total; index += 1) {
    const isThesis = index % 5 === 4;
    const highest = Math.min(deepest, byLevel.length);
    const level = isThesis ? 1 + random.below(Math.max(highest, 1)) : random.below(highest + 1);
    const definition = {
      kind: isThesis ? 'thesis' : 'question',
      name: isThesis ? `Thesis${index}` : `q${index.toString(36).padStart(4, '0')}`,
      level,
      rule: level === 0 ? undefined : ruleOver(byLevel, level, random),
      type: random.next() < 0.6 ? 'Radio' : 'Checkbox',
      optionCount: 2 + random.below(5),
    } as const;
    definitions.push(definition);
    (byLevel[level] ??= []).push(definition);
  }
  return { definitions };
}

/** The course as Elenchus reads it. */
export function logicCourseOf({ definitions }: BenchLogic): LogicCourse {
  const written = definitions.map(({ kind, name, rule }) => ({
    kind,
    name,
    id: name,
    logic: rule ? textOf(rule) : '',
  }));
  return {
    questions: written.filter(({ kind }) => kind === 'question'),
    theses: written.filter(({ kind }) => kind === 'thesis'),
  };
}

/** The answers of one student: nine questions of ten. */
export function benchAnswers({ definitions }: BenchLogic, seed: number): readonly Answer[] {
  const random = seededRandom(seed);
  return definitions
    .filter(({ kind }) => kind === 'question' && random.next() < 0.9)
    .map((question) => ({
      questionID: question.name,
      questionAnswer: answerTo(question, random),
      questionEssayAnswer: '',
    }));
}

function answerTo({ type, optionCount }: BenchDefinition, random: SeededRandom): string {
  if (type === 'Radio') return String(1 + random.below(optionCount));
  const ticked = Array.from({ length: optionCount }, (_, index) => String(index + 1));
  return ticked.filter(() => random.next() < 0.5).join(',');
}

function ruleOver(
  byLevel: readonly (readonly BenchDefinition[])[],
  level: number,
  random: SeededRandom,
): Rule {
  const fanIn = 1 + random.below(widest);
  const parts = Array.from({ length: fanIn }, (_, index) => {
    const from = byLevel[index === 0 ? level - 1 : random.below(level)] ?? [];
    return referenceTo(from[random.below(from.length)], random);
  });
  const [first, ...rest] = parts;
  if (!first || rest.length === 0) return first ?? { op: 'and', parts: [] };
  const outer = random.next() < 0.5 ? 'and' : 'or';
  if (rest.length < 2 || random.next() < 0.5) return { op: outer, parts };
  return { op: outer, parts: [first, { op: outer === 'and' ? 'or' : 'and', parts: rest }] };
}

function referenceTo(definition: BenchDefinition | undefined, random: SeededRandom): Rule {
  const name = definition?.name ?? '';
  const option = String(1 + random.below(definition?.optionCount ?? 1));
  const rule: Rule =
    definition?.kind === 'thesis'
      ? { op: 'thesis', name }
      : { op: 'atom', questionId: name, option };
  return random.next() < 0.25 ? { op: 'not', part: rule } : rule;
}

function textOf(rule: Rule): string {
  switch (rule.op) {
    case 'atom':
      return `(${rule.questionId}, ${rule.option})`;
    case 'thesis':
      return `(${rule.name})`;
    case 'not':
      return `¬${textOf(rule.part)}`;
    case 'and':
    case 'or':
      break;
  }
  const sign = rule.op === 'and' ? ' & ' : ' ∨ ';
  return `(${rule.parts.map(textOf).join(sign)})`;
}
