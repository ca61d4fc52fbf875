import { describe, expect, test } from 'vitest';
import { countWords, wordsOfAnswer } from './word-count.ts';

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
