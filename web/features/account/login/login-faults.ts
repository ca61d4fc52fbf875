// Where to show the error about a failed login: next to a field, or above the button.
import { firstLoginHint } from '@elenchus/domain/people/claim-code.ts';
import type { Credentials, LoginReply } from '../../../calls/session/login-queries.ts';

export interface LoginFaults {
  readonly username?: string;
  readonly password?: string;
  readonly form?: string;
}

export const loginFaults = {
  /** A field that was left empty, so that nothing need be sent. */
  ofBlanks({ username, password }: Credentials): LoginFaults | null {
    if (username === '') return { username: 'Please enter your netID.' };
    return password === '' ? { password: 'Please enter your password.' } : null;
  },

  /** The server's message. */
  ofReply(
    { outcome, sentence }: LoginReply,
    instructor: string,
    { username, password }: Credentials,
  ): LoginFaults {
    if (sentence === null) return {};
    switch (outcome) {
      case 'USER_NOT_FOUND':
        return { username: `${sentence} If it’s spelled right, email ${whom(instructor)}.` };
      case 'WRONG_PASSWORD':
        return { password: sentence, ...withHint(username, password) };
      case 'success':
      case 'RESET_PASSWORD':
      case 'OTHER_ERROR':
      case 'NETWORK_ERROR':
        return { form: sentence };
    }
  },
};

function withHint(username: string, password: string): LoginFaults {
  const hint = firstLoginHint(username, password);
  return hint === null ? {} : { form: hint };
}

function whom(instructor: string): string {
  return instructor === '' ? 'the instructor' : `the instructor, ${instructor}`;
}
