// Says what each table is about, and which columns name a row of another table without a foreign key.
import { answerTables } from '../../server/store/table-facts/answer-tables.ts';
import { commentTables } from '../../server/store/table-facts/comment-tables.ts';
import { designTables } from '../../server/store/table-facts/design-tables.ts';
import { gradingTables } from '../../server/store/table-facts/grading-tables.ts';
import { logTables } from '../../server/store/table-facts/log-tables.ts';
import { noticeTables } from '../../server/store/table-facts/notice-tables.ts';
import { peopleTables } from '../../server/store/table-facts/people-tables.ts';
import type { TableFacts } from '../../server/store/table-facts/table-facts.ts';
import type { Reference } from './schema-tables.ts';

interface TableGroup {
  readonly title: string;
  readonly about: string;
  readonly tables: Readonly<Record<string, Pick<TableFacts, 'rowIs'>>>;
}

export const TABLE_GROUPS: readonly TableGroup[] = [
  {
    title: 'The course and its design',
    about:
      'A design is a list of flat records. Questions, evaluations, sections and settings are all rows of `design_items`, told apart by `data_type`. What the records say about hand backs comes from `class_hand_backs`.',
    tables: designTables,
  },
  {
    title: 'People and login',
    about: 'A person of a course is a row of `users`. The same netID in two courses is two rows.',
    tables: peopleTables,
  },
  {
    title: 'Answers',
    about: 'Logic and the screens read `answers`. Grading reads `answer_history`, as of a date.',
    tables: answerTables,
  },
  {
    title: 'Grading',
    about:
      'A grade, a count, a custom due date and “grading complete” are all rows of `grades`, told apart by `grading_type`.',
    tables: gradingTables,
  },
  {
    title: 'Comments and requests',
    about: 'What graders and students write about work that is graded.',
    tables: commentTables,
  },
  {
    title: 'Notices and email',
    about: 'Most notices follow from other tables. `notices` has only what nothing else tells.',
    tables: noticeTables,
  },
  {
    title: 'Logs and the installation',
    about: 'The logs keep names as text: an entry outlives the person it is about.',
    tables: logTables,
  },
];

interface NamedReference extends Reference {
  /** The tables with these columns to which it doesn't apply. */
  readonly except?: readonly string[];
}

/**
 * Columns that name a row without a foreign key, because work outlives the person who did it (its key then is that
 * of a former person), as well as the question or evaluation that it is about.
 */
export const NAMED_REFERENCES: readonly NamedReference[] = [
  {
    columns: ['username_key'],
    table: 'users',
    except: ['users', 'former_people', 'request_messages'],
  },
  { columns: ['ta'], table: 'users' },
  { columns: ['reader'], table: 'users' },
  { columns: ['grader_key'], table: 'users' },
  { columns: ['owner'], table: 'users', except: ['saved_comment_uses'] },
  { columns: ['assigned_to'], table: 'users' },
  { columns: ['question_id'], table: 'design_items', except: ['request_messages'] },
  { columns: ['evaluation_id'], table: 'design_items', except: ['request_messages'] },
  { columns: ['data_type', 'data_id'], table: 'design_items', except: ['design_items'] },
  {
    columns: ['username_key', 'question_id', 'history_key'],
    table: 'answer_history',
    except: ['answer_history'],
  },
  {
    columns: ['username_key', 'evaluation_id', 'question_id'],
    table: 'grade_requests',
    except: ['grades', 'grade_requests', 'passage_comments'],
  },
];
