// Limits how many people a course has, how many courses and announcements a person makes, in how many places one is
// logged in, and how many comments are on one student's work (USR-188, USR-189, RLL-113, NTC-86, PSG-84).

const DAY = 86_400_000;

/** The most people of a course, whatever their role: a class of 5,000 from one file, and the people who teach it. */
export const MOST_PEOPLE = 6000;

export const TOO_MANY_PEOPLE =
  'A course can have up to 6,000 people. Delete some before you add more. Nothing was changed.';

/**
 * The most places in which a person can be logged in; one more ends the session that was unused for the longest
 * time.
 */
export const MOST_SESSIONS = 50;

/** The most courses that an instructor can make from their own ones in a week. */
export const MOST_NEW_COURSES = 20;

export const TOO_MANY_COURSES = `You can make up to ${MOST_NEW_COURSES} courses in 7 days. Please wait, or ask the admin for the new course. Nothing was changed.`;

/** The courses that count began after this moment. */
export function newCoursesSince(now: number): number {
  return now - 7 * DAY;
}

/** The most announcements that are sent in a course in 24 hours. */
export const MOST_ANNOUNCEMENTS = 50;

export const TOO_MANY_ANNOUNCEMENTS = `A course can send up to ${MOST_ANNOUNCEMENTS} announcements in 24 hours. Please wait. Nothing was sent.`;

/** The announcements that count were sent after this moment. */
export function announcementsSince(now: number): number {
  return now - DAY;
}

/** The most comments on one student's work in an evaluation. */
export const MOST_WORK_COMMENTS = 500;

export const TOO_MANY_WORK_COMMENTS = `The work of a student can have up to ${MOST_WORK_COMMENTS} comments in an evaluation. Delete some before you add more.`;
