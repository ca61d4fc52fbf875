// Brings the answers to one question up to date after its options got other numbers (QST-102, QST-105): every record of
// the history, and the current answers.

import { historyStep } from '@elenchus/domain/answers/answer-history.ts';
import { withoutRemoved } from '@elenchus/domain/answers/choice-answer.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import {
  readChoice,
  type OptionRenumbering,
  type ReadChoice,
} from '@elenchus/domain/questions/option-identity.ts';
import {
  answerColumns,
  recordColumns,
  writeAnswerRows,
  type AnswerRow,
  type GivenRecord,
  type RowToWrite,
} from '../answers/answer-rows-store.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples } from '../engine/sql.ts';
import { textFrom } from '../engine/table.ts';
import { historyKey } from '../answers/history-key.ts';
import { removedColumn } from './removed-options.ts';
import { answerHistoryTable, answersTable } from '../tables/answer-tables.ts';

interface ReadAgain {
  readonly questionID: string;
  /** Whether a number in the field of the essay was a choice. */
  readonly isChoice: boolean;
  /** How many options there are now. */
  readonly count: number;
  readonly changes: readonly OptionRenumbering[];
}

interface KeptRecord {
  readonly usernameKey: string;
  readonly historyKey: string;
  readonly questionAnswer: string;
  readonly questionEssayAnswer: string;
  readonly removedJson: string | null;
  readonly chosenAs: string | null;
  readonly chosenUnder: number;
  readonly changesSeen: number;
}

/** A record that reads differently now. */
interface ReadRecord {
  readonly record: KeptRecord;
  /** What was sent. */
  readonly given: string;
  readonly isInEssayField: boolean;
  readonly now: ReadChoice;
}

/** A choice in the field of the essay has few words; the texts of essays aren't read. */
const MOST_WORDS = 20;

/** Reads every answer to the question again. */
export function* rereadAnswers(change: Change, zone: TimeZone, about: ReadAgain): Steps<void> {
  const { course } = change;
  const history = answerHistoryTable;
  const questionEssayAnswer = textFrom(
    sql`case when words <= ${MOST_WORDS} then question_essay_answer else '' end`,
  );
  const records = yield* rowsOf(sql`
    select ${columnsOf(history, 'usernameKey', 'historyKey', 'questionAnswer', 'removedJson')},
      ${named({ questionEssayAnswer })},
      ${columnsOf(history, 'chosenAs', 'chosenUnder', 'changesSeen')}
    from answer_history where course = ${course} and question_id = ${about.questionID}
      and username_key in (select username_key from answers
        where course = ${course} and question_id = ${about.questionID} and version > 0)`);
  const read = records.flatMap((record) => readAgain(record, about));
  yield* writeRecords(course, about.questionID, read);
  yield* followCurrent(change, zone, about, read);
}

/** None where the record reads as before. */
function readAgain(record: KeptRecord, { isChoice, count, changes }: ReadAgain): ReadRecord[] {
  const { questionAnswer, questionEssayAnswer, chosenAs, chosenUnder, changesSeen } = record;
  const isInEssayField = chosenAs === null && questionAnswer === '' && isChoice;
  const given = chosenAs ?? (isInEssayField ? questionEssayAnswer : questionAnswer);
  const choice = { text: given, under: chosenUnder, seen: changesSeen };
  const now = readChoice(changes, count, choice);
  const before = isInEssayField ? questionEssayAnswer : questionAnswer;
  if (now.text === before && removedColumn(now.removed) === record.removedJson) return [];
  return [{ record, given, isInEssayField, now }];
}

function* writeRecords(
  course: string,
  questionID: string,
  read: readonly ReadRecord[],
): Steps<void> {
  for (const chunk of chunksOf(read)) {
    const rows = chunk.map(({ record, given, isInEssayField, now }) => [
      record.usernameKey,
      record.historyKey,
      now.text,
      removedColumn(now.removed),
      given,
      isInEssayField ? 'essay' : '',
    ]);
    yield* run(sql`with now (username_key, history_key, answer, removed, given, field)
        as (values ${tuples(rows)})
      update answer_history set question_answer = now.answer, removed_options = now.removed,
        chosen_as = now.given, question_essay_answer =
          case when now.field = 'essay' then '' else question_essay_answer end
      from now where answer_history.course = ${course}
        and answer_history.username_key = now.username_key
        and answer_history.question_id = ${questionID}
        and answer_history.history_key = now.history_key`);
  }
}

/** The current answers whose newest record reads differently. */
function* followCurrent(
  { course, at }: Change,
  zone: TimeZone,
  { questionID, changes }: ReadAgain,
  read: readonly ReadRecord[],
): Steps<void> {
  const newest = new Map(read.map((each) => [tipKey(each.record), each]));
  const people = [...new Set(read.map(({ record }) => record.usernameKey))];
  for (const chunk of chunksOf(people)) {
    const rows = yield* rowsOf(sql`
      select ${columnsOf(answersTable, 'usernameKey')}, ${answerColumns}, ${recordColumns} from answers
      where course = ${course} and question_id = ${questionID} and username_key in ${list(chunk)}`);
    const writes = rows.flatMap(({ usernameKey, ...row }): RowToWrite[] => {
      const tip = newest.get(tipKey({ usernameKey, historyKey: row.historyKey }));
      if (!tip) return [];
      return [{ usernameKey, ...followed(row, tip, { at, zone, seen: changes.length }) }];
    });
    yield* writeAnswerRows(course, writes);
  }
}

function tipKey({ usernameKey, historyKey: key }: Pick<KeptRecord, 'usernameKey' | 'historyKey'>) {
  return `${key} ${usernameKey}`;
}

interface Moment {
  readonly at: number;
  readonly zone: TimeZone;
  readonly seen: number;
}

/**
 * The answer as it reads now. If a chosen option is gone, the answer goes on without it in a record of its own: until
 * then it was chosen, and the question answered.
 */
function followed(
  row: AnswerRow,
  { record, given, isInEssayField, now }: ReadRecord,
  { at, zone, seen }: Moment,
): Omit<RowToWrite, 'usernameKey'> {
  const questionAnswer = withoutRemoved(now.text);
  const texts = {
    questionAnswer,
    questionEssayAnswer: isInEssayField ? '' : row.questionEssayAnswer,
    removedJson: removedColumn(now.removed),
  };
  const next = { ...row, ...texts, version: row.version + 1 };
  if (questionAnswer === now.text) return { row: next };
  const moment = Math.max(at, row.savedAt, row.startedAt + 1);
  const answer = { questionID: row.questionID, ...texts };
  const step = historyStep({ last: null, answer, now: moment, zone });
  if (step.step === 'none') return { row: next };
  const { submissionDate, tip } = step;
  const own: GivenRecord = {
    chosenAs: given,
    chosenUnder: record.chosenUnder,
    changesSeen: seen,
    isCarried: 1,
  };
  const key = historyKey(submissionDate.slice(0, 10), tip.startedAt);
  const times = { savedAt: tip.savedAt, startedAt: tip.startedAt, historyKey: key };
  return { row: { ...next, ...times }, submissionDate, given: own };
}
