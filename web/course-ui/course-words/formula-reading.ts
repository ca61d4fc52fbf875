// A formula in plain words, for instructors who do not read symbols.
import type { AtomNode, FormulaNode } from '@elenchus/domain/logic/logic-formula.ts';
import { parseLogic } from '@elenchus/domain/logic/parse-logic.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { CourseWords } from './course-words.ts';

/** How a part reads, how it reads when it is denied, and how much it holds together. */
interface Phrase {
  readonly affirmed: string;
  readonly denied: string;
  /** 0: one statement, 1: statements side by side, 2: such groups within groups. */
  readonly depth: 0 | 1 | 2;
}

/** The reading of a formula after 'shows' or 'holds': 'always', 'when …'; null when it is malformed. */
export function readFormula(logic: string, words: CourseWords): string | null {
  const parsed = parseLogic(logic);
  if (!parsed.ok) return null;
  const { nodes, root } = parsed.value;
  const phrases: Phrase[] = [];
  for (const node of nodes) phrases.push(phraseOf(node, phrases, words));
  if (nodes[root]?.kind === 'true') return 'always';
  return `when ${phrases[root]?.affirmed ?? ''}`;
}

/** The meaning of one atom, for a person who points at it: '“Is the will free?” is answered “Yes”'. */
export function readAtom(
  { questionId, option }: Pick<AtomNode, 'questionId' | 'option'>,
  words: CourseWords,
): string {
  return atomPhrase(questionId, option, words).affirmed;
}

function phraseOf(node: FormulaNode, before: readonly Phrase[], words: CourseWords): Phrase {
  switch (node.kind) {
    case 'true':
      return single('nothing is asked', 'it is never');
    case 'atom':
      return atomPhrase(node.questionId, node.option, words);
    case 'thesis':
      return thesisPhrase(node.name, words);
    case 'group':
      return partsOf(node.parts, before)[0] ?? single('', '');
    case 'not': {
      const inside = partsOf(node.parts, before)[0] ?? single('', '');
      return { affirmed: inside.denied, denied: inside.affirmed, depth: inside.depth };
    }
    case 'and':
    case 'or':
      break;
  }
  return joined(node.kind, partsOf(node.parts, before));
}

function partsOf(parts: readonly number[], before: readonly Phrase[]): readonly Phrase[] {
  return parts.map((part) => before[part]).filter((phrase) => phrase !== undefined);
}

function joined(kind: 'and' | 'or', parts: readonly Phrase[]): Phrase {
  const affirmed = listed(parts.map(setOff), kind);
  const isFlat = parts.every(({ depth }) => depth === 0);
  const opening = opener(kind, parts.length);
  return {
    affirmed: isFlat ? affirmed : `${opening} ${affirmed}`,
    denied:
      kind === 'or' && isFlat
        ? listed(
            parts.map(({ denied }) => denied),
            'and',
          )
        : `it isn’t the case that ${opening} ${affirmed}`,
    depth: isFlat ? 1 : 2,
  };
}

/** A group within a group gets parentheses, so that it is clear which 'and' belongs to which 'or'. */
function setOff({ affirmed, depth }: Phrase): string {
  return depth === 0 ? affirmed : `(${affirmed})`;
}

function opener(kind: 'and' | 'or', count: number): string {
  if (kind === 'or') return 'either';
  return count === 2 ? 'both' : 'all of';
}

function listed(sayings: readonly string[], word: 'and' | 'or'): string {
  if (sayings.length < 3) return sayings.join(` ${word} `);
  return `${sayings.slice(0, -1).join(', ')}, ${word} ${sayings.at(-1) ?? ''}`;
}

function atomPhrase(questionId: string, option: string, words: CourseWords): Phrase {
  const question = words.questionById.get(questionId);
  if (!question) {
    const missing = `question ${questionId} (which doesn’t exist)`;
    return single(`${missing} is answered ${option}`, `${missing} is not answered ${option}`);
  }
  const name = words.quoted(questionId);
  if (!isChoice(question.type)) {
    const found = `the digits ${option}`;
    return single(`${name} contains ${found}`, `${name} does not contain ${found}`);
  }
  // Digits with a zero in front match no answer.
  const text = option.startsWith('0') ? undefined : question.options[Number(option) - 1];
  const choice =
    text === undefined ? `option ${option} (which doesn’t exist)` : words.option(text, option);
  return question.type === 'Checkbox'
    ? single(`${choice} is ticked in ${name}`, `${choice} is not ticked in ${name}`)
    : single(`${name} is answered ${choice}`, `${name} is not answered ${choice}`);
}

function thesisPhrase(name: string, words: CourseWords): Phrase {
  const known = words.thesisNamed(name);
  const thesis = known ? `the thesis ${known.name}` : `the thesis ${name} (which doesn’t exist)`;
  return single(`${thesis} holds`, `${thesis} does not hold`);
}

function single(affirmed: string, denied: string): Phrase {
  return { affirmed, denied, depth: 0 };
}
