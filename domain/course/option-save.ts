// One save for changed options: the question itself and every formula that names its options.

import { accept, refuse, type Result } from '../base/result.ts';
import { readChosen } from '../answers/choice-answer.ts';
import type { DesignItem } from '../design/design-item.ts';
import type { LogicOwner } from '../logic/logic-definitions.ts';
import { renumberOptions } from '../logic/renumber-options.ts';
import { applyEdits } from '../logic/text-edit.ts';
import { writeThesis, type Thesis } from '../logic/thesis.ts';
import type { OptionTextRefusal } from '../questions/option-text.ts';
import type { OptionChange, OptionNumberMap } from '../questions/question-options.ts';
import { writeQuestion, type Question } from '../questions/question.ts';

export interface OptionSave {
  /** Everything to save together. */
  readonly upserts: readonly DesignItem[];
  /** The questions and theses whose formula changes. */
  readonly renumbered: readonly LogicOwner[];
  /** Of these, the ones that name a removed option. */
  readonly naming: readonly LogicOwner[];
}

interface Course {
  readonly questions: readonly Question[];
  readonly theses: readonly Thesis[];
}

/** The save after a change of options; refused when the question is gone or an option cannot be stored. */
export function optionSave(
  { questions, theses }: Course,
  questionId: string,
  change: OptionChange,
): Result<OptionSave, OptionTextRefusal | 'no-such-question'> {
  const upserts: DesignItem[] = [];
  const renumbered: LogicOwner[] = [];
  const naming: LogicOwner[] = [];
  let isFound = false;
  const follow = (owner: LogicOwner, text: string): string => {
    const { logic, namesRemoved } = followOptions(text, questionId, change.numbers);
    if (logic !== text) renumbered.push(owner);
    if (namesRemoved) naming.push(owner);
    return logic;
  };
  for (const question of questions) {
    const logic = follow({ kind: 'question', id: question.id }, question.logic);
    const isOwner = question.id === questionId;
    isFound ||= isOwner;
    if (!isOwner && logic === question.logic) continue;
    const options = isOwner ? change.options : question.options;
    const written = writeQuestion({ ...question, logic, options });
    if (!written.ok) return refuse(written.reason);
    upserts.push(written.value);
  }
  for (const thesis of theses) {
    const logic = follow({ kind: 'thesis', name: thesis.name }, thesis.logic);
    if (logic !== thesis.logic) upserts.push(writeThesis({ ...thesis, logic }));
  }
  return isFound ? accept({ upserts, renumbered, naming }) : refuse('no-such-question');
}

/**
 * A removed option must not be left as it stands: the next option takes its number. With a zero in
 * front the atom matches no answer, and a designer still reads which option it was.
 */
function followOptions(
  text: string,
  questionId: string,
  numbers: OptionNumberMap,
): { readonly logic: string; readonly namesRemoved: boolean } {
  const { edits, lost } = renumberOptions(text, questionId, numbers);
  const never = lost.map(({ option, from, to }) => {
    const place = text.slice(from, to).lastIndexOf(String(option)) + from;
    return { from: place, to: place, insert: '0' };
  });
  const all = [...edits, ...never].sort((one, other) => one.from - other.from);
  return { logic: applyEdits(text, all), namesRemoved: lost.length > 0 };
}

export interface AnswerTally {
  readonly total: number;
  /** How many answers name each option; position 0 is option 1. */
  readonly perOption: readonly number[];
  /** How many answers name an option that moves or goes. */
  readonly affected: number;
}

/** Counts the existing answers to a question whose options are about to change. */
export function tallyAnswers(texts: readonly string[], numbers: OptionNumberMap): AnswerTally {
  const perOption = Array.from(numbers, () => 0);
  let affected = 0;
  let total = 0;
  for (const text of texts) {
    const { chosen } = readChosen(text, numbers.size);
    if (chosen.length > 0) total += 1;
    if (chosen.some((option) => numbers.get(option) !== option)) affected += 1;
    for (const option of chosen) perOption[option - 1] = (perOption[option - 1] ?? 0) + 1;
  }
  return { total, perOption, affected };
}
