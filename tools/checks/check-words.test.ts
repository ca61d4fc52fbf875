import { describe, expect, test } from 'vitest';
import {
  isDone,
  stumblingWords,
  withoutComments,
  wordComplaints,
  wordsOfCode,
} from './check-words.ts';

const wordsIn = (text: string, path = 'web/a.tsx') =>
  stumblingWords(path, text).map(({ words }) => words);

describe('sentences', () => {
  test.each([
    ["const a = 'for a TA of the own students';", 'the own'],
    ['<p>The answers could not be loaded anew.</p>', 'anew'],
    ['description="Whoever grades reads it."', 'Whoever'],
    ['<p>\n  Every change is saved by\n  itself.\n</p>', 'by itself'],
    ['`${name} stands last`', 'stands'],
    ['<p>Your questions will stand here</p>', 'will stand'],
    ["'Which stands?'", 'stands'],
    ['"A name without blanks"', 'without blanks'],
  ])('%j', (text, words) => {
    expect(wordsIn(text)).toEqual([words]);
  });

  test.each([
    'const standsFor = understands(outstanding);',
    "const href = 'https://example.org/a'; // it stands there",
    '/** What stands in its place. */',
    '<p>where you stand, on your own, understand</p>',
  ])('leaves alone %j', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  test('a guide is prose as a whole', () => {
    expect(wordsIn('Whoever reads // this', 'docs/guides/student.md')).toEqual(['Whoever']);
  });

  test('the line is that of the first word', () => {
    expect(stumblingWords('a.md', 'one\ntwo\nby\nitself')[0]?.line).toBe(3);
  });
});

test('only comments are blanked, and places stay the same', () => {
  const source = 'a(\'//no\', `/* no */`); // yes\n/* yes\nyes */ b("/*");';
  const blanked = withoutComments(source);
  expect(blanked).toHaveLength(source.length);
  expect(blanked).toContain("a('//no', `/* no */`);");
  expect(blanked).toContain('b("/*");');
  expect(blanked).not.toContain('yes');
});

const codeWordsIn = (text: string) => wordsOfCode('domain/a.ts', text).map(({ words }) => words);

describe('comments', () => {
  test.each([
    ['/** Whoever grades reads it. */', 'Whoever'],
    ['const a = 1; // It stands there.', 'stands'],
    ['// Only the own students.', 'the own'],
    ['/** The passage as the so-manieth student puts it. */', 'so-manieth'],
    ['// Saved by\n// itself.', 'by itself'],
    ['/**\n * Saved by\n * itself.\n */', 'by itself'],
    ["// Somebody else's change.", 'Somebody'],
    ['// The labelled column.', 'labelled'],
    ['// A catalogue of errors.', 'catalogue'],
    ['// Two saves that clash.', 'clash'],
  ])('%j', (text, words) => {
    expect(codeWordsIn(text)).toEqual([words]);
  });

  test.each([
    "const code = 'cancelled, whoever stands';",
    '// The answer of the API is `cancelled`.',
    '// It shows where you stand: an understanding neighbor, a labeled catalog.',
    '// Nobody sees it.',
  ])('leaves alone %j', (text) => {
    expect(codeWordsIn(text)).toEqual([]);
  });

  test('the line is that of the word', () => {
    expect(wordsOfCode('a.ts', '/**\n * One.\n * Anew.\n */')[0]?.line).toBe(3);
  });
});

describe('the head of a file', () => {
  test.each([
    ['// What a student sees.', 'What'],
    ['// Which questions show.\nconst a = 1;', 'Which'],
    ['/** Whether a plan counts. */', 'Whether'],
    ['#!/usr/bin/env node\n// Why it fails.', 'Why'],
    ['// Since when a student has it.', 'Since when'],
    ['// To whom it goes.', 'To whom'],
  ])('is not %j', (text, words) => {
    expect(codeWordsIn(text)).toEqual([words]);
  });

  test.each([
    '// Decides what a student sees.',
    '// Can these be true together? Decided by conflicts.\n',
    '// How can it fail? Three ways.',
    'const a = 1;\n// When nothing is left, it ends.',
    '// Whenever it ends.',
  ])('may be %j', (text) => {
    expect(codeWordsIn(text)).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['const logicColours = 1;', ['logicColours']],
    ['interface CatalogueEntry {}', ['CatalogueEntry']],
    ['const MOST_NEIGHBOURS = 1;', ['MOST_NEIGHBOURS']],
    ['function designClash() {}', ['designClash']],
    ['list.map((entry, place) => entry);', ['place']],
    ['Array.from({ length: 2 }, (_, position) => position);', ['position']],
  ])('%j', (text, words) => {
    expect(codeWordsIn(text)).toEqual(words);
  });

  test.each([
    'list.map((entry, index) => entry);',
    'const place = { day: 1 }; list.map((entry) => place);',
    'list.reduce((sum, place) => sum + place, 0);',
    "const state = 'cancelled'; const isCanceled = state === 'cancelled';",
    'const neighbors = analysis(catalog);',
  ])('leaves alone %j', (text) => {
    expect(codeWordsIn(text)).toEqual([]);
  });
});

test('comments and names are checked in the folders that are done, in every kind of script', () => {
  const done = ['domain', 'web/ui'];
  const paths = [
    'domain/a/b.ts',
    'domain/a.test.ts',
    'web/ui/a.tsx',
    'domain/a.mjs',
    'domain/a.cjs',
  ];
  expect(paths.filter((path) => !isDone(path, done))).toEqual([]);
  const others = ['web/api/a.ts', 'domains/a.ts', 'domain/a.json', 'domain/RULES.md'];
  expect(others.filter((path) => isDone(path, done))).toEqual([]);
});

test('a file of the baseline may have such words, and is named once it has none', () => {
  const sentences = [
    { path: 'web/old.tsx', text: "'It stands.'" },
    { path: 'web/clean.tsx', text: "'It appears.'" },
    { path: 'web/new.tsx', text: "\n'It stands.'" },
  ];
  const code = [{ path: 'domain/new.ts', text: '// It stands.' }];
  const baseline = ['web/old.tsx', 'web/clean.tsx', 'web/gone.tsx'];
  expect(wordComplaints({ sentences, code }, baseline)).toEqual({
    complaints: [
      'web/new.tsx:2: “stands”. Plainer: is, appears, is shown, is kept.',
      'domain/new.ts:1: “stands”. Plainer: is, appears, is shown, is kept.',
    ],
    cleanNow: ['web/clean.tsx', 'web/gone.tsx'],
  });
});
