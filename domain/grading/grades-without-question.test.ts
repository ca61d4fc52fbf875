import { expect, test } from 'vitest';
import { averageQuestionGrade } from './exam-grade.ts';
import {
  gradesWithoutQuestion,
  questionGradeLabel,
  questionNotFoundLabel,
} from './grades-without-question.ts';

test.each([
  ['every question is there', { one: 9.9, two: 5.9 }, ['one', 'two'], []],
  ['a question is gone', { one: 9.9, two: 5.9 }, ['one'], ['Question not found: 5.9 of 10']],
  ['a whole grade', { two: 7 }, ['one'], ['Question not found: 7.0 of 10']],
  ['0 is a grade', { two: 0 }, [], ['Question not found: 0.0 of 10']],
  ['nothing is graded', {}, ['one'], []],
] as const)('GRD-171 a grade without its essay is listed: %s', (_case, grades, essays, listed) => {
  const found = gradesWithoutQuestion(new Map(Object.entries(grades)), essays);
  expect(found.map(({ grade }) => questionNotFoundLabel(grade))).toEqual(listed);
});

test('GRD-171 the grades of the essays and those that are listed give the average, for every set of essays', () => {
  const grades = new Map([
    ['one', 9.9],
    ['two', 5.9],
    ['three', 7],
    ['four', 0.3],
  ]);
  const ids = [...grades.keys(), 'ungraded'];
  for (let chosen = 0; chosen < 2 ** ids.length; chosen += 1) {
    const essays = ids.filter((_id, index) => (chosen >> index) % 2 === 1);
    const shown = essays.flatMap((id) => grades.get(id) ?? []);
    const listed = gradesWithoutQuestion(grades, essays).map(({ grade }) => grade);
    expect(shown.length + listed.length).toBe(grades.size);
    expect(averageQuestionGrade([...shown, ...listed])).toBe(averageQuestionGrade(grades.values()));
  }
});

test('GRD-171 a grade is shown with one decimal', () => {
  expect(questionGradeLabel(10)).toBe('10.0 of 10');
});
