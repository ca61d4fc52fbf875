// Counts how many people have answered each question, and how many chose each of its options (QST-21, QST-22).
import { readChosen } from '../answers/choice-answer.ts';
import { isChoice } from './question-type.ts';
import type { Question } from './question.ts';

/** People who gave one question the same answer. */
export interface AnswerGroup {
  readonly questionID: string;
  /** The chosen options as stored; for an essay, its text. */
  readonly chosen: string;
  readonly count: number;
}

export interface AnswerTally {
  readonly questionID: string;
  readonly count: number;
  /** One number for each option, in their order; none for a question without options. */
  readonly options: readonly number[];
}

type Options = Pick<Question, 'id' | 'type' | 'options'>;

/** The counts of every answered question, in the order of the groups. */
export function tallyAnswers(
  groups: readonly AnswerGroup[],
  questions: readonly Options[],
): readonly AnswerTally[] {
  const optionCounts = new Map(
    questions.map(({ id, type, options }) => [id, isChoice(type) ? options.length : 0]),
  );
  const tallies = new Map<string, { count: number; options: number[] }>();
  for (const { questionID, chosen, count } of groups) {
    const optionCount = optionCounts.get(questionID) ?? 0;
    const tally = tallies.get(questionID) ?? {
      count: 0,
      options: Array.from({ length: optionCount }, () => 0),
    };
    tallies.set(questionID, tally);
    tally.count += count;
    for (const option of readChosen(chosen, optionCount).chosen) {
      tally.options[option - 1] = (tally.options[option - 1] ?? 0) + count;
    }
  }
  return [...tallies].map(([questionID, tally]) => ({ questionID, ...tally }));
}
