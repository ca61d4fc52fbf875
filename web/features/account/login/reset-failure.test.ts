import { expect, test } from 'vitest';
import { CallFailure, notOurs, unreachable } from '../../../calls/call-endpoint.ts';
import { resetFailure } from './reset-failure.ts';

const failed = 'Password reset failed';

test.each([
  ['no answer', unreachable(), { what: failed, why: 'Couldn’t reach the server.' }],
  ['a page of a proxy', notOurs(502), { what: failed, why: notOurs(502).message }],
  ['no message', new CallFailure(500, 'INTERNAL_ERROR', '', []), { what: failed, why: '' }],
  ['something unexpected', new TypeError('x is undefined'), { what: failed, why: '' }],
  [
    "the server's message",
    new CallFailure(400, 'INVALID_INPUT', 'Passwords do not match.', []),
    { what: 'Passwords do not match.', why: '' },
  ],
])('a new password that was not saved: %s', (_name, error, words) => {
  expect(resetFailure(error)).toEqual(words);
});
