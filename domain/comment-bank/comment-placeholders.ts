// Placeholders for the student's name in saved comments (CMB-5 to CMB-8).
import { lastWordOf } from '../base/name-folding.ts';

const PLACEHOLDER = /\{(first|full) name\}/gi;

/** The name of a student, or null where it must not be shown. */
type ShownName = string | null;

/**
 * The text with the student's name in place of {first name} and {full name}. Without a name, a placeholder that
 * addresses the student is left out, and any other becomes 'the author'.
 */
export function fillPlaceholders(text: string, fullName: ShownName): string {
  const name = fullName?.trim() ?? '';
  if (name === '') return withoutNames(text);
  return text.replaceAll(PLACEHOLDER, (_all, kind: string) =>
    kind.toLowerCase() === 'full' ? name : firstNameOf(name),
  );
}

/** Whether a text has a placeholder. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/** The text with placeholders in place of the student's name, so that it fits every student. */
export function withPlaceholders(text: string, fullName: ShownName): string {
  const name = fullName?.trim() ?? '';
  if (name === '') return text;
  return replaceWord(replaceWord(text, name, '{full name}'), firstNameOf(name), '{first name}');
}

/** The first word of a name. A name of one word is also the first name. */
function firstNameOf(fullName: string): string {
  const [first = fullName] = fullName.split(/\s+/u);
  // 'Lovelace, Ada' would give 'Lovelace,'.
  return first.endsWith(',') ? (fullName.split(/\s+/u)[1] ?? lastWordOf(fullName)) : first;
}

/** A name inside another word, such as 'Al' in 'Also', is not the student's. */
function replaceWord(text: string, word: string, by: string): string {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // A name of one letter would be found in every 'a' and 'I'.
  if (word.length < 2) return text;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}{])${escaped}(?![\\p{L}\\p{N}}])`, 'gu');
  return text.replaceAll(whole, by);
}

/** 'Well argued, {first name}.' and '{first name}, this is clear.' */
const ADDRESS_AFTER_COMMA = /, *\{(?:first|full) name\}(?= *(?:[.!?;:)]|,|$|\n))/gi;
const ADDRESS_AT_START = /(^|[.!?]\s+|\n)\{(?:first|full) name\}\s*[,:!]\s*(\p{L}?)/giu;
const AT_START = /(^|[.!?]\s+|\n)\{(?:first|full) name\}/gi;

function withoutNames(text: string): string {
  return text
    .replaceAll(
      ADDRESS_AT_START,
      (_all, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    )
    .replaceAll(ADDRESS_AFTER_COMMA, '')
    .replaceAll(AT_START, '$1The author')
    .replaceAll(PLACEHOLDER, 'the author');
}
