import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { readTheses } from '@elenchus/domain/logic/thesis.ts';
import { readQuestion } from '@elenchus/domain/questions/question.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { describe, expect, test } from 'vitest';
import type { DemoAnswerVersion } from './answer-histories.ts';
import { largeCourse } from './large-course.ts';

const input = { students: 60, questions: 100, weeks: 10, seed: 3 };

describe('a large course', () => {
  const course = largeCourse(input);
  const versions = [...course.answerVersions()].flat();
  const questionItems = course.designItems.filter(({ dataType }) => dataType === 'question');
  const { graph, questionById } = releaseCourse(
    {
      schedule: readSchedule(course.designItems),
      questions: questionItems.map((item) => readQuestion(item).question),
      theses: readTheses(course.designItems),
      settings: { hasContradictionItems: true },
    },
    { currentDay: null, ignoresDate: true },
  );

  test('has as many people and questions as asked for, with logic that works', () => {
    const users = [...course.users()].flat();
    expect(users.filter(({ status }) => status === 'student')).toHaveLength(input.students);
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length);
    expect(questionItems).toHaveLength(input.questions);
    expect(new Set(questionItems.map(({ dataID }) => dataID)).size).toBe(input.questions);
    for (const { dataID } of questionItems) expect(dataID).toMatch(/^[a-z0-9]{5}$/);
    expect(graph.problems).toEqual([]);
  });

  test('has answers only to questions that were shown when they were written', () => {
    const answers = new Map<string, Map<string, DemoAnswerVersion>>();
    const hidden = versions.filter((version) => {
      const own = answers.get(version.username) ?? new Map<string, DemoAnswerVersion>();
      answers.set(version.username, own);
      const truth = evaluateStudent(graph, [...own.values()]);
      own.set(version.questionID, version);
      return !truth.isShown(version.questionID);
    });
    expect(hidden).toEqual([]);
    expect(versions.length).toBeGreaterThan(input.students * 40);
  });

  test('has options in range and essays that differ', () => {
    for (const { questionID, questionAnswer } of versions) {
      const options = questionById.get(questionID)?.options.length ?? 0;
      if (questionAnswer === '') continue;
      for (const number of questionAnswer.split(',').map(Number)) {
        expect(number).toBeGreaterThan(0);
        expect(number).toBeLessThanOrEqual(options);
      }
    }
    const essays = versions
      .map((version) => version.questionEssayAnswer)
      .filter((text) => text !== '');
    expect(new Set(essays).size / essays.length).toBeGreaterThan(0.99);
  });

  test('comes in chunks of whole students in the order of time, the same each time', () => {
    const [first = [], second = []] = [...course.answerVersions()];
    expect(names(first).isDisjointFrom(names(second))).toBe(true);
    const times = first.map(({ submissionDate }) => Date.parse(submissionDate));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([...largeCourse(input).answerVersions()].flat()).toEqual(versions);
  });

  test('is made only as far as it is asked for', () => {
    const huge = largeCourse({ students: 20_000, questions: 500, weeks: 15, seed: 1 });
    const [chunk = []] = huge.answerVersions();
    expect(names(chunk).size).toBe(25);
    const [grades = []] = huge.gradeRecords();
    expect(grades.length).toBeGreaterThan(0);
  });
});

function names(chunk: readonly DemoAnswerVersion[]): Set<string> {
  return new Set(chunk.map(({ username }) => username));
}
