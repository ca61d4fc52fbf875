// The sentences for a person whose login through the university did not work (USR-78).
import { COURSE_TO_BE_DELETED } from './closed-course-sentences.ts';
import type { SignOnEntryRefusal, UsernameRefusal } from './sign-on-rules.ts';

export type SignOnRefusal =
  | SignOnEntryRefusal
  | UsernameRefusal
  /** The address to which the provider sent the browser lacks something. */
  | 'malformed'
  /** Used before, older than ten minutes, or begun in another browser. */
  | 'attempt-over'
  /** The person or the provider said no. */
  | 'denied'
  /** The provider's statements could not be verified. */
  | 'not-verified'
  | 'too-many'
  | 'provider-down'
  /** The provider answers, but not as agreed. */
  | 'provider-wrong';

interface SignOnWords {
  readonly what: string;
  readonly next: string;
}

const TRY_AGAIN = 'Go back to the course and log in again.';
const ASK_INSTRUCTOR = 'Send the reference below to your instructor.';
const ASK_IT =
  'If this keeps happening, send the reference below to the people who run this server.';

const WORDS: Readonly<Record<SignOnRefusal, SignOnWords>> = {
  malformed: {
    what: 'The address that your browser opened is incomplete.',
    next: TRY_AGAIN,
  },
  'attempt-over': {
    what: 'This login was already used, took longer than 10 minutes, or began in another browser.',
    next: TRY_AGAIN,
  },
  denied: {
    what: 'Your university’s login page didn’t confirm who you are.',
    next: TRY_AGAIN,
  },
  'not-verified': {
    what: 'Elenchus couldn’t verify the answer of your university’s login.',
    next: `${TRY_AGAIN} ${ASK_IT}`,
  },
  'no-username': {
    what: 'Your university’s login didn’t send a netID for your account.',
    next: ASK_IT,
  },
  'unverified-address': {
    what: 'Your university’s login hasn’t verified the email address of your account.',
    next: 'Verify your address there, then log in again.',
  },
  'foreign-domain': {
    what: 'This account doesn’t belong to the university of this course.',
    next: 'Log in with your university account instead of a personal one.',
  },
  'not-listed': {
    what: 'Your account isn’t on the list of this course.',
    next: `${ASK_INSTRUCTOR} They can add you or correct your netID.`,
  },
  'other-account': {
    what: 'Your netID is already connected to another university account.',
    next: `${ASK_INSTRUCTOR} They can disconnect the other account.`,
  },
  'course-closed': {
    what: 'You can’t log in to this course.',
    next: COURSE_TO_BE_DELETED,
  },
  'too-many': {
    what: 'Too many logins were started from your network.',
    next: 'Wait 5 minutes, then log in again.',
  },
  'provider-down': {
    what: 'Your university’s login isn’t answering right now.',
    next: 'Wait a few minutes, then log in again.',
  },
  'provider-wrong': {
    what: 'Your university’s login and this server don’t agree on their settings.',
    next: ASK_IT,
  },
};

/** What happened and what to do next. */
export function signOnWords(refusal: SignOnRefusal): SignOnWords {
  return WORDS[refusal];
}
