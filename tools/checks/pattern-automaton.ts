// The automaton of a regular expression: one state for each character in it, and an edge for each way from one to the
// next. Two ways between the same two states are two edges, because a search that goes back tries both.
import { type PatternPart, UnknownPattern } from './pattern-parts.ts';

export interface PatternAutomaton {
  /** For each state, the signs that lead into it, as bits. */
  readonly signs: readonly bigint[];
  /** For each state, the states after it; one that can be reached in two ways is there twice. */
  readonly next: readonly (readonly number[])[];
  /** For each state, the states after it that no condition forbids. */
  readonly sureNext: readonly (readonly number[])[];
  /** The states in which the pattern has matched, whatever follows. */
  readonly matched: ReadonlySet<number>;
  /** The states in which it has matched if the text ends. */
  readonly matchedAtEnd: ReadonlySet<number>;
  /** One character for each sign. */
  readonly examples: readonly string[];
}

/** The conditions on a way: the text starts here, it ends here, or one that the automaton doesn't know. */
const START = 1;
const END = 2;
const WORD_EDGE = 4;
const NO_WORD_EDGE = 8;
const ASSUMED = 16;

interface Way {
  readonly state: number;
  readonly needs: number;
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly needs: number;
}

interface Fragment {
  readonly first: readonly Way[];
  readonly last: readonly Way[];
  /** The conditions of each way of reading nothing. */
  readonly empty: readonly number[];
}

/** The states that every automaton has: the start, and the text before the match, by its last character. */
const AT_START = 0;
const AFTER_LINE = 3;
const BEFORE_MATCH = ['[^]', '\\w', '[^\\w\\n\\r\\u2028\\u2029]', '[\\n\\r\\u2028\\u2029]'];

/** A part is repeated in full up to this many states; beyond that, the repetition counts as endless. */
const MOST_STATES_REPEATED = 80;

/** The automaton that searches a text for the pattern. */
export function patternAutomaton(part: PatternPart, flags: string): PatternAutomaton {
  const builder = new Builder(flags);
  return builder.finish(builder.fragment(part));
}

class Builder {
  private readonly flags: string;
  private readonly isMultiline: boolean;
  private readonly sources: string[] = [...BEFORE_MATCH];
  private readonly edges: Edge[] = [];

  constructor(flags: string) {
    this.flags = flags.replaceAll(/[dgy]/g, '');
    this.isMultiline = flags.includes('m');
  }

  fragment(part: PatternPart): Fragment {
    switch (part.kind) {
      case 'character':
        return this.character(part.source);
      case 'sequence':
        return part.parts.reduce<Fragment>(
          (before, each) => this.sequence(before, this.fragment(each)),
          { first: [], last: [], empty: [0] },
        );
      case 'choice': {
        const choices = part.parts.map((each) => this.fragment(each));
        return {
          first: choices.flatMap(({ first }) => first),
          last: choices.flatMap(({ last }) => last),
          empty: choices.flatMap(({ empty }) => empty),
        };
      }
      case 'repetition':
        return this.repetition(part.part, part.least, part.most);
      case 'start':
        return { first: [], last: [], empty: [START] };
      case 'end':
        return { first: [], last: [], empty: [END] };
      case 'word-edge':
        return { first: [], last: [], empty: [WORD_EDGE] };
      case 'no-word-edge':
        return { first: [], last: [], empty: [NO_WORD_EDGE] };
      case 'ahead': {
        const { first } = this.fragment(part.part);
        return { first: first.map((way) => withNeeds(way, ASSUMED)), last: [], empty: [ASSUMED] };
      }
      case 'behind':
        if (isEndless(part.part)) throw new UnknownPattern('an endless look back');
        return { first: [], last: [], empty: [ASSUMED] };
    }
  }

  finish({ first, last, empty }: Fragment): PatternAutomaton {
    const before = [...BEFORE_MATCH.keys()];
    for (const from of before) {
      for (const to of before.slice(1)) this.edge(from, to, 0);
      const canStart = from === AT_START || (from === AFTER_LINE && this.isMultiline);
      for (const { state, needs } of first) {
        if (canStart) this.edge(from, state, needs & ~START);
        else if ((needs & START) === 0) this.edge(from, state, needs);
      }
    }
    const ends = [...last, ...empty.flatMap((needs) => before.map((state) => ({ state, needs })))];
    const reached = (allowed: number): ReadonlySet<number> =>
      new Set(ends.filter(({ needs }) => (needs & ~allowed) === 0).map(({ state }) => state));
    const { signs, examples } = signsOf(this.sources, this.flags);
    const edges = this.edges.flatMap((edge) => knowingWords(edge, signs, examples));
    const nextOf = (wanted: readonly Edge[]): number[][] =>
      signs.map((_, state) => wanted.filter(({ from }) => from === state).map(({ to }) => to));
    return {
      signs,
      examples,
      next: nextOf(edges),
      sureNext: nextOf(edges.filter(({ needs }) => needs === 0)),
      matched: reached(0),
      matchedAtEnd: reached(END),
    };
  }

  private character(source: string): Fragment {
    const way = { state: this.sources.push(source) - 1, needs: 0 };
    return { first: [way], last: [way], empty: [] };
  }

  private sequence(left: Fragment, right: Fragment): Fragment {
    this.connect(left.last, right.first);
    return {
      first: [...left.first, ...passing(left.empty, right.first)],
      last: [...right.last, ...passing(right.empty, left.last)],
      empty: left.empty.flatMap((one) => right.empty.map((other) => one | other)).slice(0, 4),
    };
  }

  private repetition(part: PatternPart, least: number, most: number): Fragment {
    const size = statesIn(part);
    if (size * (most === Infinity ? Math.max(1, least) : most) > MOST_STATES_REPEATED) {
      return least > 0 ? this.plus(part) : this.optional(this.plus(part));
    }
    const copies = most === Infinity ? Math.max(0, least - 1) : least;
    let whole: Fragment = { first: [], last: [], empty: [0] };
    for (let copy = 0; copy < copies; copy += 1) {
      whole = this.sequence(whole, this.fragment(part));
    }
    if (most === Infinity) {
      const rest = this.plus(part);
      return this.sequence(whole, least > 0 ? rest : this.optional(rest));
    }
    let rest: Fragment = { first: [], last: [], empty: [0] };
    for (let copy = least; copy < most; copy += 1) {
      rest = this.optional(this.sequence(this.fragment(part), rest));
    }
    return this.sequence(whole, rest);
  }

  private plus(part: PatternPart): Fragment {
    const once = this.fragment(part);
    this.connect(once.last, once.first);
    return once;
  }

  /** Of two ways of reading nothing, JavaScript takes only the one that skips the part. */
  private optional(once: Fragment): Fragment {
    return { ...once, empty: [0] };
  }

  private connect(lasts: readonly Way[], firsts: readonly Way[]): void {
    for (const last of lasts) {
      for (const first of firsts) this.edge(last.state, first.state, last.needs | first.needs);
    }
  }

  /** Inside a text that has begun and continues, its start and its end are only those of lines. */
  private edge(from: number, to: number, needs: number): void {
    if ((needs & (START | END)) !== 0 && !this.isMultiline) return;
    this.edges.push({ from, to, needs });
  }
}

/** The edge, without its condition if its two characters always fulfill it; nothing if they never do. */
function knowingWords(
  edge: Edge,
  signs: readonly bigint[],
  examples: readonly string[],
): readonly Edge[] {
  const needed = edge.needs & (WORD_EDGE | NO_WORD_EDGE);
  if (needed === 0) return [edge];
  const before = edge.from === AT_START ? false : isWord(signs[edge.from] ?? 0n, examples);
  const after = isWord(signs[edge.to] ?? 0n, examples);
  if (before === null || after === null) return [edge];
  const fulfilled = before === after ? NO_WORD_EDGE : WORD_EDGE;
  return needed === fulfilled ? [{ ...edge, needs: edge.needs & ~needed }] : [];
}

/** Whether all of these signs are letters of words, none of them (false), or only some (null). */
function isWord(signs: bigint, examples: readonly string[]): boolean | null {
  const kinds = new Set(
    examples.flatMap((one, sign) =>
      ((signs >> BigInt(sign)) & 1n) === 1n ? [/^\w$/.test(one)] : [],
    ),
  );
  return kinds.size === 1 ? kinds.has(true) : null;
}

function withNeeds({ state, needs }: Way, more: number): Way {
  return { state, needs: needs | more };
}

function passing(empty: readonly number[], ways: readonly Way[]): Way[] {
  return empty.flatMap((needs) => ways.map((way) => withNeeds(way, needs)));
}

function statesIn(part: PatternPart): number {
  if (part.kind === 'character') return 1;
  if (part.kind === 'sequence' || part.kind === 'choice') {
    return part.parts.reduce((total, each) => total + statesIn(each), 0);
  }
  if (part.kind === 'repetition') {
    return statesIn(part.part) * (part.most === Infinity ? Math.max(1, part.least) : part.most);
  }
  return part.kind === 'ahead' ? statesIn(part.part) : 0;
}

function isEndless(part: PatternPart): boolean {
  if (part.kind === 'repetition') return part.most === Infinity || isEndless(part.part);
  if (part.kind === 'sequence' || part.kind === 'choice') return part.parts.some(isEndless);
  return (part.kind === 'ahead' || part.kind === 'behind') && isEndless(part.part);
}

/** Characters that patterns distinguish in practice: all of the first blocks, and some of every later one. */
const SAMPLE: readonly string[] = [
  ...Array.from({ length: 0x2_40 }, (_, index) => index),
  ...Array.from({ length: 0x70 }, (_, index) => 0x20_00 + index),
  ...Array.from({ length: 0x4_00 }, (_, index) => 0x2_40 + index * 0x3f),
  0x30_00,
  0xfe_ff,
  0x1_f6_00,
  0x2_00_00,
].map((code) => String.fromCodePoint(code));

/** Characters that all parts of a pattern treat alike are one sign. */
function signsOf(
  sources: readonly string[],
  flags: string,
): Pick<PatternAutomaton, 'signs' | 'examples'> {
  const sets = sources.map((source) => new RegExp(`^${source}$`, flags.replace('m', '')));
  const written = Array.from(sources.join(''));
  const readsCodePoints = /[uv]/.test(flags);
  const characters = new Set([
    ...written.flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()]),
    ...SAMPLE,
  ]);
  const bySets = new Map<string, string>();
  for (const character of characters) {
    if (character.length > 1 && !readsCodePoints) continue;
    const member = sets.map((set) => (set.test(character) ? '1' : '0')).join('');
    if (!bySets.has(member)) bySets.set(member, character);
  }
  const signs = sources.map((_, state) =>
    [...bySets.keys()].reduce(
      (bits, member, sign) => (member[state] === '1' ? bits | (1n << BigInt(sign)) : bits),
      0n,
    ),
  );
  return { signs, examples: [...bySets.values()] };
}
