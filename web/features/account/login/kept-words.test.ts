import { expect, test } from 'vitest';
import type { KeptCount } from '../../../saving/kept-counts.ts';
import { keptWords } from './kept-words.ts';

test.each<readonly [string, readonly KeptCount[], string | null]>([
  ['nothing', [], null],
  [
    'one answer',
    [{ kind: 'answers', count: 1 }],
    'Not saved yet: 1 answer is kept on this device. Log in again here with the same account to send it.',
  ],
  [
    'several grades',
    [{ kind: 'grades', count: 3 }],
    'Not saved yet: 3 grades and comments are kept on this device. Log in again here with the same account to send them.',
  ],
  [
    'a message, which may be a draft',
    [{ kind: 'messages', count: 1 }],
    'Not saved yet: 1 message about a grade is kept on this device. Log in again here with the same account to send or finish it.',
  ],
  [
    'all kinds',
    [
      { kind: 'answers', count: 2 },
      { kind: 'second-readings', count: 1 },
      { kind: 'design', count: 1 },
    ],
    'Not saved yet: 2 answers, 1 second reading and 1 change to the design are kept on this device. Log in again here with the same account to send or finish them.',
  ],
])('USR-111 the login says what is kept: %s', (_name, kept, words) => {
  expect(keptWords(kept)).toBe(words);
});
