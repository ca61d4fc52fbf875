import { describe, expect, test } from 'vitest';
import { SAMPLE_COURSE, sampleQuestion } from '../visibility/testing/sample-course.ts';
import {
  removalButton,
  removalOfQuestions,
  removalOfTopics,
  sectionRemovalButton,
} from './removal-consequences.ts';

const answers = new Map([
  ['doubt', 12],
  ['essay', 3],
  ['free', 1],
]);

describe('what is deleted along with it', () => {
  test('VIEW-28 a class day takes its questions, their answers, and the sense of formulas that name them', () => {
    const found = removalOfTopics(SAMPLE_COURSE, ['hume'], answers);
    expect(found.questions.map(({ id }) => id)).toEqual(['doubt', 'essay']);
    expect(found.answerCount).toBe(15);
    expect(found.formulas).toEqual([
      { kind: 'question', id: 'free' },
      { kind: 'thesis', name: 'Skeptic' },
    ]);
  });

  test('VIEW-28 formulas among the deleted questions are not listed, malformed ones are', () => {
    const course = {
      questions: [
        sampleQuestion('a', 't'),
        sampleQuestion('b', 't', { logic: '(a, 1)' }),
        sampleQuestion('c', 'u', { logic: '(a, 1) &' }),
      ],
      theses: [],
    };
    expect(removalOfTopics(course, ['t'], new Map()).formulas).toEqual([
      { kind: 'question', id: 'c' },
    ]);
  });

  test.each([
    ['one question with answers', 'question', ['doubt'], 'Delete question and 12 answers'],
    ['one question with one answer', 'question', ['free'], 'Delete question and 1 answer'],
    ['one question without answers', 'question', ['last'], 'Delete question'],
    [
      'a class day with all',
      'class day',
      ['doubt', 'essay'],
      'Delete class day, 2 questions and 15 answers',
    ],
    ['a class day without answers', 'class day', ['last'], 'Delete class day and 1 question'],
    ['an empty class day', 'class day', [], 'Delete class day'],
  ] as const)('VIEW-29 the button for %s', (_, what, ids, label) => {
    expect(removalButton(what, removalOfQuestions(SAMPLE_COURSE, ids, answers))).toBe(label);
  });
});

test.each([
  [['doubt', 'essay'], 'Delete section, 2 class days, 2 questions and 15 answers'],
  [['last'], 'Delete section, 2 class days and 1 question'],
  [[], 'Delete section and 2 class days'],
])('VIEW-29 the button for a section with its class days: %j', (ids, label) => {
  const removal = removalOfQuestions(SAMPLE_COURSE, ids, answers);
  expect(sectionRemovalButton(2, removal)).toBe(label);
});
