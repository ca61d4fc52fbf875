import { expect, test } from 'vitest';
import { OPEN_GATE } from './date-gate.ts';
import { decidingQuestions } from './deciding-questions.ts';
import { releaseCourse } from './released-course.ts';
import { SAMPLE_COURSE, sampleQuestion, sampleThesis } from './testing/sample-course.ts';

function deciders(logic: string): string {
  const questions = [
    sampleQuestion('first', 'hume'),
    sampleQuestion('second', 'hume', { index: 2, logic: '(first, 1)' }),
    sampleQuestion('essay', 'hume', { index: 3, type: 'LongAnswer' }),
    sampleQuestion('other', 'hume', { index: 4 }),
    sampleQuestion('here', 'kant'),
    sampleQuestion('asked', 'kant', { index: 2, logic }),
  ];
  const theses = [sampleThesis('Doubt', '(second, 2)')];
  const released = releaseCourse({ ...SAMPLE_COURSE, questions, theses }, OPEN_GATE);
  return decidingQuestions(released, 'kant')
    .map(({ id }) => id)
    .join(' ');
}

test.each([
  ['no question without logic', '', ''],
  ['a question that the logic names', '(other, 1)', 'other'],
  ['the questions that a named question depends on', '(second, 1)', 'first second'],
  ['the questions that a thesis names', '(Doubt)', 'first second'],
  ['no question of the same class day', '(here, 1)', ''],
  ['what a question of the same day leads to', '(here, 1) & (other, 2)', 'other'],
  ['no essay', '(essay, 1)', ''],
  ['no question that does not exist', '(gone, 1)', ''],
])('DSN-43 what decides a class day: %s', (_, logic, expected) => {
  expect(deciders(logic)).toBe(expected);
});
