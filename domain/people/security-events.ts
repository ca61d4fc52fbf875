// Defines the security log: what is recorded, for how long, and the sentence for each entry (USR-50, USR-51).
import { statusLabel, readStatus } from './user.ts';

/** The kinds of entries by which people filter the log, with their labels. */
export const SECURITY_KINDS = {
  logins: 'Logins',
  failures: 'Failed logins',
  passwords: 'Passwords and codes',
  people: 'People and roles',
  exports: 'Exports',
  courses: 'Courses',
} as const;

export type SecurityKind = keyof typeof SECURITY_KINDS;

/** The names in an entry, ready to be shown; '' where there is none. */
interface EntryNames {
  readonly actor: string;
  readonly subject: string;
  /** Other known facts: two roles, a title. */
  readonly detail: string;
}

type Sentence = (names: EntryNames) => string;

interface EventRule {
  readonly kind: SecurityKind;
  readonly sentence: Sentence;
}

function on(kind: SecurityKind, sentence: Sentence): EventRule {
  return { kind, sentence };
}

const EVENTS = {
  login: on('logins', ({ actor }) => `${actor} logged in.`),
  'first-login': on('logins', ({ actor }) => `${actor} logged in with the initial password.`),
  'sign-on-login': on('logins', ({ actor }) => `${actor} logged in with a university account.`),
  'logout-everywhere': on('logins', ({ actor }) => `${actor} logged out everywhere.`),
  'sessions-ended': on('logins', ({ actor }) => `${actor} logged out on other devices.`),
  'login-failed': on('failures', ({ subject }) =>
    subject === '' ? 'Failed login with an unknown username.' : `Failed login as ${subject}.`,
  ),
  lockout: on('failures', ({ subject }) =>
    subject === ''
      ? 'Too many failed logins. Further attempts had to wait.'
      : `Too many failed logins as ${subject}. Further attempts had to wait.`,
  ),
  'sign-on-refused': on('failures', ({ subject, detail }) =>
    subject === ''
      ? `A login with a university account was refused.${extra(detail)}`
      : `A login with a university account was refused for ${subject}.${extra(detail)}`,
  ),
  'password-changed': on('passwords', ({ actor }) => `${actor} changed their password.`),
  'password-reset': on(
    'passwords',
    ({ actor, subject }) => `${actor} reset the password of ${subject}.`,
  ),
  claimed: on(
    'passwords',
    ({ subject }) => `${subject} logged in for the first time and chose a password.`,
  ),
  'claim-created': on('passwords', ({ actor, subject }) =>
    subject === ''
      ? `${actor} created personal codes.`
      : `${actor} created a personal code for ${subject}.`,
  ),
  'sign-on-bound': on('passwords', ({ subject }) => `${subject} connected a university account.`),
  'sign-on-unbound': on(
    'passwords',
    ({ actor, subject }) => `${actor} disconnected the university account of ${subject}.`,
  ),
  'role-changed': on('people', ({ actor, subject, detail }) => {
    const [before = '', after = ''] = detail.split(' > ');
    return `${actor} changed the role of ${subject} from ${roleWord(before)} to ${roleWord(after)}.`;
  }),
  'user-deleted': on('people', ({ actor, subject }) => `${actor} deleted ${subject}.`),
  'user-restored': on(
    'people',
    ({ actor, subject }) => `${actor} added ${subject} again, with their earlier work.`,
  ),
  'user-erased': on('people', ({ actor }) => `${actor} erased a person.`),
  'instructor-added': on(
    'people',
    ({ actor, subject }) => `${actor} added the instructor ${subject}.`,
  ),
  'instructor-reset': on(
    'people',
    ({ actor, subject }) => `${actor} reset the account of the instructor ${subject}.`,
  ),
  'grades-exported': on('exports', ({ actor }) => `${actor} downloaded the grades.`),
  'names-shown': on('exports', ({ actor, detail }) => `${actor} showed hidden names. ${detail}`),
  'course-created': on('courses', ({ actor }) => `${actor} created the course.`),
  'course-reused': on('courses', ({ actor, detail }) =>
    detail === ''
      ? `${actor} used this course for a new one.`
      : `${actor} used this course for the new course ${detail}.`,
  ),
  'course-renamed': on(
    'courses',
    ({ actor, detail }) => `${actor} renamed the course.${extra(detail)}`,
  ),
  'course-archived': on('courses', ({ actor }) => `${actor} closed the course.`),
  'course-reopened': on('courses', ({ actor }) => `${actor} reopened the course.`),
  'personal-data-kept': on(
    'courses',
    ({ actor, detail }) =>
      `${actor} postponed the deletion of the personal data of the course to ${detail}.`,
  ),
  'personal-data-deleted': on('courses', ({ detail }) =>
    detail === ''
      ? 'The personal data of the course was deleted, because the course has been closed for long enough.'
      : `The personal data of the course ${detail} was deleted, because the course has been closed for long enough.`,
  ),
  'calendar-made': on('passwords', ({ actor }) => `${actor} created a calendar address.`),
  'mail-address-set': on('passwords', ({ actor }) => `${actor} confirmed an email address.`),
  'mail-address-removed': on('passwords', ({ actor }) => `${actor} removed their email address.`),
  'calendar-ended': on('passwords', ({ actor }) => `${actor} turned off their calendar address.`),
  'course-deleted': on('courses', ({ actor }) => `${actor} deleted the course.`),
  'course-restored': on('courses', ({ actor }) => `${actor} restored the course.`),
  'course-erased': on('courses', ({ detail }) =>
    detail === '' ? 'The course was erased for good.' : `The course ${detail} was erased for good.`,
  ),
} as const satisfies Record<string, EventRule>;

export type SecurityEvent = keyof typeof EVENTS;

const RULES: ReadonlyMap<string, EventRule> = new Map(Object.entries(EVENTS));

/** The sentence of an entry. An event of a later version is shown by its name. */
export function securitySentence(event: string, names: EntryNames): string {
  return RULES.get(event)?.sentence(names) ?? event;
}

/** The events of one kind. */
export function eventsOfKind(kind: SecurityKind): readonly string[] {
  return [...RULES].filter(([, rule]) => rule.kind === kind).map(([event]) => event);
}

/** The kind of an entry; null for an event of a later version. */
export function kindOfEvent(event: string): SecurityKind | null {
  return RULES.get(event)?.kind ?? null;
}

function extra(detail: string): string {
  return detail === '' ? '' : ` ${detail}`;
}

function roleWord(status: string): string {
  const role = readStatus(status);
  return role ? statusLabel(role) : status;
}
