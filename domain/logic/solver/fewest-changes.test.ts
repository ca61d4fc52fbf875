import { expect, test } from 'vitest';
import { answerText, type Answer } from '../../answers/answer.ts';
import { evaluateStudent } from '../evaluate-student.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, answerTo, Dice, everyStudent } from '../testing/answerable-course.ts';
import { answerValues, type SolvableCourse } from './answer-values.ts';
import { fewestChanges } from './fewest-changes.ts';

function textsOf(course: SolvableCourse, answers: readonly Answer[]): readonly string[] {
  const texts = new Map(answers.map((answer) => [answer.questionID, answerText(answer)]));
  return course.questions.map(({ id }) => texts.get(id) ?? '');
}

function distance(left: readonly string[], right: readonly string[]): number {
  return left.filter((text, index) => text !== right[index]).length;
}

test('CHK-5 no fewer changes than the found ones flip a question, and those do', () => {
  const wrong: unknown[] = [];
  const sizes = new Map<number, number>();
  for (let seed = 1; seed <= 2500; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    const students = everyStudent(graph, course, 400);
    if (!students) continue;
    const values = answerValues(graph, course);
    const all = students.map((answers) => evaluateStudent(graph, answers));
    const at = new Dice(seed).below(students.length);
    const present = textsOf(course, students[at]!);
    for (const { id } of course.questions) {
      const root = graph.roots[graph.definitions.questionAt.get(id)!]!;
      const target = root ^ Number(all[at]!.isShown(id));
      const found = fewestChanges(all[at]!, values, target);
      const distances = students
        .filter((_, index) => all[index]!.values[target] === 1)
        .map((answers) => distance(textsOf(course, answers), present));
      const least = Math.min(...distances);
      const size = found.kind === 'changes' ? found.answers.length : Infinity;
      const changed = found.kind === 'changes' ? found.answers : [];
      const after = evaluateStudent(graph, [...students[at]!, ...changed]);
      const flips = size === Infinity || after.isShown(id) !== all[at]!.isShown(id);
      if (size !== least || !flips) wrong.push({ seed, id, found, least });
      sizes.set(least, (sizes.get(least) ?? 0) + 1);
    }
  }
  expect(wrong).toEqual([]);
  expect(sizes.get(1)).toBeGreaterThan(400);
  expect(sizes.get(2)).toBeGreaterThan(100);
  expect(sizes.get(3)).toBeGreaterThan(5);
  expect(sizes.get(Infinity)).toBeGreaterThan(300);
});

const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);
const course: SolvableCourse = {
  questions: [
    { id: 'mind', type: 'Radio', options: ['Yes', 'No', 'Maybe'], logic: '' },
    { id: 'many', type: 'Checkbox', options: options.slice(0, 5), logic: '' },
    { id: 'essay', type: 'LongAnswer', options: [], logic: '' },
    { id: 'wide', type: 'Radio', options, logic: '' },
    { id: 'soul', type: 'Radio', options: ['Yes', 'No'], logic: '(mind, 1)' },
    { id: 'deep', type: 'Radio', options: ['Yes', 'No'], logic: '(soul, 2) & (mind, 1)' },
    { id: 'ticks', type: 'Radio', options: ['Yes', 'No'], logic: '(many, 2) & ¬(many, 4)' },
    { id: 'words', type: 'Radio', options: ['Yes', 'No'], logic: '(essay, 12)' },
    {
      id: 'exact',
      type: 'Radio',
      options: ['Yes', 'No'],
      logic: '(wide, 1) & ¬(wide, 10) & ¬(wide, 11) & ¬(wide, 12)',
    },
    { id: 'other', type: 'Radio', options: ['Yes', 'No'], logic: '¬(mind, 1)' },
    { id: 'none', type: 'Radio', options: ['Yes', 'No'], logic: '(mind, 1) & (mind, 2)' },
  ],
  theses: [],
};
const graph = buildLogicGraph(course);
const questionOf = new Map(course.questions.map((question) => [question.id, question]));

test.each([
  ['one choice after the other', 'deep', {}, { mind: '1', soul: '2' }],
  ['only what is missing', 'deep', { mind: '1' }, { soul: '2' }],
  ['ticks that may stay do', 'ticks', { many: '1,3,4' }, { many: '1,2,3' }],
  ['an essay keeps its words', 'words', { essay: 'In 1984' }, { essay: 'In 1984 12' }],
  ['option 1 and not 10', 'exact', { wide: '10' }, { wide: '1' }],
  ['another option rather than none', 'other', { mind: '1' }, { mind: '3' }],
  ['away by one of two', 'deep', { mind: '1', soul: '2' }, { mind: '3' }],
  ['nothing when nothing would do', 'none', {}, 'impossible'],
])('CHK-5 %s', (_name, id, present, expected) => {
  const answers = Object.entries(present).map(([each, text]) =>
    answerTo(questionOf.get(each)!, text),
  );
  const truth = evaluateStudent(graph, answers);
  const root = graph.roots[graph.definitions.questionAt.get(id)!]!;
  const found = fewestChanges(truth, answerValues(graph, course), root ^ Number(truth.isShown(id)));
  const shown =
    found.kind === 'changes'
      ? Object.fromEntries(found.answers.map((answer) => [answer.questionID, answerText(answer)]))
      : found.kind;
  expect(shown).toEqual(expected);
});

test('CHK-5 a chain of 5,000 questions needs an answer to each, and no counting shows it', () => {
  const chain: SolvableCourse = {
    questions: Array.from({ length: 5000 }, (_, index) => ({
      id: `q${index}`,
      type: 'Radio',
      options: ['Yes', 'No'],
      logic: index === 0 ? '' : `(q${index - 1}, 1)`,
    })),
    theses: [],
  };
  const long = buildLogicGraph(chain);
  const found = fewestChanges(
    evaluateStudent(long, []),
    answerValues(long, chain),
    long.roots[4999]!,
  );
  expect(found).toMatchObject({ kind: 'changes', isFewest: true });
  expect(found.kind === 'changes' && found.answers.length).toBe(4999);
});

test('CHK-5 a search that had to end early reports that', () => {
  const logic = '((mind, 1) ∨ (many, 1)) & ((mind, 2) ∨ (essay, 3))';
  const open = {
    ...course,
    questions: [...course.questions, { ...course.questions[0]!, id: 'open', logic }],
  };
  const built = buildLogicGraph(open);
  const target = built.roots[built.definitions.questionAt.get('open')!]!;
  const ask = (gates: number): unknown =>
    fewestChanges(evaluateStudent(built, []), answerValues(built, open), target, {
      conflicts: 1000,
      gates,
    });
  expect(ask(0)).toMatchObject({ kind: 'changes', isFewest: false });
  expect(ask(1000)).toMatchObject({ kind: 'changes', isFewest: true });
});
