// Sentences that screens show when a call fails or while it runs, except those that belong to a rule.

export const SCREEN_MESSAGES = {
  loading: 'Loading...',
  loadingUsers: 'Loading users...',
  loadingWordCounts: 'Loading student word counts...',
  noStudents: 'No students found',
  unknownUser: 'Unknown User',
  passwordResetFailed: 'Password reset failed',
  createCourseFailed: 'Failed to create course',
  usersFailed: 'Failed to fetch users. Please try again later.',
  deleteUserFailed: 'Failed to delete user. Please try again.',
  updateUserFailed: 'Failed to update user. Please try again.',
  confirmDeleteUser: 'Are you sure you want to delete this user?',
  assignmentsFailed: 'Failed to load data. Please try again.',
  unassignFailed: 'Failed to unassign students. Please try again.',
  studentListFailed: 'Failed to load student data.',
} as const;

/** The message after students could not be assigned to a TA. */
export function assignFailed(message: string): string {
  return `Failed to assign students: ${message}`;
}

/** The message after the word counts could not be loaded. */
export function wordCountsFailed(message: string): string {
  return `Error loading data: ${message}`;
}
