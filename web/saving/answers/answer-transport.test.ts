import { describe, expect, test } from 'vitest';
import type { Version } from '../queue/queue-state.ts';
import { answerTransport, type AnswersToPost, type PostAnswers } from './answer-queue.ts';

function item(key: string, text: string): Version {
  return { key, value: { questionAnswer: '', questionEssayAnswer: text }, editedAt: 7 };
}

const signal = new AbortController().signal;

async function outcome(
  post: PostAnswers,
  items: readonly Version[] = [item('a', 'x'), item('b', 'y')],
) {
  return answerTransport('ada', post)(items, signal);
}

async function posted(items: readonly Version[]) {
  const calls: { body: AnswersToPost; keepalive: boolean }[] = [];
  await outcome(async (body, { keepalive }) => {
    calls.push({ body, keepalive });
    return { saved: [], outdated: [] };
  }, items);
  return calls;
}

test('the answers are posted as the contract has them', async () => {
  const [call] = await posted([item('a', 'x')]);
  expect(call?.body).toEqual({
    answerData: [
      {
        username: 'ada',
        questionID: 'a',
        questionAnswer: '',
        questionEssayAnswer: 'x',
        editedAt: 7,
      },
    ],
  });
});

test('characters that cannot be stored are taken out', async () => {
  const [call] = await posted([item('a', 'x\u0000y\ud83d')]);
  expect(call?.body.answerData[0]?.questionEssayAnswer).toBe('xy\ufffd');
});

async function outlives(text: string) {
  return (await posted([item('a', text)]))[0]?.keepalive;
}

test('a call below 60 kB outlives the page, counted in bytes', async () => {
  expect(await outlives('x'.repeat(59_000))).toBe(true);
  expect(await outlives('x'.repeat(60_000))).toBe(false);
  expect(await outlives('λ'.repeat(30_000))).toBe(false);
});

test('a text above the limit is not sent at all', async () => {
  const items = [item('a', 'x'.repeat(200_001)), item('b', 'x'.repeat(200_000))];
  expect(await posted(items)).toEqual([]);
  expect(await outcome(() => Promise.reject(new Error('called')), items)).toMatchObject({
    kind: 'unsendable',
    keys: ['a'],
  });
});

test('saved and outdated answers come back under their keys', async () => {
  const current = { questionID: 'b', questionAnswer: '2', questionEssayAnswer: '', editedAt: 9 };
  const saved = [{ questionID: 'a', editedAt: 7 }];
  expect(await outcome(async () => ({ saved, outdated: [current] }))).toEqual({
    kind: 'answered',
    saved: [{ key: 'a', editedAt: 7 }],
    outdated: [{ key: 'b', value: { questionAnswer: '2', questionEssayAnswer: '' }, editedAt: 9 }],
  });
});

describe('a failure', () => {
  const cases: [string, unknown, object][] = [
    ['no answer', { status: 0, code: 'NETWORK_ERROR' }, { kind: 'unreachable' }],
    ['time is up', new DOMException('', 'TimeoutError'), { kind: 'unreachable' }],
    ['not logged in', { status: 401, code: 'NOT_LOGGED_IN' }, { kind: 'logged-out' }],
    ['too many calls', { status: 429, code: 'TOO_MANY_ATTEMPTS' }, { kind: 'busy' }],
    ['the database is away', { status: 503, code: 'STORAGE_UNAVAILABLE' }, { kind: 'busy' }],
    ['a proxy answers', { status: 404, code: 'UNREADABLE_ANSWER' }, { kind: 'busy' }],
    ['too large', { status: 413, code: 'TOO_LARGE' }, { kind: 'invalid' }],
    ['too large for a proxy', { status: 413, code: 'UNREADABLE_ANSWER' }, { kind: 'invalid' }],
    [
      'forbidden',
      { status: 403, code: 'FORBIDDEN', message: 'No.' },
      { kind: 'rejected', sentence: 'No.' },
    ],
    [
      'no such course',
      { status: 404, code: 'COURSE_NOT_FOUND', message: 'No.' },
      { kind: 'rejected', sentence: 'No.' },
    ],
    [
      'bad input',
      { status: 400, code: 'INVALID_INPUT', message: 'Bad.', details: ['a'] },
      { kind: 'invalid', sentence: 'Bad.' },
    ],
    [
      'a question that is not open',
      { status: 400, code: 'QUESTION_NOT_FOUND', message: 'Gone.', details: ['b', 'z'] },
      { kind: 'refused', keys: ['b'] },
    ],
    [
      'a question that was not even sent',
      { status: 400, code: 'QUESTION_NOT_FOUND', message: 'Gone.', details: ['z'] },
      { kind: 'invalid', sentence: 'Gone.' },
    ],
  ];

  test.each(cases)('%s', async (_name, failure, expected) => {
    expect(await outcome(() => Promise.reject(failure as Error))).toMatchObject(expected);
  });

  test('an answer of another shape counts as none', async () => {
    expect(await outcome(async () => ({ message: 'Welcome to the hotel' }) as never)).toEqual({
      kind: 'busy',
    });
  });
});
