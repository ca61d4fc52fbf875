// One save for changed options: the question and every formula that names its options.

import { accept, refuse, type Result } from '../base/result.ts';
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

/** The save after a change of options; refused when the question was deleted or an option can't be stored. */
export function optionSave(
  course: Course,
  questionId: string,
  change: OptionChange,
): Result<OptionSave, OptionTextRefusal | 'no-such-question'> {
  if (!course.questions.some(({ id }) => id === questionId)) return refuse('no-such-question');
  const follow = (text: string): Followed => followOptions(text, questionId, change.numbers);
  const questions = course.questions.map((question) => {
    const owner: LogicOwner = { kind: 'question', id: question.id };
    const options = question.id === questionId ? change.options : question.options;
    return { owner, question: { ...question, options }, followed: follow(question.logic) };
  });
  const theses = course.theses.map((thesis) => {
    const owner: LogicOwner = { kind: 'thesis', name: thesis.name };
    return { owner, thesis, followed: follow(thesis.logic) };
  });
  const upserts: DesignItem[] = [];
  for (const { question, followed } of questions) {
    if (question.id !== questionId && !followed.hasChanged) continue;
    const written = writeQuestion({ ...question, logic: followed.logic });
    if (!written.ok) return refuse(written.reason);
    upserts.push(written.value);
  }
  const changedTheses = theses.filter(({ followed }) => followed.hasChanged);
  for (const { thesis, followed } of changedTheses) {
    upserts.push(writeThesis({ ...thesis, logic: followed.logic }));
  }
  const all = [...questions, ...theses];
  return accept({
    upserts,
    renumbered: all.filter(({ followed }) => followed.hasChanged).map(({ owner }) => owner),
    naming: all.filter(({ followed }) => followed.namesRemoved).map(({ owner }) => owner),
  });
}

interface Followed {
  readonly logic: string;
  readonly hasChanged: boolean;
  readonly namesRemoved: boolean;
}

/**
 * A removed option must not keep its number: the next option takes it. With a zero in front the atom matches no
 * answer, and a designer can still see which option it was.
 */
function followOptions(text: string, questionId: string, numbers: OptionNumberMap): Followed {
  const { edits, lost } = renumberOptions(text, questionId, numbers);
  const never = lost.map(({ option, from, to }) => {
    const index = text.slice(from, to).lastIndexOf(String(option)) + from;
    return { from: index, to: index, insert: '0' };
  });
  const all = [...edits, ...never].sort((one, other) => one.from - other.from);
  return {
    logic: applyEdits(text, all),
    hasChanged: all.length > 0,
    namesRemoved: lost.length > 0,
  };
}
