// Words the security log for people: who, what, from where, how often (USR-52).
import { kindOfEvent, securitySentence } from './security-events.ts';

/** Takes the place of an erased person's username. No username has a slash, so it can't be mistaken for a person. */
export const ERASED_PERSON = 'erased/person';

const ADMIN = 'admin';

interface ShownEntry {
  readonly event: string;
  /** The username, and the full name if the person is still in the course. */
  readonly actor: string;
  readonly actorName: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly address: string;
  readonly detail: string;
  readonly times: number;
}

/** The event in one sentence. */
export function entrySentence(entry: ShownEntry): string {
  const sentence = securitySentence(entry.event, {
    actor: nameOf(entry.actor, entry.actorName),
    subject: nameOf(entry.subject, entry.subjectName),
    detail: entry.detail,
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The address of the event, in words. */
export function addressWords({ address, actor, event }: ShownEntry): string {
  if (address !== '') return address;
  if (actor === ERASED_PERSON) return 'erased';
  return kindOfEvent(event) === 'failures' ? 'several addresses' : 'on the server';
}

/** How often it happened, or '' for once. Only failures share an entry over a time. */
export function timesWords({ times, event }: ShownEntry): string {
  if (times <= 1) return '';
  const count = `${times.toLocaleString('en')} times`;
  return kindOfEvent(event) === 'failures' ? `${count} within 5 minutes` : count;
}

function nameOf(username: string, fullName: string): string {
  if (fullName !== '') return `${fullName} (${username})`;
  if (username === ADMIN) return 'the admin';
  return username === ERASED_PERSON ? 'a person who was erased' : username;
}
