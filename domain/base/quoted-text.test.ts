import { expect, test } from 'vitest';
import { endedSentence, joinedList, quotedText } from './quoted-text.ts';

test.each([
  ['short', ' Is there a soul? ', '“Is there a soul?”'],
  ['two lines', 'One.\n\nTwo.', '“One. Two.”'],
  ['long', 'word '.repeat(20), `“${'word '.repeat(16).trim()}…”`],
  ['far too long', `a${' '.repeat(1_000_000)}b`, '“a …”'],
  ['spaced, but short', `${' '.repeat(20_000)}a${' '.repeat(20_000)}`, '“a”'],
  ['long without a blank', 'x'.repeat(100), `“${'x'.repeat(80)}…”`],
])('CHK-18 a %s text in quotes', (_, text, expected) => {
  expect(quotedText(text)).toBe(expected);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('CHK-18 a list joined into a sentence: %j', (parts, expected) => {
  expect(joinedList(parts, 'or')).toBe(expected);
});

test.each([
  ['It was answered “Yes”', 'It was answered “Yes”.'],
  ['It was answered “No.”', 'It was answered “No.”'],
  ['It asks “Why?”', 'It asks “Why?”'],
])('CHK-18 a sentence has one end: %s', (sentence, expected) => {
  expect(endedSentence(sentence)).toBe(expected);
});
