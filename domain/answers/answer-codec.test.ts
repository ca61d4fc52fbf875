import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { answerText } from './answer.ts';
import {
  answerListSentence,
  answerProblemSentence,
  readAnswerVersions,
  readSubmittedAnswers,
  type AnswerFault,
} from './answer-codec.ts';

const answer = { username: 'ann1', questionID: 'q1', questionAnswer: '2', questionEssayAnswer: '' };
const version = {
  questionID: 'q1',
  questionAnswer: '',
  questionEssayAnswer: 'Know thyself.',
  submissionDate: '2026-09-04T23:59:59.000-04:00',
};

describe('the text that logic looks at', () => {
  test.each([
    ['the chosen options', { questionAnswer: '2', questionEssayAnswer: 'x' }, '2'],
    ['the essay where nothing is chosen', { questionAnswer: '', questionEssayAnswer: 'x' }, 'x'],
  ])('ANS-1 is %s', (_name, differs, text) => {
    expect(answerText({ ...answer, ...differs })).toBe(text);
  });
});

describe('a list of answers to save', () => {
  test('ANS-2 keeps the texts as given and fills missing ones with nothing', () => {
    const essay = ' line\n\u2028 ¬ 😀 ';
    const input = [{ username: 'ann1', questionID: 'q1', questionEssayAnswer: essay, extra: 1 }];
    expect(readSubmittedAnswers(input)).toEqual(
      accept([{ ...answer, questionAnswer: '', questionEssayAnswer: essay }]),
    );
  });

  test.each([
    ['a text of 200,000 characters', [{ ...answer, questionEssayAnswer: 'x'.repeat(200_000) }]],
    ['10,000 answers', Array.from({ length: 10_000 }, () => answer)],
    ['no answer', []],
  ])('ANS-2 accepts %s', (_name, input) => {
    expect(readSubmittedAnswers(input).ok).toBe(true);
  });

  test.each([
    ['a record', {}],
    ['nothing', null],
    ['a text', 'answers'],
  ])('ANS-3 is refused: %s instead of a list', (_name, input) => {
    expect(readSubmittedAnswers(input)).toEqual(refuse({ kind: 'not-a-list' }));
    expect(answerListSentence({ kind: 'not-a-list' })).toBe('The answers must be a list.');
  });

  test('ANS-3 is refused: 10,001 answers', () => {
    const input = Array.from({ length: 10_001 }, () => answer);
    const problem = { kind: 'too-many', count: 10_001 } as const;
    expect(readSubmittedAnswers(input)).toEqual(refuse(problem));
    expect(answerListSentence(problem)).toContain('not 10001');
  });

  test.each<[string, unknown, string, AnswerFault]>([
    ['null', null, '', 'not-a-record'],
    ['a list', [], '', 'not-a-record'],
    ['a number as answer', { ...answer, questionAnswer: 2 }, 'questionAnswer', 'not-text'],
    ['no question', { ...answer, questionID: ' ' }, 'questionID', 'missing'],
    ['a NUL', { ...answer, questionEssayAnswer: 'a\u0000' }, 'questionEssayAnswer', 'not-storable'],
    ['no user', { ...answer, username: undefined }, 'username', 'missing'],
    [
      'a text of 200,001 characters',
      { ...answer, questionEssayAnswer: 'x'.repeat(200_001) },
      'questionEssayAnswer',
      'too-long',
    ],
  ])('ANS-3 is refused: %s', (_name, entry, field, fault) => {
    const problems = [{ index: 1, field, fault }];
    expect(readSubmittedAnswers([answer, entry, answer])).toEqual(
      refuse({ kind: 'bad-entries', problems }),
    );
    expect(answerProblemSentence({ index: 1, field, fault })).toMatch(/^Answer 2\b.*\.$/u);
  });

  test('ANS-3 every bad entry is reported, not only the first', () => {
    const result = readSubmittedAnswers([null, answer, { questionAnswer: 1 }]);
    const problems = [
      { index: 0, field: '', fault: 'not-a-record' },
      { index: 2, field: 'username', fault: 'missing' },
      { index: 2, field: 'questionID', fault: 'missing' },
      { index: 2, field: 'questionAnswer', fault: 'not-text' },
    ];
    expect(result).toEqual(refuse({ kind: 'bad-entries', problems }));
    expect(result.ok ? '' : answerListSentence(result.reason)).toContain(
      'Answer 1 is not an answer. Answer 3: username is missing.',
    );
  });
});

describe('the kept versions of answers', () => {
  test.each(['2026-09-04T23:59:59.123-04:00', '2026-09-05T03:59:59Z', '2026-09-05T03:59+00:00'])(
    'ANS-4 %s is a timestamp',
    (submissionDate) => {
      const input = [{ ...version, submissionDate }];
      expect(readAnswerVersions(input)).toEqual(accept(input));
    },
  );

  test.each(['2026-09-04', '2026-13-04T00:00:00Z', 'T', '2026-09-04T10:00:00'])(
    'ANS-4 %s is not: a timestamp has a time and an offset',
    (submissionDate) => {
      expect(readAnswerVersions([{ ...version, submissionDate }])).toEqual(
        refuse({
          kind: 'bad-entries',
          problems: [{ index: 0, field: 'submissionDate', fault: 'not-a-timestamp' }],
        }),
      );
    },
  );
});
