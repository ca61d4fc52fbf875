import { expect, test } from 'vitest';
import type { RubricPlace } from '../design/rubric.ts';
import { faqItems, showsRubricIn } from './faq-items.ts';

const entries = [{ question: 'When?', answer: 'On **Monday**.' }];
const faq = { state: 'readable', entries } as const;
const places: readonly RubricPlace[] = ['faq'];
const settings = { hasRubric: true, rubricPlaces: places, rubric: '# Rubric' };
const rubricItem = { question: 'What is the rubric for the course?', answer: '# Rubric' };

test.each([
  ['the rubric is appended', faq, settings, [...entries, rubricItem]],
  [
    'not when it shows elsewhere',
    faq,
    { ...settings, rubricPlaces: ['sidebar'] as const },
    entries,
  ],
  ['not when the course has no rubric', faq, { ...settings, hasRubric: false }, entries],
  [
    'an empty rubric is shown as empty',
    faq,
    { ...settings, rubric: ' ' },
    [...entries, { ...rubricItem, answer: 'No rubric available.' }],
  ],
  [
    'an empty FAQ still has the rubric',
    { state: 'readable', entries: [] } as const,
    settings,
    [rubricItem],
  ],
  [
    'a broken FAQ shows no raw text',
    { state: 'broken', rawText: '{' } as const,
    settings,
    [rubricItem],
  ],
])('VIEW-15 %s', (_, stored, course, expected) => {
  expect(faqItems(stored, course)).toEqual(expected);
});

test('VIEW-16 the rubric shows in its places only while the course has one', () => {
  expect(showsRubricIn('faq', settings)).toBe(true);
  expect(showsRubricIn('grading-details', settings)).toBe(false);
  expect(showsRubricIn('faq', { ...settings, hasRubric: false })).toBe(false);
});

test.each([
  ['no question', { question: ' ', answer: 'Yes.' }],
  ['no answer', { question: 'May I?', answer: '\n' }],
  ['nothing at all', { question: '', answer: '' }],
])('DSN-40 an entry with %s is not shown', (_, entry) => {
  const stored = { state: 'readable', entries: [entry, ...entries] } as const;
  expect(faqItems(stored, { ...settings, hasRubric: false })).toEqual(entries);
});
