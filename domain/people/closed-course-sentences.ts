// The sentences for a course that is closed to changes or going to be deleted (USR-90, USR-91). Every course page
// loads these.

export const COURSE_IS_CLOSED =
  'This course is closed: you can read everything, but nothing can be changed.';

export const COURSE_TO_BE_DELETED =
  'This course is going to be deleted. If you still need it, ask the person who runs this server.';
