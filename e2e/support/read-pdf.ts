// Reads a downloaded PDF as its reader sees it: text, outline, properties.
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly fileName: string;
  /** Line ends are where the page has them. */
  readonly text: string;
  readonly pages: number;
  readonly title: string;
  readonly author: string;
  readonly isTagged: boolean;
  /** Sections, each with its topics. */
  readonly outline: readonly (readonly [section: string, ...topics: string[]])[];
}

/** Reads a finished download. */
export async function readPdf(download: Download): Promise<ReadPdf> {
  const data = Uint8Array.from(await readFile(await download.path()));
  const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const { info } = await document.getMetadata();
  const { Title: title, Author: author } = info as { Title?: string; Author?: string };
  const outline = (await document.getOutline()) ?? [];
  return {
    fileName: download.suggestedFilename(),
    text: await textOf(document),
    pages: document.numPages,
    title: title ?? '',
    author: author ?? '',
    isTagged: (await document.getMarkInfo())?.Marked ?? false,
    outline: outline.map((section) => [section.title, ...section.items.map(titleOf)]),
  };
}

interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly height: number;
}

/** The texts of a printed page that lie over one another, in pairs. */
export async function overprinted(pdf: Uint8Array): Promise<readonly string[]> {
  const data = Uint8Array.from(pdf);
  const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item): readonly PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, base] = item.transform.slice(4) as [number, number];
      return [{ text: item.str, left, right: left + item.width, base, height: item.height }];
    });
    for (const [index, one] of texts.entries()) {
      const others = texts.slice(index + 1).filter((other) => lieOverEachOther(one, other));
      found.push(...others.map(({ text }) => `page ${number}: ${one.text} / ${text}`));
    }
  }
  return found;
}

/** Lines of the same height belong together: a date and the topic beside it. */
function lieOverEachOther(one: PrintedText, other: PrintedText): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const apart = Math.abs(one.base - other.base);
  return shared > 2 && apart > 1 && apart < 0.6 * Math.min(one.height, other.height);
}

function titleOf({ title }: { readonly title: string }): string {
  return title;
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

async function textOf(document: PdfDocument): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
  }
  return pages.join('\n').replaceAll('\u200B', '');
}
