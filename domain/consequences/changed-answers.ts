// Answers whose meaning changes with an edit of options or type, although the students didn't change them (CHK-23).
import { readChosen } from '../answers/choice-answer.ts';
import { bitCount } from '../logic/bit-count.ts';
import type { GroupedAnswer } from '../logic/grouped-answers.ts';
import { isChoice, type QuestionType } from '../questions/question-type.ts';
import type { Question } from '../questions/question.ts';
import { movedOptions } from './seen-changes.ts';

export interface ChangedAnswers {
  readonly questionId: string;
  /** 'options': a chosen number now means another option, or none; 'type': the question takes another kind of answer. */
  readonly reason: 'options' | 'type';
  readonly answers: number;
}

interface ChangedQuestion {
  readonly before: Question;
  readonly after: Question;
  readonly reason: ChangedAnswers['reason'];
}

/** The questions whose answers may change their meaning. */
export function rereadQuestions(
  before: readonly Question[],
  after: readonly Question[],
): readonly ChangedQuestion[] {
  const old = new Map(before.map((question) => [question.id, question]));
  return after.flatMap((question): ChangedQuestion[] => {
    const was = old.get(question.id);
    if (!was) return [];
    const change = { before: was, after: question };
    if (kindOf(was.type) !== kindOf(question.type)) return [{ ...change, reason: 'type' }];
    const isMoved = isChoice(was.type) && movedOptions(was.options, question.options).size > 0;
    return isMoved ? [{ ...change, reason: 'options' }] : [];
  });
}

/** How many answers change their meaning, by question; questions without any are left out. */
export function changedAnswers(
  changed: readonly ChangedQuestion[],
  groups: readonly GroupedAnswer[],
): readonly ChangedAnswers[] {
  const byQuestion = Map.groupBy(groups, ({ questionID }) => questionID);
  return changed
    .map(({ before, after, reason }) => {
      const moved = movedOptions(before.options, after.options);
      const isConcerned = (text: string): boolean =>
        reason === 'type'
          ? text !== ''
          : readChosen(text, before.options.length).chosen.some((option) => moved.has(option));
      const answers = (byQuestion.get(before.id) ?? [])
        .filter(({ text }) => isConcerned(text))
        .reduce((sum, { students }) => sum + countRow(students), 0);
      return { questionId: before.id, reason, answers };
    })
    .filter(({ answers }) => answers > 0);
}

function countRow(row: Int32Array): number {
  return row.reduce((sum, word) => sum + bitCount(word), 0);
}

function kindOf(type: QuestionType): 'choice' | QuestionType {
  return isChoice(type) ? 'choice' : type;
}
