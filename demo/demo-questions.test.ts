import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { hintCourse } from '@elenchus/domain/logic/logic-hint.ts';
import { logicHints } from '@elenchus/domain/logic/logic-hints.ts';
import { buildLogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { isWellFormed } from '@elenchus/domain/logic/well-formed.ts';
import { describe, expect, test } from 'vitest';
import { classDays } from './course-outline.ts';
import { demoQuestions } from './demo-questions.ts';
import { demoTheses } from './demo-theses.ts';
import { essayBanks } from './essays/essay-banks.ts';
import { wordPassage, wordsIn } from './passage-text.ts';
import { seededWhole } from './seeded-choice.ts';
import { studentChoices } from './student-choices.ts';
import { demoUsers } from './demo-students.ts';

const graph = buildLogicGraph({ questions: demoQuestions, theses: demoTheses });
const positions = new Map(demoQuestions.map(({ id }, index) => [id, index]));

/** The questions that a formula names, through theses too. */
function questionsIn(logic: string): string[] {
  const named = [...logic.matchAll(/\((\w+), /g)].map(([, id]) => id ?? '');
  const theses = demoTheses.filter(({ name }) => logic.includes(`(${name})`));
  return [...named, ...theses.flatMap((thesis) => questionsIn(thesis.logic))];
}

function randomStudent(number: number) {
  const answers = demoQuestions
    .filter(({ options }) => options.length > 0)
    .map(({ id, options }) => ({
      questionID: id,
      questionAnswer: String(seededWhole(1, options.length, 'anyone', number, id)),
      questionEssayAnswer: '',
    }));
  return evaluateStudent(graph, answers);
}

describe('the questions', () => {
  test.each([
    ['Radio', 22],
    ['Checkbox', 4],
    ['LongAnswer', 15],
    ['Contradiction', 4],
  ])('of type %s are as many as promised', (type, count) => {
    expect(demoQuestions.filter((question) => question.type === type)).toHaveLength(count);
  });

  test('have formulas that are well-formed and name only what exists', () => {
    const hints = hintCourse({ questions: demoQuestions, theses: demoTheses });
    const formulas = [...demoQuestions, ...demoTheses].map(({ logic }) => logic);
    expect(formulas.filter((logic) => !isWellFormed(logic))).toEqual([]);
    const remarks = formulas.flatMap((logic) => logicHints(logic, hints));
    expect(remarks.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(remarks.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(graph.problems).toEqual([]);
    expect(graph.failures).toEqual([]);
  });

  test('refer only to earlier questions, up to depth five', () => {
    const depth = new Map<string, number>();
    for (const { id, logic } of demoQuestions) {
      const named = questionsIn(logic);
      for (const other of named) {
        expect(positions.get(other) ?? Infinity).toBeLessThan(positions.get(id) ?? -1);
      }
      depth.set(id, Math.max(-1, ...named.map((other) => depth.get(other) ?? 0)) + 1);
    }
    expect(Math.max(...depth.values())).toBe(5);
    const all = demoQuestions.map(({ logic }) => logic).join('');
    for (const sign of ['&', '∨', '¬']) expect(all).toContain(sign);
  });

  test('can all be reached, and each thesis can hold and fail', () => {
    const students = Array.from({ length: 2000 }, (_, number) => randomStudent(number));
    const reached = demoQuestions.filter(({ id }) => students.some((one) => one.isShown(id)));
    expect(reached).toHaveLength(demoQuestions.length);
    for (const { name } of demoTheses) {
      const held = students.filter((student) => student.holds(name)).length;
      expect(held).toBeGreaterThan(0);
      expect(held).toBeLessThan(students.length);
    }
  });

  test('belong to existing class days, in order', () => {
    const days = demoQuestions.map(({ classDay }) => classDay);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeLessThanOrEqual(classDays.length);
  });
});

describe('the passages', () => {
  const passages = [...essayBanks.values()].flatMap(({ stances }) =>
    Object.values(stances).flatMap((stance) => Object.values(stance).flat()),
  );

  test('exist for every essay question, more than three hundred in all and each once', () => {
    const essays = demoQuestions.filter(({ type }) => type === 'LongAnswer').map(({ id }) => id);
    expect([...essayBanks.keys()].toSorted()).toEqual(essays.toSorted());
    expect(new Set(passages).size).toBe(passages.length);
    expect(passages.length).toBeGreaterThan(300);
  });

  test('offer two wordings in each slot and end with a sentence', () => {
    for (const passage of passages) {
      for (const [, inside = ''] of passage.matchAll(/\{([^{}]*)\}/g)) {
        expect(inside.split('|')).toHaveLength(2);
      }
      for (const use of [0, 1, 2, 3, 8, 9, 10]) {
        const text = wordPassage(passage, use);
        expect(text).toMatch(/^["“A-Z].*[.?!]["”]?$/su);
        expect(wordsIn(text)).toBeGreaterThan(8);
      }
    }
  });
});

describe('the students', () => {
  const usernames = new Set(demoUsers.map(({ username }) => username));

  test('have choices under names and questions that exist', () => {
    for (const [username, choices] of studentChoices) {
      expect(usernames).toContain(username);
      expect([...choices.keys()].filter((id) => !positions.has(id))).toEqual([]);
    }
  });
});
