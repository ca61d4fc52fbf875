// The rows of answers and of their history, and writing many of them at once.

import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { columnsOf } from '../engine/columns.ts';
import { run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples, type SqlValue } from '../engine/sql.ts';
import { answersTable } from '../tables/answer-tables.ts';

export interface StoredAnswer extends Answer {
  readonly editedAt: number;
  readonly savedAt: number;
  readonly version: number;
}

/** An answer with the fields of its newest history record. */
export interface AnswerRow extends StoredAnswer {
  readonly words: number;
  readonly historyKey: string;
  readonly startedAt: number;
  readonly longestEssay: number;
  /** The texts of chosen options that are gone (removed-options.ts); null for none. */
  readonly removedJson: string | null;
}

/** What was sent, where it reads differently now (QST-102). */
export interface GivenRecord {
  readonly chosenAs: string | null;
  readonly chosenUnder: number;
  readonly changesSeen: number;
  /** 1: the server began the record when a chosen option was removed. */
  readonly isCarried: 0 | 1;
}

/**
 * A record that the student began, not the server when an option was removed. Only choices can be the server's: of an
 * essay, what stands behind its text isn't read.
 */
export const BY_THE_STUDENT = sql`(words > 0 or is_carried = 0)`;

/** A choice whose question never got other options, and every essay. */
const AS_SENT: GivenRecord = { chosenAs: null, chosenUnder: 0, changesSeen: 0, isCarried: 0 };

export interface RowToWrite {
  readonly usernameKey: string;
  readonly row: AnswerRow;
  /** Undefined where the history already ends with this text. */
  readonly submissionDate?: string | undefined;
  readonly given?: GivenRecord | undefined;
}

export const answerColumns = columnsOf(
  answersTable,
  'questionID',
  'questionAnswer',
  'questionEssayAnswer',
  'editedAt',
  'savedAt',
  'version',
);

export const recordColumns = columnsOf(
  answersTable,
  'words',
  'historyKey',
  'startedAt',
  'longestEssay',
  'removedJson',
);

/** Writes answers over the stored ones, and the history record that each of them begins or continues. */
export function* writeAnswerRows(course: string, rows: readonly RowToWrite[]): Steps<void> {
  yield* writeAnswers(course, rows);
  yield* writeHistory(course, rows);
}

function* writeAnswers(course: string, rowsToWrite: readonly RowToWrite[]): Steps<void> {
  const rows = rowsToWrite.map(({ usernameKey, row }): SqlValue[] => {
    const key = [course, usernameKey, row.questionID];
    const times = [row.words, row.editedAt, row.savedAt, row.version];
    const record = [row.historyKey, row.startedAt, row.longestEssay];
    const texts = [row.questionAnswer, row.questionEssayAnswer, chosenIn(row), row.removedJson];
    return [...key, ...times, ...record, ...texts];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into answers (course, username_key, question_id, words, edited_at, saved_at,
        version, history_key, started_at, longest_essay, question_answer, question_essay_answer, chosen,
        removed_options)
      values ${tuples(chunk)}
      on conflict (course, username_key, question_id) do update set
        words = excluded.words, edited_at = excluded.edited_at, saved_at = excluded.saved_at,
        version = excluded.version, history_key = excluded.history_key,
        started_at = excluded.started_at, longest_essay = excluded.longest_essay,
        question_answer = excluded.question_answer,
        question_essay_answer = excluded.question_essay_answer, chosen = excluded.chosen,
        removed_options = excluded.removed_options
      where excluded.edited_at >= answers.edited_at`);
  }
}

/**
 * The value by which a choice is counted: choices are short, and may be in either field. Longer texts wouldn't fit
 * into an index of PostgreSQL; they are one group, because they aren't compared.
 */
function chosenIn({ questionAnswer, questionEssayAnswer }: Answer): string | null {
  if (questionAnswer !== '') return questionAnswer.length <= 400 ? questionAnswer : '';
  if (questionEssayAnswer === '') return null;
  return questionEssayAnswer.length <= 40 ? questionEssayAnswer : '';
}

function* writeHistory(course: string, rowsToWrite: readonly RowToWrite[]): Steps<void> {
  const rows = rowsToWrite.flatMap((write): SqlValue[][] => {
    const { usernameKey, row, submissionDate, given = AS_SENT } = write;
    if (submissionDate === undefined) return [];
    const key = [course, usernameKey, row.questionID, row.historyKey];
    const times = [submissionDate.slice(0, 10), row.startedAt, row.savedAt, submissionDate];
    const texts = [row.questionAnswer, row.questionEssayAnswer, row.removedJson];
    const { chosenAs, chosenUnder, changesSeen, isCarried } = given;
    const sent = [chosenAs, chosenUnder, changesSeen, isCarried];
    return [[...key, ...times, row.words, ...texts, ...sent]];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into answer_history (course, username_key, question_id, history_key,
        local_date, started_at, submitted_at, submission_date, words,
        question_answer, question_essay_answer, removed_options,
        chosen_as, chosen_under, changes_seen, is_carried)
      values ${tuples(chunk)}
      on conflict (course, username_key, question_id, history_key) do update set
        submitted_at = excluded.submitted_at, submission_date = excluded.submission_date,
        words = excluded.words, question_answer = excluded.question_answer,
        question_essay_answer = excluded.question_essay_answer,
        removed_options = excluded.removed_options, chosen_as = excluded.chosen_as,
        chosen_under = excluded.chosen_under, changes_seen = excluded.changes_seen,
        is_carried = excluded.is_carried`);
  }
}
