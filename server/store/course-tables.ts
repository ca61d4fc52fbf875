// Where the data of a course is.

/**
 * Every table with rows of a course, and the rest of its key, in an order that satisfies foreign keys. course-sweep.test.ts
 * compares it with the schema.
 */
export const COURSE_TABLES: Readonly<Record<string, readonly string[]>> = {
  answer_history: ['username_key', 'question_id', 'history_key'],
  answers: ['username_key', 'question_id'],
  grades: ['username_key', 'evaluation_id', 'grading_type', 'question_id'],
  passage_comments: ['username_key', 'evaluation_id', 'comment_id'],
  second_readings: ['evaluation_id', 'username_key'],
  accommodations: ['username_key'],
  hand_backs: ['username_key', 'evaluation_id'],
  grade_requests: ['username_key', 'evaluation_id', 'question_id'],
  request_messages: ['id'],
  audit_log: ['id'],
  security_log: ['id'],
  option_changes: ['question_id', 'change_number'],
  design_history: ['data_type', 'data_id', 'local_date'],
  design_versions: ['version'],
  design_items: ['data_type', 'data_id'],
  former_people: ['record'],
  similarity_checks: ['evaluation_id'],
  saved_comment_uses: ['owner', 'comment_id', 'question_id'],
  saved_comments: ['owner', 'id'],
  grading_presence: ['username_key', 'evaluation_id', 'grader_key', 'tab'],
  sessions: ['token_hash'],
  sign_on_attempts: ['state_hash'],
  calendar_feeds: ['username_key'],
  identities: ['issuer', 'client', 'subject'],
  notice_people: ['username_key', 'notice_id'],
  notices: ['id'],
  notice_marks: ['username_key'],
  mail_queue: ['id'],
  mail_addresses: ['username_key'],
  users: ['username_key'],
};
