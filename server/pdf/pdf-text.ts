// How a person's characters are cleaned before typesetting: PDF/UA-1 refuses some, and some would hide or reverse text.
import { lettersOf, printableScripts } from './pdf-fonts.ts';

const droppedMarks = /[\uFEFF\uFFF9-\uFFFC\u202D\u202E]/gu;
const lineSeparators = /\r\n?|[\u2028\u2029]/gu;
// The scripts that the fonts cover. Letters of other scripts, private use and lone surrogates are found here, because
// finding out by typesetting costs a search through every font for each of them.
const unprintable = new RegExp(
  `[^${lettersOf([...printableScripts, 'Common', 'Inherited'])}]`,
  'gu',
);
const replacementCharacter = '\uFFFD';
// Latin letters and the usual punctuation: most texts have nothing else, and then there is nothing to clean.
const needsNoCleaning = /^[\t\n\x20-\x7E\u00A0-\u024F\u2010-\u2027]*$/u;

function cleanControl(control: string): string {
  if (control === '\t' || control === '\n' || control === '\f') return control;
  return control === '\v' || control === '\u0085' ? '\n' : '';
}

/** Keeps every character a reader can see; the rest is dropped (controls, overrides) or shown as U+FFFD (private use, scripts without a font). */
export function cleanText(text: string): string {
  if (needsNoCleaning.test(text)) return text;
  return text
    .replace(lineSeparators, '\n')
    .replace(/\p{Cc}/gu, cleanControl)
    .replace(droppedMarks, '')
    .replace(unprintable, replacementCharacter);
}

const longestWord = 72;
const longWord = /[^\s\u200B\u2E80-\u9FFF\uAC00-\uD7AF]{73,}/gu;
const wordPieces = new RegExp(String.raw`.{1,${longestWord}}(?!\p{M})`, 'gu');

/** Lets a word that is wider than the page continue on the next line instead of running off the page. */
export function breakLongWords(text: string): string {
  if (!mayHaveLongWord(text)) return text;
  return text.replace(longWord, (long) =>
    wordsWithin(long)
      .flatMap((word) => word.match(wordPieces) ?? word)
      .join('\u200B'),
  );
}

/** Whether more letters than a line has follow each other without a plain space; finding the words takes longer. */
function mayHaveLongWord(text: string): boolean {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    letters = text.charCodeAt(at) === 0x20 ? 0 : letters + 1;
    if (letters > longestWord) return true;
  }
  return false;
}

// These write no spaces between words: what is longer than a line is a sentence and may break between its words.
const scriptsOfSentences = ['Thai', 'Lao', 'Khmer', 'Myanmar'];
const unspacedText = new RegExp(`[${lettersOf(scriptsOfSentences)}]`, 'u');
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

function wordsWithin(long: string): string[] {
  return unspacedText.test(long)
    ? Array.from(segmenter.segment(long), ({ segment }) => segment)
    : [long];
}

// Above this many characters (about 3,500 words) the best line breaks of a paragraph cost more than they show.
const longParagraph = 20_000;
// In scripts where a line may end after nearly every letter, the best breaks look no better and cost fifteen times as much.
const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', ...scriptsOfSentences];
const unspaced = new RegExp(`[${lettersOf(unspacedScripts)}]`, 'gu');
const mostUnspaced = 200;

/** Whether a paragraph should get the cheaper line breaks. */
export function hasCostlyLineBreaks(text: string): boolean {
  if (text.length > longParagraph) return true;
  return text.length > mostUnspaced && (text.match(unspaced)?.length ?? 0) > mostUnspaced;
}

const rightToLeft =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether the first letter is of a script that is written from right to left. */
export function readsRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text);
  return letter !== null && rightToLeft.test(letter[0]);
}

/** The address of a link a reader may follow, or nothing: only the web and mail, never a file or a script. */
export function safeAddress(address: string): string | undefined {
  if (address.length > 2000 || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

/** Splits a language tag into the parts that the typesetter takes; an unusable tag counts as English. */
export function readLanguage(tag: string): {
  readonly lang: string;
  readonly region: string | null;
} {
  const [language = '', ...rest] = tag.trim().split('-');
  if (!/^[a-z]{2,3}$/iu.test(language)) return { lang: 'en', region: null };
  const region = rest.find((part) => /^[a-z]{2}$/iu.test(part));
  return { lang: language.toLowerCase(), region: region?.toUpperCase() ?? null };
}
