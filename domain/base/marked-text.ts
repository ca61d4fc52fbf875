// The few marks that question texts and comments support: *emphasis*, [text](https://…) and lines that begin with >
// (QST-31 to QST-34). Everything else is text as typed, including line breaks.

import { hasBadCharacter, isOutsideAddress, MAX_URL_CHARACTERS } from './web-address.ts';

interface TextPart {
  readonly kind: 'text';
  readonly text: string;
}

interface EmphasisPart {
  readonly kind: 'emphasis';
  readonly parts: readonly MarkedPart[];
}

interface LinkPart {
  readonly kind: 'link';
  readonly href: string;
  readonly parts: readonly MarkedPart[];
}

export type MarkedPart = TextPart | EmphasisPart | LinkPart;

/** A run of lines; line breaks inside it are in its texts. */
interface MarkedBlock {
  readonly kind: 'lines' | 'quote';
  readonly parts: readonly MarkedPart[];
}

/** A text as blocks: its lines, and its quotations without their marks. */
export function readMarkedText(text: string): readonly MarkedBlock[] {
  const runs: { kind: MarkedBlock['kind']; lines: string[] }[] = [];
  for (const line of text.replaceAll(/\r\n?/gu, '\n').split('\n')) {
    const quoted = /^ {0,3}> ?(.*)$/u.exec(line)?.[1];
    const kind = quoted === undefined ? 'lines' : 'quote';
    const last = runs.at(-1);
    if (last?.kind === kind) last.lines.push(quoted ?? line);
    else runs.push({ kind, lines: [quoted ?? line] });
  }
  return runs
    .map(({ kind, lines }, index) => ({ kind, lines: withoutGaps(lines, index, runs.length) }))
    .filter(({ kind, lines }) => kind === 'quote' || lines.length > 0)
    .map(({ kind, lines }) => ({ kind, parts: readParts(lines.join('\n'), 'both') }));
}

/** The text without its marks, as a label or a short title needs it. */
export function plainText(text: string): string {
  if (!hasMarks(text)) return text;
  return readMarkedText(text)
    .map(({ parts }) => plainParts(parts))
    .join('\n');
}

/** Whether a text can contain marks at all: most contain none. */
export function hasMarks(text: string): boolean {
  return /[*[>]/u.test(text);
}

/** A quotation has space around it, so one empty line beside it adds nothing. */
function withoutGaps(lines: readonly string[], index: number, count: number): readonly string[] {
  const from = index > 0 && lines[0]?.trim() === '' ? 1 : 0;
  const isBeforeQuote = index < count - 1 && lines.length > from && lines.at(-1)?.trim() === '';
  return lines.slice(from, isBeforeQuote ? -1 : lines.length);
}

type Allowed = 'both' | 'emphasis' | 'link' | 'none';

/** Marks nest at most once: emphasis in a link, or a link in emphasis. */
const INSIDE_EMPHASIS: Record<Allowed, Allowed> = {
  both: 'link',
  emphasis: 'none',
  link: 'link',
  none: 'none',
};
const INSIDE_LINK: Record<Allowed, Allowed> = {
  both: 'emphasis',
  link: 'none',
  emphasis: 'emphasis',
  none: 'none',
};

// A star inside a word or next to a space is just a star: 2 * 3, a*b*c.
const EMPHASIS = /(?<![\p{L}\p{N}*])\*(?![\s*])([^\n*]*[^\s*])\*(?![\p{L}\p{N}*])/uy;
// Allows one pair of parentheses in the address, which many encyclopedias use.
const LINK = /\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/iuy;

function readParts(text: string, allowed: Allowed): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  const addText = (to: number): void => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const { index } of text.matchAll(/[*[]/gu)) {
    if (index < from) continue;
    const found = partAt(text, index, allowed);
    if (!found) continue;
    addText(index);
    parts.push(found.part);
    from = index + found.length;
  }
  addText(text.length);
  return parts;
}

interface FoundPart {
  readonly part: MarkedPart;
  readonly length: number;
}

function partAt(text: string, index: number, allowed: Allowed): FoundPart | null {
  if (text.charAt(index) === '*') {
    if (allowed !== 'both' && allowed !== 'emphasis') return null;
    const [whole, inner] = matchAt(EMPHASIS, text, index);
    if (whole === undefined || inner === undefined) return null;
    const parts = readParts(inner, INSIDE_EMPHASIS[allowed]);
    return { part: { kind: 'emphasis', parts }, length: whole.length };
  }
  if (allowed !== 'both' && allowed !== 'link') return null;
  const [whole, name, href] = matchAt(LINK, text, index);
  if (whole === undefined || name === undefined || href === undefined) return null;
  if (name.trim() === '' || href.length > MAX_URL_CHARACTERS) return null;
  if (hasBadCharacter(href) || !isOutsideAddress(href)) return null;
  const parts = readParts(name, INSIDE_LINK[allowed]);
  return { part: { kind: 'link', href, parts }, length: whole.length };
}

function matchAt(pattern: RegExp, text: string, index: number): readonly (string | undefined)[] {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? [];
}

function plainParts(parts: readonly MarkedPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : plainParts(part.parts))).join('');
}
