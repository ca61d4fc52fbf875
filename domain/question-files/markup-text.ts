// Turns HTML in a quiz file into text with our few marks; anything without a mark here is named in a note (QTI-6,
// QTI-7).
import { joinedList, quotedText } from '../base/quoted-text.ts';
import { plainText } from '../base/marked-text.ts';
import { hasBadCharacter, isOutsideAddress, MAX_URL_CHARACTERS } from '../base/web-address.ts';
import { keepEmphasis, EMPHASIS_END, EMPHASIS_START, withoutSigns } from './emphasis-signs.ts';
import { attributeOf, lineOf, tagOf, type MarkupElement, type MarkupNode } from './markup-node.ts';
import { BLOCKS, isKnownTag, LEFT_OUT, PLAIN_NOW } from './markup-tags.ts';

interface TextReading {
  readonly text: string;
  /** What was left out or became plain text, such as 'an image'. */
  readonly leftOut: readonly string[];
  readonly becamePlain: readonly string[];
  /** A text contains signs that have a meaning here, such as *stars*. */
  readonly hasForeignMarks: boolean;
}

interface Writer {
  /** Pieces in order: adding to one long text would copy it each time. */
  readonly pieces: string[];
  readonly leftOut: string[];
  readonly becamePlain: string[];
  hasForeignMarks: boolean;
  /** Inside emphasis, a link or a numbered list. */
  isEmphasized: boolean;
  isLinked: boolean;
  readonly quotations: number;
}

/** The most quotations inside one another: each of them writes all its lines again. */
const MOST_QUOTATIONS = 5;

/** The text of nodes with marks. */
export function readMarkup(nodes: readonly MarkupNode[]): TextReading {
  return readQuoted(nodes, 0);
}

function readQuoted(nodes: readonly MarkupNode[], quotations: number): TextReading {
  const writer: Writer = {
    pieces: [],
    leftOut: [],
    becamePlain: [],
    hasForeignMarks: false,
    isEmphasized: false,
    isLinked: false,
    quotations,
  };
  writeNodes(writer, nodes);
  const { text, isComplete } = keepEmphasis(tidyLines(writer.pieces.join('')));
  if (!isComplete) writer.becamePlain.push('some emphasis');
  const { leftOut, becamePlain, hasForeignMarks } = writer;
  return { text, leftOut, becamePlain, hasForeignMarks };
}

/** The text of nodes for an option, which has no marks and one line. */
export function readPlainMarkup(nodes: readonly MarkupNode[]): TextReading {
  const reading = readMarkup(nodes);
  const text = plainText(reading.text).trim().replaceAll(/\s+/gu, ' ');
  const hasMarks = text !== reading.text && plainText(reading.text) !== reading.text;
  const becamePlain = hasMarks
    ? [...reading.becamePlain, 'emphasis or a link']
    : reading.becamePlain;
  return { ...reading, text, becamePlain, hasForeignMarks: false };
}

/** The notes for a person about the parts of a text that weren't kept; `where` is 'the question' or 'option 2'. */
export function textNotes(reading: TextReading, where: string): readonly string[] {
  const notes: string[] = [];
  if (reading.leftOut.length > 0) notes.push(`Left out of ${where}: ${listed(reading.leftOut)}.`);
  if (reading.becamePlain.length > 0) {
    notes.push(`Plain text now in ${where}: ${listed(reading.becamePlain)}.`);
  }
  if (reading.hasForeignMarks) {
    notes.push(`Check the stars, brackets or > signs in ${where}: they are marks here.`);
  }
  return notes;
}

function listed(things: readonly string[]): string {
  return joinedList([...new Set(things)], 'and');
}

function writeNodes(writer: Writer, nodes: readonly MarkupNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') writeText(writer, node);
    else writeElement(writer, node);
  }
}

function writeText(writer: Writer, text: string): void {
  const line = withoutSigns(text).replaceAll(/\s+/gu, ' ');
  if (plainText(line) !== line) writer.hasForeignMarks = true;
  const followsSpace = /^(?:\s|$)/u.test(writer.pieces.at(-1)?.at(-1) ?? '');
  write(writer, followsSpace ? line.trimStart() : line);
}

/** Adds a piece; an empty one would hide how the text ends. */
function write(writer: Writer, piece: string): void {
  if (piece !== '') writer.pieces.push(piece);
}

function writeElement(writer: Writer, element: MarkupElement): void {
  const tag = tagOf(element);
  const gone = LEFT_OUT.get(tag);
  if (gone !== undefined) return void writer.leftOut.push(nameOfPart(element, gone));
  const plain = PLAIN_NOW.get(tag) ?? (isKnownTag(tag) ? undefined : `<${tag}>`);
  if (plain !== undefined) writer.becamePlain.push(plain);
  if (attributeOf(element, 'style') !== '') writer.becamePlain.push('colors, sizes or alignment');
  if (tag === 'br') write(writer, '\n');
  else if (tag === 'em' || tag === 'i' || tag === 'strong' || tag === 'b')
    writeEmphasis(writer, element);
  else if (tag === 'a') writeLink(writer, element);
  else if (tag === 'blockquote') writeQuotation(writer, element);
  else if (tag === 'li') writeItem(writer, element);
  else if (tag === 'td' || tag === 'th') writeCell(writer, element);
  else if (tag === 'ol')
    writeBlock(writer, { ...element, children: counted(element.children) }, '\n');
  else writeBlock(writer, element, BLOCKS.get(tag) ?? '');
}

function writeBlock(writer: Writer, element: MarkupElement, gap: string): void {
  write(writer, gap);
  writeNodes(writer, element.children);
  write(writer, gap);
}

function writeEmphasis(writer: Writer, element: MarkupElement): void {
  if (writer.isEmphasized) return writeNodes(writer, element.children);
  writer.isEmphasized = true;
  write(writer, EMPHASIS_START);
  writeNodes(writer, element.children);
  write(writer, EMPHASIS_END);
  writer.isEmphasized = false;
}

function writeLink(writer: Writer, element: MarkupElement): void {
  const href = attributeOf(element, 'href');
  // A link in a link isn't one, so the words of each part are read once.
  const name = writer.isLinked ? '' : lineOf(element);
  const isLink =
    isOutsideAddress(href) &&
    !hasBadCharacter(href) &&
    !/[()]/u.test(href) &&
    href.length <= MAX_URL_CHARACTERS &&
    !/[[\]]/u.test(name) &&
    name !== '' &&
    !writer.isLinked;
  if (isLink) {
    write(writer, `[${withoutSigns(name)}](${href})`);
    return;
  }
  if (href !== '') writer.leftOut.push(`a link to ${quotedText(href)}`);
  const { isLinked } = writer;
  writer.isLinked = true;
  writeNodes(writer, element.children);
  writer.isLinked = isLinked;
}

function writeQuotation(writer: Writer, element: MarkupElement): void {
  if (writer.quotations >= MOST_QUOTATIONS) {
    writer.becamePlain.push('a quotation');
    writeBlock(writer, element, '\n\n');
    return;
  }
  const inner = readQuoted(element.children, writer.quotations + 1);
  for (const part of inner.leftOut) writer.leftOut.push(part);
  for (const part of inner.becamePlain) writer.becamePlain.push(part);
  writer.hasForeignMarks ||= inner.hasForeignMarks;
  const lines = inner.text.split('\n').map((line) => `> ${line}`.trimEnd());
  write(writer, `\n\n${lines.join('\n')}\n\n`);
}

/** The items of a numbered list, each with its number. */
function counted(children: readonly MarkupNode[]): readonly MarkupNode[] {
  let number = 0;
  return children.map((child) => {
    if (typeof child === 'string' || tagOf(child) !== 'li') return child;
    number += 1;
    return { ...child, attributes: { ...child.attributes, number: `${number}. ` } };
  });
}

function writeItem(writer: Writer, element: MarkupElement): void {
  write(writer, `\n${element.attributes['number'] ?? '- '}`);
  writeNodes(writer, element.children);
}

function writeCell(writer: Writer, element: MarkupElement): void {
  writeNodes(writer, element.children);
  write(writer, ' \t');
}

/** At most one empty line between lines, and no space at the ends of lines. */
function tidyLines(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trimEnd().replaceAll(' \t', ' | ').replace(/^ +/u, ''));
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

function nameOfPart(element: MarkupElement, name: string): string {
  const words = attributeOf(element, 'alt') || attributeOf(element, 'data-equation-content');
  const isFormula = /equation_image|mathjax/iu.test(attributeOf(element, 'class'));
  const noun = isFormula ? 'a formula' : name;
  const said = words === '' ? attributeOf(element, 'title') : words;
  if (said !== '') return `${noun} (${quotedText(said)})`;
  const inside = tagOf(element) === 'math' ? lineOf(element) : '';
  return inside === '' ? noun : `${noun} (${quotedText(inside)})`;
}
