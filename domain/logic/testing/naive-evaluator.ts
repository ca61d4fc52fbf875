// The rules of the language, taken literally, for small inputs: slow, recursive, and easy to verify.
import type { Answer } from '../../answers/answer.ts';
import type { Tree, TreeCourse } from './random-course.ts';

class CannotEvaluate extends Error {}

/** Whether an expression is true for the answers; false when it cannot be evaluated. */
export function naiveHolds(tree: Tree, course: TreeCourse, answers: readonly Answer[]): boolean {
  try {
    return evaluate(substitute(tree, course, []), course, answers);
  } catch (error) {
    if (error instanceof CannotEvaluate) return false;
    throw error;
  }
}

/** Whether a question shows: it exists, is on no circle of references, and its logic is true. */
export function naiveShows(
  questionId: string,
  course: TreeCourse,
  answers: readonly Answer[],
): boolean {
  const question = course.questions.find(({ id }) => id === questionId);
  if (!question) return false;
  if (reachable(question.tree, course, new Set()).has(`question ${questionId}`)) return false;
  return naiveHolds(question.tree, course, answers);
}

/** Replaces each thesis by its own logic until none is left; throws when that is impossible. */
export function substitute(tree: Tree, course: TreeCourse, inside: readonly string[]): Tree {
  switch (tree.op) {
    case 'malformed':
      throw new CannotEvaluate();
    case 'blank':
    case 'atom':
      return tree;
    case 'thesis': {
      const thesis = course.theses.find(({ name }) => name === tree.name);
      if (!thesis || inside.includes(tree.name)) throw new CannotEvaluate();
      return substitute(thesis.tree, course, [...inside, tree.name]);
    }
    case 'not':
    case 'group':
      return { op: tree.op, part: substitute(tree.part, course, inside) };
    case 'and':
    case 'or':
      break;
  }
  return { op: tree.op, parts: tree.parts.map((part) => substitute(part, course, inside)) };
}

function evaluate(tree: Tree, course: TreeCourse, answers: readonly Answer[]): boolean {
  switch (tree.op) {
    case 'blank':
      return true;
    case 'malformed':
    case 'thesis':
      throw new CannotEvaluate();
    case 'atom':
      return atomHolds(tree.questionId, tree.option, course, answers);
    case 'not':
      return !evaluate(tree.part, course, answers);
    case 'group':
      return evaluate(tree.part, course, answers);
    case 'and':
      return tree.parts.every((part) => evaluate(part, course, answers));
    case 'or':
      break;
  }
  return tree.parts.some((part) => evaluate(part, course, answers));
}

function atomHolds(
  questionId: string,
  option: string,
  course: TreeCourse,
  answers: readonly Answer[],
): boolean {
  if (!naiveShows(questionId, course, answers)) return false;
  const answer = answers.findLast((candidate) => candidate.questionID === questionId);
  if (!answer) return false;
  const text = answer.questionAnswer === '' ? answer.questionEssayAnswer : answer.questionAnswer;
  return text.includes(option);
}

function reachable(tree: Tree, course: TreeCourse, seen: Set<string>): ReadonlySet<string> {
  if (tree.op === 'atom') {
    visit(
      `question ${tree.questionId}`,
      course.questions.find(({ id }) => id === tree.questionId),
    );
  } else if (tree.op === 'thesis') {
    visit(
      `thesis ${tree.name}`,
      course.theses.find(({ name }) => name === tree.name),
    );
  } else if (tree.op === 'not' || tree.op === 'group') {
    reachable(tree.part, course, seen);
  } else if (tree.op === 'and' || tree.op === 'or') {
    for (const part of tree.parts) reachable(part, course, seen);
  }
  return seen;

  function visit(key: string, target: { readonly tree: Tree } | undefined): void {
    if (seen.has(key)) return;
    seen.add(key);
    if (target) reachable(target.tree, course, seen);
  }
}
