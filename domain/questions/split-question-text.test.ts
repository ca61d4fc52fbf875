import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitQuestionText } from './split-question-text.ts';

test.each([
  ['one question', 'Is he right?', '|Is he right?'],
  ['a question after a sentence', 'He refuses. Is he right?', 'He refuses. |Is he right?'],
  [
    'a question and a task',
    'He refuses. Is he right? Explain.',
    'He refuses. |Is he right? Explain.',
  ],
  ['a paragraph of its own', 'It is a case.\n\nIs he right?', 'It is a case.\n\n|Is he right?'],
  [
    'a story in the same paragraph',
    'A.\n\nSuppose it rains. Is it wet?',
    'A.\n\nSuppose it rains. |Is it wet?',
  ],
  ['a task after the question', 'A case. Why?\n\nTest it.', 'A case. |Why?\n\nTest it.'],
  [
    'a question inside the story',
    'Why drink? So he asks.\n\nIs he right?',
    'Why drink? So he asks.\n\n|Is he right?',
  ],
  [
    'no question mark',
    'Hume argues.\n\nState his argument.',
    'Hume argues.\n\n|State his argument.',
  ],
  ['one paragraph without question mark', 'Hume argues. State it.', '|Hume argues. State it.'],
  [
    'a question with a colon',
    'Rosa is lucky. Explain: what is missing?',
    'Rosa is lucky. |Explain: what is missing?',
  ],
  [
    'an argument in lines',
    '1. Fish swim.\n2. Is Nemo a fish?',
    '1. Fish swim.\n|2. Is Nemo a fish?',
  ],
  [
    'an abbreviation',
    'It is late. Does Dr. J. Moore know?',
    'It is late. |Does Dr. J. Moore know?',
  ],
  [
    'a question that somebody quotes',
    'She asks “Sure?” and leaves. Does she know?',
    'She asks “Sure?” and leaves. |Does she know?',
  ],
  [
    'a quoted line that asks',
    '> Is it holy?\n\nSay what is meant.',
    '> Is it holy?\n\n|Say what is meant.',
  ],
  [
    'a quotation at the end',
    'Comment on this.\n\n> All is water.',
    '|Comment on this.\n\n> All is water.',
  ],
  ['emphasis in the story', 'He *refuses*. Is he right?', 'He *refuses*. |Is he right?'],
  ['emphasis over both', 'He *refuses. Is he right?*', '|He *refuses. Is he right?*'],
  ['another script', 'Ο Σωκράτης αρνείται. Έχει δίκιο?', 'Ο Σωκράτης αρνείται. |Έχει δίκιο?'],
  ['nothing', '', '|'],
])('VIEW-79 %s', (_name, text, expected) => {
  const { story, asked } = splitQuestionText(text);
  expect(`${story}|${asked}`).toBe(expected);
});

test('VIEW-79 the two parts are always the whole text, and something is always asked', () => {
  const texts = fc.array(
    fc.constantFrom('A', 'b', '?', '.', ' ', '\n', '\n\n', '> ', '*', '”', '1', '\r\n', '😀'),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('');
      const { story, asked } = splitQuestionText(text);
      expect(story + asked).toBe(text);
      expect(asked.trim() === '').toBe(text.trim() === '');
    }),
  );
});
