// What becomes of one answer that arrives: the row and the history record to write, and what the device is told.

import { historyStep, type HistoryTip } from '@elenchus/domain/answers/answer-history.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { isOutdated, timeOfEdit } from '@elenchus/domain/answers/latest-edit.ts';
import { submissionTimestamp, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { wordsOfAnswer } from '@elenchus/domain/word-counts/word-count.ts';
import type { AnswerRow, GivenRecord, StoredAnswer } from './answer-rows-store.ts';
import { dateOfHistoryKey, historyKey } from './history-key.ts';
import { withRemovedOptions } from '../questions/removed-options.ts';
import type { SentAnswer } from './sent-answer.ts';

/** Saved, or not saved because a later edit is stored: the screen then shows both. */
export type SavedAnswer =
  | {
      readonly questionID: string;
      readonly outcome: 'saved';
      readonly version: number;
      /** The time at which the edit counts as made. */
      readonly editedAt: number;
      /** The length of the record that the save began in the history; 0 if it began none. */
      readonly addedCharacters: number;
      /** The answer as it is stored, where its options got other numbers since it was made. */
      readonly renumbered?: StoredAnswer | undefined;
    }
  | {
      readonly questionID: string;
      readonly outcome: 'superseded';
      readonly stored: StoredAnswer;
    };

interface PreparedAnswer {
  readonly outcome: SavedAnswer;
  readonly row?: AnswerRow;
  /** Undefined where the history already ends with this text. */
  readonly submissionDate?: string | undefined;
  readonly given?: GivenRecord | undefined;
}

/** The person who has the netID now answered nothing, or later. */
export function notTheirs(
  { questionID }: Pick<Answer, 'questionID'>,
  stored: AnswerRow | undefined,
  notBefore: number,
): PreparedAnswer {
  const none = { questionAnswer: '', questionEssayAnswer: '', savedAt: notBefore, version: 0 };
  const now = stored ? publicPart(stored) : { ...none, questionID, editedAt: notBefore };
  return { outcome: { questionID, outcome: 'superseded', stored: now } };
}

/** What one answer becomes, and the row and history record to write; none where a later edit is stored. */
export function preparedAnswer(
  { answer, editedAt: claimedAt, given, isRenumbered }: SentAnswer,
  stored: AnswerRow | undefined,
  at: number,
  zone: TimeZone,
): PreparedAnswer {
  const { questionID, removedJson } = answer;
  const editedAt = timeOfEdit(claimedAt, at, stored?.editedAt ?? null);
  if (stored && isOutdated(editedAt, stored.editedAt)) {
    return { outcome: { questionID, outcome: 'superseded', stored: publicPart(stored) } };
  }
  const version = (stored?.version ?? 0) + 1;
  const outcome = {
    questionID,
    outcome: 'saved',
    version,
    editedAt,
    addedCharacters: 0,
  } as const;
  const outcomeOf = (row: AnswerRow, addedCharacters = 0): SavedAnswer => ({
    ...outcome,
    addedCharacters,
    ...(isRenumbered && { renumbered: publicPart(row) }),
  });
  // Without the last record it starts one: the words of a removed option must not take the place of others.
  const last = stored && stored.removedJson === removedJson ? tipOf(stored) : null;
  const step = historyStep({ last, answer, now: Math.max(at, stored?.savedAt ?? at), zone });
  if (step.step === 'none') {
    if (!stored) return { outcome };
    const row = { ...stored, editedAt, version };
    return { outcome: outcomeOf(row), row };
  }
  const { submissionDate, tip } = step;
  const date = submissionDate.slice(0, 10);
  const sharesRecord =
    step.step === 'replace-last' && stored && dateOfHistoryKey(stored.historyKey) === date;
  // Two records that began in one millisecond would be one, so the second gets the next millisecond.
  const startedAt = sharesRecord
    ? stored.startedAt
    : Math.max(tip.startedAt, (stored?.startedAt ?? 0) + 1);
  const { longestEssay } = tip;
  // A record that begins a millisecond later was also saved then: its key and its date agree at every due time.
  const savedAt = Math.max(tip.savedAt, startedAt);
  const stamp = savedAt === tip.savedAt ? submissionDate : submissionTimestamp(savedAt, zone);
  const words = wordsOfAnswer(answer);
  const record = { startedAt, longestEssay, historyKey: historyKey(stamp.slice(0, 10), startedAt) };
  const row = { ...answer, words, editedAt, savedAt, version, ...record };
  const added = sharesRecord ? 0 : lengthOf(answer);
  return { outcome: outcomeOf(row, added), row, submissionDate: stamp, given };
}

function lengthOf({ questionAnswer, questionEssayAnswer }: Answer): number {
  return questionAnswer.length + questionEssayAnswer.length;
}

function tipOf({ startedAt, savedAt, longestEssay, ...row }: AnswerRow): HistoryTip {
  const { questionID, questionAnswer, questionEssayAnswer } = row;
  const answer = { questionID, questionAnswer, questionEssayAnswer };
  return { answer, startedAt, savedAt, longestEssay };
}

function publicPart(row: AnswerRow): StoredAnswer {
  const { questionID, questionAnswer, questionEssayAnswer, editedAt, savedAt, version } = row;
  const { removedJson } = row;
  const answer = { questionID, questionAnswer, questionEssayAnswer, removedJson };
  return { ...withRemovedOptions(answer), editedAt, savedAt, version };
}
