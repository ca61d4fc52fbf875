import { expect, test } from 'vitest';
import { evaluateClass } from '../evaluate-class.ts';
import { buildLogicGraph } from '../logic-graph.ts';
import { answerableCourse, everyStudent } from '../testing/answerable-course.ts';
import { answerValues, type SolvableCourse, type SolvableQuestion } from './answer-values.ts';
import { contradictoryConditionsOf } from './contradictory-conditions.ts';
import { possibleTruths } from './possible-truths.ts';
import { relaxedLogic, type LogicCondition } from './relaxed-logic.ts';

const names = (condition: LogicCondition): string =>
  condition.kind === 'part' ? condition.text : `${condition.kind} ${condition.questionId}`;

/** The course with only some conditions in force: a lifted rule is one that the course does not have. */
function relaxed(
  course: SolvableCourse,
  id: string,
  inForce: readonly LogicCondition[],
  strict: ReadonlySet<string>,
): SolvableCourse {
  const has = (kind: string, questionId: string): boolean =>
    inForce.some(
      (each) => each.kind === kind && 'questionId' in each && each.questionId === questionId,
    );
  const parts = inForce.flatMap((each) => (each.kind === 'part' ? [`(${each.text})`] : []));
  const change = (question: SolvableQuestion): SolvableQuestion => {
    const mustShow = has('must-show', question.id) || strict.has(question.id);
    const isRadio = question.type === 'Radio' && !has('one-answer', question.id);
    const type = isRadio ? 'Checkbox' : question.type;
    return { ...question, type, logic: mustShow ? question.logic : '' };
  };
  const questions = course.questions.filter((question) => question.id !== id).map(change);
  return {
    ...course,
    questions: [...questions, { id, type: 'Radio', options: [], logic: parts.join(' & ') }],
  };
}

/** Whether some student makes the question show; what is lifted may also be kept. */
function canShow(
  course: SolvableCourse,
  id: string,
  inForce: readonly LogicCondition[],
): boolean | undefined {
  const ids = course.questions.map((question) => question.id).filter((each) => each !== id);
  for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
    const strict = new Set(ids.filter((_, index) => (bits >> index) & 1));
    const changed = relaxed(course, id, inForce, strict);
    const graph = buildLogicGraph(changed);
    const students = everyStudent(graph, changed, 2048);
    if (!students) return undefined;
    const truth = evaluateClass(
      graph,
      students.map((answers) => ({ username: '', answers })),
    );
    if (truth.shownCount(id) > 0) return true;
  }
  return false;
}

function subsetsBelow<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const all = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((__, at) => (bits >> at) & 1),
  );
  return all.filter((subset) => subset.length < size);
}

test('CHK-4 the conditions contradict each other, each of them is needed, and no smaller set does', () => {
  const wrong: unknown[] = [];
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= 1200; seed += 1) {
    const course = answerableCourse(seed);
    const graph = buildLogicGraph(course);
    if (graph.problems.length > 0) continue;
    const values = answerValues(graph, course);
    const { ranges } = possibleTruths(graph, values);
    course.questions.forEach(({ id }, index) => {
      const contradiction = contradictoryConditionsOf(graph, values, index);
      if ((contradiction !== undefined) !== (ranges[index] === 'never'))
        wrong.push({ seed, id, contradiction });
      if (!contradiction) return;
      const all = [...relaxedLogic(graph, values, index, () => false)!.conditions.values()];
      const without = contradiction.conditions.map((gone) =>
        contradiction.conditions.filter((each) => each !== gone),
      );
      const smaller =
        all.length > 7
          ? without
          : [...without, ...subsetsBelow(all, contradiction.conditions.length)];
      if (canShow(course, id, contradiction.conditions) === true)
        wrong.push({ seed, id, contradiction, why: 'no contradiction' });
      if (smaller.some((each) => canShow(course, id, each) === false))
        wrong.push({ seed, id, contradiction, why: 'not smallest' });
      if (!contradiction.isSmallest) wrong.push({ seed, id, why: 'stopped' });
      for (const { kind } of contradiction.conditions) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      kinds.set('size 3', (kinds.get('size 3') ?? 0) + Number(contradiction.conditions.length > 2));
    });
  }
  expect(wrong).toEqual([]);
  for (const kind of ['part', 'must-show', 'one-answer', 'size 3'])
    expect(kinds.get(kind)).toBeGreaterThan(5);
});

const yesNo = ['Yes', 'No'];
const course: SolvableCourse = {
  questions: [
    { id: 'mind', type: 'Radio', options: yesNo, logic: '' },
    { id: 'soul', type: 'Radio', options: yesNo, logic: '(mind, 1)' },
    { id: 'many', type: 'Checkbox', options: yesNo, logic: '' },
    { id: 'both', type: 'Radio', options: yesNo, logic: '(many, 1) & (mind, 1) & (mind, 2)' },
    {
      id: 'hidden',
      type: 'Radio',
      options: yesNo,
      logic: '((soul, 1) ∨ (soul, 2)) & (many, 2) & (mind, 2)',
    },
    { id: 'after', type: 'Radio', options: yesNo, logic: '(many, 1) & (hidden, 1)' },
    { id: 'plain', type: 'Radio', options: yesNo, logic: '(many, 1) & ¬(many, 1)' },
    { id: 'range', type: 'Radio', options: yesNo, logic: '(many, 1) & (many, 7)' },
    { id: 'round', type: 'Radio', options: yesNo, logic: '(round, 1)' },
    { id: 'thesis', type: 'Radio', options: yesNo, logic: '(mind, 2) & (Dualism)' },
    { id: 'fine', type: 'Radio', options: yesNo, logic: '(many, 1) & (many, 2)' },
  ],
  theses: [{ name: 'Dualism', logic: '(soul, 1) ∨ (soul, 2)' }],
};
const graph = buildLogicGraph(course);
const values = answerValues(graph, course);

test.each([
  ['two options of a Radio', 'both', ['(mind, 1)', '(mind, 2)', 'one-answer mind']],
  [
    'a question that cannot show then',
    'hidden',
    ['(soul, 1) ∨ (soul, 2)', '(mind, 2)', 'one-answer mind', 'must-show soul'],
  ],
  [
    'a question that never shows is not explained again',
    'after',
    ['(hidden, 1)', 'must-show hidden'],
  ],
  ['a sentence and its denial', 'plain', ['(many, 1)', '¬(many, 1)']],
  ['an option that there is not', 'range', ['(many, 7)']],
  ['through a thesis', 'thesis', ['(mind, 2)', '(Dualism)', 'one-answer mind', 'must-show soul']],
  ['no contradiction in what can show', 'fine', undefined],
])('CHK-4 %s', (_name, id, expected) => {
  const { ranges } = possibleTruths(graph, values);
  const index = graph.definitions.questionAt.get(id)!;
  const contradiction = contradictoryConditionsOf(
    graph,
    values,
    index,
    (each) => ranges[each] === 'never',
  );
  expect(contradiction?.conditions.map(names)).toEqual(expected);
});
