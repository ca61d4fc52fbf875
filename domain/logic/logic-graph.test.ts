import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionHolds } from './evaluate-expression.ts';
import { evaluateStudent } from './evaluate-student.ts';
import { failureBeyondRemarks, failureSentence, graphProblemSentence } from './logic-failure.ts';
import { buildLogicGraph, logicErrorMessage } from './logic-graph.ts';
import { naiveHolds, naiveShows } from './testing/naive-evaluator.ts';
import { anyAnswers, anyCourse, anySentence, courseOf, textOf } from './testing/random-course.ts';

const question = (id: string, logic = ''): { id: string; logic: string } => ({ id, logic });
const thesis = (name: string, logic: string): { name: string; logic: string } => ({ name, logic });
const chosen = (questionID: string, questionAnswer: string) => ({
  questionID,
  questionAnswer,
  questionEssayAnswer: '',
});

describe('agreement with the rules word by word', () => {
  test('LOG-10 every question shows exactly when the plain reading of the rules shows it', () => {
    fc.assert(
      fc.property(anyCourse, anyAnswers, (course, answers) => {
        const truth = evaluateStudent(buildLogicGraph(courseOf(course)), answers);
        const expected = course.questions
          .map(({ id }) => id)
          .filter((id) => naiveShows(id, course, answers));
        expect(truth.shownQuestionIds()).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });

  test('LOG-10 every thesis holds exactly when its logic, substituted, is true', () => {
    fc.assert(
      fc.property(anyCourse, anyAnswers, (course, answers) => {
        const truth = evaluateStudent(buildLogicGraph(courseOf(course)), answers);
        for (const { name } of course.theses) {
          expect(truth.holds(name)).toBe(naiveHolds({ op: 'thesis', name }, course, answers));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('LOG-17 a free expression is evaluated by the same rules', () => {
    fc.assert(
      fc.property(anyCourse, anyAnswers, anySentence, (course, answers, tree) => {
        const truth = evaluateStudent(buildLogicGraph(courseOf(course)), answers);
        expect(expressionHolds(truth, textOf(tree))).toBe(naiveHolds(tree, course, answers));
      }),
      { numRuns: 1000 },
    );
  });
});

test('LOG-10 of two questions with one ID the first counts', () => {
  const graph = buildLogicGraph({
    questions: [question('a', '(b, 1)'), question('a'), question('b'), question('c', '(a, 1)')],
    theses: [],
  });
  expect(evaluateStudent(graph, [chosen('a', '1')]).isShown('c')).toBe(false);
});

describe('circles', () => {
  test.each([
    ['a question that names itself', [question('a', '(a, 1)')], [], ['question a']],
    [
      'two questions',
      [question('a', '(b, 1)'), question('b', '¬(a, 1)'), question('c', '¬(a, 1)')],
      [],
      ['question a', 'question b'],
    ],
    [
      'through a thesis',
      [question('a', '(Loop)')],
      [thesis('Loop', '(a, 1)')],
      ['question a', 'thesis Loop'],
    ],
    [
      'two theses',
      [question('a', '¬(One)')],
      [thesis('One', '(Two)'), thesis('Two', '(One)')],
      ['thesis One', 'thesis Two'],
    ],
  ])('LOG-11 the path of a circle is reported: %s', (_name, questions, theses, path) => {
    const graph = buildLogicGraph({ questions, theses });
    const cycles = graph.problems.filter((problem) => problem.code === 'cycle');
    const paths = cycles.map((cycle) =>
      cycle.path.map((owner) =>
        owner.kind === 'question' ? `question ${owner.id}` : `thesis ${owner.name}`,
      ),
    );
    expect(paths.map((found) => found.toSorted())).toEqual([path]);
  });

  test('LOG-11 the path follows the references from member to member', () => {
    const graph = buildLogicGraph({
      questions: [question('a', '(c, 1)'), question('b', '(a, 1)'), question('c', '(b, 1)')],
      theses: [],
    });
    expect(graph.problems.map(graphProblemSentence)).toEqual([
      expect.stringMatching(
        /question a → question c → question b → question a|question b → question a → question c → question b|question c → question b → question a → question c/,
      ),
    ]);
  });

  test('LOG-11 every question on a circle is hidden, whatever the answers; outside only the atom is false', () => {
    const graph = buildLogicGraph({
      questions: [
        question('a', '(b, 1) ∨ (d, 1)'),
        question('b', '(a, 1) ∨ (d, 1)'),
        question('c', '¬(a, 1)'),
        question('d'),
      ],
      theses: [],
    });
    const truth = evaluateStudent(
      graph,
      ['a', 'b', 'c', 'd'].map((id) => chosen(id, '1')),
    );
    expect(truth.shownQuestionIds()).toEqual(['c', 'd']);
  });

  test('LOG-12 a thesis on a circle through a question is read with that question hidden', () => {
    const graph = buildLogicGraph({
      questions: [question('a', '(Loop)'), question('b'), question('c', '(Loop)')],
      theses: [thesis('Loop', '(a, 1) ∨ (b, 1)')],
    });
    const truth = evaluateStudent(graph, [chosen('a', '1'), chosen('b', '1')]);
    expect(truth.shownQuestionIds()).toEqual(['b', 'c']);
    expect(truth.holds('loop')).toBe(true);
  });
});

describe('problems', () => {
  const graph = buildLogicGraph({
    questions: [question('a', '(b, 1'), question('b', '(Nope) ∨ (b, 2)'), question('c', '(Half)')],
    theses: [thesis('Half', '(Nope)'), thesis('HALF', ''), thesis('Fine', '(a, 1)')],
  });

  test('LOG-13 what is wrong with the formulas of a course is listed, with owner and place', () => {
    expect(graph.problems).toEqual(
      expect.arrayContaining([
        { code: 'duplicate-thesis', name: 'HALF' },
        {
          code: 'malformed',
          owner: { kind: 'question', id: 'a' },
          problem: { code: 'unclosed-atom', from: 5, to: 5 },
        },
        {
          code: 'unknown-thesis',
          owner: { kind: 'question', id: 'b' },
          name: 'Nope',
          from: 0,
          to: 6,
        },
        {
          code: 'unusable-thesis',
          owner: { kind: 'question', id: 'c' },
          name: 'Half',
          from: 0,
          to: 6,
        },
      ]),
    );
  });

  test('LOG-13 each formula that cannot be evaluated is a Logic eval error, and false', () => {
    expect(logicErrorMessage).toBe('Logic eval error');
    const failed = graph.failures.map((owner) =>
      owner.kind === 'question' ? owner.id : owner.name,
    );
    expect(failed.toSorted()).toEqual(['Half', 'a', 'b', 'c']);
    expect(evaluateStudent(graph, []).shownQuestionIds()).toEqual([]);
  });

  test('LOG-13 each problem has its sentence', () => {
    expect(graph.problems.map(graphProblemSentence).toSorted()).toEqual([
      'The condition of question a is not well-formed. Add a closing parenthesis right after the option number.',
      'The condition of question b names the thesis Nope, which does not exist.',
      'The condition of question c names the thesis Half, which cannot be evaluated.',
      'The condition of thesis Half names the thesis Nope, which does not exist.',
      'There is more than one thesis with the name HALF; only the first is used.',
      'These conditions depend on each other in a circle: question b → question b.',
    ]);
  });

  test.each([
    ['malformed', question('x', '(x, 1'), false],
    ['the unknown thesis', question('x', '(Nope)'), false],
    ['the thesis that cannot be evaluated', question('x', '(Half)'), true],
    ['the circle', question('x', '(x, 1)'), true],
    ['nothing', question('x'), false],
  ])('LOG-13 beside the remarks on a formula %s is reported once', (_what, asked, isReported) => {
    const course = { questions: [asked], theses: [thesis('Half', '(Nope)')] };
    const owner = { kind: 'question', id: 'x' } as const;
    const sentence = failureSentence(buildLogicGraph(course), owner);
    const beyond = failureBeyondRemarks(buildLogicGraph(course), owner);
    expect(beyond).toBe(isReported ? sentence : undefined);
    expect(isReported && sentence === undefined).toBe(false);
  });
});

describe('size', () => {
  test('LOG-18 a chain of 5,000 questions is followed to its end', () => {
    const questions = Array.from({ length: 5000 }, (_, index) =>
      question(`q${index}`, index === 0 ? '' : `(q${index - 1}, 1)`),
    );
    const graph = buildLogicGraph({ questions, theses: [] });
    const answers = questions.map(({ id }) => chosen(id, '1'));
    expect(evaluateStudent(graph, answers).shownQuestionIds()).toHaveLength(5000);
    expect(evaluateStudent(graph, answers.slice(1)).shownQuestionIds()).toEqual(['q0']);
  });

  test('LOG-18 a circle of 5,000 questions is found', () => {
    const questions = Array.from({ length: 5000 }, (_, index) =>
      question(`q${index}`, `(q${(index + 1) % 5000}, 1)`),
    );
    const graph = buildLogicGraph({ questions, theses: [] });
    const [cycle] = graph.problems;
    expect(cycle?.code === 'cycle' && cycle.path).toHaveLength(5000);
  });

  test('LOG-18 equal parts are one node: forty doublings cost forty steps at most', () => {
    const theses = Array.from({ length: 41 }, (_, index) =>
      thesis(`T${index}`, index === 0 ? '(a, 1) & (b, 1)' : `(T${index - 1}) & (T${index - 1})`),
    );
    const graph = buildLogicGraph({ questions: [question('a'), question('b')], theses });
    expect(graph.nodeCount).toBeLessThan(50);
    expect(evaluateStudent(graph, [chosen('a', '1'), chosen('b', '1')]).holds('T40')).toBe(true);
  });

  test('LOG-18 a formula of 100,000 atoms and one of 100,000 parentheses are evaluated', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => `(a, ${index})`).join(' ∨ ');
    const deep = `${'('.repeat(100_000)}(a, 7)${')'.repeat(100_000)}`;
    const graph = buildLogicGraph({
      questions: [question('a'), question('many', many), question('deep', deep)],
      theses: [],
    });
    expect(evaluateStudent(graph, [chosen('a', '7')]).shownQuestionIds()).toEqual([
      'a',
      'many',
      'deep',
    ]);
    expect(evaluateStudent(graph, []).shownQuestionIds()).toEqual(['a']);
  });
});
