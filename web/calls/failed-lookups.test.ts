// What calls that fail or bring nothing leave behind: a name, an outcome, a note in the console.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersQuery } from './answers/answers-queries.ts';
import { fullNameQuery } from './people/full-name-query.ts';
import { logIn } from './session/login-queries.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const browserFetch = globalThis.fetch;

beforeEach(() => warn.mockClear());
afterEach(() => {
  globalThis.fetch = browserFetch;
});

function answerWith(status: number, body: unknown): void {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
}

function answerWithNothing(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
}

const noUser = { error: 'USER_NOT_FOUND', message: 'User not found.', details: [] };

test('a login whose request throws is NETWORK_ERROR, in the console too', async () => {
  answerWithNothing();
  const reply = await logIn('phil-101', { username: 'ada', password: 'secret' });
  expect(reply).toEqual({
    outcome: 'NETWORK_ERROR',
    sentence: 'An error occurred during login. Please try again.',
    session: null,
  });
  expect(warn).toHaveBeenCalledWith('NETWORK_ERROR', 'Couldn’t reach the server.');
});

test('a login that the server refuses leaves the console alone', async () => {
  answerWith(404, noUser);
  await logIn('phil-101', { username: 'ada', password: 'secret' });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a user who is not in the course', () => answerWith(404, noUser), 'Unknown User'],
  ['a server that does not answer', answerWithNothing, 'Unknown User'],
  ['a user of the course', () => answerWith(200, { fullName: 'Ada Lovelace' }), 'Ada Lovelace'],
])('the name of %s', async (_name, prepare, expected) => {
  prepare();
  expect(await new QueryClient().fetchQuery(fullNameQuery('phil-101', 'ada'))).toBe(expected);
});

test.each([
  ['an empty answers response', [], [['The answers response is empty.']]],
  ['answers', [{ questionID: 'q', questionAnswer: '1', questionEssayAnswer: '' }], []],
])('%s in the console', async (_name, answers, notes) => {
  answerWith(200, answers);
  const read = await new QueryClient().fetchQuery(answersQuery('phil-101', 'ada'));
  expect(read).toEqual(answers);
  expect(warn.mock.calls).toEqual(notes);
});
