import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import {
  SAMPLE_COURSE,
  sampleAnswer,
  sampleEssay,
  sampleQuestion,
} from '@elenchus/domain/visibility/testing/sample-course.ts';
import { expect, test } from 'vitest';
import { AnswerSheet } from './answer-sheet.ts';

// doubt opens free; doubt 1 with free 1 is a contradiction.
const course = releaseCourse(SAMPLE_COURSE, gateOfDay(5));

function listeningTo(sheet: AnswerSheet): string[] {
  const notified: string[] = [];
  sheet.watchShown(() => notified.push('shown'));
  sheet.watchProgress(() => notified.push('progress'));
  for (const id of course.questionById.keys()) sheet.watchAnswer(id, () => notified.push(id));
  return notified;
}

test('a choice that opens a question notifies its own watchers, the list and the progress', () => {
  const sheet = new AnswerSheet(course, []);
  const notified = listeningTo(sheet);
  const before = sheet.shown();
  sheet.change(sampleAnswer('doubt', '1'));
  expect(notified).toEqual(['doubt', 'shown', 'progress']);
  expect(sheet.shown()).not.toBe(before);
  expect(sheet.lastChange()).toEqual({ causedBy: 'doubt', appeared: ['free'], disappeared: [] });
});

test('a contradiction appears and disappears, and the hidden answer is kept', () => {
  const sheet = new AnswerSheet(course, [sampleAnswer('doubt', '1')]);
  sheet.change(sampleAnswer('free', '1'));
  expect(sheet.lastChange()?.appeared).toEqual(['clash']);
  sheet.change(sampleAnswer('doubt', '2'));
  expect(sheet.lastChange()?.disappeared).toEqual(['free', 'clash']);
  expect(sheet.answerOf('free')?.questionAnswer).toBe('1');
  sheet.change(sampleAnswer('doubt', '1'));
  expect(sheet.lastChange()?.appeared).toEqual(['free', 'clash']);
});

test('typing notifies only the essay, once it counts as answered', () => {
  const sheet = new AnswerSheet(course, []);
  const notified = listeningTo(sheet);
  sheet.change(sampleEssay('essay', 'I'));
  sheet.change(sampleEssay('essay', 'I d'));
  sheet.change(sampleEssay('essay', 'I do 12'));
  expect(notified).toEqual(['essay', 'essay', 'progress', 'essay']);
});

test('a number typed into an essay that a formula looks at is not overlooked', () => {
  const questions = [
    ...SAMPLE_COURSE.questions,
    sampleQuestion('numbered', 'hume', { index: 3, logic: '(essay, 7)' }),
  ];
  const sheet = new AnswerSheet(releaseCourse({ ...SAMPLE_COURSE, questions }, gateOfDay(5)), [
    sampleEssay('essay', 'some words'),
  ]);
  const notified = listeningTo(sheet);
  sheet.change(sampleEssay('essay', 'some more words'));
  sheet.change(sampleEssay('essay', 'some 7 words'));
  expect(notified).toEqual(['essay', 'essay', 'shown', 'progress']);
});

test('answers from elsewhere replace what differs and nothing else', () => {
  const sheet = new AnswerSheet(course, [sampleAnswer('doubt', '2'), sampleEssay('essay', 'mine')]);
  const notified = listeningTo(sheet);
  sheet.receive([sampleEssay('essay', 'mine')]);
  expect(notified).toEqual([]);
  sheet.receive([sampleAnswer('doubt', '1'), sampleEssay('essay', 'mine')]);
  expect(notified).toEqual(['shown', 'progress', 'doubt']);
  expect(sheet.shown().truth.isShown('free')).toBe(true);
  expect(sheet.lastChange()).toBeNull();
});

test('a changed course keeps the answers, also to questions that are not open', () => {
  const early = releaseCourse(SAMPLE_COURSE, gateOfDay(2));
  const sheet = new AnswerSheet(early, [sampleAnswer('doubt', '1'), sampleAnswer('free', '1')]);
  expect(sheet.shown().truth.isShown('clash')).toBe(false);
  sheet.open(course);
  expect(sheet.shown().course).toBe(course);
  expect(sheet.shown().truth.isShown('clash')).toBe(true);
});

test('a watcher that has stopped is not notified', () => {
  const sheet = new AnswerSheet(course, []);
  const notified: string[] = [];
  sheet.watchAnswer('doubt', () => notified.push('doubt'))();
  sheet.change(sampleAnswer('doubt', '1'));
  expect(notified).toEqual([]);
});
