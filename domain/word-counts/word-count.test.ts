import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { countWords, rankStudents, totalWords, wordCountSentence } from './word-count.ts';

describe('words', () => {
  test.each([
    ['nothing', '', 0],
    ['only blanks', ' \n\t\u00a0 ', 0],
    ['one word', 'know', 1],
    ['blanks around and between', '  know \n\n thyself\t', 2],
    ['marks that touch are one word', 'know—thyself, (p & q)', 4],
    ['a script without blanks', '知己知彼', 1],
  ])('WRD-1 %s', (_name, essay, words) => {
    expect(countWords(essay)).toBe(words);
  });

  test('WRD-2 only essays count, over all answers', () => {
    const answers = [
      { questionAnswer: '1,2', questionEssayAnswer: '' },
      { questionAnswer: '', questionEssayAnswer: 'know thyself' },
      { questionEssayAnswer: ' one more word ' },
      { questionAnswer: 'not an essay' },
      { questionEssayAnswer: null },
    ];
    expect(totalWords(answers)).toEqual(accept(5));
    expect(totalWords([])).toEqual(accept(0));
  });

  test.each([
    ['nothing', undefined],
    ['a record', { questionEssayAnswer: 'x' }],
    ['a text', 'know thyself'],
    ['a list of texts', ['know']],
    ['a list with null', [null]],
    ['an essay that is a number', [{ questionEssayAnswer: 7 }]],
  ])('WRD-3 %s is no list of answers', (_name, input) => {
    expect(totalWords(input)).toEqual(refuse('not-answers'));
    expect(wordCountSentence('not-answers')).toBe('Input must be an array of answer objects.');
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
