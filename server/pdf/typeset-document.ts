import {
  initSync,
  TypstCompilerBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseFonts, replaceInJson, type FontChoice } from './choose-fonts.ts';
import { claimAccessibility } from './claim-accessibility.ts';
import { FontLibrary } from './font-library.ts';
import type { Block, HtmlDocument } from './pdf-block.ts';
import { codeFont, optionFont, type PdfFont } from './pdf-fonts.ts';
import { cleanText, readLanguage } from './pdf-text.ts';

export type PdfDetails = {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly lang?: string | undefined;
  /** Creation date in epoch seconds, UTC; without it the file has none. */
  readonly createdAt?: number | undefined;
};

type Compiled = { readonly result?: Uint8Array; readonly diagnostics?: unknown };

// They exist only in the typesetter's memory: it sees no other file.
const templateFile = '/template.typ';
const dataFile = '/document.json';
const fullDiagnostics = 2;
const defaultTitle = 'My Philosophy';
// Above this many characters (about 120,000 words) the best line breaks cost more than they show.
const longDocument = 700_000;
const longestDetail = 200;

function readBeside(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function loadTypesetter(): void {
  const file = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  initSync({ module: readFileSync(fileURLToPath(file)) });
}

/** Sets documents one after another with one loaded compiler. */
export class Typesetter {
  readonly #template = readBeside('./pdf-template.typ');
  readonly #library = new FontLibrary();
  readonly #compiler: TypstCompiler;
  #fontsInUse = '';

  private constructor(compiler: TypstCompiler) {
    this.#compiler = compiler;
  }

  /** Loads the typesetter. */
  static async create(): Promise<Typesetter> {
    loadTypesetter();
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    return new Typesetter(await builder.build());
  }

  /** Sets one document as PDF/UA-1; what no font can show becomes U+FFFD. */
  async typeset(document: HtmlDocument, details: PdfDetails): Promise<Uint8Array> {
    const work = templateData(document, details);
    const { fonts, replacements } = this.#choose(JSON.stringify(work));
    await this.#use([...fonts, codeFont, optionFont]);
    const families = fonts.map(({ family }) => family);
    const pdf = this.#compile(replaceInJson({ ...work, fonts: families }, replacements));
    return claimAccessibility(pdf) ?? pdf;
  }

  #choose(text: string): FontChoice {
    return chooseFonts(text, (font, codePoint) => this.#library.covers(font, codePoint));
  }

  async #use(fonts: readonly PdfFont[]): Promise<void> {
    const distinct = [...new Set(fonts)];
    const names = distinct.map(({ family }) => family).join();
    if (names === this.#fontsInUse) return;
    this.#compiler.set_fonts(await this.#library.resolver(distinct));
    this.#fontsInUse = names;
  }

  #compile(data: string): Uint8Array {
    try {
      this.#compiler.add_source(templateFile, this.#template);
      this.#compiler.map_shadow(dataFile, Buffer.from(data));
      const compiled: unknown = this.#compiler.compile(
        templateFile,
        undefined,
        'pdf',
        fullDiagnostics,
      );
      const { result, diagnostics } = compiled as Compiled;
      if (result) return result;
      throw new Error(JSON.stringify(diagnostics));
    } finally {
      this.#compiler.reset();
      this.#compiler.reset_shadow();
    }
  }
}

function oneLine(text: string | undefined): string {
  return cleanText((text ?? '').slice(0, longestDetail))
    .replace(/\s+/gu, ' ')
    .trim();
}

function templateData(document: HtmlDocument, details: PdfDetails): object {
  const author = oneLine(details.author ?? document.author);
  const title = oneLine(details.title) || oneLine(document.title) || defaultTitle;
  return {
    title,
    author: author === '' ? [] : [author],
    ...readLanguage(details.lang ?? document.language),
    created: details.createdAt === undefined ? null : dateParts(details.createdAt),
    long: document.characters > longDocument,
    contents: contentsDepth(document.blocks),
    blocks: document.blocks,
  };
}

function dateParts(epochSeconds: number): object {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000);
  const { year, month, day, hour, minute, second } = moment.toZonedDateTimeISO('UTC');
  return { year, month, day, hour, minute, second };
}

/** A page of contents is useful from three sections on; topics are added while they fit on it. */
function contentsDepth(blocks: readonly Block[]): 0 | 1 | 2 {
  const levels = blocks.filter((block) => block.kind === 'heading').map(({ level }) => level);
  const sections = levels.filter((level) => level === 1).length;
  if (sections < 3 || !blocks.some(({ kind }) => kind === 'title-end')) return 0;
  return levels.filter((level) => level <= 2).length <= 36 ? 2 : 1;
}
