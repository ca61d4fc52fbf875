import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { readUsername, usernameSentence, type UsernameProblem } from './username.ts';

describe('a username', () => {
  test.each([
    ['as typed', 'mjs412', 'mjs412'],
    ['trimmed, its case kept', '  MJS412\t', 'MJS412'],
    ['with a blank inside', 'van dyke', 'van dyke'],
    ['of 64 characters', 'x'.repeat(64), 'x'.repeat(64)],
    ['of 64 characters outside the basic plane', '𝔁'.repeat(64), '𝔁'.repeat(64)],
    ['in another script', 'Ἀριστοτέλης', 'Ἀριστοτέλης'],
  ])('USR-1 is accepted %s', (_name, typed, username) => {
    expect(readUsername(typed)).toEqual(accept(username));
  });

  test.each<[string, string, UsernameProblem]>([
    ['nothing', '', 'missing'],
    ['only white space', ' \n ', 'missing'],
    ['65 characters', 'x'.repeat(65), 'too-long'],
    ['a tab inside', 'a\tb', 'control-character'],
    ['a NUL', 'a\u0000b', 'control-character'],
    ['half of a surrogate pair', 'a\ud800', 'control-character'],
    ['a slash', 'a/b', 'slash'],
    ['a dot', '.', 'dots-only'],
    ['two dots', '..', 'dots-only'],
    ['a word that means no TA', 'Unassigned', 'reserved'],
    ['the zero that means no TA', '0', 'reserved'],
  ])('USR-2 is refused with its sentence: %s', (_name, typed, problem) => {
    expect(readUsername(typed)).toEqual(refuse(problem));
    expect(usernameSentence(problem)).toMatch(/^.*netIDs?\b.*\.$/u);
  });
});

describe('a full name', () => {
  test('USR-3 is trimmed and keeps what is inside', () => {
    expect(readFullName('  Anna  van Dyke ')).toEqual(accept('Anna  van Dyke'));
  });

  test.each([
    ['nothing', ' ', 'missing', 'A full name is required.'],
    ['201 characters', 'x'.repeat(201), 'too-long', 'A full name has at most 200 characters.'],
    [
      'a line break inside',
      'Anna\nDyke',
      'control-character',
      'A full name can’t contain line breaks, tabs or other control characters.',
    ],
  ] as const)('USR-3 is refused with its sentence: %s', (_name, typed, problem, sentence) => {
    expect(readFullName(typed)).toEqual(refuse(problem));
    expect(fullNameSentence(problem)).toBe(sentence);
  });
});
