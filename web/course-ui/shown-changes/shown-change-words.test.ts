import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { answerLookup } from '@elenchus/domain/progress/open-work.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
} from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import { questionName, shortText } from '../questions/question-names.ts';
import { shownChangeWords } from './shown-change-words.ts';

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
  const answerOf = answerLookup([]);
  const change = { causedBy: 'doubt', appeared, disappeared };
  expect(shownChangeWords(change, { course, answerOf })).toEqual({ sentences, goTo });
});

test.each([
  ['an essay', ['essay'], 'Your essay is kept. It comes back if the question applies again.'],
  ['a choice', ['free'], 'Your answer is kept. It comes back if the question applies again.'],
  [
    'several',
    ['essay', 'free'],
    'Your answers are kept. They come back if the questions apply again.',
  ],
])('what was answered is kept: %s', (_name, disappeared, expected) => {
  const answerOf = answerLookup([sampleEssay('essay', 'I once chose.'), sampleAnswer('free', '1')]);
  const change = { causedBy: 'doubt', appeared: [], disappeared };
  expect(shownChangeWords(change, { course, answerOf }).sentences).toContain(expected);
});

test.each([
  ['a short text as it is', 'Why?', 'Why?'],
  ['the first line of several', '  Read this.\nWhy?', 'Read this.'],
  ['a long one, cut between words', 'word '.repeat(30), `${'word '.repeat(16).trim()}…`],
  ['a long word, cut', 'x'.repeat(100), `${'x'.repeat(80)}…`],
])('%s', (_name, text, short) => {
  expect(shortText(text)).toBe(short);
});

test.each([
  [
    'what it asks, not the story',
    'A train is coming. Five will die.\n\nMay you pull the lever?',
    'May you pull the lever?',
  ],
  [
    'the whole line where nothing comes before',
    'May you pull the lever? Why?',
    'May you pull the lever? Why?',
  ],
  [
    'the story where the question says too little',
    'A train is coming.\n\nWhy?',
    'A train is coming.',
  ],
  ['a short question of its own', 'Why?', 'Why?'],
  ['a text that asks nothing', 'Write about a train.', 'Write about a train.'],
])('VIEW-80 a question is named by %s', (_name, text, name) => {
  expect(questionName(text)).toBe(name);
});
