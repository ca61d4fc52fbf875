-- The whole schema as the migrations leave it; a test on both engines proves that the two agree.
-- Written for PostgreSQL; engine/schema-text.ts says what SQLite reads instead.
-- Every key of course data starts with `course`. Times are epoch milliseconds, flags 0 or 1, JSON is text.
-- Null means nobody, none, or a time that isn't known; '' is only a text without characters.

-- students_claim_with: what students and guests type as password at their first login.
-- active_at is when somebody last used the course, to the hour; null if that wasn't recorded yet. archived_at: the course was closed to changes.
-- delete_after: the course is closed to everyone but the admin, and is deleted after this time.
-- archived_by: only the admin reopens what the admin closed. personal_data_until: the admin put the deletion off.
-- personal_data_sweep is 1 while personal data is being deleted.
create table courses (
  course text collate "C" not null,
  created_at bigint not null,
  design_version bigint not null,
  students_claim_with text collate "C" not null default 'netID',
  archived_at bigint,
  delete_after bigint,
  active_at bigint,
  archived_by text collate "C" not null default 'admin' check (archived_by in ('admin', 'instructor')),
  personal_data_until bigint,
  personal_data_deleted_at bigint,
  personal_data_sweep bigint not null default 0,
  primary key (course),
  check (length(course) between 2 and 64),
  check (design_version > 0),
  check (active_at > 0),
  check (students_claim_with in ('netID', 'code'))
);

-- The flat records of a course design, without what they say about hand backs: evaluations are never 'graded' here, and
-- the times of hand backs aren't records (class_hand_backs).
create table design_items (
  course text collate "C" not null,
  data_type text collate "C" not null,
  data_id text collate "C" not null,
  data_index text collate "C" not null,
  data_text text collate "C" not null,
  question_type text collate "C" not null,
  question_options text collate "C" not null,
  question_logic text collate "C" not null,
  question_course_date text collate "C" not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, data_type, data_id),
  foreign key (course) references courses (course),
  check (length(data_type) between 1 and 100),
  check (length(data_id) between 1 and 200),
  check (version > 0)
);

-- What an item was before its first change on a local date, null where there was none: with it the design of any
-- earlier day can be told. Many saves of one day share one row.
create table design_history (
  course text collate "C" not null,
  data_type text collate "C" not null,
  data_id text collate "C" not null,
  local_date text collate "C" not null,
  changed_at bigint not null,
  before_value text collate "C",
  primary key (course, data_type, data_id, local_date),
  foreign key (course) references courses (course),
  check (length(local_date) = 10)
);

create index design_history_by_date on design_history (course, local_date);

-- Every version of a design: who changed it, and the changed items before and after, as JSON (item-change.ts). The
-- design of an earlier version is the current one without the changes since. Saves while a person types share a row:
-- began_at is the time of the first. kinds are the parts of the course, for the filter. changed_by is null for the
-- first version of a course that is older than this table.
create table design_versions (
  course text collate "C" not null,
  version bigint not null,
  began_at bigint not null,
  changed_at bigint not null,
  changed_by text collate "C",
  kinds text collate "C" not null,
  changes text collate "C" not null,
  primary key (course, version),
  foreign key (course) references courses (course),
  check (version > 0),
  check (changed_by <> '')
);

-- Evaluations that were deleted and haven't been restored. What was planned for the time in between doesn't happen after
-- a restore (HBK-8).
create table deleted_evaluations (
  course text collate "C" not null,
  evaluation_id text collate "C" not null,
  deleted_at bigint not null,
  primary key (course, evaluation_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200)
);

-- username_key is the folded username by which people are compared; ta is the folded username of the TA, null for none.
-- name_key puts people in the order of the lists (CAL-23); a student is found and counted by it in an index alone.
-- Until a person has chosen a password: claim_since is when the first password was set, claim_hash the hash of the
-- personal code, null without one. Afterwards both are null.
-- person is another text for everyone who had the netID in this course (USR-115); null for those who were there before it
-- was recorded.
create table users (
  course text collate "C" not null,
  username_key text collate "C" not null,
  username text collate "C" not null,
  full_name text collate "C" not null,
  status text collate "C" not null,
  ta text collate "C",
  password_hash text collate "C" not null,
  password_state text collate "C" not null,
  version bigint not null,
  added_at bigint not null,
  name_key text collate "C" not null default '',
  claim_hash text collate "C",
  claim_since bigint,
  person text collate "C",
  primary key (course, username_key),
  foreign key (course) references courses (course),
  check (length(username_key) between 1 and 200),
  check (status in ('student', 'ta', 'instructor', 'guest')),
  check (password_state in ('initial', 'set')),
  check (version > 0),
  check (ta <> ''),
  check (claim_hash <> ''),
  check (claim_since > 0),
  check (person <> '')
);

create index users_of_ta on users (course, ta, username_key);

create index students_by_name on users (course, name_key, username_key) where status = 'student';

create index students_of_ta_by_name on users (course, ta, name_key, username_key)
  where status = 'student';

create index instructors on users (course, username_key) where status = 'instructor';
-- Who a record is about whose netID belongs to someone else now (USR-101). Its key, netID/number, is in the tables below
-- in place of a folded username; no username has a slash.
create table former_people (
  course text collate "C" not null,
  record text collate "C" not null,
  username_key text collate "C" not null,
  full_name text collate "C" not null,
  status text collate "C" not null,
  deleted_at bigint,
  set_aside_at bigint not null,
  person text collate "C",
  primary key (course, record),
  foreign key (course) references courses (course),
  check (person <> ''),
  check (length(record) between 3 and 250)
);

create index former_people_by_username on former_people (course, username_key);

-- A grant is the short-lived right to choose the first password. device is a few words such as "Firefox on Windows".
create table sessions (
  course text collate "C" not null,
  token_hash text collate "C" not null,
  username_key text collate "C" not null,
  kind text collate "C" not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  device text collate "C" not null default '',
  primary key (course, token_hash),
  foreign key (course, username_key) references users (course, username_key) on delete cascade,
  check (kind in ('session', 'grant')),
  check (last_seen_at >= created_at)
);

create index sessions_of_user on sessions (course, username_key);

create index sessions_by_age on sessions (course, last_seen_at);

create table admin_sessions (
  token_hash text collate "C" not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  primary key (token_hash),
  check (last_seen_at >= created_at)
);

-- Failed logins of an account, an address or both together, in the window that began at window_start.
create table login_failures (
  scope text collate "C" not null,
  failures bigint not null,
  window_start bigint not null,
  primary key (scope),
  check (failures > 0)
);

create index login_failures_by_age on login_failures (window_start);

-- Logins that are under way at the university. Found by the state alone, because the provider names no course.
-- state_hash and browser_hash are hashes of what only that browser has; used_at is null until it comes back.
create table sign_on_attempts (
  state_hash text collate "C" not null,
  course text collate "C" not null,
  browser_hash text collate "C" not null,
  nonce text collate "C" not null,
  verifier text collate "C" not null,
  view text collate "C" not null,
  begun_at bigint not null,
  used_at bigint,
  primary key (state_hash),
  foreign key (course) references courses (course)
);

create index sign_on_attempts_by_age on sign_on_attempts (begun_at);

-- The accounts at the university that belong to users. A user has at most one for each registration at a provider.
create table identities (
  course text collate "C" not null,
  issuer text collate "C" not null,
  client text collate "C" not null,
  subject text collate "C" not null,
  username_key text collate "C" not null,
  connected_at bigint not null,
  primary key (course, issuer, client, subject),
  foreign key (course, username_key) references users (course, username_key) on delete cascade,
  check (length(subject) between 1 and 255)
);

-- The secret addresses of calendars; found by the hash of the secret.
create table calendar_feeds (
  course text collate "C" not null,
  username_key text collate "C" not null,
  secret_hash text collate "C" not null,
  created_at bigint not null,
  primary key (course, username_key),
  foreign key (course, username_key) references users (course, username_key) on delete cascade
);

create unique index calendar_feeds_by_secret on calendar_feeds (course, secret_hash);

create unique index identity_of_user on identities (course, username_key, issuer, client);

-- The standing answers. edited_at is the time of the edit in the browser: the later edit stands.
-- chosen is what a choice is counted by: null where nothing is answered, empty for an essay.
-- history_key names the history record that holds this text, started_at and longest_essay decide whether the next save shares it.
-- removed_options: the texts of chosen options that are gone, as JSON; null for none.
create table answers (
  course text collate "C" not null,
  username_key text collate "C" not null,
  question_id text collate "C" not null,
  words bigint not null,
  edited_at bigint not null,
  saved_at bigint not null,
  version bigint not null,
  history_key text collate "C" not null,
  started_at bigint not null,
  longest_essay bigint not null,
  question_answer text collate "C" not null,
  question_essay_answer text collate "C" not null,
  chosen text collate "C",
  removed_options text collate "C",
  primary key (course, username_key, question_id),
  foreign key (course) references courses (course),
  check (removed_options <> ''),
  check (length(question_id) between 1 and 200),
  check (words >= 0),
  check (version > 0)
);

create index answers_words on answers (course, username_key, words) where words > 0;

-- For questions about everybody. `version > 0` always holds: only a statement that says it can use this index, so that
-- one student's answer is never sought among those of the class (migration 0011).
create index answers_chosen on answers (course, question_id, chosen) where version > 0;

-- history_key is the local date, a slash and the zero-padded time at which the record was begun: one index finds the
-- latest record of a question on or before a date. The texts stand last, so that counting words does not read them.
-- A choice always reads in the present numbers of its options (QST-102). What was sent is kept where that differs:
-- chosen_as, with the number of option_changes after which its numbers had this meaning (chosen_under), and of those
-- made when it was saved (changes_seen). is_carried: the server began the record when a chosen option was removed.
create table answer_history (
  course text collate "C" not null,
  username_key text collate "C" not null,
  question_id text collate "C" not null,
  history_key text collate "C" not null,
  local_date text collate "C" not null,
  started_at bigint not null,
  submitted_at bigint not null,
  submission_date text collate "C" not null,
  words bigint not null,
  question_answer text collate "C" not null,
  question_essay_answer text collate "C" not null,
  removed_options text collate "C",
  chosen_as text collate "C",
  chosen_under bigint not null default 0,
  changes_seen bigint not null default 0,
  is_carried bigint not null default 0,
  primary key (course, username_key, question_id, history_key),
  foreign key (course) references courses (course),
  check (removed_options <> ''),
  check (length(question_id) between 1 and 200),
  check (length(local_date) = 10),
  check (substr(history_key, 1, 10) = local_date),
  check (substr(submission_date, 1, 10) = local_date),
  check (words >= 0)
);

-- Each renumbering of a question's options (option-identity.ts): the options before it as JSON lists of IDs and texts,
-- and the IDs after it. Recorded also before anybody has answered: a device may keep an answer that is still to come.
-- Deleting a question records its options as they are.
create table option_changes (
  course text collate "C" not null,
  question_id text collate "C" not null,
  change_number bigint not null,
  changed_at bigint not null,
  option_ids text collate "C" not null,
  option_texts text collate "C" not null,
  next_ids text collate "C" not null,
  primary key (course, question_id, change_number),
  foreign key (course) references courses (course),
  check (length(question_id) between 1 and 200),
  check (change_number > 0)
);

-- read_as_of: the due date as of which the answer was read, null for the one that counts now. It is filled in when a
-- grade outlives a change of its due date. read_at: when the answer was loaded, null for changed_at. is_accommodation: a
-- custom due date that follows from an accommodation.
create table grades (
  course text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  grading_type text collate "C" not null,
  question_id text collate "C" not null,
  individual_grading_data text collate "C" not null,
  comment text collate "C" not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  read_as_of text collate "C",
  read_at bigint,
  is_accommodation bigint not null default 0,
  primary key (course, username_key, evaluation_id, grading_type, question_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (length(question_id) between 1 and 200),
  check (grading_type in ('questionGrade', 'examGrade', 'comments', 'unansweredMCQs',
    'unresolvedContradictions', 'gradeAdjustment', 'customDueDate', 'gradingComplete',
    'criterionLevels')),
  check (version > 0),
  check (read_as_of <> ''),
  check (read_at > 0),
  check (is_accommodation in (0, 1))
);

-- For questions about everybody, as answers_chosen.
create index grades_of_evaluation on grades (course, evaluation_id, grading_type) where version > 0;

create index grades_complete on grades (course, evaluation_id, username_key)
  where grading_type = 'gradingComplete' and individual_grading_data = 'yes';

-- What graders write about a student's essays. anchor is the passage as JSON (passage-anchor.ts), null for a comment on
-- the whole question. The browser makes comment_id, so that a comment that is sent twice is stored once.
create table passage_comments (
  course text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  comment_id text collate "C" not null,
  question_id text collate "C" not null,
  anchor text collate "C",
  comment text collate "C" not null,
  author text collate "C" not null,
  created_at bigint not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, username_key, evaluation_id, comment_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (length(comment_id) between 1 and 64),
  check (length(question_id) between 1 and 200),
  check (version > 0)
);

-- What a second reader would have given. Whose work is read again, and by whom, follows from the design and the users.
-- reader is the person who saved it last.
create table second_readings (
  course text collate "C" not null,
  evaluation_id text collate "C" not null,
  username_key text collate "C" not null,
  reader text collate "C" not null,
  grade text collate "C" not null,
  remark text collate "C" not null,
  version bigint not null,
  changed_at bigint not null,
  primary key (course, evaluation_id, username_key),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (length(grade) between 1 and 10),
  check (version > 0)
);

-- More time for a student in the whole course: a factor in hundredths, or a number of days. The due dates that follow
-- from it are customDueDate records with is_accommodation.
create table accommodations (
  course text collate "C" not null,
  username_key text collate "C" not null,
  kind text collate "C" not null,
  amount bigint not null,
  note text collate "C" not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, username_key),
  foreign key (course) references courses (course),
  check (kind in ('factor', 'days')),
  check (amount > 0),
  check (version > 0)
);

-- Hand backs to everyone. Students see the grading from `since` on. design_version is the version of the design that
-- handed it back or changed its time: its records then say that it is graded (design-records.ts), and `since` is null if
-- the time wasn't recorded. It is null for a hand back or a plan by a call, of which the design says nothing.
create table class_hand_backs (
  course text collate "C" not null,
  evaluation_id text collate "C" not null,
  since bigint,
  design_version bigint,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, evaluation_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (design_version > 0),
  check (since is not null or design_version is not null)
);

-- What is set for single students: they see the grading from `since` on; null withholds it from the student.
create table hand_backs (
  course text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  since bigint,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, username_key, evaluation_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200)
);

-- Students' requests about a grade; question_id is 'noQuestionID' for the grade as a whole. assigned_to is the person it
-- was given to, null for the student's TA.
create table grade_requests (
  course text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  question_id text collate "C" not null,
  state text collate "C" not null,
  assigned_to text collate "C",
  asked_at bigint not null,
  version bigint not null,
  changed_at bigint not null,
  changed_by text collate "C" not null,
  primary key (course, username_key, evaluation_id, question_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (length(question_id) between 1 and 200),
  check (state in ('open', 'answered', 'closed')),
  check (version > 0),
  check (assigned_to <> '')
);

create index grade_requests_by_state on grade_requests (course, state, changed_at);

-- The messages of a request, only ever added to. The browser makes the id, so that a message sent twice is stored once.
-- grade_before and grade_after are there when the grader changed the grade with the message.
create table request_messages (
  course text collate "C" not null,
  id text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  question_id text collate "C" not null,
  author text collate "C" not null,
  is_staff bigint not null,
  sent_at bigint not null,
  body text collate "C" not null,
  grade_before text collate "C",
  grade_after text collate "C",
  primary key (course, id),
  foreign key (course) references courses (course),
  check (length(id) between 1 and 64),
  check (is_staff in (0, 1))
);

create index request_messages_in_order on request_messages
  (course, username_key, evaluation_id, question_id, sent_at);

-- Who has which student open for grading; a tab that was not seen for a while counts as gone and is swept.
create table grading_presence (
  course text collate "C" not null,
  username_key text collate "C" not null,
  evaluation_id text collate "C" not null,
  grader_key text collate "C" not null,
  tab text collate "C" not null,
  since bigint not null,
  seen_at bigint not null,
  primary key (course, username_key, evaluation_id, grader_key, tab),
  foreign key (course) references courses (course),
  check (length(tab) between 1 and 64)
);

create index grading_presence_by_age on grading_presence (course, seen_at);

-- Comments of a grader's own, to insert again. owner is the folded username of the person whose list it is.
create table saved_comments (
  course text collate "C" not null,
  owner text collate "C" not null,
  id text collate "C" not null,
  label text collate "C" not null,
  text text collate "C" not null,
  place bigint not null,
  version bigint not null,
  added_by text collate "C" not null,
  added_at bigint not null,
  changed_at bigint not null,
  primary key (course, owner, id),
  foreign key (course) references courses (course),
  check (length(id) between 1 and 200),
  check (length(label) <= 60),
  check (length(text) between 1 and 4000),
  check (version > 0)
);

-- How often such a comment was inserted; question_id is 'noQuestionID' for comments that belong to no question.
create table saved_comment_uses (
  course text collate "C" not null,
  owner text collate "C" not null,
  comment_id text collate "C" not null,
  question_id text collate "C" not null,
  uses bigint not null,
  primary key (course, owner, comment_id, question_id),
  foreign key (course, owner, comment_id) references saved_comments (course, owner, id)
    on update cascade on delete cascade,
  check (uses > 0)
);

-- Comments that all graders of the course can insert. added_by says which TA may change one.
create table course_comments (
  course text collate "C" not null,
  id text collate "C" not null,
  label text collate "C" not null,
  text text collate "C" not null,
  place bigint not null,
  version bigint not null,
  added_by text collate "C" not null,
  added_at bigint not null,
  changed_at bigint not null,
  primary key (course, id),
  foreign key (course) references courses (course),
  check (length(id) between 1 and 200),
  check (length(label) <= 60),
  check (length(text) between 1 and 4000),
  check (version > 0)
);

create table course_comment_uses (
  course text collate "C" not null,
  comment_id text collate "C" not null,
  question_id text collate "C" not null,
  uses bigint not null,
  primary key (course, comment_id, question_id),
  foreign key (course, comment_id) references course_comments (course, id) on delete cascade,
  check (uses > 0)
);

-- The last plagiarism check of each evaluation. seen_at is the last sign of life of the server that runs it; the list
-- that was finished last stays while a new one is made.
create table similarity_checks (
  course text collate "C" not null,
  evaluation_id text collate "C" not null,
  run_id text collate "C" not null,
  state text collate "C" not null,
  started_at bigint not null,
  started_by text collate "C" not null,
  seen_at bigint not null,
  phase text collate "C" not null,
  work_done bigint not null,
  work_total bigint not null,
  result_at bigint,
  result text collate "C",
  primary key (course, evaluation_id),
  foreign key (course) references courses (course),
  check (length(evaluation_id) between 1 and 200),
  check (state in ('running', 'done', 'cancelled', 'failed')),
  check (phase in ('reading', 'comparing'))
);

-- Who changed what, when, from what to what. Only ever added to. Rows of one change share the id up to the last dash.
create table audit_log (
  course text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  actor text collate "C" not null,
  action text collate "C" not null,
  subject text collate "C" not null,
  before_value text collate "C",
  after_value text collate "C",
  evaluation_id text collate "C",
  grading_type text collate "C",
  primary key (course, id),
  check (length(action) between 1 and 100)
);

create index audit_log_by_action on audit_log (course, action, id);

create index audit_log_by_evaluation on audit_log (course, evaluation_id, id);

create index audit_log_by_subject on audit_log (course, subject, id);

create index audit_log_custom_dates on audit_log (course, subject, id) where grading_type = 'customDueDate';

-- Whom an entry of the log names in its values, besides its actor and its subject: a student's TA, an earlier grader,
-- the author of a comment. By this table, an erased person's name is removed from them.
create table audit_mentions (
  course text collate "C" not null,
  username_key text collate "C" not null,
  entry_id text collate "C" not null,
  primary key (course, username_key, entry_id),
  foreign key (course, entry_id) references audit_log (course, id)
);

-- Logins, failures, new passwords, changed roles, exports: who did what to whom, from which address; kept for 90 days.
-- actor and subject are folded usernames or 'admin', null where there is none; address is null for a command on the
-- server. id begins with the time, so that it orders the entries; times counts repetitions that share an entry.
create table security_log (
  course text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  event text collate "C" not null,
  actor text collate "C",
  subject text collate "C",
  address text collate "C",
  detail text collate "C" not null,
  times bigint not null,
  primary key (course, id),
  check (length(event) between 1 and 50),
  check (times > 0),
  check (actor <> ''),
  check (subject <> ''),
  check (address <> '')
);

create index security_log_by_time on security_log (id, course);

create index security_log_by_actor on security_log (course, actor, id);

create index security_log_by_subject on security_log (course, subject, id);

-- The same for what belongs to no course: logins of the admin, and what is known of courses that were deleted.
create table installation_log (
  id text collate "C" not null,
  at bigint not null,
  event text collate "C" not null,
  actor text collate "C",
  subject text collate "C",
  address text collate "C",
  detail text collate "C" not null,
  times bigint not null,
  primary key (id),
  check (length(event) between 1 and 50),
  check (times > 0),
  check (actor <> ''),
  check (subject <> ''),
  check (address <> '')
);

-- What happened in a course that nothing else tells: announcements, answers, sections opened by hand. One row for each event,
-- however many people it is for: audience is 'everyone', 'role:ROLE', 'students-of:TA' or 'people' (notice_people).
create table notices (
  course text collate "C" not null,
  id text collate "C" not null,
  at bigint not null,
  kind text collate "C" not null,
  audience text collate "C" not null,
  actor text collate "C" not null,
  about text collate "C" not null,
  title text collate "C" not null,
  body text collate "C" not null,
  primary key (course, id),
  foreign key (course) references courses (course),
  check (length(id) between 1 and 200),
  check (kind in ('announcement', 'answered', 'section-opened'))
);

create index notices_by_time on notices (course, at);

create table notice_people (
  course text collate "C" not null,
  username_key text collate "C" not null,
  notice_id text collate "C" not null,
  primary key (course, username_key, notice_id),
  foreign key (course, notice_id) references notices (course, id) on delete cascade,
  foreign key (course, username_key) references users (course, username_key) on delete cascade
);

create index notice_people_of_notice on notice_people (course, notice_id);

-- Until when a person has seen everything.
create table notice_marks (
  course text collate "C" not null,
  username_key text collate "C" not null,
  seen_until bigint not null,
  primary key (course, username_key),
  foreign key (course, username_key) references users (course, username_key) on delete cascade
);

-- Where people get mail. address is null until it is confirmed, and after the person removed it. asked_address waits for
-- its confirmation. mail_id names the row in the links of a mail; an HMAC proves them. refused_at: the mail server refused the address for good.
create table mail_addresses (
  course text collate "C" not null,
  username_key text collate "C" not null,
  mail_id text collate "C" not null,
  address text collate "C",
  source text collate "C" not null,
  confirmed_at bigint,
  asked_address text collate "C",
  asked_at bigint,
  asked_times bigint not null,
  off_kinds text collate "C" not null,
  mailed_until bigint not null,
  last_digest_at bigint,
  refused_at bigint,
  refused_code bigint,
  primary key (course, username_key),
  foreign key (course, username_key) references users (course, username_key) on delete cascade,
  check (source in ('person', 'sign-on')),
  check (address <> ''),
  check (asked_address <> ''),
  check (asked_at > 0)
);

create unique index mail_addresses_by_id on mail_addresses (course, mail_id);

-- Mail that isn't sent yet. kinds are the kinds of news in a digest. A server process claims a
-- row before it sends it. A sent mail has no row any more.
create table mail_queue (
  course text collate "C" not null,
  id text collate "C" not null,
  username_key text collate "C" not null,
  kind text collate "C" not null,
  address text collate "C" not null,
  kinds text collate "C" not null,
  queued_at bigint not null,
  next_at bigint not null,
  attempts bigint not null,
  claimed_by text collate "C",
  claimed_at bigint,
  primary key (course, id),
  foreign key (course, username_key) references users (course, username_key) on delete cascade,
  check (kind in ('digest', 'confirmation')),
  check (claimed_by <> ''),
  check (claimed_at > 0)
);

create index mail_queue_by_time on mail_queue (next_at);

create index mail_queue_of_user on mail_queue (course, username_key);

-- What holds for the whole installation.
create table settings (
  name text collate "C" not null,
  value text collate "C" not null,
  changed_at bigint not null,
  primary key (name)
);

create table schema_version (
  version bigint not null,
  name text collate "C" not null,
  applied_at bigint not null,
  primary key (version)
);
