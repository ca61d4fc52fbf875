import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { courseWords } from './course-words.ts';
import { readFormula } from './formula-reading.ts';

const base: Question = {
  id: 'free',
  topicId: 'day',
  index: 1,
  type: 'Radio',
  text: 'Is the will free?',
  options: ['Yes', 'No'],
  logic: '',
};
const words = courseWords({
  questions: [
    base,
    { ...base, id: 'know', type: 'Checkbox', text: 'What do you know?', options: ['Me', 'You'] },
    { ...base, id: 'essay', type: 'LongAnswer', text: 'Say why.' },
    { ...base, id: 'bare', text: '', options: ['', 'No'] },
  ],
  theses: [{ id: 't', name: 'Dualism', logic: '(free, 1)', description: '', index: 1 }],
});

const free = '“Is the will free?”';

describe('a formula in plain words', () => {
  test.each([
    ['no condition', '  ', 'always'],
    ['one choice', '(free, 1)', `when ${free} is answered “Yes”`],
    ['a denied choice', '¬(free, 2)', `when ${free} is not answered “No”`],
    ['a denial denied', '¬¬(free, 2)', `when ${free} is answered “No”`],
    ['a tick', '(know, 2)', 'when “You” is ticked in “What do you know?”'],
    ['a denied tick', '¬(know, 2)', 'when “You” is not ticked in “What do you know?”'],
    ['an essay', '(essay, 7)', 'when “Say why.” contains the digits 7'],
    ['a thesis in another spelling', '(dual ism)', 'when the thesis Dualism holds'],
    ['an unknown thesis', '(Monism)', 'when the thesis Monism (which doesn’t exist) holds'],
    ['an unknown question', '(gone, 1)', 'when question gone (which doesn’t exist) is answered 1'],
    ['an unknown option', '(free, 9)', `when ${free} is answered option 9 (which doesn’t exist)`],
    ['a removed option', '(free, 02)', `when ${free} is answered option 02 (which doesn’t exist)`],
    ['texts still empty', '(bare, 1)', 'when question bare is answered option 1'],
    [
      'two joined',
      '(free, 1) & ¬(Dualism)',
      `when ${free} is answered “Yes” and the thesis Dualism does not hold`,
    ],
    [
      'three joined',
      '(free, 1) ∨ (free, 2) ∨ (Dualism)',
      `when ${free} is answered “Yes” or “No” or the thesis Dualism holds`,
    ],
    [
      'a group in a group',
      '((free, 1) ∨ (free, 2)) & (Dualism)',
      `when both (${free} is answered “Yes” or “No”) and the thesis Dualism holds`,
    ],
    [
      'neither of two',
      '¬((free, 1) ∨ (Dualism))',
      `when ${free} is not answered “Yes” and the thesis Dualism does not hold`,
    ],
    [
      'not both',
      '¬((free, 1) & (Dualism))',
      `when it isn’t the case that both ${free} is answered “Yes” and the thesis Dualism holds`,
    ],
    [
      'a question that is asked about twice, with another in between',
      '(free, 1) ∨ (Dualism) ∨ (free, 2)',
      `when ${free} is answered “Yes” or “No” or the thesis Dualism holds`,
    ],
    ['the same twice', '(free, 1) ∨ (free, 1)', `when ${free} is answered “Yes”`],
    ['either tick', '(know, 1) ∨ (know, 2)', 'when “Me” or “You” is ticked in “What do you know?”'],
    [
      'both ticks',
      '(know, 1) & (know, 2)',
      'when “Me” and “You” are ticked in “What do you know?”',
    ],
    [
      'not both ticks',
      '¬((know, 1) & (know, 2))',
      'when it isn’t the case that “Me” and “You” are ticked in “What do you know?”',
    ],
    ['neither answer', '¬((free, 1) ∨ (free, 2))', `when ${free} is not answered “Yes” or “No”`],
    [
      'neither, each denied',
      '¬(free, 1) & ¬(free, 2)',
      `when ${free} is not answered “Yes” or “No”`,
    ],
    [
      'neither tick',
      '¬(know, 1) & ¬(know, 2)',
      'when neither “Me” nor “You” is ticked in “What do you know?”',
    ],
    [
      'one denied or the other denied is not neither',
      '¬(know, 1) ∨ ¬(know, 2)',
      'when “Me” is not ticked in “What do you know?” or “You” is not ticked in “What do you know?”',
    ],
    [
      'affirmed and denied',
      '(know, 1) & ¬(know, 2)',
      'when “Me” is ticked in “What do you know?” and “You” is not ticked in “What do you know?”',
    ],
    [
      'essay digits',
      '(essay, 7) ∨ (essay, 8)',
      'when “Say why.” contains the digits 7 or the digits 8',
    ],
  ])('DSN-216 %s', (_, logic, reading) => {
    expect(readFormula(logic, words)).toBe(reading);
  });

  test('a malformed one has no reading', () => {
    expect(readFormula('(free, 1) &', words)).toBeNull();
  });

  test('a formula of any depth is read', () => {
    const depth = 20_000;
    const deep = `${'('.repeat(depth)}(free, 1)${')'.repeat(depth)}`;
    expect(readFormula(deep, words)).toBe(`when ${free} is answered “Yes”`);
  });

  test('any text has a reading or none, and never fails', () => {
    const pieces = fc.constantFrom('(free, 1)', '(Dualism)', '&', '∨', '¬', '(', ')', ' ', 'and');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (texts) => {
        expect(['string', 'object']).toContain(typeof readFormula(texts.join(''), words));
      }),
    );
  });
});
