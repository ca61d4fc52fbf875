// Two indexes are for questions about a whole class. PostgreSQL also took them for one student's record where it knew
// nothing yet of a question or an evaluation: it then read what everybody had saved there, and people who saved at the
// same time were run again and again, just when a new question opens for the class.
// `version > 0` holds for every row, and only a statement that says so can use such an index.

import type { Migration } from './migration.ts';

export const indexesOnRequest: Migration = {
  version: 11,
  name: 'indexes on request',
  statements: [
    `drop index answers_chosen`,
    `create index answers_chosen on answers (course, question_id, chosen) where version > 0`,
    `drop index grades_of_evaluation`,
    `create index grades_of_evaluation on grades (course, evaluation_id, grading_type)
      where version > 0`,
  ],
};
