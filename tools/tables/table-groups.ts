// Says what each table is about, and which columns name a row of another table without a foreign key.
import type { Reference } from './schema-tables.ts';

interface TableGroup {
  readonly title: string;
  readonly about: string;
  /** The meaning of a row in each table. */
  readonly tables: Readonly<Record<string, string>>;
}

export const TABLE_GROUPS: readonly TableGroup[] = [
  {
    title: 'The course and its design',
    about:
      'A design is a list of flat records. Questions, evaluations, sections and settings are all rows of `design_items`, told apart by `data_type`.',
    tables: {
      courses: 'a course, with its state: open, closed, or going to be deleted',
      design_items: 'one part of a design',
      design_history: 'what an item was before its first change on a local date',
      design_versions: 'a version of the design: who changed which items, before and after',
    },
  },
  {
    title: 'People and login',
    about: 'A person of a course is a row of `users`. The same netID in two courses is two rows.',
    tables: {
      users: 'a person of the course',
      former_people: 'a deleted person who left work, after someone else got the netID',
      sessions: 'a login, or the right to choose a first password',
      identities: 'a connected account at the university',
      calendar_feeds: 'the secret address of a person’s calendar',
      sign_on_attempts: 'a login that is under way at the university',
      login_failures: 'failed logins of an account or an address',
      admin_sessions: 'a login of the admin page',
    },
  },
  {
    title: 'Answers',
    about: 'Logic and the screens read `answers`. Grading reads `answer_history`, as of a date.',
    tables: {
      answers: 'the current answer of a person to a question',
      answer_history: 'a stored version of an answer',
      option_changes: 'a renumbering of a question’s options',
    },
  },
  {
    title: 'Grading',
    about:
      'A grade, a count, a custom due date and “grading complete” are all rows of `grades`, told apart by `grading_type`.',
    tables: {
      grades: 'one stored value about a student’s evaluation',
      accommodations: 'more time for a student in the whole course',
      hand_backs: 'a hand back, or a planned one, to everyone or to one student',
      second_readings: 'what a second reader would have given',
      grading_presence: 'a tab that has a student open for grading',
      similarity_checks: 'the last plagiarism check of an evaluation',
    },
  },
  {
    title: 'Comments and requests',
    about: 'What graders and students write about work that is graded.',
    tables: {
      passage_comments: 'a comment on a passage or on a whole answer',
      saved_comments: 'a comment that graders insert again',
      saved_comment_uses: 'how often a saved comment was inserted at a question',
      grade_requests: 'a student’s question about a grade',
      request_messages: 'a message of such a request',
    },
  },
  {
    title: 'Notices and email',
    about: 'Most notices follow from other tables. `notices` has only what nothing else tells.',
    tables: {
      notices: 'an announcement, an answered request, or a section opened by hand',
      notice_people: 'a person to whom a notice is addressed',
      notice_marks: 'until when a person has seen everything',
      mail_addresses: 'where a person gets email',
      mail_queue: 'an email that isn’t sent yet',
    },
  },
  {
    title: 'Logs and the installation',
    about: 'The logs keep names as text: an entry outlives the person it is about.',
    tables: {
      audit_log: 'a change in a course: who, when, from what, to what',
      security_log: 'a login, a failure, a new password, a changed role or an export',
      settings: 'a setting of the whole installation',
      schema_version: 'a migration that was applied',
    },
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
