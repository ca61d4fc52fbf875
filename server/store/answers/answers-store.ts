// The current answers of students, and saving them together with their history.

import type { AnswerGroup } from '@elenchus/domain/questions/answer-tally.ts';
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import type { QuestionSelection } from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { isOutdated, latestEdits } from '@elenchus/domain/answers/latest-edit.ts';
import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { isChoiceText } from '@elenchus/domain/answers/choice-answer.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRow, type Reader } from '../engine/database.ts';
import { jsonList, jsonRecord, jsonString, type JsonRow } from '../engine/json-text.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import {
  answerColumns,
  recordColumns,
  writeAnswerRows,
  type AnswerRow,
} from './answer-rows-store.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { COUNT, notNull } from '../engine/table.ts';
import { optionsOfQuestions } from '../questions/option-changes-store.ts';
import { ofQuestions } from './question-selection.ts';
import { notTheirs, preparedAnswer, type SavedAnswer } from './prepared-answer.ts';
import { sentAnswer } from './sent-answer.ts';
import { answersTable } from '../tables/answer-tables.ts';

interface AnswerToSave extends Answer {
  /** When the student made this edit, by the clock of the device: the later edit is kept. */
  readonly editedAt: number;
  /** The options among which the student chose (QST-106). */
  readonly shownOptions?: readonly string[] | undefined;
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
    // Most answers have none: then the field is left out.
    savedAt: sql`concat(saved_at, case when removed_options is null then ''
      else concat(',"removedOptions":', removed_options) end)`,
  });
  const own = sql`answers where course = ${course} and username_key = ${usernameKey}${ofQuestions(selection)}
    order by question_id`;
  return (await readRow(reader, jsonList(record, own))).json;
}

const SAVED = columnsOf(
  answersTable,
  'questionID',
  'questionAnswer',
  'questionEssayAnswer',
  'savedAt',
);

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
  return reader.read(sql`select ${SAVED} from answers where course = ${course} and username_key = ${usernameKey}
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
  const { questionID, chosen } = answersTable;
  // Read from an index alone: the essays of a large class are most of the database.
  return reader.read(sql`select ${named({ questionID, chosen: notNull(chosen), count: COUNT })}
    from answers where course = ${course}${only} and version > 0 and chosen is not null
    group by question_id, chosen order by question_id, chosen`);
}

/** Saves a list of answers of one student as a whole; of two for one question the later edit is kept. */
export function* saveAnswers(input: AnswersToSave): Steps<SavedAnswer[]> {
  const rows = yield* storedRows(input);
  const stored = new Map(rows.map((row) => [row.questionID, row]));
  const zone = timeZoneOf(input.timeZone);
  const saves = latestEdits(input.answers);
  const choices = saves.filter((answer) => isChoiceText(answerText(answer)));
  const options = yield* optionsOfQuestions(
    input.course,
    choices.map(({ questionID }) => questionID),
  );
  const prepared = saves.map((answer) => {
    const row = stored.get(answer.questionID);
    if (isOfSomeoneElse(answer, input)) return notTheirs(answer, row, input.notBefore ?? 0);
    const sent = sentAnswer(answer, options.get(answer.questionID));
    return preparedAnswer(sent, row, input.at, zone);
  });
  yield* writeAnswerRows(
    input.course,
    prepared.flatMap(({ row, submissionDate, given }) =>
      row ? [{ usernameKey: input.usernameKey, row, submissionDate, given }] : [],
    ),
  );
  return prepared.map(({ outcome }) => outcome);
}

function isOfSomeoneElse({ editedAt }: AnswerToSave, { notBefore = null }: AnswersToSave): boolean {
  return notBefore !== null && isOutdated(editedAt, notBefore);
}

function* storedRows({ course, usernameKey, answers }: AnswersToSave): Steps<AnswerRow[]> {
  const found: AnswerRow[] = [];
  for (const chunk of chunksOf(answers)) {
    const ids = list(chunk.map(({ questionID }) => questionID));
    const rows = yield* rowsOf(sql`select ${answerColumns}, ${recordColumns} from answers
      where course = ${course} and username_key = ${usernameKey} and question_id in ${ids}`);
    for (const row of rows) found.push(row);
  }
  return found;
}

export const answersProcedures = { saveAnswers };
