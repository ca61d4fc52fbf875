import { expect, test } from 'vitest';
import { shortText } from './question-names.ts';

const long =
  'Explain what made it so, or what stood in the way, and answer one objection that you take seriously.';

test.each([
  ['its only line', 'Was it free?', 'Was it free?'],
  ['its first line', '\nWas it free?\n\nExplain.', 'Was it free?'],
  [
    'its first words, cut between two',
    long,
    'Explain what made it so, or what stood in the way, and answer one objection…',
  ],
  ['its first letters, if there is one long word', 'x'.repeat(90), `${'x'.repeat(80)}…`],
  [
    'the line after a colon as well, because the colon alone names nothing',
    'The skeptic argues:\n\n1. You may be dreaming.\n2. So you know little.',
    'The skeptic argues: 1. You may be dreaming.',
  ],
])('VIEW-84 a question is named by %s', (_name, text, name) => {
  expect(shortText(text)).toBe(name);
});
