import { expect, test } from 'vitest';
import { CallFailure } from '../../../../calls/call-endpoint.ts';
import { addUserFaults } from './add-user-draft.ts';

const missing = [
  { field: 'netID', sentence: 'A netID is required.' },
  { field: 'fullName', sentence: 'A full name is required.' },
];

test.each([
  [
    'each message is at its field',
    new CallFailure(400, 'INVALID_INPUT', 'both', missing),
    { netID: 'A netID is required.', fullName: 'A full name is required.' },
  ],
  [
    'a netID that is taken is about the netID',
    new CallFailure(409, 'ALREADY_EXISTS', 'ada7 is already in the course.', []),
    { netID: 'ada7 is already in the course.' },
  ],
  [
    'any other message is above the button and says that nothing was added',
    new CallFailure(0, 'NETWORK_ERROR', 'Couldn’t reach the server.', ['?', null, { field: 1 }]),
    { form: 'The user was not added. Couldn’t reach the server.' },
  ],
  ['what is no answer', new Error('odd'), { form: 'Couldn’t add the user.' }],
])('%s', (_name, error, expected) => {
  expect(addUserFaults(error)).toEqual(expected);
});
