// A formula in plain words, for instructors who do not read symbols.
import type { AtomNode, FormulaNode } from '@elenchus/domain/logic/logic-formula.ts';
import { parseLogic } from '@elenchus/domain/logic/parse-logic.ts';
import {
  affirmedAtoms,
  deniedAtoms,
  listedWords,
  atomReading,
  type AtomReading,
} from './atom-reading.ts';
import type { CourseWords } from './course-words.ts';

/** How a part reads, how it reads when it is denied, and how much it holds together. */
interface Phrase {
  readonly affirmed: string;
  readonly denied: string;
  /** 0: one statement, 1: statements side by side, 2: such groups within groups. */
  readonly depth: 0 | 1 | 2;
  /** Set for an atom and for a denied atom: several about one question name it once. */
  readonly atom?: AtomReading;
  readonly isDenied?: boolean;
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
  atom: Pick<AtomNode, 'questionId' | 'option'>,
  words: CourseWords,
): string {
  return affirmedAtoms([atomReading(atom, words)], 'or');
}

function phraseOf(node: FormulaNode, before: readonly Phrase[], words: CourseWords): Phrase {
  switch (node.kind) {
    case 'true':
      return single('nothing is asked', 'it is never');
    case 'atom':
      return atomPhrase(atomReading(node, words));
    case 'thesis':
      return thesisPhrase(node.name, words);
    case 'group':
      return partsOf(node.parts, before)[0] ?? single('', '');
    case 'not':
      return negated(partsOf(node.parts, before)[0] ?? single('', ''));
    case 'and':
    case 'or':
      break;
  }
  return joined(node.kind, partsOf(node.parts, before));
}

function partsOf(parts: readonly number[], before: readonly Phrase[]): readonly Phrase[] {
  return parts.map((part) => before[part]).filter((phrase) => phrase !== undefined);
}

function negated({ affirmed, denied, isDenied = false, ...rest }: Phrase): Phrase {
  return { ...rest, affirmed: denied, denied: affirmed, isDenied: !isDenied };
}

function joined(kind: 'and' | 'or', parts: readonly Phrase[]): Phrase {
  const statements = statementsOf(parts, kind);
  const affirmed = listedWords(statements, kind);
  const isFlat = parts.every(({ depth }) => depth === 0);
  const whole = `${opener(kind, statements.length)}${affirmed}`;
  return {
    affirmed: isFlat ? affirmed : whole,
    denied:
      kind === 'or' && isFlat
        ? listedWords(statementsOf(parts.map(negated), 'and'), 'and')
        : `it isn’t the case that ${whole}`,
    depth: isFlat ? 1 : 2,
  };
}

/** The parts in words, with atoms about one question taken together where that means the same. */
function statementsOf(parts: readonly Phrase[], word: 'and' | 'or'): readonly string[] {
  const groups = Map.groupBy(parts, ({ atom, isDenied = false }, place) =>
    // 'Not answered A or not answered B' holds for each answer, so it isn't 'not answered A or B'.
    atom && (!isDenied || word === 'and') ? `${isDenied} ${atom.questionId}` : place,
  );
  return [...groups.values()].map((same) => {
    const [first = single('', '')] = same;
    if (same.length === 1) return setOff(first);
    const atoms = same.flatMap(({ atom }) => atom ?? []);
    return first.isDenied === true ? deniedAtoms(atoms) : affirmedAtoms(atoms, word);
  });
}

/** A group within a group gets parentheses, so that it is clear which 'and' belongs to which 'or'. */
function setOff({ affirmed, depth }: Phrase): string {
  return depth === 0 ? affirmed : `(${affirmed})`;
}

function opener(kind: 'and' | 'or', count: number): string {
  if (count < 2) return '';
  if (kind === 'or') return 'either ';
  return count === 2 ? 'both ' : 'all of ';
}

function atomPhrase(atom: AtomReading): Phrase {
  return { ...single(affirmedAtoms([atom], 'or'), deniedAtoms([atom])), atom };
}

function thesisPhrase(name: string, words: CourseWords): Phrase {
  const known = words.thesisNamed(name);
  const thesis = known ? `the thesis ${known.name}` : `the thesis ${name} (which doesn’t exist)`;
  return single(`${thesis} holds`, `${thesis} does not hold`);
}

function single(affirmed: string, denied: string): Phrase {
  return { affirmed, denied, depth: 0 };
}
