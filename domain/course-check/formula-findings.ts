// Finds what is wrong with single formulas: malformed, unknown names, options that don't exist, circles (CHK-13).
import { atomHints } from '../logic/atom-hints.ts';
import { otherMatches } from '../logic/ambiguous-options.ts';
import type { LogicOwner } from '../logic/logic-definitions.ts';
import type { AtomNode, FormulaNode } from '../logic/logic-formula.ts';
import type { LogicHint } from '../logic/logic-hint.ts';
import { problemHint } from '../logic/problem-hints.ts';
import { thesisHints } from '../logic/thesis-hints.ts';
import { withheldBy } from '../questions/question-readiness.ts';
import type { CheckedCourse, CheckedFormula } from './checked-course.ts';
import type { CourseFinding, FindingDetail } from './course-finding.ts';
import { findingAt } from './finding-list.ts';

/** The findings about each formula alone; shared digits are only candidates that another check tries. */
export function formulaFindings(course: CheckedCourse): readonly CourseFinding[] {
  return [
    ...course.formulas.flatMap((checked) => ofFormula(course, checked)),
    ...graphFindings(course),
  ];
}

function ofFormula(course: CheckedCourse, checked: CheckedFormula): readonly CourseFinding[] {
  const { formula, problem, logic } = checked;
  if (problem) {
    const { fix } = problemHint(logic, problem, course.hints);
    return [findingAt(checked, { kind: 'malformed', problem: problem.code }, problem, fix)];
  }
  if (!formula) return [];
  const hints = [...atomHints(formula, course.hints), ...thesisHints(formula, course.hints)];
  const named = new Map<number, FormulaNode>();
  for (const node of hints.length > 0 ? formula.nodes : []) {
    if (node.kind === 'atom' || node.kind === 'thesis') named.set(node.from, node);
  }
  const fromHints = hints.flatMap((hint) => {
    const node = named.get(hint.from);
    const detail = detailOf(course, hint, node);
    return detail ? [findingAt(checked, detail, hint, certainFix(course, hint, node))] : [];
  });
  return [...fromHints, ...formula.nodes.flatMap((node) => ofAnswerability(course, checked, node))];
}

function detailOf(
  course: CheckedCourse,
  { code }: LogicHint,
  node: FormulaNode | undefined,
): FindingDetail | undefined {
  if (node?.kind === 'thesis' && code === 'unknown-thesis') return { kind: code, name: node.name };
  if (node?.kind !== 'atom') return undefined;
  const { questionId, option } = node;
  if (code === 'unknown-question') return { kind: code, questionId };
  if (code === 'option-out-of-range' || code === 'leading-zero')
    return { kind: code, questionId, option };
  if (code !== 'ambiguous-substring') return undefined;
  const count = course.questionById.get(questionId)?.options.length ?? 0;
  return { kind: 'shared-digits', questionId, option, others: otherMatches(option, count) };
}

/** When several options can be ticked, no formula can distinguish option 1 from 10, so only a Radio has a certain fix. */
function certainFix(
  course: CheckedCourse,
  { code, fix }: LogicHint,
  node: FormulaNode | undefined,
): LogicHint['fix'] {
  if (code !== 'ambiguous-substring') return fix;
  const isRadio =
    node?.kind === 'atom' && course.questionById.get(node.questionId)?.type === 'Radio';
  return isRadio ? fix : undefined;
}

/** A contradiction takes no answer, and a question that students don't get has none. */
function ofAnswerability(
  course: CheckedCourse,
  checked: CheckedFormula,
  node: FormulaNode,
): readonly CourseFinding[] {
  if (node.kind !== 'atom') return [];
  const kind = answerability(course, node);
  // Questions that are held back together, such as those of a file, aren't missing for one another.
  if (kind === 'held-question' && isHeld(course, checked)) return [];
  return kind ? [findingAt(checked, { kind, questionId: node.questionId }, node)] : [];
}

function isHeld({ questionById }: CheckedCourse, { subject }: CheckedFormula): boolean {
  const question = subject.kind === 'thesis' ? undefined : questionById.get(subject.id);
  return question !== undefined && withheldBy(question)?.kind === 'held';
}

type AnswerlessKind =
  | 'unanswerable-question'
  | 'closed-question'
  | 'unfinished-question'
  | 'held-question';

function answerability(
  { questionById, graph }: CheckedCourse,
  { questionId }: AtomNode,
): AnswerlessKind | undefined {
  const question = questionById.get(questionId);
  if (!question) return undefined;
  if (question.type === 'Contradiction') return 'unanswerable-question';
  const withheld = withheldBy(question);
  if (withheld) return withheld.kind === 'held' ? 'held-question' : 'unfinished-question';
  return graph.definitions.questionAt.has(questionId) ? undefined : 'closed-question';
}

/** Circles, theses of one name, and theses that cannot be evaluated. */
function graphFindings(course: CheckedCourse): readonly CourseFinding[] {
  const byOwner = new Map(
    course.formulas.flatMap((checked) => {
      const owner = course.graph.definitions.all[checked.definition ?? -1]?.owner;
      return owner ? [[keyOf(owner), checked] as const] : [];
    }),
  );
  const about = (owner: LogicOwner | undefined): CheckedFormula | undefined =>
    owner && byOwner.get(keyOf(owner));
  return course.graph.problems.flatMap((problem) => {
    if (problem.code === 'cycle') {
      const checked = about(problem.path[0]);
      return checked ? [findingAt(checked, { kind: 'circle', path: problem.path })] : [];
    }
    if (problem.code === 'duplicate-thesis') return duplicate(course, problem.name);
    const checked = about('owner' in problem ? problem.owner : undefined);
    if (problem.code !== 'unusable-thesis' || !checked) return [];
    return [findingAt(checked, { kind: problem.code, name: problem.name }, problem)];
  });
}

function duplicate({ content, formulas }: CheckedCourse, name: string): readonly CourseFinding[] {
  const thesis = content.theses.findLast((each) => each.name === name);
  const checked = formulas.find(
    ({ subject }) => subject.kind === 'thesis' && subject.id === thesis?.id,
  );
  if (!checked) return [];
  const place = { field: 'name', from: 0, to: name.length } as const;
  return [{ ...findingAt(checked, { kind: 'duplicate-thesis', name }), place }];
}

function keyOf(owner: LogicOwner): string {
  return owner.kind === 'question' ? `question ${owner.id}` : `thesis ${owner.name}`;
}
