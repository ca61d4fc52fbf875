import { expect, test } from 'vitest';
import { evaluateStudent } from '../evaluate-student.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, everyStudent } from '../testing/answerable-course.ts';
import { answerValues, type SolvableCourse } from './answer-values.ts';
import { checkPersonas } from './check-personas.ts';
import { findPersonas, type Persona, type Personas } from './personas.ts';
import { possibleTruths } from './possible-truths.ts';

/** The targets that a persona reaches by the ordinary evaluator. */
function reached(course: SolvableCourse, { answers }: Persona): ReadonlySet<string> {
  const truth = evaluateStudent(buildLogicGraph(course), answers);
  const theses = course.theses.map(({ name }) => name).filter((name) => truth.holds(name));
  return new Set([...truth.shownQuestionIds(), ...theses]);
}

function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return sets.reduce((union, set) => union.union(set), new Set<string>());
}

/** The fewest, by trying: whether this many students cover everything. */
function canCover(
  all: ReadonlySet<string>,
  sets: readonly ReadonlySet<string>[],
  count: number,
): boolean {
  if (all.size === 0) return true;
  if (count === 0) return false;
  const [wanted] = all;
  return sets.some((set) => set.has(wanted!) && canCover(all.difference(set), sets, count - 1));
}

test('CHK-10 personas reach everything that can be reached, none can be left out, and small courses get the fewest', () => {
  const wrong: unknown[] = [];
  const counts = new Map<number, number>();
  for (let seed = 1; seed <= 500; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 120);
    if (!students) continue;
    const sets = students.map((answers) =>
      reached(course, { answers, questionIds: [], thesisNames: [] }),
    );
    const all = unionOf(sets);
    const { personas, isFewest } = findPersonas(possibleTruths(graph, answerValues(graph, course)));
    const own = personas.map((persona) => reached(course, persona));
    const isWhole = unionOf(own).size === all.size;
    const isLean = own.every(
      (_, index) => personas.length === 1 || unionOf(own.toSpliced(index, 1)).size < all.size,
    );
    const fewer = personas.length > 1 && canCover(all, sets, personas.length - 1);
    const claims = personas.every((persona, index) =>
      [...persona.questionIds, ...persona.thesisNames].every((each) => own[index]!.has(each)),
    );
    if (!isWhole || !isLean || fewer || !isFewest || !claims)
      wrong.push({ seed, isWhole, isLean, fewer, isFewest, claims });
    counts.set(personas.length, (counts.get(personas.length) ?? 0) + 1);
  }
  expect(wrong).toEqual([]);
  expect(counts.get(2)).toBeGreaterThan(30);
  expect(counts.get(3)).toBeGreaterThan(0);
});

function branches(count: number): SolvableCourse {
  const options = Array.from({ length: 9 }, (_, index) => `Option ${index + 1}`);
  const start = { id: 'start', type: 'Radio', options, logic: '' };
  const rest = Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    type: 'Radio',
    options,
    logic: index < 9 ? `(start, ${index + 1})` : `(q${index - 9}, ${(index % 9) + 1})`,
  }));
  return { questions: [start, ...rest], theses: [] };
}

function personasOf(course: SolvableCourse): Personas {
  const graph = buildLogicGraph(course);
  return findPersonas(possibleTruths(graph, answerValues(graph, course)));
}

test('CHK-10 nine branches need nine personas, which is proved also for a larger course', () => {
  const { personas, isFewest } = personasOf(branches(45));
  expect([personas.length, isFewest]).toEqual([9, true]);
});

test('CHK-10 a course without conditions needs one persona, who answers nothing', () => {
  const course = {
    questions: [{ id: 'a', type: 'Radio', options: ['1', '2'], logic: '' }],
    theses: [],
  };
  expect(personasOf(course)).toEqual({
    personas: [{ answers: [], questionIds: ['a'], thesisNames: [] }],
    isFewest: true,
  });
});

test('CHK-11 an edit that breaks a persona is named with what it no longer reaches', () => {
  const course = branches(9);
  const { personas } = personasOf(course);
  expect(checkPersonas(buildLogicGraph(course), personas)).toEqual([]);
  const questions = course.questions.map((question) =>
    question.id === 'q3' ? { ...question, logic: '(start, 5)' } : question,
  );
  const edited = buildLogicGraph({ ...course, questions });
  const broken = checkPersonas(edited, personas);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatchObject({ lostQuestionIds: ['q3'], lostThesisNames: [] });
});
