import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakLongWords,
  hasCostlyLineBreaks,
  cleanText,
  readLanguage,
  readsRightToLeft,
  safeAddress,
} from './pdf-text.ts';

describe('cleanText', () => {
  test.each([
    ['NUL and controls vanish', 'a\u0000b\u0007c\u001Bd\u007F', 'abcd'],
    ['the byte order mark vanishes', '\uFEFFa\uFEFFb', 'ab'],
    [
      'bidi overrides vanish, marks and isolates stay',
      'a\u202Eb\u202D\u200Fc\u2067',
      'ab\u200Fc\u2067',
    ],
    ['private use shows as U+FFFD', '\uE000\u{F0000}', '\uFFFD\uFFFD'],
    ['lone surrogates show as U+FFFD', 'a\uD800b', 'a\uFFFDb'],
    ['noncharacters show as U+FFFD', '\uFFFF\uFDD0', '\uFFFD\uFFFD'],
    ['a script without a font shows as U+FFFD', 'ཀ𓀀', '\uFFFD\uFFFD'],
    ['other line ends become newlines', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['joiners of emoji stay', '👩‍👩‍👧 👍🏽', '👩‍👩‍👧 👍🏽'],
    [
      'logic, Greek, Hebrew, Arabic, Chinese, Korean stay',
      '¬∨∧→□◇ Ὁ ש ع 知 나',
      '¬∨∧→□◇ Ὁ ש ع 知 나',
    ],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  test('what it gives is well formed and stays as it is when cleaned again', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text.toWellFormed());
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe('breakLongWords', () => {
  test('a word wider than the page gets places to break and loses nothing', () => {
    const broken = breakLongWords(`short ${'x'.repeat(500)}`);
    expect(broken.split('\u200B').every((piece) => piece.length <= 80)).toBe(true);
    expect(broken.replaceAll('\u200B', '')).toBe(`short ${'x'.repeat(500)}`);
  });

  test('words between other spaces than the plain one are no long word', () => {
    const text = ['word\u00A0', 'word\t', 'word\u2009'].map((word) => word.repeat(40)).join('');
    expect(breakLongWords(text)).toBe(text);
  });

  test('a sentence written without spaces breaks between its words', () => {
    const sentence = 'ชีวิตที่ปราศจากการตรวจสอบนั้นไม่คุ้มค่าแก่การมีชีวิตอยู่'.repeat(3);
    const broken = breakLongWords(sentence);
    expect(broken.split('\u200B')).toEqual(expect.arrayContaining(['ชีวิต', 'ตรวจ', 'ไม่', 'แก่']));
    expect(broken.replaceAll('\u200B', '')).toBe(sentence);
    expect(breakLongWords('ก'.repeat(200)).split('\u200B').length).toBeGreaterThan(2);
  });

  test.each([
    ['a sentence', 'words of usual length '.repeat(50)],
    ['Chinese, which may break anywhere', '知'.repeat(500)],
  ])('%s stays as it is', (_, text) => {
    expect(breakLongWords(text)).toBe(text);
  });
});

test.each([
  ['שלום', true],
  ['(2025) العربية and English', true],
  ['English and שלום', false],
  ['123 …', false],
])('readsRightToLeft(%s) is %s', (text, expected) => {
  expect(readsRightToLeft(text)).toBe(expected);
});

test.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['file:///etc/passwd', undefined],
  ['javascript:alert(1)', undefined],
  ['/relative', undefined],
  [`https://example.org/${'a'.repeat(3000)}`, undefined],
])('safeAddress(%s)', (address, expected) => {
  expect(safeAddress(address)).toBe(expected);
});

test.each([
  ['en-US', { lang: 'en', region: 'US' }],
  ['zh-Hant-TW', { lang: 'zh', region: 'TW' }],
  ['', { lang: 'en', region: null }],
  ['"); #panic(', { lang: 'en', region: null }],
])('readLanguage(%s)', (tag, expected) => {
  expect(readLanguage(tag)).toEqual(expected);
});

test.each([
  ['an English page', 'words of usual length '.repeat(200), false],
  ['an English paragraph that quotes Chinese', `${'Confucius said '.repeat(100)}知之为知之`, false],
  ['a paragraph in Chinese', '知之为知之。'.repeat(50), true],
  ['a paragraph in Thai', 'ชีวิตที่ปราศจาก '.repeat(30), true],
  ['a paragraph of 50 pages', 'words of usual length '.repeat(1000), true],
])('%s: the best line breaks are too costly or not', (_, text, costly) => {
  expect(hasCostlyLineBreaks(text)).toBe(costly);
});
