// Chooses the fonts of a document by their coverage, so that no glyph is missing.
import { lettersOf, scriptFonts, signFonts, textFont, type PdfFont } from './pdf-fonts.ts';

/** Whether every weight and style of the font has a glyph for the code point. */
export type Covers = (font: PdfFont, codePoint: number) => boolean;

export type FontChoice = {
  /** In the order in which a glyph is looked for. */
  readonly fonts: readonly PdfFont[];
  /** What no font can show, and what to print instead. */
  readonly replacements: ReadonlyMap<string, string>;
};

const replacementCharacter = '\uFFFD';
// Controls and joiners have no glyph of their own.
const needsNoGlyph = /^[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u;
const mark = /\p{M}/u;
// One font has to set a letter together with its marks.
const letterWithMarks = /[^\p{M}\p{Cc}]\p{M}+/gu;
const patterns = new Map(
  scriptFonts.map((font) => [font, new RegExp(`[${lettersOf(font.scripts)}]`, 'u')]),
);

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/**
 * The text font first, then the fonts of the text's scripts, then the first fonts that cover the rest. A font that
 * lacks a letter costs as much time as the one that has it, so fonts that aren't needed are left out.
 */
export function chooseFonts(text: string, covers: Covers): FontChoice {
  const occurring = distinctCharacters(text);
  const characters = occurring.filter((character) => !needsNoGlyph.test(character));
  const distinct = characters.join('');
  const called = scriptFonts.filter((font) => patterns.get(font)?.test(distinct));
  const standby = scriptFonts.filter((font) => !called.includes(font) && font.scripts.length > 0);
  const fonts: PdfFont[] = [];
  let rest = characters;
  for (const font of [textFont, ...called, ...signFonts, ...standby]) {
    if (rest.length === 0) break;
    const left = rest.filter((character) => !covers(font, codePointOf(character)));
    if (left.length < rest.length) fonts.push(font);
    rest = left;
  }
  const replacements = new Map(rest.map((character) => [character, replacementCharacter]));
  const hasMarks = occurring.some((character) => mark.test(character));
  for (const sequence of new Set(hasMarks ? text.match(letterWithMarks) : [])) {
    if (fonts.some((font) => coversAll(font, sequence, covers))) continue;
    const [letter = ''] = sequence;
    replacements.set(sequence, (replacements.get(letter) ?? letter) + replacementCharacter);
  }
  return { fonts: fonts.length > 0 ? fonts : [textFont], replacements };
}

/** In the order in which they first occur. For a long document, a set of its characters takes six times as long. */
function distinctCharacters(text: string): string[] {
  const seen = new Uint8Array(0x11_0000);
  const distinct: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at += 1;
    if (seen[codePoint] === 1) continue;
    seen[codePoint] = 1;
    distinct.push(String.fromCodePoint(codePoint));
  }
  return distinct;
}

function coversAll(font: PdfFont, sequence: string, covers: Covers): boolean {
  const hasGlyphs = (text: string): boolean =>
    Array.from(text).every(
      (character) => needsNoGlyph.test(character) || covers(font, codePointOf(character)),
    );
  return hasGlyphs(sequence) || hasGlyphs(sequence.normalize('NFC'));
}

/** The same values with what no font can show replaced, as JSON. */
export function replaceInJson(value: object, replacements: FontChoice['replacements']): string {
  if (replacements.size === 0) return JSON.stringify(value);
  const longestFirst = [...replacements.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map((text) => RegExp.escape(text)).join('|'), 'gu');
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(pattern, (found) => replacements.get(found) ?? replacementCharacter)
      : part,
  );
}
