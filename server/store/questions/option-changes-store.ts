// How the options of questions got other numbers (QST-102): each change with the options before it.

import {
  optionIds,
  optionRenumbering,
  type OptionRenumbering,
} from '@elenchus/domain/questions/option-identity.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import type { OptionNumberMap } from '@elenchus/domain/questions/question-options.ts';
import { isChoice, isQuestionType } from '@elenchus/domain/questions/question-type.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, type Statement } from '../engine/sql.ts';
import { aliased, outer } from '../engine/table.ts';
import { designItemsTable, optionChangesTable } from '../tables/design-tables.ts';

/** A change of options, with the time at which it was saved. */
interface StoredRenumbering extends OptionRenumbering {
  readonly at: number;
}

/** The options that a question has now, and how they came about. */
export interface QuestionOptions {
  /** Whether it is answered by choosing; a number in an essay is no choice. */
  readonly isChoice: boolean;
  readonly texts: readonly string[];
  readonly changes: readonly StoredRenumbering[];
}

const c = aliased(optionChangesTable, 'c');
const changeColumns = columnsOf(c, 'at', 'optionIds', 'optionTexts', 'nextIds');
const joinedChange = columnsOf(
  outer(optionChangesTable, 'c'),
  'at',
  'optionIds',
  'optionTexts',
  'nextIds',
);

const d = aliased(designItemsTable, 'd');
const optionColumns = named({
  questionID: d.dataID,
  type: d.questionType,
  options: d.questionOptions,
});

interface ChangeRow {
  readonly at: number;
  readonly optionIds: readonly number[];
  readonly optionTexts: readonly string[];
  readonly nextIds: readonly number[];
}

interface QuestionChange extends ChangeRow {
  readonly questionID: string;
}

/** The options of some questions; those that aren't in the course are left out. */
export function* optionsOfQuestions(
  course: string,
  questionIDs: readonly string[],
): Steps<Map<string, QuestionOptions>> {
  const found = new Map<string, QuestionOptions & { changes: StoredRenumbering[] }>();
  for (const chunk of chunksOf(questionIDs)) {
    const rows = yield* rowsOf(sql`
      select ${optionColumns}, ${joinedChange}
      from design_items d left join option_changes c
        on c.course = d.course and c.question_id = d.data_id
      where d.course = ${course} and d.data_type = 'question' and d.data_id in ${list(chunk)}
      order by d.data_id, c.change_number`);
    for (const { questionID, type, options, ...row } of rows) {
      const known = found.get(questionID) ?? {
        isChoice: isQuestionType(type) && isChoice(type),
        texts: splitOptions(options),
        changes: [],
      };
      found.set(questionID, known);
      if (isChange(row)) known.changes.push(changeOf(row));
    }
  }
  return found;
}

/** The changes of one question's options, oldest first. */
export function* optionChangesOf(course: string, questionID: string): Steps<StoredRenumbering[]> {
  const rows = yield* rowsOf(sql`select ${changeColumns} from option_changes c
    where c.course = ${course} and c.question_id = ${questionID} order by c.change_number`);
  return rows.map(changeOf);
}

/** The statement for the changes of every question of a course. */
export function selectOptionChanges(course: string): Statement<QuestionChange> {
  return sql`select ${columnsOf(c, 'questionID')}, ${changeColumns} from option_changes c
    where c.course = ${course} order by c.question_id, c.change_number`;
}

/** The rows of that statement by question. */
export function changesByQuestion(
  rows: readonly QuestionChange[],
): ReadonlyMap<string, readonly StoredRenumbering[]> {
  const grouped = Map.groupBy(rows, ({ questionID }) => questionID);
  return new Map([...grouped].map(([id, own]) => [id, own.map(changeOf)]));
}

/** A question without changes has a row in which all of these are null. */
function isChange(row: {
  readonly [Name in keyof ChangeRow]: ChangeRow[Name] | null;
}): row is ChangeRow {
  return Object.values(row).every((value) => value !== null);
}

function changeOf({ at, optionIds: ids, optionTexts, nextIds }: ChangeRow): StoredRenumbering {
  return { at, ids, texts: optionTexts, next: nextIds };
}

interface Renumbered {
  readonly questionID: string;
  readonly known: readonly StoredRenumbering[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly numbers: OptionNumberMap;
}

/** Records how options got other numbers; null where every option keeps its number. */
export function* recordRenumbering(
  { course, at }: Change,
  { questionID, known, before, after, numbers }: Renumbered,
): Steps<StoredRenumbering | null> {
  const change = optionRenumbering(known, before, after, numbers);
  if (change === null) return null;
  yield* insertChange(course, questionID, known.length + 1, { ...change, at });
  return { ...change, at };
}

/** Keeps the options of a question that is deleted: it can be restored, with its answers (QST-107). */
export function* keepOptionsOfDeleted(
  { course, at }: Change,
  questionID: string,
  texts: readonly string[],
): Steps<void> {
  if (texts.every((text) => text.trim() === '')) return;
  const known = yield* optionChangesOf(course, questionID);
  const ids = optionIds(known, texts.length);
  yield* insertChange(course, questionID, known.length + 1, { ids, texts, next: ids, at });
}

function* insertChange(
  course: string,
  questionID: string,
  number: number,
  { at, ids, texts, next }: StoredRenumbering,
): Steps<void> {
  const lists = [ids, texts, next].map((each) => JSON.stringify(each));
  yield* run(sql`insert into option_changes
      (course, question_id, change_number, changed_at, option_ids, option_texts, next_ids)
    values (${course}, ${questionID}, ${number}, ${at}, ${lists[0] ?? ''}, ${lists[1] ?? ''},
      ${lists[2] ?? ''})`);
}
