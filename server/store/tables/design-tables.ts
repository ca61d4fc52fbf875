// The design of a course and its history.

import { DESIGN_FIELDS, designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { decoded, integer, nullable, text } from '../engine/table.ts';
import { numbersIn, parsedJson, textField, textsIn } from '../stored-json.ts';

export const designItemsTable = {
  course: text('course'),
  dataType: text('data_type'),
  dataID: text('data_id'),
  dataIndex: text('data_index'),
  dataText: text('data_text'),
  questionType: text('question_type'),
  questionOptions: text('question_options'),
  questionLogic: text('question_logic'),
  questionCourseDate: text('question_course_date'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};

export const designHistoryTable = {
  course: text('course'),
  dataType: text('data_type'),
  dataID: text('data_id'),
  localDate: text('local_date'),
  changedAt: integer('changed_at'),
  before: nullable(decoded('before_value', itemIn)),
};

/** `changes` stays a text: it can be long, and a thread of its own reads it (item-change.ts). */
export const designVersionsTable = {
  course: text('course'),
  version: integer('version'),
  beganAt: integer('began_at'),
  at: integer('changed_at'),
  changedBy: nullable(text('changed_by')),
  kinds: text('kinds'),
  changes: text('changes'),
};

export const deletedEvaluationsTable = {
  course: text('course'),
  evaluationId: text('evaluation_id'),
  at: integer('deleted_at'),
};

export const optionChangesTable = {
  course: text('course'),
  questionID: text('question_id'),
  changeNumber: integer('change_number'),
  at: integer('changed_at'),
  optionIds: decoded('option_ids', numbersIn),
  optionTexts: decoded('option_texts', textsIn),
  nextIds: decoded('next_ids', numbersIn),
};

function itemIn(json: string): DesignItem {
  const stored = parsedJson(json);
  const fields = DESIGN_FIELDS.map((name) => [name, textField(stored, name) ?? ''] as const);
  const { dataType = '', dataID = '', ...rest } = Object.fromEntries(fields);
  return designItem({ ...rest, dataType, dataID });
}
