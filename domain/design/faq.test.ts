import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem } from './design-item.ts';
import { faqItem, readFaq } from './faq.ts';

const stored = (dataText: string) => [
  designItem({ dataType: 'faq', dataID: 'courseFAQ', dataText }),
];
const entry = { question: 'Why?', answer: 'Because.' };

test.each([
  ['a list of entries', '[{"question":"Why?","answer":"Because."}]', [entry]],
  ['a list of pairs', '[["Why?","Because."]]', [entry]],
  ['other fields besides', '[{"question":"Why?","answer":"Because.","id":3}]', [entry]],
  ['an empty list', '[]', []],
  ['blank text', '  ', []],
])('DSN-20 %s is read', (_name, text, entries) => {
  expect(readFaq(stored(text))).toEqual({ state: 'readable', entries });
});

test('DSN-20 no stored FAQ is an empty list', () => {
  expect(readFaq([])).toEqual({ state: 'readable', entries: [] });
});

test.each([
  ['half a list', '[{"question":"Why?"'],
  ['an object', '{"question":"Why?","answer":"Because."}'],
  ['an entry without answer', '[{"question":"Why?"}]'],
  ['an answer that is no text', '[{"question":"Why?","answer":5}]'],
  ['one bad entry among good ones', '[["a","b"],null]'],
  ['plain words', 'Why? Because.'],
  ['null', 'null'],
  ['very deep nesting', '['.repeat(150_000)],
])('DSN-21 %s is broken and keeps its text', (_name, rawText) => {
  expect(readFaq(stored(rawText))).toEqual({ state: 'broken', rawText });
});

test('DSN-20 what is written is read again', () => {
  const texts = fc.record({ question: fc.string(), answer: fc.string({ unit: 'grapheme' }) });
  fc.assert(
    fc.property(fc.array(texts), (entries) => {
      expect(readFaq([faqItem(entries)])).toEqual({ state: 'readable', entries });
    }),
  );
  expect(faqItem([])).toMatchObject({ dataType: 'faq', dataID: 'courseFAQ', dataText: '[]' });
});
