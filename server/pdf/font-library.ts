// The font files as the typesetter needs them: each is read when a document first needs its family.
import {
  TypstFontResolverBuilder,
  type TypstFontResolver,
} from '@myriaddreamin/typst-ts-web-compiler';
import { readFileSync } from 'node:fs';
import { fontFiles, type PdfFont } from './pdf-fonts.ts';

/** What the typesetter reports about a file; it needs the whole record back. */
type FontRecord = { readonly info: readonly { readonly coverage: readonly number[] }[] };
type FontFile = { readonly path: string; readonly record: FontRecord };
type LoadedFont = {
  readonly files: readonly FontFile[];
  readonly coverages: readonly Uint32Array[];
};

function readFont(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

/** Coverage is stored as alternating lengths of gaps and runs; this returns the borders between them. */
function bordersOf(lengths: readonly number[]): Uint32Array {
  const borders = new Uint32Array(lengths.length);
  let sum = 0;
  for (const [position, length] of lengths.entries()) {
    sum += length;
    borders[position] = sum;
  }
  return borders;
}

/** True when the number of borders at or below the code point is odd: then it is inside a run. */
function isInRun(borders: Uint32Array, codePoint: number): boolean {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((borders[middle] ?? 0) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

export class FontLibrary {
  readonly #loaded = new Map<string, LoadedFont>();
  readonly #bytes = new Map<string, Uint8Array>();

  /** Whether every weight and style of the font has a glyph for the code point. */
  covers(font: PdfFont, codePoint: number): boolean {
    return this.#load(font).coverages.every((borders) => isInRun(borders, codePoint));
  }

  /** What the typesetter requests for its fonts; a file is loaded only when one of its glyphs is set. */
  async resolver(fonts: readonly PdfFont[]): Promise<TypstFontResolver> {
    const builder = new TypstFontResolverBuilder();
    for (const { path, record } of fonts.flatMap((font) => this.#load(font).files)) {
      builder.add_lazy_font(record, () => this.#read(path));
    }
    return builder.build();
  }

  #load(font: PdfFont): LoadedFont {
    const known = this.#loaded.get(font.family);
    if (known) return known;
    const builder = new TypstFontResolverBuilder();
    const files = fontFiles(font).map((path) => ({
      path,
      record: builder.get_font_info(this.#read(path)) as FontRecord,
    }));
    builder.free();
    const coverages = files.flatMap(({ record }) =>
      record.info.map(({ coverage }) => bordersOf(coverage)),
    );
    const loaded = { files, coverages };
    this.#loaded.set(font.family, loaded);
    return loaded;
  }

  #read(path: string): Uint8Array {
    const known = this.#bytes.get(path) ?? readFont(path);
    this.#bytes.set(path, known);
    return known;
  }
}
