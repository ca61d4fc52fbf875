// Reads the parts of a regular expression: characters, sequences, choices, repetitions and lookarounds.

export type PatternPart =
  /** One character of a set; `source` matches it alone. */
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly PatternPart[] }
  | {
      readonly kind: 'repetition';
      readonly part: PatternPart;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'start' | 'end' | 'word-edge' | 'no-word-edge' }
  | { readonly kind: 'ahead'; readonly part: PatternPart }
  | { readonly kind: 'behind'; readonly part: PatternPart };

/** Thrown for a pattern that isn't understood, or that no automaton describes. */
export class UnknownPattern extends Error {}

const OPENINGS = ['(?:', '(?=', '(?!', '(?<=', '(?<!'] as const;
const ESCAPES =
  /\\(?:u\{[\da-f]{1,6}\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pP]\{[^}]{1,60}\}|k<|[1-9]|[^])/iy;
const QUANTIFIER = /(?:[*+?]|\{(\d{1,6})(,?)(\d{0,6})\})\??/y;

/** The parts of a pattern, read by hand: the index is all that is remembered. */
export function parsePattern(pattern: string, flags: string): PatternPart {
  const reader = new PatternReader(pattern, flags);
  const part = reader.choice();
  if (reader.place < pattern.length) throw new UnknownPattern(`at ${reader.place}`);
  return part;
}

class PatternReader {
  place = 0;
  private readonly pattern: string;
  private readonly readsCodePoints: boolean;
  private readonly nestsSets: boolean;

  constructor(pattern: string, flags: string) {
    this.pattern = pattern;
    this.readsCodePoints = /[uv]/.test(flags);
    this.nestsSets = flags.includes('v');
  }

  choice(): PatternPart {
    const parts = [this.sequence()];
    while (this.take('|')) parts.push(this.sequence());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
  }

  private sequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.place < this.pattern.length && !/[|)]/.test(this.pattern.charAt(this.place))) {
      parts.push(this.repeated(this.single()));
    }
    return { kind: 'sequence', parts };
  }

  private repeated(part: PatternPart): PatternPart {
    const quantifier = this.match(QUANTIFIER);
    if (quantifier === null) return part;
    const [sign, least = '', comma, most] = quantifier;
    const bounds: readonly [number, number] = sign.startsWith('*')
      ? [0, Infinity]
      : sign.startsWith('+')
        ? [1, Infinity]
        : sign.startsWith('?')
          ? [0, 1]
          : [Number(least), comma ? Number(most || Infinity) : Number(least)];
    return { kind: 'repetition', part, least: bounds[0], most: bounds[1] };
  }

  private single(): PatternPart {
    const sign = this.pattern.charAt(this.place);
    if (sign === '(') return this.group();
    if (sign === '\\') return this.escape();
    if (sign === '[') return this.set();
    const character = this.readsCodePoints
      ? String.fromCodePoint(this.pattern.codePointAt(this.place) ?? 0)
      : sign;
    this.place += character.length;
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    return { kind: 'character', source: character };
  }

  private group(): PatternPart {
    const opening = OPENINGS.find((one) => this.take(one));
    if (opening === undefined && !this.match(/\(\?<[\w$]{1,100}>/y)) {
      this.take('(');
      if (this.take('?')) throw new UnknownPattern(`at ${this.place}`);
    }
    const part = this.choice();
    if (!this.take(')')) throw new UnknownPattern(`at ${this.place}`);
    if (opening === '(?=' || opening === '(?!') return { kind: 'ahead', part };
    if (opening === '(?<=' || opening === '(?<!') return { kind: 'behind', part };
    return part;
  }

  private escape(): PatternPart {
    const source = this.match(ESCAPES)?.[0] ?? '';
    if (/^\\(?:k<|[1-9])/.test(source)) throw new UnknownPattern('a reference to a group');
    if (source === '\\b') return { kind: 'word-edge' };
    if (source === '\\B') return { kind: 'no-word-edge' };
    return { kind: 'character', source };
  }

  /** A set in brackets, as it is written. */
  private set(): PatternPart {
    const start = this.place;
    let depth = 0;
    do {
      const sign = this.pattern.charAt(this.place);
      if (sign === '') throw new UnknownPattern(`at ${start}`);
      if (sign === '[' && (depth === 0 || this.nestsSets)) depth += 1;
      if (sign === ']') depth -= 1;
      this.place += sign === '\\' ? 2 : 1;
    } while (depth > 0);
    return { kind: 'character', source: this.pattern.slice(start, this.place) };
  }

  private take(text: string): boolean {
    const isNext = this.pattern.startsWith(text, this.place);
    if (isNext) this.place += text.length;
    return isNext;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place;
    const match = pattern.exec(this.pattern);
    if (match) this.place += match[0].length;
    return match;
  }
}
