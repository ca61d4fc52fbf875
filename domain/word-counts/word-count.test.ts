import { describe, expect, test } from 'vitest';
import { countWords, rankStudents, wordsOfAnswer } from './word-count.ts';

describe('words', () => {
  test.each([
    ['nothing', '', 0],
    ['only white space', ' \n\t\u00a0 ', 0],
    ['one word', 'know', 1],
    ['white space around and between', '  know \n\n thyself\t', 2],
    ['marks that touch are one word', 'know—thyself, (p & q)', 4],
    ['a script without spaces', '知己知彼', 1],
  ])('WRD-1 %s', (_name, essay, words) => {
    expect(countWords(essay)).toBe(words);
  });

  test.each([
    ['a choice', { questionAnswer: '1,2', questionEssayAnswer: '' }, 0],
    ['an essay', { questionAnswer: '', questionEssayAnswer: ' know  thyself ' }, 2],
    ['both', { questionAnswer: 'not an essay', questionEssayAnswer: 'one more word' }, 3],
  ])('WRD-2 only the essay counts: %s', (_name, texts, words) => {
    expect(wordsOfAnswer(texts)).toBe(words);
  });
});

test('WRD-4 the ranking is by words, equal ones by name, numbered from 1', () => {
  const students = [
    { username: 'a', fullName: 'Zoe Adams', words: 10 },
    { username: 'b', fullName: 'Bo Dyke', words: 200 },
    { username: 'c', fullName: 'Anna Dyke', words: 200 },
    { username: 'd', fullName: 'Dan Null', words: 0 },
  ];
  expect(rankStudents(students).map(({ rank, username }) => `${rank} ${username}`)).toEqual([
    '1 c',
    '2 b',
    '3 a',
    '4 d',
  ]);
});
