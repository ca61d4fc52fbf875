import { expect, test } from 'vitest';
import { CallFailure } from '../calls/call-endpoint.ts';
import { failureOutcome, gradesToConfirm, readSendFailure } from './send-call.ts';

test('what a call throws is read with its sentence', () => {
  const thrown = new CallFailure(403, 'FORBIDDEN', 'This student is not yours.', []);
  expect(failureOutcome(readSendFailure(thrown))).toEqual({
    kind: 'rejected',
    sentence: 'This student is not yours.',
  });
});

test.each([
  ['an error of the page', new TypeError('undefined is not a function')],
  ['the end of the time limit', new DOMException('', 'TimeoutError')],
  ['something else', 'gone'],
  ['nothing', null],
])('%s counts as no answer, so that it is sent again', (_name, thrown) => {
  expect(failureOutcome(readSendFailure(thrown))).toEqual({ kind: 'unreachable' });
});

const confirmation = (details: readonly unknown[]) =>
  readSendFailure(new CallFailure(409, 'CONFIRMATION_NEEDED', 'Confirm it first.', details));

test.each([
  ['the number of grades', confirmation([{ grades: 12 }]), 12],
  ['no number', confirmation([]), 0],
  ['a number that is none', confirmation([{ grades: 'many' }]), 0],
  ['another failure', readSendFailure(new CallFailure(409, 'CHANGED_MEANWHILE', '', [])), null],
])('grades to confirm: %s', (_name, failure, expected) => {
  expect(gradesToConfirm(failure)).toBe(expected);
});

test('details that are no list are left out', () => {
  expect(readSendFailure({ status: 400, details: 'all of them' }).details).toEqual([]);
});

test('USR-187 a save that has to wait is sent again after the time that the server names', () => {
  const thrown = new CallFailure(429, 'SAVING_TOO_FAST', 'Please wait.', [], 12);
  expect(failureOutcome(readSendFailure(thrown))).toEqual({ kind: 'slowed', waitMs: 12_000 });
  const other = new CallFailure(429, 'TOO_MANY_ATTEMPTS', 'Please wait.', [], 12);
  expect(failureOutcome(readSendFailure(other))).toEqual({ kind: 'busy' });
});
