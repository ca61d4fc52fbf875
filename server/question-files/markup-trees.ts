// Trees of XML, which must be well-formed, and of HTML, which is read as browsers read it. Nothing outside is loaded,
// and entities that a file declares itself are refused: they can grow to gigabytes.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { MarkupElement, MarkupNode } from '@elenchus/domain/question-files/markup-node.ts';
import { Parser, type ParserOptions } from 'htmlparser2';

export type XmlFault = 'not-well-formed' | 'entities' | 'too-deep';

/** Deeper than any quiz; the rules walk the tree with calls inside calls. */
const MOST_DEPTH = 200;

interface GrowingElement extends MarkupElement {
  readonly children: MarkupNode[];
}

/** Thrown for elements inside elements that no quiz needs. */
export class TooDeep extends Error {}

class TreeBuilder {
  readonly root: GrowingElement = { name: '', attributes: {}, children: [] };
  readonly #open: GrowingElement[] = [this.root];
  isBalanced = true;
  /** End tags in the text, also those that end nothing. */
  endTags = 0;
  matchedEndTags = 0;
  #isSelfClosing = false;

  parse(text: string, options: ParserOptions): void {
    const parser = new Parser(
      {
        onopentag: (name, attributes) => this.#start(name, attributes),
        onclosetag: (_name, isImplied) => this.#end(isImplied),
        ontext: (data) => void this.#last().children.push(data),
      },
      options,
    );
    const end = parser.onclosetag.bind(parser);
    parser.onclosetag = (start, endIndex) => {
      this.endTags += 1;
      end(start, endIndex);
    };
    const selfClose = parser.onselfclosingtag.bind(parser);
    parser.onselfclosingtag = (endIndex) => {
      this.#isSelfClosing = true;
      selfClose(endIndex);
      this.#isSelfClosing = false;
    };
    parser.end(text);
  }

  #last(): GrowingElement {
    return this.#open.at(-1) ?? this.root;
  }

  #start(name: string, attributes: Readonly<Record<string, string>>): void {
    const element = { name, attributes: { ...attributes }, children: [] };
    // The parser itself gets slow with depth, so it stops here.
    if (this.#open.length > MOST_DEPTH) throw new TooDeep();
    this.#last().children.push(element);
    this.#open.push(element);
  }

  #end(isImplied: boolean): void {
    if (this.#open.length > 1) this.#open.pop();
    if (this.#isSelfClosing) return;
    if (isImplied) this.isBalanced = false;
    else this.matchedEndTags += 1;
  }
}

/** The root element of an XML text. */
export function parseXml(text: string): Result<MarkupElement, XmlFault> {
  if (/<!ENTITY/iu.test(text)) return refuse('entities');
  const builder = new TreeBuilder();
  try {
    builder.parse(text, { xmlMode: true, decodeEntities: true });
  } catch (failure) {
    if (failure instanceof TooDeep) return refuse('too-deep');
    throw failure;
  }
  const { root, isBalanced, endTags, matchedEndTags } = builder;
  const elements = root.children.filter((child) => typeof child !== 'string');
  const [first] = elements;
  const hasStrayText = root.children.some(
    (child) => typeof child === 'string' && child.replace('\uFEFF', '').trim() !== '',
  );
  if (!first || elements.length > 1 || hasStrayText || !isBalanced || endTags !== matchedEndTags) {
    return refuse('not-well-formed');
  }
  return accept(first);
}

/** The nodes of an HTML text; throws TooDeep. */
export function parseHtml(html: string): readonly MarkupNode[] {
  const builder = new TreeBuilder();
  builder.parse(html, { decodeEntities: true });
  return builder.root.children;
}
