import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedWords, foldWord, WordBook } from './word-book.ts';

/** Letters that fold in more than one step, marks, spaces, and invisible characters. */
const characters = [
  'a',
  'B',
  'ß',
  'Σ',
  'ς',
  'ﬁ',
  'é',
  'İ',
  '1',
  '∨',
  '🙂',
  '¨',
  ' ',
  '.',
  '—',
  '’',
  '\u0301',
  '\u00ad',
  '\u200b',
  '\u00a0',
  '\n',
];
const unit = fc.constantFrom(...characters);

test.each([
  ['case', 'Virtue', 'VIRTUE'],
  ['punctuation around', '“virtue,”', 'virtue'],
  ['punctuation inside', "don't", 'don’t'],
  ['composed and decomposed letters', 'na\u00efve', 'nai\u0308ve'],
  ['compatible forms', 'ﬁnal', 'final'],
  ['sharp s', 'straße', 'STRASSE'],
  ['final sigma', 'ΛΟΓΟΣ', 'λόγος'.replace('ό', 'ο')],
  ['invisible characters', 'vir\u00adt\u200bue', 'virtue'],
  ['markup', '**virtue**', 'virtue'],
])('SIM-1 words are the same without regard to %s', (_name, one, other) => {
  expect(foldWord(one)).toBe(foldWord(other));
  expect(foldWord(one)).not.toBe('');
});

test.each([
  ['different words', 'virtue', 'virtues'],
  ['accents', 'resume', 'résumé'],
  ['symbols of logic', 'p∨q', 'p→q'],
  ['numbers', '1', '2'],
])('SIM-1 words differ by %s', (_name, one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other));
});

test('SIM-1 a dash alone is no word to compare, and what is folded has no spaces', () => {
  expect(foldedWords('to be — or not … to\u00a0be')).toEqual(['to', 'be', 'or', 'not', 'to', 'be']);
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const words = foldedWords(text);
      expect(words.filter((word) => !/^\S+$/u.test(word))).toEqual([]);
      expect(words.map(foldWord)).toEqual(words);
    }),
    { numRuns: 1000 },
  );
});

test('SIM-2 each word has the characters that it takes up in the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit }), fc.string(), (one, other) => {
      const book = new WordBook();
      for (const text of [one, other, `${one} ${other}`]) {
        const { numbers, starts, ends } = book.read(text);
        const pieces = starts.map((start, index) => text.slice(start, ends[index]));
        expect(pieces.map(foldWord)).toEqual(foldedWords(text));
        expect(pieces.every((piece) => /^\S+$/u.test(piece))).toBe(true);
        expect(new Set(numbers).size).toBe(new Set(foldedWords(text)).size);
      }
    }),
  );
});
