import type {
  Block,
  DocumentLimits,
  ListBlock,
  ListItem,
  ParagraphRole,
  Run,
  RunStyle,
  TableBlock,
  TermsBlock,
} from './pdf-block.ts';
import { breakLongWords, cleanText, hasCostlyLineBreaks, readsRightToLeft } from './pdf-text.ts';

/** Where text is placed and how it looks: one per open element, derived from its parent's. */
export type BlockPlace = {
  readonly into: Block[];
  /** Set inside a table cell or a term, where every block becomes a line. */
  readonly cell: Run[] | undefined;
  readonly containers: number;
  readonly style: RunStyle;
  readonly lines: 'collapse' | 'keep' | 'code';
  readonly role: ParagraphRole | undefined;
  readonly heading: number;
  readonly hidden: boolean;
  readonly inHeader: boolean;
  readonly inSection: boolean;
  readonly list: ListBlock | undefined;
  readonly item: ListItem | undefined;
  readonly terms: TermsBlock | undefined;
  readonly table: TableBlock | undefined;
};

// Layout time grows with the square of the styled pieces of one paragraph and of the lines of one block of code.
const mostRunsPerParagraph = 400;
const mostLinesOfCode = 500;

type OpenParagraph = { readonly place: BlockPlace; readonly runs: Run[]; visible: boolean };

function sameStyle(one: RunStyle, other: RunStyle): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.code === other.code &&
    one.strike === other.strike &&
    one.underline === other.underline &&
    one.script === other.script &&
    one.link === other.link
  );
}

function plainText(runs: readonly Run[]): string {
  return runs
    .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : ' '))
    .join('');
}

function breakable(run: Run): Run {
  if (typeof run === 'string') return breakLongWords(run);
  return 'text' in run ? { ...run, text: breakLongWords(run.text) } : run;
}

/** Gathers text into paragraphs and headings, the way a browser collapses white space, and counts against the limits. */
export class BlockWriter {
  readonly blocks: Block[] = [];
  characters = 0;
  firstHeading = '';
  hasTitle = false;
  exceeded = false;
  #blockCount = 0;
  #runCount = 0;
  #open: OpenParagraph | undefined;
  // Where white space was that shows only if text follows it.
  #space: BlockPlace | undefined;
  #newlines = 0;
  // Source levels of the headings above: their number is the level, so that no level is skipped.
  #headings: number[] = [];
  readonly #limits: DocumentLimits;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
  }

  /** Counts something that costs layout time; false once a limit is exceeded. */
  count(blocks: number): boolean {
    this.#blockCount += blocks;
    if (this.#blockCount > this.#limits.blocks) this.exceeded = true;
    return !this.exceeded;
  }

  addText(raw: string, place: BlockPlace): void {
    const text = cleanText(raw);
    if (place.lines === 'code') {
      this.#append(text, place);
      this.#countRuns(text.split('\n').length - 1);
      return;
    }
    const pieces = place.lines === 'keep' ? text.split('\n') : [text];
    for (const [position, piece] of pieces.entries()) {
      if (position > 0) this.#newlines += 1;
      this.#addPiece(piece.replace(/[ \t\n\f]+/gu, ' '), place);
    }
  }

  addBreak(place: BlockPlace): void {
    const open = this.#paragraph(place);
    this.#space = undefined;
    if (open.runs.length > 0) open.runs.push({ break: true });
    this.#countRuns(1);
  }

  /** Ends the current paragraph, if it has any text. */
  endParagraph(): void {
    const open = this.#open;
    this.#open = undefined;
    this.#space = undefined;
    this.#newlines = 0;
    if (!open || !open.visible || !this.count(1)) return;
    while (isBreak(open.runs.at(-1))) open.runs.pop();
    this.#finish(open.place, open.runs.map(breakable));
  }

  #addPiece(collapsed: string, place: BlockPlace): void {
    const text = collapsed.replace(/^ | $/gu, '');
    if (collapsed.startsWith(' ')) this.#space = place;
    if (text === '') return;
    if (this.#newlines > 1) this.endParagraph();
    else if (this.#newlines === 1 && this.#open) this.addBreak(place);
    const open = this.#paragraph(place);
    const atStart = open.runs.length === 0 || isBreak(open.runs.at(-1));
    if (this.#space && !atStart) this.#append(' ', this.#space);
    this.#append(text, place);
    this.#newlines = 0;
    this.#space = collapsed.endsWith(' ') ? place : undefined;
  }

  #paragraph(place: BlockPlace): OpenParagraph {
    this.#open ??= { place, runs: [], visible: false };
    return this.#open;
  }

  #append(text: string, place: BlockPlace): void {
    if ((this.#open?.runs.length ?? 0) >= mostRunsPerParagraph) this.endParagraph();
    const open = this.#paragraph(place);
    const { runs } = open;
    const last = runs.at(-1);
    const plain = sameStyle(place.style, {});
    if (typeof last === 'string' && plain) runs[runs.length - 1] = last + text;
    else if (typeof last === 'object' && 'text' in last && sameStyle(last, place.style))
      last.text += text;
    else {
      runs.push(plain ? text : { ...place.style, text });
      this.#countRuns(1);
    }
    open.visible ||= text.trim() !== '';
    this.characters += text.length;
    if (this.characters > this.#limits.characters) this.exceeded = true;
  }

  #countRuns(runs: number): void {
    this.#runCount += runs;
    if (this.#runCount > this.#limits.runs) this.exceeded = true;
  }

  #finish(place: BlockPlace, runs: Run[]): void {
    if (place.cell) {
      if (place.cell.length > 0) place.cell.push({ break: true });
      for (const run of runs) place.cell.push(run);
      return;
    }
    if (place.lines === 'code') {
      this.#finishCode(
        place,
        plainText(runs)
          .replace(/^\n|\n$/gu, '')
          .split('\n'),
      );
      return;
    }
    const text = plainText(runs);
    const direction = readsRightToLeft(text) ? { rtl: true as const } : {};
    if (place.heading > 0) this.#finishHeading(place, runs, text, direction);
    else {
      const role = place.role && { role: place.role };
      const long = hasCostlyLineBreaks(text) ? { long: true as const } : {};
      place.into.push({ kind: 'paragraph', runs, ...role, ...long, ...direction });
    }
  }

  #finishCode(place: BlockPlace, lines: readonly string[]): void {
    for (let from = 0; from < lines.length; from += mostLinesOfCode) {
      const text = lines.slice(from, from + mostLinesOfCode).join('\n');
      if (this.count(1)) place.into.push({ kind: 'code', text });
    }
  }

  #finishHeading(place: BlockPlace, runs: Run[], text: string, direction: { rtl?: true }): void {
    const opens = place.inHeader || this.blocks.length === 0;
    if (place.heading === 1 && opens && !this.hasTitle) {
      this.hasTitle = true;
      this.firstHeading ||= text;
      place.into.push({ kind: 'title', runs, ...direction });
      if (!place.inHeader) place.into.push({ kind: 'title-end' });
      return;
    }
    while ((this.#headings.at(-1) ?? 0) >= place.heading) this.#headings.pop();
    this.#headings.push(place.heading);
    this.firstHeading ||= text;
    place.into.push({ kind: 'heading', level: this.#headings.length, runs, ...direction });
  }
}

function isBreak(run: Run | undefined): boolean {
  return typeof run === 'object' && 'break' in run;
}
