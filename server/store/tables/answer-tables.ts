// The answers of students and their history.

import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { flag, integer, matching, nullable, text } from '../engine/table.ts';

/** `removedJson`: removed-options.ts reads it. */
export const answersTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  questionID: text('question_id'),
  words: integer('words'),
  editedAt: integer('edited_at'),
  savedAt: integer('saved_at'),
  version: integer('version'),
  historyKey: text('history_key'),
  startedAt: integer('started_at'),
  longestEssay: integer('longest_essay'),
  questionAnswer: text('question_answer'),
  questionEssayAnswer: text('question_essay_answer'),
  chosen: nullable(text('chosen')),
  removedJson: nullable(text('removed_options')),
};

export const answerHistoryTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  questionID: text('question_id'),
  historyKey: text('history_key'),
  localDate: matching('local_date', isIsoDate),
  startedAt: integer('started_at'),
  submittedAt: integer('submitted_at'),
  submissionDate: text('submission_date'),
  words: integer('words'),
  questionAnswer: text('question_answer'),
  questionEssayAnswer: text('question_essay_answer'),
  removedJson: nullable(text('removed_options')),
  chosenAs: nullable(text('chosen_as')),
  chosenUnder: integer('chosen_under'),
  changesSeen: integer('changes_seen'),
  isCarried: flag('is_carried'),
};
