// The facts about the tables of answers.
import { columnsOf } from '../engine/columns.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';
import { OWN_WORK, type TableFacts } from './table-facts.ts';

export const answerTables = {
  answers: {
    rowIs: 'the current answer of a person to a question',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key', 'question_id'], personalData: 'deleted' },
    person: { rows: OWN_WORK, copies: { answers: 'own statement' } },
  },
  answer_history: {
    rowIs: 'a stored version of an answer',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key', 'question_id', 'history_key'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      copies: {
        answerHistory: {
          columns: columnsOf(
            answerHistoryTable,
            'questionID',
            'submissionDate',
            'questionAnswer',
            'questionEssayAnswer',
            'removedJson',
            'chosenAs',
            'words',
          ),
          order: ['question_id', 'history_key'],
        },
      },
    },
  },
  option_changes: {
    rowIs: 'a renumbering of a question’s options',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['question_id', 'change_number'], personalData: 'kept' },
    person: 'about nobody',
  },
} as const satisfies Record<string, TableFacts>;
