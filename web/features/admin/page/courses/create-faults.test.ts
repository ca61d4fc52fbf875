import { expect, test } from 'vitest';
import { CallFailure } from '../../../../calls/call-endpoint.ts';
import { createFaults } from './create-faults.ts';

test.each([
  [
    'a name that is taken',
    new CallFailure(409, 'ALREADY_EXISTS', 'There is already a course named e.', []),
    { courseID: 'There is already a course named e.', form: '' },
  ],
  [
    'fields that the server names',
    new CallFailure(400, 'INVALID_INPUT', 'No.', [{ field: 'courseID', sentence: 'Too short.' }]),
    { courseID: 'Too short.', form: '' },
  ],
  [
    'no connection',
    new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', []),
    { form: 'Couldn’t reach the server.' },
  ],
  ['something else', new Error('x'), { form: '' }],
])('%s', (_name, error, faults) => {
  expect(createFaults.ofFailure(error)).toEqual(faults);
});
