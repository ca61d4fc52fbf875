// The sentences about codes and first logins (USR-64, USR-68).
import { countedNoun } from '../base/counted-noun.ts';
import type { ClaimState } from './claim-state.ts';

/** How long a first password or code works. */
const LIFE = 'for 14 days, or for 14 days after the first class day if that is later';

/** The sentence after an account was set back: what works from now on, and what no longer does. */
export function resetSentence(fullName: string, slip: object | null, hasSignOn: boolean): string {
  const before = `${fullName} is logged out everywhere. The old password and any earlier code no longer work.`;
  if (slip === null && hasSignOn) return `${before} The university account still does.`;
  return slip === null
    ? `${before} The netID is the first password again, ${LIFE}.`
    : `${before} The new code works once, ${LIFE}.`;
}

export const NEW_CODE_COUNTS = 'Any earlier code no longer works.';

/** The sentence after another 14 days were given. */
export function renewSentence(fullName: string, slip: object | null): string {
  return slip === null
    ? `${fullName} can log in with the netID again, ${LIFE}.`
    : `${fullName} has a new code. ${NEW_CODE_COUNTS}`;
}

/** The sentence after the class was given codes, or the netID. */
export function classCodesSentence(issued: number, kept: number): string {
  const made =
    issued === 0 ? 'No one needed a new code.' : `Made ${countedNoun(issued, 'personal code')}.`;
  const works = kept === 1 ? '1 earlier code still works.' : `${kept} earlier codes still work.`;
  return kept === 0 ? made : `${made} ${works}`;
}

export const STUDENTS_USE_NETID =
  'Students log in first with their netID. Codes that you handed out still work.';
export const STUDENTS_USE_SIGN_ON =
  'Students log in with their university account. Codes that you handed out still work.';
export const NO_CODES_FOR_STUDENTS =
  'Students log in with their university account on this server, so a code would open nothing. Nothing was changed.';
export const USES_SIGN_ON =
  'This person logs in with the university account. There is nothing to renew.';
export const NO_PUBLIC_ADDRESS =
  'Personal codes need a public address. The person who runs this server can set PUBLIC_URL.';
export const ALREADY_CLAIMED = 'This person has chosen a password already. Nothing was changed.';
export const NEWER_CODE =
  'Someone made a new code for this person a moment ago. It still works. Nothing was changed. Reload the list to replace it.';

/** The words for instructors about an account that is still unclaimed. */
export function claimStateLabel(state: ClaimState): string {
  switch (state) {
    case 'netID':
      return 'netID works';
    case 'code':
      return 'has a code';
    case 'sign-on':
      return 'university account';
    case 'missing':
      return 'needs a code';
    case 'expired':
      return 'expired';
  }
}
