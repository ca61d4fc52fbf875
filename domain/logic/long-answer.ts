// Finds the numbers that a long text contains. Few are searched for one by one. Where logic asks about thousands,
// the text is read once, and each search then costs the digits of its number, not the text: numbers of up to six
// digits are noted in a table, and longer ones, which no course has, are found by an automaton of all parts of the
// text.

/** As many searches cost about as much as a table. */
const FEW = 64;
const SHORT = 256;
/** A table of numbers with so many digits takes a megabyte. */
const MOST_DIGITS_IN_TABLE = 6;
/** The digits, and anything between numbers. */
const SYMBOLS = 11;
const ROOT = 1;

/** A text, ready to be searched for numbers. */
export class LongAnswer {
  readonly #text: string;
  #searches = 0;
  #numbers: string | undefined;
  #parts: NumberParts | undefined;
  /** By the count of digits, whether each number with so many occurs. */
  readonly #tables: Uint8Array[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the digits, at least one, occur in the text. */
  contains(digits: string): boolean {
    this.#numbers ??= this.#text.replace(/[^0-9]+/g, ' ');
    const numbers = this.#numbers;
    if (digits.length > numbers.length) return false;
    this.#searches += 1;
    if (this.#searches <= FEW || numbers.length <= SHORT) return numbers.includes(digits);
    if (digits.length <= MOST_DIGITS_IN_TABLE) {
      const table = (this.#tables[digits.length] ??= tableOf(numbers, digits.length));
      return table[Number(digits)] === 1;
    }
    this.#parts ??= new NumberParts(numbers);
    return this.#parts.has(digits);
  }
}

function tableOf(text: string, size: number): Uint8Array {
  const most = 10 ** size;
  const table = new Uint8Array(most);
  let [value, digits] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const symbol = symbolAt(text, at);
    digits = symbol < 10 ? digits + 1 : 0;
    value = symbol < 10 ? (value * 10 + symbol) % most : 0;
    if (digits >= size) table[value] = 1;
  }
  return table;
}

/** A suffix automaton: every part of the text is a path from its root. */
class NumberParts {
  /** By state and symbol the next state; 0 is none. */
  readonly #next: Int32Array;
  readonly #length: Int32Array;
  readonly #link: Int32Array;
  #states = ROOT;

  constructor(text: string) {
    const most = 2 * text.length + 2;
    this.#next = new Int32Array(most * SYMBOLS);
    this.#length = new Int32Array(most);
    this.#link = new Int32Array(most);
    let last = ROOT;
    for (let at = 0; at < text.length; at += 1) last = this.#add(last, symbolAt(text, at));
  }

  has(digits: string): boolean {
    let state = ROOT;
    for (let at = 0; at < digits.length && state !== 0; at += 1)
      state = this.#after(state, symbolAt(digits, at));
    return state !== 0;
  }

  #after(state: number, symbol: number): number {
    return this.#next[state * SYMBOLS + symbol] ?? 0;
  }

  #add(last: number, symbol: number): number {
    const state = (this.#states += 1);
    this.#length[state] = (this.#length[last] ?? 0) + 1;
    let from = last;
    while (from !== 0 && this.#after(from, symbol) === 0) {
      this.#next[from * SYMBOLS + symbol] = state;
      from = this.#link[from] ?? 0;
    }
    this.#link[state] = from === 0 ? ROOT : this.#beginning(from, symbol);
    return state;
  }

  /** The state of exactly the part that ends with the symbol; a longer one is split. */
  #beginning(from: number, symbol: number): number {
    const longer = this.#after(from, symbol);
    const length = (this.#length[from] ?? 0) + 1;
    if (this.#length[longer] === length) return longer;
    const state = (this.#states += 1);
    this.#length[state] = length;
    this.#link[state] = this.#link[longer] ?? ROOT;
    this.#link[longer] = state;
    this.#next.copyWithin(state * SYMBOLS, longer * SYMBOLS, (longer + 1) * SYMBOLS);
    for (let one = from; one !== 0 && this.#after(one, symbol) === longer;) {
      this.#next[one * SYMBOLS + symbol] = state;
      one = this.#link[one] ?? 0;
    }
    return state;
  }
}

function symbolAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit <= 9 ? digit : 10;
}
