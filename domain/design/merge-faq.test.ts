import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FaqEntry } from './faq.ts';
import { matchFaq, mergeFaq } from './merge-faq.ts';

/** 'how=long' is the question 'how' with the answer 'long'. */
function list(text: string): FaqEntry[] {
  return text
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [question = '', answer = ''] = entry.split('=');
      return { question, answer };
    });
}

function textOfList(entries: readonly FaqEntry[]): string {
  return entries.map(({ question, answer }) => `${question}=${answer}`).join(' ');
}

const BASE = 'a=1 b=2 c=3';

describe('DSN-25 changes of different entries are both kept', () => {
  test.each([
    ['nothing was done', BASE, BASE, BASE],
    ['only mine', 'a=9 b=2 c=3', BASE, 'a=9 b=2 c=3'],
    ['only theirs', BASE, 'a=1 b=2 c=8', 'a=1 b=2 c=8'],
    ['two entries', 'a=9 b=2 c=3', 'a=1 b=2 c=8', 'a=9 b=2 c=8'],
    ['question and answer of one entry', 'x=1 b=2 c=3', 'a=9 b=2 c=3', 'x=9 b=2 c=3'],
    ['the same change by both', 'a=9 b=2 c=3', 'a=9 b=2 c=3', 'a=9 b=2 c=3'],
  ])('%s', (_name, mine, theirs, merged) => {
    const { entries, doubled } = mergeFaq(list(BASE), list(mine), list(theirs));
    expect([textOfList(entries), doubled]).toEqual([merged, 0]);
  });
});

describe('DSN-26 entries that either person added are there, in the order of the person who moved some', () => {
  test.each([
    ['both at the end', 'a=1 b=2 c=3 m=7', 'a=1 b=2 c=3 t=8', 'a=1 b=2 c=3 m=7 t=8'],
    ['both the same', 'a=1 b=2 c=3 m=7', 'a=1 b=2 c=3 m=7', 'a=1 b=2 c=3 m=7'],
    ['theirs at the top', 'a=1 b=2 c=3 m=7', 't=8 a=1 b=2 c=3', 't=8 a=1 b=2 c=3 m=7'],
    ['mine have moved', 'c=3 a=1 b=2', 'a=1 b=2 c=3 t=8', 'c=3 t=8 a=1 b=2'],
    ['theirs have moved', 'a=9 b=2 c=3', 'c=3 b=2 a=1', 'c=3 b=2 a=9'],
  ])('%s', (_name, mine, theirs, merged) => {
    const { entries } = mergeFaq(list(BASE), list(mine), list(theirs));
    expect(textOfList(entries)).toBe(merged);
  });
});

describe('DSN-27 a removal is kept unless the other person changed that entry', () => {
  test.each([
    ['removed by me', 'a=1 c=3', BASE, 'a=1 c=3'],
    ['removed by them', BASE, 'a=1 c=3', 'a=1 c=3'],
    ['removed by both', 'a=1 c=3', 'a=1 c=3', 'a=1 c=3'],
    ['each another one', 'b=2 c=3', 'a=1 b=2', 'b=2'],
    ['removed by me, changed by them', 'a=1 c=3', 'a=1 b=8 c=3', 'a=1 b=8 c=3'],
    ['changed by me, removed by them', 'a=1 b=9 c=3', 'a=1 c=3', 'a=1 b=9 c=3'],
  ])('%s', (_name, mine, theirs, merged) => {
    const { entries } = mergeFaq(list(BASE), list(mine), list(theirs));
    expect(textOfList(entries)).toBe(merged);
  });
});

test('DSN-28 a text that both have changed is kept twice, and counted', () => {
  const merged = mergeFaq(list(BASE), list('a=9 b=2 c=3'), list('a=8 b=2 c=3'));
  expect([textOfList(merged.entries), merged.doubled]).toEqual(['a=9 a=8 b=2 c=3', 1]);
});

const entry = record({
  question: constantFrom('', 'why', 'how', 'when'),
  answer: constantFrom('', 'so', 'never'),
});
const entries = array(entry, { maxLength: 6 });

const writtenBy = (who: string) =>
  array(
    record({
      question: constantFrom('', 'why', 'how', `${who} asks`),
      answer: constantFrom('', 'so', `${who} answers`),
    }),
    { maxLength: 6 },
  );

function textsOf(some: readonly FaqEntry[]): string[] {
  return some.flatMap(({ question, answer }) => [question, answer]);
}

test('DSN-28 no text that one of them has written is lost, whatever both did', () => {
  assert(
    property(entries, writtenBy('I'), writtenBy('they'), (base, mine, theirs) => {
      const known = new Set(textsOf(base));
      const merged = new Set(textsOf(mergeFaq(base, mine, theirs).entries));
      const written = textsOf([...mine, ...theirs]).filter((text) => !known.has(text));
      expect(written.filter((text) => !merged.has(text))).toEqual([]);
    }),
  );
});

test('DSN-25 who has changed nothing gets what the other has made', () => {
  assert(
    property(entries, entries, (base, other) => {
      expect(mergeFaq(base, base, other).entries).toEqual(other);
      expect(mergeFaq(base, other, base).entries).toEqual(other);
    }),
  );
});

test('DSN-26 each entry is found at most once in the other list', () => {
  assert(
    property(entries, entries, (base, after) => {
      const found = matchFaq(base, after).filter((place) => place !== null);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
