// The current answers of students, and saving them together with their history.

import type { AnswerGroup } from '@elenchus/domain/questions/answer-tally.ts';
import { historyStep, type HistoryTip } from '@elenchus/domain/answers/answer-history.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { QuestionSelection } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { isOutdated, latestEdits, timeOfEdit } from '@elenchus/domain/answers/latest-edit.ts';
import {
  submissionTimestamp,
  timeZoneOf,
  type TimeZone,
} from '@elenchus/domain/base/zoned-time.ts';
import { wordsOfAnswer } from '@elenchus/domain/word-counts/word-count.ts';
import { readRow, type Reader } from './engine/database.ts';
import { jsonList, jsonRecord, jsonString, type JsonRow } from './engine/json-text.ts';
import { rowsOf, type Steps } from './engine/procedure.ts';
import { chunksOf, list, sql } from './engine/sql.ts';
import { dateOfHistoryKey, historyKey } from './history-key.ts';
import {
  answerColumns,
  recordColumns,
  writeAnswerRows,
  type AnswerRow,
  type StoredAnswer,
} from './answer-rows-store.ts';
import { ofQuestions } from './question-selection.ts';

interface AnswerToSave extends Answer {
  /** When the student made this edit, by the clock of the device: the later edit is kept. */
  readonly editedAt: number;
}

export interface AnswersToSave {
  readonly course: string;
  readonly usernameKey: string;
  readonly at: number;
  readonly timeZone: string;
  readonly answers: readonly AnswerToSave[];
  /** Earlier edits were made by somebody else who had the netID; null if nobody had (ANS-55). */
  readonly notBefore?: number | null;
}

/** Saved, or not saved because a later edit is stored: the screen then shows both. */
export type SavedAnswer =
  | {
      readonly questionID: string;
      readonly outcome: 'saved';
      readonly version: number;
      /** The time at which the edit counts as made. */
      readonly editedAt: number;
    }
  | {
      readonly questionID: string;
      readonly outcome: 'superseded';
      readonly stored: StoredAnswer;
    };

interface Prepared {
  readonly outcome: SavedAnswer;
  readonly row?: AnswerRow;
  /** Undefined where the history already ends with this text. */
  readonly submissionDate?: string | undefined;
}

/** The current answers of one student as JSON text, ready to send: every student's page requests it when it opens. */
export async function selectAnswersJson(
  reader: Reader,
  course: string,
  usernameKey: string,
  selection?: QuestionSelection,
): Promise<JsonRow['json']> {
  const record = jsonRecord({
    questionID: jsonString(sql`question_id`),
    questionAnswer: jsonString(sql`question_answer`),
    questionEssayAnswer: jsonString(sql`question_essay_answer`),
    editedAt: sql`edited_at`,
    savedAt: sql`saved_at`,
  });
  const own = sql`answers where course = ${course} and username_key = ${usernameKey}${ofQuestions(selection)}
    order by question_id`;
  return (await readRow<JsonRow>(reader, jsonList(record, own))).json;
}

interface AnswerSavedAt extends Answer {
  readonly savedAt: number;
}

/** The current answers of one student that were saved at or after a moment. */
export function selectAnswersSavedSince(
  reader: Reader,
  course: string,
  usernameKey: string,
  since: number,
): Promise<AnswerSavedAt[]> {
  return reader.read(sql`select question_id as "questionID", question_answer as "questionAnswer",
      question_essay_answer as "questionEssayAnswer", saved_at as "savedAt"
    from answers where course = ${course} and username_key = ${usernameKey}
      and saved_at >= ${since} order by question_id`);
}

/**
 * How many people gave each question, or each of some, the same choice; essays are one group, because they aren't
 * compared.
 */
export function selectAnswerGroups(
  reader: Reader,
  course: string,
  questionIDs?: readonly string[],
): Promise<AnswerGroup[]> {
  const only = questionIDs === undefined ? sql`` : sql` and question_id in ${list(questionIDs)}`;
  // Read from an index alone: the essays of a large class are most of the database.
  return reader.read(sql`select question_id as "questionID", chosen, count(*) as count
    from answers where course = ${course}${only} and version > 0 and chosen is not null
    group by question_id, chosen order by question_id, chosen`);
}

/** Saves a list of answers of one student as a whole; of two for one question the later edit is kept. */
export function* saveAnswers(input: AnswersToSave): Steps<SavedAnswer[]> {
  const rows = yield* storedRows(input);
  const stored = new Map(rows.map((row) => [row.questionID, row]));
  const zone = timeZoneOf(input.timeZone);
  const saves = latestEdits(input.answers);
  const prepared = saves.map((answer) =>
    isOfSomeoneElse(answer, input)
      ? notTheirs(answer, stored.get(answer.questionID), input.notBefore ?? 0)
      : prepare(answer, stored.get(answer.questionID), input.at, zone),
  );
  yield* writeAnswerRows(
    input.course,
    prepared.flatMap(({ row, submissionDate }) =>
      row ? [{ usernameKey: input.usernameKey, row, submissionDate }] : [],
    ),
  );
  return prepared.map(({ outcome }) => outcome);
}

function isOfSomeoneElse({ editedAt }: AnswerToSave, { notBefore = null }: AnswersToSave): boolean {
  return notBefore !== null && isOutdated(editedAt, notBefore);
}

/** The person who has the netID now answered nothing, or later. */
function notTheirs(
  { questionID }: AnswerToSave,
  stored: AnswerRow | undefined,
  notBefore: number,
): Prepared {
  const none = { questionAnswer: '', questionEssayAnswer: '', savedAt: notBefore, version: 0 };
  const now = stored ? publicPart(stored) : { ...none, questionID, editedAt: notBefore };
  return { outcome: { questionID, outcome: 'superseded', stored: now } };
}

function* storedRows({ course, usernameKey, answers }: AnswersToSave): Steps<AnswerRow[]> {
  const found: AnswerRow[] = [];
  for (const chunk of chunksOf(answers)) {
    const ids = list(chunk.map(({ questionID }) => questionID));
    const rows = yield* rowsOf<AnswerRow>(sql`select ${answerColumns}, ${recordColumns} from answers
      where course = ${course} and username_key = ${usernameKey} and question_id in ${ids}`);
    for (const row of rows) found.push(row);
  }
  return found;
}

function prepare(
  save: AnswerToSave,
  stored: AnswerRow | undefined,
  at: number,
  zone: TimeZone,
): Prepared {
  const { editedAt: claimedAt, ...answer } = save;
  const { questionID } = answer;
  const editedAt = timeOfEdit(claimedAt, at, stored?.editedAt ?? null);
  if (stored && isOutdated(editedAt, stored.editedAt)) {
    return { outcome: { questionID, outcome: 'superseded', stored: publicPart(stored) } };
  }
  const version = (stored?.version ?? 0) + 1;
  const outcome = { questionID, outcome: 'saved', version, editedAt } as const;
  const last = stored ? tipOf(stored) : null;
  const step = historyStep({ last, answer, now: at, zone });
  if (step.step === 'none') {
    return stored ? { outcome, row: { ...stored, editedAt, version } } : { outcome };
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
  return { outcome, row, submissionDate: stamp };
}

function tipOf({ startedAt, savedAt, longestEssay, ...row }: AnswerRow): HistoryTip {
  const { questionID, questionAnswer, questionEssayAnswer } = row;
  const answer = { questionID, questionAnswer, questionEssayAnswer };
  return { answer, startedAt, savedAt, longestEssay };
}

function publicPart(row: AnswerRow): StoredAnswer {
  const { questionID, questionAnswer, questionEssayAnswer, editedAt, savedAt, version } = row;
  return { questionID, questionAnswer, questionEssayAnswer, editedAt, savedAt, version };
}
