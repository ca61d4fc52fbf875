import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { locatePassage } from './locate-passage.ts';
import { anchorOf, passageFaultSentence, type PassageAnchor } from './passage-anchor.ts';

const ESSAY =
  'I doubt that I know this. Here is one hand, and here is another. So there are two hands. I doubt that anyone knows more.';

function anchorTo(text: string, words: string, from = 0): PassageAnchor {
  const start = text.indexOf(words, from);
  const anchor = anchorOf(text, { start, end: start + words.length });
  if (!anchor.ok) throw new Error(anchor.reason);
  return anchor.value;
}

function wordsAt(anchor: PassageAnchor, text: string): string | null {
  const place = locatePassage(anchor, text);
  return place.kind === 'found' ? text.slice(place.range.start, place.range.end) : null;
}

function startIn(anchor: PassageAnchor, text: string): number | null {
  const place = locatePassage(anchor, text);
  return place.kind === 'found' ? place.range.start : null;
}

test('PSG-1 an anchor has the words, up to 32 characters around them, and their position', () => {
  expect(anchorTo(ESSAY, 'here is another')).toEqual({
    quote: 'here is another',
    before: 'now this. Here is one hand, and ',
    after: '. So there are two hands. I doub',
    start: ESSAY.indexOf('here is another'),
  } satisfies PassageAnchor);
});

test('PSG-2 spaces at the ends of a selection are left out, and no character is cut in half', () => {
  const text = 'one 🙂🙃 two';
  expect(anchorOf(text, { start: 3, end: 6 })).toMatchObject({
    ok: true,
    value: { quote: '🙂', start: 4 },
  });
  expect(anchorOf(text, { start: 7, end: 9 })).toMatchObject({ ok: true, value: { quote: '🙃' } });
  expect(anchorOf(text, { start: -5, end: 99 })).toMatchObject({
    ok: true,
    value: { quote: text },
  });
});

test.each([
  ['in the middle', 'I doubt this.', 'oub', 'doubt'],
  ['at both ends', 'I doubt this here.', 'bt thi', 'doubt this'],
  ['with spaces around the cut', 'I doubt this here.', 't this ', 'doubt this'],
  ['beside a stop', 'I doubt this. So', 'his.', 'this.'],
  ['whole words stay as they are', 'I doubt this here.', 'doubt this', 'doubt this'],
  ['an apostrophe', 'We don’t know', 'on', 'don’t'],
  ['a straight apostrophe', "We don't know", "'t", "don't"],
  ['accents and other letters', 'Über naïveté, ὁρισμός', 'vet', 'naïveté'],
  ['an accent of its own', 'a cafe\u0301 here', 'caf', 'cafe\u0301'],
  ['Greek', 'τὸ τί ἦν εἶναι', 'ἶν', 'εἶναι'],
  ['a hyphen joins two words', 'a well-known one', 'nown', 'known'],
  ['an emoji of several characters', 'so 👩‍👩‍👧 there', '👩', '👩‍👩‍👧'],
])('PSG-2 a word that a selection cuts is taken whole: %s', (_name, text, cut, quote) => {
  const start = text.indexOf(cut);
  const anchor = anchorOf(text, { start, end: start + cut.length });
  expect(anchor).toMatchObject({ ok: true, value: { quote, start: text.indexOf(quote) } });
});

test('PSG-2 a word in a text without spaces is not the whole text', () => {
  const text = '我思故我在，这是笛卡尔说的。';
  const anchor = anchorOf(text, { start: 9, end: 10 });
  if (!anchor.ok) throw new Error(anchor.reason);
  expect(anchor.value.quote.length).toBeLessThan(5);
});

test.each([
  ['nothing', 'abc', { start: 1, end: 1 }, 'no-words'],
  ['a selection that ends before it begins', 'abc', { start: 2, end: 1 }, 'no-words'],
  ['only spaces', 'a \n b', { start: 1, end: 4 }, 'no-words'],
  ['too much', 'x'.repeat(5001), { start: 0, end: 5001 }, 'too-long'],
] as const)('PSG-3 a selection is refused: %s', (_name, text, selection, reason) => {
  expect(anchorOf(text, selection)).toEqual({ ok: false, reason });
  expect(passageFaultSentence(reason)).toMatch(/^(Select|Please select) .*\.$/u);
});

test('PSG-4 the passage is found after text was added before it', () => {
  const anchor = anchorTo(ESSAY, 'two hands');
  const later = `A new beginning.\n\n${ESSAY}`;
  expect(startIn(anchor, later)).toBe(later.indexOf('two hands'));
});

test('PSG-5 of equal words, the ones with the same words around them are found', () => {
  const anchor = anchorTo(ESSAY, 'I doubt', 10);
  const later = ESSAY.replace('I doubt that I know this. ', 'I doubt it. I doubt it again. ');
  expect(startIn(anchor, later)).toBe(later.lastIndexOf('I doubt'));
});

test('PSG-6 a passage whose words were changed or deleted is reported as changed', () => {
  const anchor = anchorTo(ESSAY, 'here is another');
  expect(wordsAt(anchor, ESSAY.replace('here is another', 'here is my other one'))).toBeNull();
  expect(wordsAt(anchor, '')).toBeNull();
});

test('PSG-7 a short passage among completely different words is reported as changed', () => {
  const anchor = anchorTo(ESSAY, 'hand');
  expect(
    wordsAt(anchor, 'On the other hand, nothing of what was written before is left.'),
  ).toBeNull();
  const sentence = 'Here is one hand, and here is another.';
  expect(wordsAt(anchorTo(ESSAY, sentence), `Moore said: ${sentence}`)).toBe(sentence);
});

const words = fc
  .array(fc.constantFrom('a ', 'hand ', 'the ', 'doubt', '. ', '\n\n', '🙂', '时', 'know '), {
    maxLength: 80,
  })
  .map((parts) => parts.join(''));

const selected = words.chain((text) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(text.length))
    .map(([one, other]) => ({ text, start: Math.min(one, other), end: Math.max(one, other) })),
);

test('PSG-4 in the text it was made from, an anchor finds exactly its place', () => {
  fc.assert(
    fc.property(selected, ({ text, start, end }) => {
      const anchor = anchorOf(text, { start, end });
      if (!anchor.ok) return;
      expect(startIn(anchor.value, text)).toBe(anchor.value.start);
    }),
  );
});

test('PSG-4 what is found is always the quoted words, in any other text', () => {
  fc.assert(
    fc.property(selected, words, ({ text, start, end }, other) => {
      const anchor = anchorOf(text, { start, end });
      if (!anchor.ok) return;
      expect([null, anchor.value.quote]).toContain(wordsAt(anchor.value, other));
    }),
  );
});

test('PSG-4 changes that leave the passage and what is around it alone never lose it', () => {
  fc.assert(
    fc.property(selected, words, words, ({ text, start, end }, newStart, newEnd) => {
      const anchor = anchorOf(text, { start, end });
      if (!anchor.ok) return;
      const { before, quote, after } = anchor.value;
      expect(wordsAt(anchor.value, newStart + before + quote + after + newEnd)).toBe(quote);
    }),
  );
});
