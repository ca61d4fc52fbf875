// The facts about the tables of comments and of requests about grades.
import { columnsOf } from '../engine/columns.ts';
import {
  gradeRequestsTable,
  passageCommentsTable,
  requestMessagesTable,
} from '../tables/grade-tables.ts';
import { OWN_WORK, type TableFacts } from './table-facts.ts';

export const commentTables = {
  passage_comments: {
    rowIs: 'a comment on a passage or on a whole answer',
    isBackedUp: true,
    writtenBy: 'graders',
    course: { key: ['username_key', 'evaluation_id', 'comment_id'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { author: 'erased', changed_by: 'erased' },
      copies: {
        passageComments: {
          columns: columnsOf(
            passageCommentsTable,
            'evaluationDataID',
            'questionID',
            'anchor',
            'comment',
            'author',
            'createdAt',
            'changedAt',
            'changedBy',
          ),
          order: ['evaluation_id', 'created_at', 'comment_id'],
        },
      },
    },
  },
  saved_comments: {
    rowIs: 'a comment of a grader’s own, to insert again',
    isBackedUp: true,
    writtenBy: 'graders',
    course: { key: ['owner', 'id'], personalData: 'deleted' },
    person: {
      rows: { by: ['owner'], whenErased: 'deleted', whenSetAside: 'moved' },
      names: { added_by: 'erased' },
      copies: { savedComments: 'own statement' },
    },
  },
  saved_comment_uses: {
    rowIs: 'how often such a comment was inserted at a question',
    isBackedUp: true,
    writtenBy: 'graders',
    course: { key: ['owner', 'comment_id', 'question_id'], personalData: 'deleted' },
    person: {
      rows: { by: ['owner'], whenErased: 'by foreign key', whenSetAside: 'by foreign key' },
      copies: 'not copied',
    },
  },
  course_comments: {
    rowIs: 'a comment that all graders of the course can insert',
    isBackedUp: true,
    writtenBy: 'graders',
    course: { key: ['id'], personalData: 'deleted' },
    // What the person added is part of the copy of saved_comments.
    person: { names: { added_by: 'erased' }, copies: 'not copied' },
  },
  course_comment_uses: {
    rowIs: 'how often such a comment was inserted at a question',
    isBackedUp: true,
    writtenBy: 'graders',
    course: { key: ['comment_id', 'question_id'], personalData: 'deleted' },
    person: 'about nobody',
  },
  grade_requests: {
    rowIs: 'a student’s question about a grade',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['username_key', 'evaluation_id', 'question_id'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { assigned_to: 'nobody', changed_by: 'erased' },
      copies: {
        requestsAboutGrades: {
          columns: columnsOf(
            gradeRequestsTable,
            'evaluationDataID',
            'questionID',
            'state',
            'assignedTo',
            'askedAt',
            'changedAt',
          ),
          order: ['evaluation_id', 'question_id'],
        },
      },
    },
  },
  request_messages: {
    rowIs: 'a message of such a request',
    isBackedUp: true,
    writtenBy: 'people',
    course: { key: ['id'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { author: 'erased' },
      copies: {
        // Messages in the person's own requests, and those that the person wrote to others.
        requestMessages: {
          columns: columnsOf(
            requestMessagesTable,
            'evaluationDataID',
            'questionID',
            'author',
            'sentAt',
            'body',
            'gradeBefore',
            'gradeAfter',
          ),
          by: ['username_key', 'author'],
          order: ['sent_at', 'id'],
        },
      },
    },
  },
} as const satisfies Record<string, TableFacts>;
