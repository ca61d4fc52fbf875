// Answers that keep their choices when the options of their question are removed or moved (QST-27, QST-28).

import { historyStep } from '@elenchus/domain/answers/answer-history.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { serverEditTime } from '@elenchus/domain/answers/latest-edit.ts';
import {
  DEFAULT_TIME_ZONE,
  readTimeZone,
  type TimeZone,
} from '@elenchus/domain/base/zoned-time.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  followedAnswer,
  followedNumbers,
  type OptionStep,
} from '@elenchus/domain/questions/option-steps.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import { keepsNumbers, type OptionNumberMap } from '@elenchus/domain/questions/question-options.ts';
import {
  answerColumns,
  recordColumns,
  writeAnswerRows,
  type AnswerRow,
  type RowToWrite,
} from './answer-rows-store.ts';
import type { Change } from './audit-store.ts';
import { rowOf, rowsOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { historyKey } from './history-key.ts';

/** A question that is saved together with the way its options got their new numbers. */
export interface FollowingItem extends DesignItem {
  readonly optionSteps?: readonly OptionStep[] | undefined;
}

interface FollowingQuestion {
  readonly questionID: string;
  readonly numbers: OptionNumberMap;
}

/** Rewrites the answers to questions whose options moved; each change is a new record of its history. */
export function* followOptions(
  change: Change,
  items: readonly FollowingItem[],
  stored: ReadonlyMap<string, DesignItem>,
): Steps<void> {
  const following = items.flatMap((item) => followingOf(item, stored.get(designKeyText(item))));
  if (following.length === 0) return;
  const zone = yield* timeZoneOfCourse(change.course);
  for (const each of following) yield* rewriteAnswers(change, zone, each);
}

/** The new numbers of a question's options, if its stored answers follow them. */
export function followingOf(
  item: FollowingItem,
  stored: DesignItem | undefined,
): FollowingQuestion[] {
  if (!stored || item.dataType !== 'question' || !item.optionSteps) return [];
  const numbers = followedNumbers(item.optionSteps, splitOptions(stored.questionOptions));
  if (numbers === null || keepsNumbers(numbers)) return [];
  return [{ questionID: item.dataID, numbers }];
}

function* timeZoneOfCourse(course: string): Steps<TimeZone> {
  const stored = yield* rowOf<{ name: string }>(sql`select data_text as name from design_items
    where course = ${course} and data_type = 'courseTimeZone' order by data_id limit 1`);
  const known = readTimeZone(stored?.name ?? '');
  return known.ok ? known.value : DEFAULT_TIME_ZONE;
}

function* rewriteAnswers(
  { course, at }: Change,
  zone: TimeZone,
  { questionID, numbers }: FollowingQuestion,
): Steps<void> {
  const rows = yield* rowsOf<AnswerRow & { usernameKey: string }>(sql`
    select username_key as "usernameKey", ${answerColumns}, ${recordColumns} from answers
    where course = ${course} and question_id = ${questionID} and chosen is not null`);
  yield* writeAnswerRows(
    course,
    rows.flatMap(({ usernameKey, ...row }) => {
      const write = rewritten(row, numbers, at, zone);
      return write ? [{ usernameKey, ...write }] : [];
    }),
  );
}

/** The row with its new numbers; null when it names no option that moved. */
function rewritten(
  row: AnswerRow,
  numbers: OptionNumberMap,
  at: number,
  zone: TimeZone,
): Omit<RowToWrite, 'usernameKey'> | null {
  const answer = withNumbers(row, numbers);
  if (answer === null) return null;
  // Without an earlier record it never shares one: what the student chose stays in the history.
  const now = Math.max(at, row.savedAt, row.startedAt + 1);
  const step = historyStep({ last: null, answer, now, zone });
  if (step.step === 'none') return null;
  const { submissionDate, tip } = step;
  const { startedAt } = tip;
  return {
    row: {
      ...row,
      ...answer,
      // An edit made on a device before this moment used the old numbers.
      editedAt: serverEditTime(at, row.editedAt),
      savedAt: tip.savedAt,
      version: row.version + 1,
      startedAt,
      historyKey: historyKey(submissionDate.slice(0, 10), startedAt),
    },
    submissionDate,
  };
}

function withNumbers(
  { questionID, questionAnswer, questionEssayAnswer }: Answer,
  numbers: OptionNumberMap,
): Answer | null {
  // A choice may be in either field; an essay from the time when the question was an essay question is left unchanged.
  const field = questionAnswer === '' ? 'questionEssayAnswer' : 'questionAnswer';
  const text = questionAnswer === '' ? questionEssayAnswer : questionAnswer;
  if (!/^[\d\s,]*$/u.test(text)) return null;
  const followed = followedAnswer(text, numbers);
  if (followed === text) return null;
  return { questionID, questionAnswer, questionEssayAnswer, [field]: followed };
}
