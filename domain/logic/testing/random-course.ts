// Random small courses for properties: formulas as trees and as text, answers of every kind.
import * as fc from 'fast-check';
import type { Answer } from '../../answers/answer.ts';
import type { LogicCourse } from '../logic-definitions.ts';

export type Tree =
  | { readonly op: 'blank' }
  | { readonly op: 'malformed' }
  | { readonly op: 'atom'; readonly questionId: string; readonly option: string }
  | { readonly op: 'thesis'; readonly name: string }
  | { readonly op: 'not' | 'group'; readonly part: Tree }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Tree[] };

export interface TreeCourse {
  readonly questions: readonly { readonly id: string; readonly tree: Tree }[];
  readonly theses: readonly { readonly name: string; readonly tree: Tree }[];
}

const questionIds = ['aaaa1', 'bbbb2', 'cccc3', 'dddd4', 'eeee5', 'ffff6'];
const thesisNames = ['Alpha', 'Beta', 'Gamma', 'Orand'];
const options = ['1', '2', '3', '10', '0'];

const atom: fc.Arbitrary<Tree> = fc.record({
  op: fc.constant('atom'),
  questionId: fc.constantFrom(...questionIds, 'gone9'),
  option: fc.constantFrom(...options),
});
const thesis: fc.Arbitrary<Tree> = fc.record({
  op: fc.constant('thesis'),
  name: fc.constantFrom(...thesisNames, 'Nope'),
});

const { sentence, formula } = fc.letrec<{
  leaf: Tree;
  unit: Tree;
  conjunction: Tree;
  formula: Tree;
  sentence: Tree;
}>((tie) => ({
  leaf: fc.oneof({ weight: 8, arbitrary: atom }, { weight: 1, arbitrary: thesis }),
  unit: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: tie('leaf') },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('not'), part: tie('unit') }) },
    { weight: 2, arbitrary: fc.record({ op: fc.constant('group'), part: tie('formula') }) },
  ),
  conjunction: fc.oneof(
    { weight: 2, arbitrary: tie('unit') },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('and'), parts: several(tie('unit')) }) },
  ),
  formula: fc.oneof(
    { weight: 2, arbitrary: tie('conjunction') },
    {
      weight: 1,
      arbitrary: fc.record({ op: fc.constant('or'), parts: several(tie('conjunction')) }),
    },
  ),
  sentence: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Tree>({ op: 'blank' }) },
    { weight: 1, arbitrary: fc.constant<Tree>({ op: 'malformed' }) },
    { weight: 12, arbitrary: tie('formula') },
  ),
}));

function several(part: fc.Arbitrary<Tree>): fc.Arbitrary<Tree[]> {
  return fc.array(part, { minLength: 2, maxLength: 4 });
}

export const anyFormula = formula;
export const anySentence = sentence;

export const anyCourse: fc.Arbitrary<TreeCourse> = fc.record({
  questions: fc
    .array(sentence, { minLength: 1, maxLength: questionIds.length })
    .map((trees) => trees.map((tree, index) => ({ id: questionIds[index] ?? '', tree }))),
  theses: fc
    .array(sentence, { maxLength: thesisNames.length })
    .map((trees) => trees.map((tree, index) => ({ name: thesisNames[index] ?? '', tree }))),
});

export const anyAnswer: fc.Arbitrary<Answer> = fc.record({
  questionID: fc.constantFrom(...questionIds, 'gone9'),
  questionAnswer: fc.constantFrom('', '1', '2', '3', '10', '1,2', '2,3', '12'),
  questionEssayAnswer: fc.constantFrom('', '1', 'in 1984', '2'),
});
export const anyAnswers = fc.array(anyAnswer, { maxLength: 10 });

/** The text of a tree; `spelledOut` writes the connectives as words. */
export function textOf(tree: Tree, spelledOut = false): string {
  switch (tree.op) {
    case 'blank':
      return '  ';
    case 'malformed':
      return '(aaaa1, 1) &';
    case 'atom':
      return `(${tree.questionId}, ${tree.option})`;
    case 'thesis':
      return spelledOut ? `( ${tree.name.toUpperCase()} )` : `(${tree.name})`;
    case 'not':
      return `${spelledOut ? 'not ' : '¬'}${textOf(tree.part, spelledOut)}`;
    case 'group':
      return `(${textOf(tree.part, spelledOut)})`;
    case 'and':
      return tree.parts.map((part) => textOf(part, spelledOut)).join(spelledOut ? ' And ' : ' & ');
    case 'or':
      break;
  }
  return tree.parts.map((part) => textOf(part, spelledOut)).join(spelledOut ? ' or ' : ' ∨ ');
}

/** The course with its formulas as text. */
export function courseOf(course: TreeCourse): LogicCourse {
  return {
    questions: course.questions.map(({ id, tree }) => ({ id, logic: textOf(tree) })),
    theses: course.theses.map(({ name, tree }) => ({ name, logic: textOf(tree, true) })),
  };
}
