// HTML in a quiz file becomes text with our few marks; what has no mark here is named in a note (QTI-6, QTI-7).
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
  text: string;
  readonly leftOut: string[];
  readonly becamePlain: string[];
  hasForeignMarks: boolean;
  /** Inside emphasis, a link or a list that counts. */
  isEmphasized: boolean;
  isLinked: boolean;
}

/** The text of nodes with marks. */
export function readMarkup(nodes: readonly MarkupNode[]): TextReading {
  const writer: Writer = {
    text: '',
    leftOut: [],
    becamePlain: [],
    hasForeignMarks: false,
    isEmphasized: false,
    isLinked: false,
  };
  writeNodes(writer, nodes);
  const { text, isComplete } = keepEmphasis(tidyLines(writer.text));
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

/** What a person reads about the parts of a text that weren't kept; `where` is 'the question' or 'option 2'. */
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
  writer.text += /\s$/u.test(writer.text) || writer.text === '' ? line.trimStart() : line;
}

function writeElement(writer: Writer, element: MarkupElement): void {
  const tag = tagOf(element);
  const gone = LEFT_OUT.get(tag);
  if (gone !== undefined) return void writer.leftOut.push(nameOfPart(element, gone));
  const plain = PLAIN_NOW.get(tag) ?? (isKnownTag(tag) ? undefined : `<${tag}>`);
  if (plain !== undefined) writer.becamePlain.push(plain);
  if (attributeOf(element, 'style') !== '') writer.becamePlain.push('colors, sizes or alignment');
  if (tag === 'br') writer.text += '\n';
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
  writer.text += gap;
  writeNodes(writer, element.children);
  writer.text += gap;
}

function writeEmphasis(writer: Writer, element: MarkupElement): void {
  if (writer.isEmphasized) return writeNodes(writer, element.children);
  writer.isEmphasized = true;
  writer.text += EMPHASIS_START;
  writeNodes(writer, element.children);
  writer.text += EMPHASIS_END;
  writer.isEmphasized = false;
}

function writeLink(writer: Writer, element: MarkupElement): void {
  const href = attributeOf(element, 'href');
  const name = lineOf(element);
  const isLink =
    isOutsideAddress(href) &&
    !hasBadCharacter(href) &&
    !/[()]/u.test(href) &&
    href.length <= MAX_URL_CHARACTERS &&
    !/[[\]]/u.test(name) &&
    name !== '' &&
    !writer.isLinked;
  if (isLink) {
    writer.text += `[${withoutSigns(name)}](${href})`;
    return;
  }
  if (href !== '') writer.leftOut.push(`a link to ${quotedText(href)}`);
  writeNodes(writer, element.children);
}

function writeQuotation(writer: Writer, element: MarkupElement): void {
  const inner = readMarkup(element.children);
  writer.leftOut.push(...inner.leftOut);
  writer.becamePlain.push(...inner.becamePlain);
  writer.hasForeignMarks ||= inner.hasForeignMarks;
  const lines = inner.text.split('\n').map((line) => `> ${line}`.trimEnd());
  writer.text += `\n\n${lines.join('\n')}\n\n`;
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
  writer.text += `\n${element.attributes['number'] ?? '- '}`;
  writeNodes(writer, element.children);
}

function writeCell(writer: Writer, element: MarkupElement): void {
  writeNodes(writer, element.children);
  writer.text += ' \t';
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
