import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { SAMPLE_COURSE } from '@elenchus/domain/visibility/sample-course.ts';
import { expect, test } from 'vitest';
import { shortText, shownChangeWords } from './shown-change-words.ts';

const course = releaseCourse(SAMPLE_COURSE, gateOfDay(5));

test.each([
  ['one question', ['free'], [], ['1 question appeared: “free?”'], 'free'],
  [
    'a contradiction before a question',
    ['free', 'clash'],
    [],
    ['1 contradiction appeared: “clash?”', '1 question appeared: “free?”'],
    'clash',
  ],
  ['several', ['free', 'essay'], [], ['2 questions appeared.'], 'free'],
  [
    'both ways',
    ['essay'],
    ['free', 'clash'],
    [
      '1 question appeared: “essay?”',
      '1 question no longer applies: “free?”',
      '1 contradiction is resolved: “clash?”',
    ],
    'essay',
  ],
  ['nothing came', [], ['clash'], ['1 contradiction is resolved: “clash?”'], null],
  ['a question that is not in the course', ['gone'], [], [], null],
])('%s', (_name, appeared, disappeared, sentences, goTo) => {
  const words = shownChangeWords({ causedBy: 'doubt', appeared, disappeared }, course);
  expect(words).toEqual({ sentences, goTo });
});

test.each([
  ['a short text as it is', 'Why?', 'Why?'],
  ['the first line of several', '  Read this.\nWhy?', 'Read this.'],
  ['a long one, cut between words', 'word '.repeat(30), `${'word '.repeat(16).trim()}…`],
  ['a long word, cut', 'x'.repeat(100), `${'x'.repeat(80)}…`],
])('%s', (_name, text, short) => {
  expect(shortText(text)).toBe(short);
});
