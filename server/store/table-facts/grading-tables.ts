// The facts about the tables of grading.
import { columnsOf, named } from '../engine/columns.ts';
import {
  gradesTable,
  gradingPresenceTable,
  handBacksTable,
  secondReadingsTable,
} from '../tables/grade-tables.ts';
import { accommodationsTable } from '../tables/people-tables.ts';
import { OWN_WORK, type TableFacts } from './table-facts.ts';

export const gradingTables = {
  grades: {
    rowIs: 'one stored value about a student’s evaluation',
    isBackedUp: true,
    writtenBy: 'graders',
    course: {
      key: ['username_key', 'evaluation_id', 'grading_type', 'question_id'],
      personalData: 'deleted',
    },
    person: {
      rows: OWN_WORK,
      names: { changed_by: 'erased' },
      copies: {
        grades: {
          columns: columnsOf(
            gradesTable,
            'evaluationDataID',
            'gradingType',
            'questionID',
            'individualGradingData',
            'comment',
            'readAsOf',
            'readAt',
            'changedAt',
            'changedBy',
          ),
          order: ['evaluation_id', 'grading_type', 'question_id'],
        },
      },
    },
  },
  accommodations: {
    rowIs: 'more time for a student in the whole course',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['username_key'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { changed_by: 'erased' },
      copies: {
        accommodations: {
          columns: columnsOf(accommodationsTable, 'kind', 'amount', 'note', 'changedAt'),
        },
      },
    },
  },
  class_hand_backs: {
    rowIs: 'a hand back to everyone, in the design or by a call, or a planned one',
    isBackedUp: true,
    writtenBy: 'instructors',
    // personal-data-store.ts deletes the rows of calls: only the design keeps its state.
    course: { key: ['evaluation_id'], personalData: 'kept' },
    person: { names: { changed_by: 'erased' }, copies: 'not copied' },
  },
  hand_backs: {
    rowIs: 'a hand back, a planned one, or one that is withheld, for one student',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['username_key', 'evaluation_id'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { changed_by: 'erased' },
      copies: {
        handBacks: {
          columns: named({
            evaluationDataID: handBacksTable.evaluationId,
            since: handBacksTable.since,
            changedAt: handBacksTable.changedAt,
            changedBy: handBacksTable.changedBy,
          }),
          order: ['evaluation_id'],
        },
      },
    },
  },
  second_readings: {
    rowIs: 'what a second reader would have given',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['evaluation_id', 'username_key'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { reader: 'erased' },
      copies: {
        secondReadings: {
          columns: columnsOf(
            secondReadingsTable,
            'evaluationDataID',
            'grade',
            'remark',
            'changedAt',
            'reader',
          ),
          order: ['evaluation_id'],
        },
        // What the person wrote about others' work, without their names.
        secondReadingsWritten: {
          columns: columnsOf(
            secondReadingsTable,
            'evaluationDataID',
            'grade',
            'remark',
            'changedAt',
          ),
          by: ['reader'],
          order: ['evaluation_id', 'changed_at'],
        },
      },
    },
  },
  grading_presence: {
    rowIs: 'a tab that has a student open for grading',
    isBackedUp: true,
    writtenBy: 'graders',
    course: {
      key: ['username_key', 'evaluation_id', 'grader_key', 'tab'],
      personalData: 'deleted',
    },
    person: {
      // Nobody has the student open any more, and the person has nobody open.
      rows: { by: ['username_key', 'grader_key'], whenErased: 'deleted', whenSetAside: 'deleted' },
      copies: {
        openForGrading: {
          columns: columnsOf(gradingPresenceTable, 'evaluationDataID', 'since', 'seenAt'),
          by: ['username_key', 'grader_key'],
        },
      },
    },
  },
  similarity_checks: {
    rowIs: 'the last plagiarism check of an evaluation',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['evaluation_id'], personalData: 'deleted' },
    person: {
      names: { started_by: 'erased' },
      steps: ['pairs of essays'],
      copies: { plagiarismChecks: 'own statement' },
    },
  },
} as const satisfies Record<string, TableFacts>;
