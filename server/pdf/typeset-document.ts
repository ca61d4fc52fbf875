import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Block, HtmlDocument } from './pdf-block.ts';
import { fontFamilies, fontFolders } from './pdf-fonts.ts';
import { cleanText, readLanguage } from './pdf-text.ts';

export type PdfDetails = {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly lang?: string | undefined;
  /** Creation date in epoch seconds, UTC; without it the file carries none. */
  readonly createdAt?: number | undefined;
};

type Compiled = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;
type Attempt = { readonly pdf: Uint8Array } | { readonly missing: readonly string[] };

// No such folder exists: the template and its data are the only files the typesetter can see.
const nowhere = join(parse(process.cwd()).root, 'elenchus-typesetter');
const dataFile = join(nowhere, 'document.json');
const defaultTitle = 'My Philosophy';
// Above this many characters (about 120,000 words) the best line breaks cost more than they show.
const longDocument = 700_000;
const mostMissing = 4000;
const longestDetail = 200;

/** Sets documents one after another with one loaded compiler. */
export class Typesetter {
  readonly #template = readFileSync(new URL('./pdf-template.typ', import.meta.url), 'utf8');
  readonly #compiler = NodeCompiler.create({
    workspace: nowhere,
    fontArgs: [{ fontPaths: fontFolders() }],
  });

  /** Sets one document as PDF/UA-1; what no font can show becomes U+FFFD; the claim is dropped before the document is. */
  typeset(document: HtmlDocument, details: PdfDetails): Uint8Array {
    try {
      const work = templateData(document, details);
      const first = this.#attempt(this.#compile(JSON.stringify(work)));
      if ('pdf' in first) return first.pdf;
      const replaced = this.#compile(replaceMissing(work, first.missing));
      const second = this.#attempt(replaced);
      return 'pdf' in second ? second.pdf : this.#compiler.pdf(replaced, {});
    } finally {
      this.#compiler.resetShadow();
      this.#compiler.evictCache(0);
    }
  }

  #compile(data: string): Compiled {
    this.#compiler.mapShadow(dataFile, Buffer.from(data));
    const outcome = this.#compiler.compile({ mainFileContent: this.#template, resetRead: true });
    const compiled = outcome.result;
    if (compiled) return compiled;
    const problems = outcome.takeDiagnostics();
    throw new Error(JSON.stringify(problems && this.#compiler.fetchDiagnostics(problems)));
  }

  #attempt(compiled: Compiled): Attempt {
    try {
      return { pdf: this.#compiler.pdf(compiled, { pdfStandard: 'ua-1' }) };
    } catch (problem) {
      return { missing: missingCharacters(problem instanceof Error ? problem.message : '') };
    }
  }
}

function missingCharacters(message: string): string[] {
  const quoted = message.matchAll(/(?:the text|codepoint) `\\?"(.{1,200}?)\\?"`/gu);
  const found = new Set<string>();
  for (const [, escaped = ''] of quoted) {
    found.add(
      escaped
        .replace(/\\+u\{([0-9a-f]{1,6})\}/gu, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .replace(/\\+(["'\\])/gu, '$1'),
    );
    if (found.size >= mostMissing) break;
  }
  return [...found];
}

function replaceMissing(work: object, missing: readonly string[]): string {
  if (missing.length === 0) return JSON.stringify(work);
  const longestFirst = missing.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map((text) => RegExp.escape(text)).join('|'), 'gu');
  return JSON.stringify(work, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(pattern, '\uFFFD') : value,
  );
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
    fonts: fontFamilies(`${title}${author}${JSON.stringify(document.blocks)}`),
    contents: contentsDepth(document.blocks),
    blocks: document.blocks,
  };
}

function dateParts(epochSeconds: number): object {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000);
  const { year, month, day, hour, minute, second } = moment.toZonedDateTimeISO('UTC');
  return { year, month, day, hour, minute, second };
}

/** A page of contents is worth its paper from three sections on; topics join while they fit on it. */
function contentsDepth(blocks: readonly Block[]): 0 | 1 | 2 {
  const levels = blocks.filter((block) => block.kind === 'heading').map(({ level }) => level);
  const sections = levels.filter((level) => level === 1).length;
  if (sections < 3 || !blocks.some(({ kind }) => kind === 'title-end')) return 0;
  return levels.filter((level) => level <= 2).length <= 36 ? 2 : 1;
}
