// Hints about atoms: whether the question exists, whether the option exists, and what else the number matches.
import { joinedList, optionsWords } from '../base/quoted-text.ts';
import { guardedAtoms, otherMatches } from './ambiguous-options.ts';
import type { AtomNode, Formula } from './logic-formula.ts';
import type { HintCourse, HintQuestion, LogicFix, LogicHint } from './logic-hint.ts';

type Remark = Omit<LogicHint, 'from' | 'to'>;

/** The hints about each atom of a formula. */
export function atomHints(formula: Formula, course: HintCourse): readonly LogicHint[] {
  const guarded = guardedAtoms(formula, course);
  return formula.nodes.flatMap((node, index) => {
    if (node.kind !== 'atom') return [];
    const question = course.questions.get(node.questionId);
    const remark = question
      ? optionRemark(node, question, guarded.has(index))
      : unknownQuestion(formula.text, node, course);
    return remark ? [{ ...remark, from: node.from, to: node.to }] : [];
  });
}

function unknownQuestion(text: string, atom: AtomNode, course: HintCourse): Remark {
  const meant = course.questionIdsByLowerCase.get(atom.questionId.toLowerCase());
  const missing = `There’s no question ${atom.questionId}, so this is never true.`;
  if (meant === undefined) {
    return { severity: 'error', code: 'unknown-question', sentence: missing };
  }
  const from = text.indexOf(atom.questionId, atom.from);
  const edits = [{ from, to: from + atom.questionId.length, insert: meant }];
  return {
    severity: 'error',
    code: 'unknown-question',
    sentence: `${missing} Did you mean ${meant}?`,
    fix: { label: `Change to ${meant}`, edits },
  };
}

function optionRemark(
  atom: AtomNode,
  question: HintQuestion,
  isGuarded: boolean,
): Remark | undefined {
  if (question.type !== 'Radio' && question.type !== 'Checkbox') return essayRemark(atom);
  const option = Number(atom.option);
  const count = question.options.length;
  if (option < 1 || option > count) {
    const sentence = `Question ${question.id} has the options 1 to ${count}; there is no option ${atom.option}.`;
    return { severity: 'error', code: 'option-out-of-range', sentence };
  }
  if (atom.option.startsWith('0')) return leadingZero(atom, option);
  const others = isGuarded ? [] : otherMatches(atom.option, count);
  return others.length > 0 ? ambiguity(atom, question, others) : undefined;
}

function essayRemark(atom: AtomNode): Remark {
  return {
    severity: 'warning',
    code: 'atom-on-essay',
    sentence: `This question has no options: the condition is true when the digits ${atom.option} occur anywhere in the text.`,
  };
}

function leadingZero(atom: AtomNode, option: number): Remark {
  const { optionFrom } = atom;
  const edits = [{ from: optionFrom, to: optionFrom + atom.option.length, insert: String(option) }];
  return {
    severity: 'warning',
    code: 'leading-zero',
    sentence: `The number is compared as typed, and no answer contains ${atom.option}. Write ${option}.`,
    fix: { label: `Write ${option}`, edits },
  };
}

function ambiguity(atom: AtomNode, question: HintQuestion, others: readonly number[]): Remark {
  const why = others.length === 1 ? 'that number contains' : 'those numbers contain';
  const sentence = `This is also true for ${optionsWords(others)}, because ${why} ${atom.option}.`;
  const advice =
    question.type === 'Radio'
      ? ''
      : ` With several options ticked, no formula can tell them apart; the offered one asks for ${atom.option} and not for ${joinedList(others.map(String), 'or')}.`;
  return {
    severity: 'warning',
    code: 'ambiguous-substring',
    sentence: sentence + advice,
    fix: exactFix(atom, others),
  };
}

function exactFix(atom: AtomNode, others: readonly number[]): LogicFix {
  const exceptions = others.map((other) => ` & ¬(${atom.questionId}, ${other})`).join('');
  const insert = `((${atom.questionId}, ${atom.option})${exceptions})`;
  return {
    label: `Only option ${atom.option}`,
    edits: [{ from: atom.from, to: atom.to, insert }],
  };
}
