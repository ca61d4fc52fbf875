// Lists of answers and of design items: which are accepted, and the sentences for the others.
import { describe, expect, test } from 'vitest';
import { designApi } from './design-api.ts';
import { answersApi } from './answers-api.ts';
import { describeFault } from './input-fault.ts';

const answersBody = answersApi['POST /api/studentAnswers/update/{courseID}'].body;
const savedBody = designApi['POST /api/courseDesign/update/{courseID}'].body;
const removedBody = designApi['POST /api/courseDesign/remove/{courseID}'].body;

type Body = typeof answersBody | typeof savedBody | typeof removedBody;

/** Every sentence about a refused body; none for an accepted one. */
function sentencesFor(body: Body, sent: unknown): string[] {
  const { error } = body.safeParse(sent);
  return (error?.issues ?? []).map((issue) => describeFault(issue, sent).sentence);
}

const answer = { username: 'ann1', questionID: 'q1', questionAnswer: '2', questionEssayAnswer: '' };
const answers = (sent: unknown): string[] => sentencesFor(answersBody, { answerData: sent });

describe('a list of answers to save', () => {
  test('ANS-2 keeps the texts as given and fills missing ones with nothing', () => {
    const essay = ' line\n\u2028 ¬ 😀 ';
    const sent = [{ username: 'ann1', questionID: 'q1', questionEssayAnswer: essay, extra: 1 }];
    expect(answersBody.parse({ answerData: sent }).answerData).toEqual([
      { ...answer, questionAnswer: '', questionEssayAnswer: essay },
    ]);
  });

  test.each([
    ['a text of 200,000 characters', [{ ...answer, questionEssayAnswer: 'x'.repeat(200_000) }]],
    ['10,000 answers', Array.from({ length: 10_000 }, () => answer)],
    ['no answer', []],
  ])('ANS-3 is taken with %s', (_name, sent) => {
    expect(answers(sent)).toEqual([]);
  });

  test.each([
    ['a record', {}],
    ['null', null],
    ['a text', 'answers'],
  ])('ANS-3 WRD-3 is refused: %s instead of a list', (_name, sent) => {
    expect(answers(sent)).toEqual(['Input must be an array of answer objects.']);
  });

  test('ANS-3 is refused: 10,001 answers', () => {
    const sent = Array.from({ length: 10_001 }, () => answer);
    expect(answers(sent)).toEqual(['answerData can have at most 10000 entries.']);
  });

  test.each([
    ['null', null, 'answerData: entry 2 must be an object with fields.'],
    ['a list', [], 'answerData: entry 2 must be an object with fields.'],
    [
      'a number as answer',
      { ...answer, questionAnswer: 2 },
      'answerData, entry 2: questionAnswer must be text.',
    ],
    [
      'no question',
      { ...answer, questionID: '' },
      'answerData, entry 2: questionID must not be empty.',
    ],
    [
      'a NUL',
      { ...answer, questionEssayAnswer: 'a\u0000' },
      'answerData, entry 2: questionEssayAnswer contains a character that can’t be stored.',
    ],
    ['no user', { ...answer, username: undefined }, 'answerData, entry 2: username is missing.'],
    [
      'a text of 200,001 characters',
      { ...answer, questionEssayAnswer: 'x'.repeat(200_001) },
      'answerData, entry 2: questionEssayAnswer can have at most 200000 characters.',
    ],
  ])('ANS-3 is refused whole: %s', (_name, entry, sentence) => {
    expect(answers([answer, entry, answer])).toEqual([sentence]);
  });

  test('ANS-3 every bad entry is reported, not only the first', () => {
    expect(answers([null, answer, { questionAnswer: 1 }])).toEqual([
      'answerData: entry 1 must be an object with fields.',
      'answerData, entry 3: username is missing.',
      'answerData, entry 3: questionID is missing.',
      'answerData, entry 3: questionAnswer must be text.',
    ]);
  });
});

describe.each([
  ['to save', savedBody],
  ['to remove', removedBody],
])('a list of design items %s', (_name, body) => {
  const item = { dataType: 'topic', dataID: 'abc' };
  const items = (sent: unknown): string[] => sentencesFor(body, { designData: sent });

  test.each([
    ['no item', []],
    ['10,000 items', Array.from({ length: 10_000 }, () => item)],
  ])('DSN-8 is taken with %s', (_what, sent) => {
    expect(items(sent)).toEqual([]);
  });

  test.each([
    [
      '10,001 items',
      Array.from({ length: 10_001 }, () => item),
      'designData can have at most 10000 entries.',
    ],
    ['no list', { 0: item, length: 1 }, 'designData must be a list.'],
    ['nothing', undefined, 'designData is missing.'],
  ])('DSN-8 is refused: %s', (_what, sent, sentence) => {
    expect(items(sent)).toEqual([sentence]);
  });

  test('DSN-8 one bad entry refuses the whole list, and each bad one is reported with its place', () => {
    expect(items([item, { ...item, dataID: 7 }, item, 7, { dataID: 'x' }])).toEqual([
      'designData, entry 2: dataID must be text.',
      'designData: entry 4 must be an object with fields.',
      'designData, entry 5: dataType is missing.',
    ]);
  });
});
