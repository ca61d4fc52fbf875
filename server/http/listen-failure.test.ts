import { expect, test } from 'vitest';
import { describeListenFailure } from './listen-failure.ts';

const address = { host: '127.0.0.1', port: 3000 };

test.each([
  [
    'EADDRINUSE',
    'Port 3000 is already in use: stop the other program, or choose another port, for example PORT=3001.',
  ],
  [
    'EACCES',
    'Port 3000 can’t be used by this account: choose a port above 1023, for example PORT=3000.',
  ],
  [
    'EADDRNOTAVAIL',
    'This machine has no address "127.0.0.1": set HOST to one of its own, for example HOST=127.0.0.1.',
  ],
  ['EMFILE', 'The server cannot listen on 127.0.0.1, port 3000: too many'],
])('%s', (code, sentence) => {
  const failure = Object.assign(new Error('too many'), { code });
  expect(describeListenFailure(failure, address)).toBe(sentence);
});

test('the port offered instead of the last one exists', () => {
  const failure = Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
  expect(describeListenFailure(failure, { ...address, port: 65_535 })).toContain('PORT=3000.');
});
