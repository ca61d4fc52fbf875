import { expect, test } from 'vitest';
import { sessionsEndedSentence, inOrderOfUse } from './own-account.ts';

test('USR-54 this session is first, then the one used last', () => {
  const sessions = [
    { name: 'old', lastActive: 1, isThis: false },
    { name: 'this', lastActive: 2, isThis: true },
    { name: 'new', lastActive: 3, isThis: false },
  ];
  expect(inOrderOfUse(sessions).map(({ name }) => name)).toEqual(['this', 'new', 'old']);
});

test.each([
  [0, 'You weren’t logged in anywhere else.'],
  [1, 'Logged out on 1 other device.'],
  [2, 'Logged out on 2 other devices.'],
])('USR-54 after ending %i sessions', (ended, sentence) => {
  expect(sessionsEndedSentence(ended)).toBe(sentence);
});
