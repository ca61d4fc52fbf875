// The facts about the tables of grading.
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
          columns: {
            evaluationDataID: 'evaluation_id',
            gradingType: 'grading_type',
            questionID: 'question_id',
            individualGradingData: 'individual_grading_data',
            comment: 'comment',
            readAsOf: 'read_as_of',
            readAt: 'read_at',
            changedAt: 'changed_at',
            changedBy: 'changed_by',
          },
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
          columns: { kind: 'kind', amount: 'amount', note: 'note', changedAt: 'changed_at' },
        },
      },
    },
  },
  hand_backs: {
    rowIs: 'a hand back, or a planned one, to everyone or to one student',
    isBackedUp: true,
    writtenBy: 'instructors',
    course: { key: ['username_key', 'evaluation_id'], personalData: 'deleted' },
    person: {
      rows: OWN_WORK,
      names: { changed_by: 'erased' },
      copies: {
        handBacks: {
          columns: {
            evaluationDataID: 'evaluation_id',
            since: 'since',
            changedAt: 'changed_at',
            changedBy: 'changed_by',
          },
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
          columns: {
            evaluationDataID: 'evaluation_id',
            grade: 'grade',
            remark: 'remark',
            changedAt: 'changed_at',
            reader: 'reader',
          },
          order: ['evaluation_id'],
        },
        // What the person wrote about others' work, without their names.
        secondReadingsWritten: {
          columns: {
            evaluationDataID: 'evaluation_id',
            grade: 'grade',
            remark: 'remark',
            changedAt: 'changed_at',
          },
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
          columns: { evaluationDataID: 'evaluation_id', since: 'since', seenAt: 'seen_at' },
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
