// Two indexes are for queries about a whole class. PostgreSQL also chose them for one student's record when it had no
// statistics yet about a question or an evaluation: it then read what everyone had saved there, and people who saved
// at the same time conflicted again and again, just when a new question opens for the class. `version > 0` is true
// for every row, and only a statement with this condition can use such an index.

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
