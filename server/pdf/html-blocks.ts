import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { Parser } from 'htmlparser2';
import { BlockWriter, type BlockPlace } from './block-writer.ts';
import { blockElements, droppedElements } from './html-elements.ts';
import { endTable, placeInside, type Attributes } from './html-places.ts';
import { documentLimits, type DocumentLimits, type HtmlDocument } from './pdf-block.ts';
import { cleanText } from './pdf-text.ts';

type HtmlRefusal = 'too-large' | 'too-complex';

type OpenElement = { readonly name: string; readonly place: BlockPlace };

const blocksPerPage = 10;
const shownInputs = new Set(['text', 'number', 'date', 'email', 'search', 'tel', 'time', 'url']);

/** Reads HTML, one event at a time and never by recursion, into blocks within the limits. */
class HtmlReader {
  readonly #writer: BlockWriter;
  readonly #limits: DocumentLimits;
  readonly #open: OpenElement[] = [];
  readonly #details = { title: '', author: '', language: '' };
  #readingTitle = false;
  #sections = 0;
  #place: BlockPlace;

  constructor(limits: DocumentLimits) {
    this.#limits = limits;
    this.#writer = new BlockWriter(limits);
    this.#place = {
      into: this.#writer.blocks,
      cell: undefined,
      containers: 0,
      style: {},
      lines: 'collapse',
      role: undefined,
      heading: 0,
      hidden: false,
      inHeader: false,
      inSection: false,
      list: undefined,
      item: undefined,
      terms: undefined,
      table: undefined,
    };
  }

  read(html: string): Result<HtmlDocument, HtmlRefusal> {
    const parser = new Parser({
      onopentag: (name, attributes) => {
        this.#enter(name, attributes);
        if (this.#writer.exceeded) parser.pause();
      },
      ontext: (text) => {
        this.#text(text);
        if (this.#writer.exceeded) parser.pause();
      },
      onclosetag: (name) => this.#leave(name),
    });
    parser.write(html.toWellFormed());
    // Once a limit is exceeded the rest isn't read: the parser searches its whole stack for every end tag.
    if (!this.#writer.exceeded) parser.end();
    this.#writer.endParagraph();
    return this.#writer.exceeded ? refuse('too-complex') : accept(this.#document());
  }

  #document(): HtmlDocument {
    const { blocks, characters, firstHeading } = this.#writer;
    const { title, author, language } = this.#details;
    return { blocks, characters, title: title.trim() || firstHeading, author, language };
  }

  #enter(name: string, attributes: Attributes): void {
    if (this.#writer.exceeded) return;
    if (this.#open.length >= this.#limits.nesting) {
      this.#writer.exceeded = true;
      return;
    }
    this.#open.push({ name, place: this.#place });
    this.#noteDetails(name, attributes);
    if (this.#place.hidden) return;
    if (blockElements.has(name)) this.#writer.endParagraph();
    if (name === 'section' || name === 'hr' || name === 'tr') this.#beginPart(name, attributes);
    this.#addVoid(name, attributes);
    if (droppedElements.has(name)) this.#place = { ...this.#place, hidden: true };
    else this.#place = placeInside(this.#place, name, attributes, this.#writer);
  }

  #leave(name: string): void {
    const element = this.#open.at(-1);
    if (this.#writer.exceeded || element?.name !== name) return;
    this.#open.pop();
    if (name === 'title') this.#readingTitle = false;
    const inside = this.#place;
    this.#place = element.place;
    if (inside.hidden) return;
    if (name === 'q') this.#writer.addText('”', inside);
    if (blockElements.has(name)) this.#writer.endParagraph();
    if (inside.inHeader && !this.#place.inHeader && this.#writer.blocks.length > 0) {
      this.#writer.blocks.push({ kind: 'title-end' });
    }
    if (name === 'table' && inside.table && inside.table !== this.#place.table) {
      endTable(inside.table, this.#writer);
    }
  }

  #text(text: string): void {
    if (this.#writer.exceeded) return;
    if (this.#readingTitle)
      this.#details.title += cleanText(text).replace(/\s+/gu, ' ').slice(0, 500);
    if (!this.#place.hidden) this.#writer.addText(text, this.#place);
  }

  #noteDetails(name: string, attributes: Attributes): void {
    // An <svg> has titles too.
    const outer = this.#open.at(-2)?.name ?? 'head';
    if (name === 'title' && (outer === 'head' || outer === 'html')) this.#readingTitle = true;
    if (name === 'html') this.#details.language = attributes['lang'] ?? '';
    if (name === 'meta' && attributes['name']?.toLowerCase() === 'author') {
      this.#details.author = cleanText(attributes['content'] ?? '').slice(0, 500);
    }
  }

  #beginPart(name: string, attributes: Attributes): void {
    const place = this.#place;
    if (name === 'tr') {
      if (place.table && !place.cell && this.#writer.count(1)) place.table.rows.push([]);
    } else if (place.cell || !this.#writer.count(1)) {
      return;
    } else if (name === 'hr') {
      place.into.push({ kind: 'rule' });
    } else if (!place.inSection && place.containers === 0) {
      this.#sections += 1;
      const wanted = attributes['data-page'] ?? 'new';
      if (wanted === 'same' || !this.#writer.count(blocksPerPage)) return;
      place.into.push(this.#sections === 1 ? { kind: 'page', first: true } : { kind: 'page' });
    }
  }

  #addVoid(name: string, attributes: Attributes): void {
    const writer = this.#writer;
    if (name === 'br') writer.addBreak(this.#place);
    else if (name === 'wbr') writer.addText('\u200B', this.#place);
    else if (name === 'img') writer.addText(attributes['alt'] ?? '', this.#place);
    else if (name === 'q') writer.addText('“', this.#place);
    else if (name === 'input') this.#addInput(attributes);
  }

  #addInput(attributes: Attributes): void {
    const type = attributes['type']?.toLowerCase() ?? 'text';
    const { list, item } = this.#place;
    if (type === 'radio' || type === 'checkbox') {
      if (list) list.style = type === 'radio' ? 'one' : 'many';
      if (item && 'checked' in attributes) item.chosen = true;
    } else if (shownInputs.has(type)) this.#writer.addText(attributes['value'] ?? '', this.#place);
  }
}

/** Turns untrusted HTML into a bounded document, or refuses it as too large or too complex. */
export function readHtml(
  html: string,
  limits: DocumentLimits = documentLimits,
): Result<HtmlDocument, HtmlRefusal> {
  if (Buffer.byteLength(html) > limits.htmlBytes) return refuse('too-large');
  return new HtmlReader(limits).read(html);
}
