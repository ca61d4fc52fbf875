// Adds one user: the fields that the form needs, and the values that the new user starts with.
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { readStatus, unknownStatusSentence, type User } from './user.ts';
import { readUsername, usernameSentence } from './username.ts';

export interface NewUserForm {
  readonly netID: string;
  readonly fullName: string;
  readonly role: string;
}

export interface NewUserProblem {
  readonly field: keyof NewUserForm;
  readonly sentence: string;
}

/** The user that a filled form adds, or a sentence for every faulty field; `present` has folded usernames. */
export function readNewUser(
  form: NewUserForm,
  present: ReadonlySet<string>,
): Result<User, readonly NewUserProblem[]> {
  const username = readUsername(form.netID);
  const fullName = readFullName(form.fullName);
  const status = readStatus(form.role);
  const isTaken = username.ok && present.has(foldName(username.value));
  if (username.ok && fullName.ok && status !== null && !isTaken) {
    const { value } = username;
    return accept({
      username: value,
      fullName: fullName.value,
      status,
      ta: null,
      password: 'initial',
    });
  }
  const problems: NewUserProblem[] = [];
  if (!username.ok) problems.push({ field: 'netID', sentence: usernameSentence(username.reason) });
  if (isTaken) problems.push({ field: 'netID', sentence: alreadyPresentSentence(username.value) });
  if (!fullName.ok) {
    problems.push({ field: 'fullName', sentence: fullNameSentence(fullName.reason) });
  }
  if (status === null) problems.push({ field: 'role', sentence: unknownStatusSentence(form.role) });
  return refuse(problems);
}

/** The sentence for a username that the course already has. */
export function alreadyPresentSentence(username: string): string {
  return `${username} is already in the course.`;
}
