// Finds the words of a text that were removed and added (ANS-16 to ANS-19).
import { matchTokens } from './match-tokens.ts';

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

// Scripts that are written without spaces are compared character by character.
const TOKEN =
  /\s+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+/gu;

/** The parts of two versions of a text: 'same' and 'removed' make the first, 'same' and 'added' the second. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [first, second] = [tokensOf(before), tokensOf(after)];
  const partner = matchTokens(...numbered(first, second), isWordAmong(first));
  const parts = new PartList();
  let next = 0;
  for (const [index, token] of first.entries()) {
    const match = partner[index] ?? -1;
    if (match < 0) {
      parts.remove(token);
      continue;
    }
    while (next < match) parts.add(second[next++] ?? '');
    parts.keep(token);
    next += 1;
  }
  while (next < second.length) parts.add(second[next++] ?? '');
  return parts.finish();
}

function tokensOf(text: string): readonly string[] {
  return text.match(TOKEN) ?? [];
}

function isWordAmong(tokens: readonly string[]): (index: number) => boolean {
  return (index) => !isBlank(tokens[index] ?? '');
}

function isBlank(token: string): boolean {
  return token.trim() === '';
}

function numbered(
  first: readonly string[],
  second: readonly string[],
): [first: Int32Array, second: Int32Array] {
  const numbers = new Map<string, number>();
  const numberOf = (token: string): number => {
    const known = numbers.get(token) ?? numbers.size;
    numbers.set(token, known);
    return known;
  };
  return [Int32Array.from(first, numberOf), Int32Array.from(second, numberOf)];
}

/**
 * Joins tokens into parts. A space between two changes belongs to them: a part of one space would only get in the
 * reader's way.
 */
class PartList {
  readonly #parts: DiffPart[] = [];
  #same = '';
  #removed = '';
  #added = '';
  #blank = '';

  remove(token: string): void {
    this.#change();
    this.#removed += token;
  }

  add(token: string): void {
    this.#change();
    this.#added += token;
  }

  keep(token: string): void {
    const isAfterChange = this.#removed !== '' || this.#added !== '';
    if (isAfterChange && isBlank(token)) {
      this.#blank += token;
      return;
    }
    this.#flush();
    this.#same += token;
  }

  finish(): readonly DiffPart[] {
    this.#flush();
    this.#push('same', this.#same);
    return this.#parts;
  }

  #change(): void {
    this.#push('same', this.#same);
    this.#same = '';
    this.#removed += this.#blank;
    this.#added += this.#blank;
    this.#blank = '';
  }

  #flush(): void {
    this.#push('removed', this.#removed);
    this.#push('added', this.#added);
    this.#same += this.#blank;
    [this.#removed, this.#added, this.#blank] = ['', '', ''];
  }

  #push(kind: DiffPart['kind'], text: string): void {
    if (text !== '') this.#parts.push({ kind, text });
  }
}
