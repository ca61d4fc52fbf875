// Reads the objects of a PDF for tests: enough of the format for files that the typesetter writes.
import { inflateSync } from 'node:zlib';

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfObject = { readonly value: PdfValue; readonly stream?: Buffer };

const token =
  /\s+|%[^\n]*|<<|>>|\[|\]|\(|<[0-9A-Fa-f\s]*>|\/[^\s<>[\]()/%]*|\d+ \d+ R\b|[+-]?[\d.]+|[^\s<>[\]()/%]+/gy;

/** The values in a piece of PDF syntax, in order; words that aren't values (operators) are PdfOperator. */
export class PdfOperator {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

class Syntax {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): PdfValue | PdfOperator | undefined {
    const found = this.#token();
    if (found === undefined) return undefined;
    if (found === '<<') return this.#dictionary();
    if (found === '[') return this.#array();
    if (found === '(') return this.#string();
    if (found.startsWith('<'))
      return Buffer.from(found.slice(1, -1).replaceAll(/\s/gu, ''), 'hex').toString('latin1');
    if (found.startsWith('/')) return new PdfName(found.slice(1));
    if (found.endsWith(' R')) return new PdfReference(Number.parseInt(found, 10));
    if (/^[+-]?[\d.]+$/u.test(found)) return Number(found);
    if (found === 'true' || found === 'false') return found === 'true';
    return found === 'null' ? null : new PdfOperator(found);
  }

  #token(): string | undefined {
    for (;;) {
      token.lastIndex = this.#at;
      const found = token.exec(this.#text)?.[0];
      if (found === undefined) return undefined;
      this.#at += found.length;
      if (!/^[\s%]/u.test(found)) return found;
    }
  }

  #dictionary(): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      const key = this.next();
      if (!(key instanceof PdfName)) return entries;
      entries.set(key.name, this.next() as PdfValue);
    }
  }

  #array(): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const value = this.next();
      if (value === undefined || value instanceof PdfOperator) return values;
      values.push(value);
    }
  }

  #string(): string {
    let text = '';
    let depth = 1;
    for (;;) {
      const sign = this.#text[this.#at] ?? ')';
      this.#at += 1;
      if (sign === '\\') {
        text += this.#escaped();
        continue;
      }
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (depth === 0) return text;
      text += sign;
    }
  }

  #escaped(): string {
    const octal = /^[0-7]{1,3}/u.exec(this.#text.slice(this.#at, this.#at + 3))?.[0];
    const sign = this.#text[this.#at] ?? '';
    this.#at += octal?.length ?? 1;
    if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
    return controls[sign] ?? sign;
  }
}

/** Every value and operator of a text. */
export function readSyntax(text: string): (PdfValue | PdfOperator)[] {
  const syntax = new Syntax(text);
  const values: (PdfValue | PdfOperator)[] = [];
  for (let value = syntax.next(); value !== undefined; value = syntax.next()) values.push(value);
  return values;
}

/** The objects of a file by number, the latest version of each, and the last trailer. */
export class PdfFileObjects {
  readonly trailer: PdfDictionary;
  readonly #objects = new Map<number, PdfObject>();

  constructor(bytes: Uint8Array) {
    const text = Buffer.from(bytes).toString('latin1');
    for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/gu)) {
      const from = found.index + found[0].length;
      this.#objects.set(Number(found[1]), readObject(text, from));
    }
    const [trailer] = readSyntax(text.slice(text.lastIndexOf('trailer') + 'trailer'.length));
    this.trailer = trailer as PdfDictionary;
  }

  get all(): readonly PdfObject[] {
    return [...this.#objects.values()];
  }

  object(value: PdfValue | undefined): PdfObject | undefined {
    return value instanceof PdfReference ? this.#objects.get(value.number) : undefined;
  }

  /** The value that a reference leads to. */
  resolve(value: PdfValue | undefined): PdfValue | undefined {
    return value instanceof PdfReference ? this.object(value)?.value : value;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.resolve(value);
    return found instanceof Map ? found : new Map();
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolve(value);
    if (found === undefined || found === null) return [];
    return Array.isArray(found) ? found : [found];
  }
}

function readObject(text: string, from: number): PdfObject {
  const end = text.indexOf('endobj', from);
  const streamAt = text.indexOf('stream\n', from);
  const isStream = streamAt !== -1 && streamAt < end;
  const [value] = readSyntax(text.slice(from, isStream ? streamAt : end));
  if (!isStream) return { value: value as PdfValue };
  const dictionary = value as PdfDictionary;
  const start = streamAt + 'stream\n'.length;
  const raw = Buffer.from(text.slice(start, start + Number(dictionary.get('Length'))), 'latin1');
  const filter = dictionary.get('Filter');
  const isPacked = filter instanceof PdfName && filter.name === 'FlateDecode';
  return { value: dictionary, stream: isPacked ? inflateSync(raw) : raw };
}
