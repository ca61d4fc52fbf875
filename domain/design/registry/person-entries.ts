// The items about the person who edits a design: the form for a new user while it is filled in, and where each
// instructor last was.
import type { TypeFacts } from './type-facts.ts';

const PERSONAL = {
  audience: 'staff',
  kind: 'general',
  name: 'A setting',
  namedBy: 'type',
  sentenceName: 'a setting',
  sentenceBy: 'type',
  leavesCourse: 'never',
  faults: [],
  changesWhatIsSeen: 'never',
  api: 'not-listed',
} as const satisfies TypeFacts;

export const NEW_USER_ENTRIES = {
  newUserNetID: PERSONAL,
  newUserFullName: PERSONAL,
  newUserRole: PERSONAL,
};

export const LAST_VISITED_ENTRIES = {
  courseDesignMainMenuLastVisited: PERSONAL,
  courseDesignScheduleLastVisited: PERSONAL,
  questionDesignMenuLastVisited: PERSONAL,
  questionDesignSubMenuLastVisited: PERSONAL,
  courseDesignUsersLastVisited: PERSONAL,
  gradingModuleLastVisited: PERSONAL,
};
