// The sentences for refused input.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpointTable, type EndpointName } from './endpoint-table.ts';
import { describeFault } from './input-fault.ts';

const FORMS = {
  answers: 'POST /api/studentAnswers/update/{courseID}',
  assign: 'POST /api/users/{courseID}/assign',
  design: 'POST /api/courseDesign/update/{courseID}',
  user: 'PUT /api/users/{courseID}/{username}',
  pdf: 'POST /api/generate-pdf',
  presence: 'POST /api/gradingPresence/{courseID}',
} as const satisfies Record<string, EndpointName>;

const answer = { username: 'sam', questionID: 'q' };
const long = 'x'.repeat(200_001);

function answers(...changed: readonly object[]): object {
  return { answerData: changed.map((each) => ({ ...answer, ...each })) };
}

/** The sentence for the first fault. */
function sentenceFor(schema: z.ZodType, sent: unknown): string {
  const result = schema.safeParse(sent);
  const [first] = result.error?.issues ?? [];
  return first === undefined ? 'nothing is wrong' : describeFault(first, sent).sentence;
}

test.each<[string, keyof typeof FORMS, unknown, string]>([
  ['nothing at all', 'answers', undefined, 'The request is missing.'],
  ['null', 'answers', null, 'The request must be an object with fields.'],
  ['a text', 'answers', 'x', 'The request must be an object with fields.'],
  ['a list', 'answers', [], 'The request must be an object with fields.'],
  ['a field left out', 'answers', {}, 'answerData is missing.'],
  ['no list', 'answers', { answerData: 'x' }, 'Input must be an array of answer objects.'],
  [
    'an entry that is none',
    'answers',
    { answerData: [1] },
    'answerData: entry 1 must be an object with fields.',
  ],
  [
    'a number for a text',
    'answers',
    answers({ questionAnswer: 5 }),
    'answerData, entry 1: questionAnswer must be text.',
  ],
  [
    'null for a text',
    'answers',
    answers({ questionAnswer: null }),
    'answerData, entry 1: questionAnswer must be text.',
  ],
  [
    'the second entry',
    'answers',
    answers({}, { questionID: [] }),
    'answerData, entry 2: questionID must be text.',
  ],
  [
    'a text left out',
    'answers',
    { answerData: [{ username: 'sam' }] },
    'answerData, entry 1: questionID is missing.',
  ],
  [
    'an empty text',
    'answers',
    answers({ questionID: '' }),
    'answerData, entry 1: questionID must not be empty.',
  ],
  [
    'too long a name',
    'answers',
    answers({ questionID: 'x'.repeat(201) }),
    'answerData, entry 1: questionID can have at most 200 characters.',
  ],
  [
    'too long a text',
    'answers',
    answers({ questionEssayAnswer: long }),
    'answerData, entry 1: questionEssayAnswer can have at most 200000 characters.',
  ],
  [
    'too long a choice',
    'answers',
    answers({ questionAnswer: long }),
    'answerData, entry 1: questionAnswer can have at most 10000 characters.',
  ],
  [
    'a character that cannot be stored',
    'answers',
    answers({ questionAnswer: 'a\0' }),
    'answerData, entry 1: questionAnswer contains a character that can’t be stored.',
  ],
  [
    'a fraction',
    'answers',
    answers({ editedAt: 1.5 }),
    'answerData, entry 1: editedAt must be a whole number.',
  ],
  [
    'below the least',
    'answers',
    answers({ editedAt: -1 }),
    'answerData, entry 1: editedAt must be at least 0.',
  ],
  [
    'a text for a number',
    'answers',
    answers({ editedAt: '1' }),
    'answerData, entry 1: editedAt must be a number.',
  ],
  [
    'too large a number',
    'answers',
    answers({ editedAt: 1e300 }),
    'answerData, entry 1: editedAt can be at most 9007199254740991.',
  ],
  [
    'too many entries',
    'answers',
    { answerData: Array.from({ length: 10_001 }, () => answer) },
    'answerData can have at most 10000 entries.',
  ],
  [
    'too few entries',
    'assign',
    { students: [], TA: 'tess' },
    'students must have at least 1 entry.',
  ],
  [
    'an entry of a list of names',
    'assign',
    { students: ['sam', 5], TA: 'tess' },
    'students: entry 2 must be text.',
  ],
  [
    'an empty entry',
    'assign',
    { students: [''], TA: 'tess' },
    'students: entry 1 must not be empty.',
  ],
  [
    'no yes or no',
    'design',
    { designData: [], confirmed: 'x' },
    'confirmed must be true or false.',
  ],
  ['a value of two kinds', 'user', { TA: [] }, 'TA must be text or a number.'],
  [
    'a text of two kinds that is too long',
    'user',
    { TA: 'x'.repeat(201) },
    'TA can have at most 200 characters.',
  ],
  [
    'two kinds, and cannot be stored',
    'user',
    { TA: '\0' },
    'TA contains a character that can’t be stored.',
  ],
  ['a sentence of ours', 'pdf', { html: '' }, 'There’s nothing to print: html is empty.'],
  [
    'a limit of one kind of field',
    'presence',
    { username: 'sue', evaluationDataID: 'E', tab: 'x'.repeat(65) },
    'tab can have at most 64 characters.',
  ],
])('%s', (_name, form, sent, sentence) => {
  const { body } = endpointTable[FORMS[form]] as Endpoint;
  expect(sentenceFor(body ?? z.unknown(), sent)).toBe(sentence);
});

test.each<[EndpointName, unknown, string]>([
  ['GET /api/gradesExport/{courseID}', {}, 'format is missing.'],
  [
    'GET /api/gradesExport/{courseID}',
    { format: 'xml' },
    'format must be "spreadsheet" or "canvas".',
  ],
  [
    'GET /api/gradesExport/{courseID}',
    { format: ['canvas', 'canvas'] },
    'format must be "spreadsheet" or "canvas".',
  ],
  ['GET /api/studentGrades/{courseID}', { only: 'x' }, 'only must be "progress".'],
  [
    'GET /api/examAnswers/{courseID}/{username}',
    { date: '4.9.2026' },
    'date must be a date of the form yyyy-mm-dd.',
  ],
  [
    'GET /api/weeklyWords/{courseID}/{username}',
    { start: '2026-13-01' },
    'That date doesn’t exist.',
  ],
  ['GET /api/examAnswers/{courseID}/{username}', { date: ['a', 'b'] }, 'date must be text.'],
])('the query of %s: %o', (name, sent, sentence) => {
  const { query } = endpointTable[name] as Endpoint;
  expect(sentenceFor(query ?? z.unknown(), sent)).toBe(sentence);
});

describe('an unexpected finding', () => {
  test.each([
    [
      { code: 'new_in_the_library', path: ['a'], message: 'Invalid thing' },
      'a is not a valid value.',
    ],
    [
      { code: 'invalid_type', path: ['a'], message: 'Invalid', expected: 'map' },
      'a must be a different type.',
    ],
    [
      { code: 'unrecognized_keys', path: [], message: 'Unrecognized key' },
      'The request has an unknown field.',
    ],
    [
      { code: 'too_small', path: ['a'], message: '', origin: 'string', minimum: 2 },
      'a must have at least 2 characters.',
    ],
    [{ code: 'invalid_union', path: ['a'], message: 'Invalid input' }, 'a must be something else.'],
  ])('%o', (fault, sentence) => {
    expect(describeFault(fault, { a: 1 }).sentence).toBe(sentence);
  });

  test('a name of the prototype is not taken for a field', () => {
    const fault = {
      code: 'invalid_type',
      path: ['constructor'],
      message: 'Invalid',
      expected: 'string',
    };
    expect(describeFault(fault, {}).sentence).toBe('constructor is missing.');
  });
});
