// The text typed into the form for one user, and where the server's messages about it are shown.
import type { NewUserForm, NewUserProblem } from '@elenchus/domain/people/new-user.ts';
import type { UserStatus } from '@elenchus/domain/people/user.ts';
import { CallFailure } from '../../../../calls/call-endpoint.ts';

export interface AddUserDraft {
  readonly netID: string;
  readonly fullName: string;
  readonly role: UserStatus;
}

export const EMPTY_DRAFT: AddUserDraft = { netID: '', fullName: '', role: 'student' };

export interface AddUserFaults {
  readonly netID?: string;
  readonly fullName?: string;
  readonly role?: string;
  /** About no field in particular. */
  readonly form?: string;
}

/** The sentences of a refusal, each at the field that it is about. */
export function addUserFaults(error: unknown): AddUserFaults {
  if (!(error instanceof CallFailure)) return { form: 'Couldn’t add the user.' };
  if (error.code === 'ALREADY_EXISTS') return { netID: error.message };
  const problems = error.details.filter(isProblem);
  if (problems.length === 0) return { form: `The user was not added. ${error.message}` };
  return Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence]));
}

const FIELDS: ReadonlySet<unknown> = new Set<keyof NewUserForm>(['netID', 'fullName', 'role']);

function isProblem(detail: unknown): detail is NewUserProblem {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'field' in detail &&
    FIELDS.has(detail.field) &&
    'sentence' in detail &&
    typeof detail.sentence === 'string'
  );
}
