import { expect, test } from 'vitest';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { elenchusPeer } from './elenchus-peer.ts';
import { jsonLogicPeer } from './json-logic-peer.ts';
import { benchAnswers, benchCourse, logicCourseOf } from './logic-course.ts';
import { surveyPeer } from './survey-peer.ts';

test('a seed gives the same course and the same answers every time', () => {
  expect(benchCourse(40, 3)).toEqual(benchCourse(40, 3));
  expect(benchCourse(40, 3)).not.toEqual(benchCourse(40, 4));
  expect(benchAnswers(benchCourse(40, 3), 9)).toEqual(benchAnswers(benchCourse(40, 3), 9));
});

test.each([50, 500])('a course of %i questions has the promised shape', (size) => {
  const { definitions } = benchCourse(size, 7);
  const questions = definitions.filter(({ kind }) => kind === 'question');
  expect(questions).toHaveLength(size);
  expect(definitions.length - size).toBe(Math.floor((size - 1) / 4));
  const depth = Math.max(...definitions.map(({ level }) => level));
  expect(depth).toBeGreaterThanOrEqual(8);
  expect(depth).toBeLessThanOrEqual(12);
  const graph = buildLogicGraph(logicCourseOf({ definitions }));
  expect(graph.problems).toEqual([]);
});

test('all engines show the same questions', () => {
  const course = benchCourse(60, 5);
  const ours = elenchusPeer(buildLogicGraph(logicCourseOf(course)));
  for (let student = 1; student <= 5; student += 1) {
    const answers = benchAnswers(course, student);
    const expected = ours.visible(ours.read(answers));
    expect(expected.length).toBeGreaterThan(5);
    expect(expected.length).toBeLessThan(60);
    const [json, survey] = [jsonLogicPeer(course), surveyPeer(course)];
    expect(json.visible(json.read(answers))).toEqual(expected);
    expect(survey.visible(survey.read(answers))).toEqual(expected);
  }
});
