import { describe, expect, test } from 'vitest';
import { stumblingWords, withoutComments, wordComplaints } from './check-words.ts';

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

test('a file of the baseline may have such words, and is named once it has none', () => {
  const files = [
    { path: 'web/old.tsx', text: "'It stands.'" },
    { path: 'web/clean.tsx', text: "'It appears.'" },
    { path: 'web/new.tsx', text: "\n'It stands.'" },
  ];
  expect(wordComplaints(files, ['web/old.tsx', 'web/clean.tsx', 'web/gone.tsx'])).toEqual({
    complaints: ['web/new.tsx:2: “stands”. Plainer: is, appears, is shown, is kept.'],
    cleanNow: ['web/clean.tsx', 'web/gone.tsx'],
  });
});
