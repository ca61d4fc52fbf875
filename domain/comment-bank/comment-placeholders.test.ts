import { describe, expect, test } from 'vitest';
import { fillPlaceholders, hasPlaceholder, withPlaceholders } from './comment-placeholders.ts';

describe('CMB-5 names in place of placeholders', () => {
  test.each([
    ['the first name', 'Well done, {first name}!', 'Well done, Ada!'],
    ['the full name', 'A note on {full name}’s essay', 'A note on Ada King Lovelace’s essay'],
    ['in any case, more than once', '{First Name}, {FIRST NAME}.', 'Ada, Ada.'],
    ['other braces stay', '{a, b} and {name}', '{a, b} and {name}'],
  ])('%s', (_, text, expected) => {
    expect(fillPlaceholders(text, ' Ada King Lovelace ')).toBe(expected);
  });

  test.each([
    ['a name of one word', 'Plato', 'Plato and Plato'],
    ['a name written with the last name first', 'Lovelace, Ada', 'Ada and Lovelace, Ada'],
    ['signs that replacements would treat specially', '$& $1', '$& and $& $1'],
  ])('%s', (_, name, expected) => {
    expect(fillPlaceholders('{first name} and {full name}', name)).toBe(expected);
  });
});

describe('CMB-6 without a name, a neutral phrase', () => {
  test.each([
    ['inside a sentence', 'Here {first name} answers Hume.', 'Here the author answers Hume.'],
    ['at its beginning', 'Yes. {full name}’s point holds.', 'Yes. The author’s point holds.'],
    ['an address after a comma is left out', 'Well argued, {first name}.', 'Well argued.'],
    ['an address between commas', 'Here, {first name}, it fails.', 'Here, it fails.'],
    ['an address at the beginning', '{first name}, this is clear.', 'This is clear.'],
    ['an address in a later line', 'Yes.\n{first name}: see below.', 'Yes.\nSee below.'],
    ['an address at the end', 'Thank you, {full name}', 'Thank you'],
    ['alone', '{first name}', 'The author'],
  ])('%s', (_, text, expected) => {
    expect(fillPlaceholders(text, null)).toBe(expected);
    expect(fillPlaceholders(text, '  ')).toBe(expected);
  });
});

describe('CMB-7 a name becomes a placeholder', () => {
  test.each([
    ['full and first name', 'Ada Lovelace: yes, Ada.', '{full name}: yes, {first name}.'],
    ['not inside another word', 'Adamant, Adapt, Canada.', 'Adamant, Adapt, Canada.'],
    ['a possessive', "Ada’s and Ada's", "{first name}’s and {first name}'s"],
  ])('%s', (_, text, expected) => {
    expect(withPlaceholders(text, 'Ada Lovelace')).toBe(expected);
  });

  test('a name of one letter and an unknown name change nothing', () => {
    expect(withPlaceholders('I see a point.', 'I a')).toBe('I see a point.');
    expect(withPlaceholders('Ada', null)).toBe('Ada');
  });

  test('signs of a name are no pattern', () => {
    expect(withPlaceholders('A.. (B) Axx', 'A.. (B)')).toBe('{full name} Axx');
  });
});

test('CMB-8 whether a text has a placeholder can be asked again and again', () => {
  const answers = [1, 2, 3].map(() => hasPlaceholder('Well done, {First name}.'));
  expect(answers).toEqual([true, true, true]);
  expect(hasPlaceholder('{name}')).toBe(false);
});
