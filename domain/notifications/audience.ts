// Decides who gets an announcement: everyone, a role, a TA's students or chosen people (NTC-7).
import { foldName } from '../base/name-folding.ts';
import { USER_STATUSES, type UserStatus } from '../people/user.ts';
import type { NotificationReader } from './course-notification.ts';

export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'role'; readonly role: UserStatus }
  | { readonly kind: 'students-of'; readonly ta: string }
  | { readonly kind: 'people'; readonly usernames: readonly string[] };

/** The stored form of an audience of chosen people; their names are stored elsewhere. */
export const CHOSEN_PEOPLE = 'people';

/** The stored form of an audience. */
export function audienceText(audience: Audience): string {
  switch (audience.kind) {
    case 'everyone':
      return 'everyone';
    case 'role':
      return `role:${audience.role}`;
    case 'students-of':
      return `students-of:${foldName(audience.ta)}`;
    case 'people':
      return CHOSEN_PEOPLE;
  }
}

/** Whether a person belongs to a stored audience. Chosen people are asked for by their names, so they belong. */
export function isInAudience(
  text: string,
  { status, ta }: Pick<NotificationReader, 'status' | 'ta'>,
): boolean {
  const [kind, ...rest] = text.split(':');
  const value = rest.join(':');
  if (kind === 'role') return value === status;
  if (kind === 'students-of') return status === 'student' && ta === value;
  return kind === 'everyone' || kind === CHOSEN_PEOPLE;
}

const ROLE_WORDS: Readonly<Record<UserStatus, string>> = {
  student: 'All students',
  ta: 'All TAs',
  instructor: 'All instructors',
  guest: 'All guests',
};

/** An audience as people read it. */
export function audienceWords(
  text: string,
  names: { readonly nameOf: (usernameKey: string) => string; readonly chosen: number },
): string {
  const [kind, ...rest] = text.split(':');
  const value = rest.join(':');
  const role = USER_STATUSES.find((status) => status === value);
  if (kind === 'role' && role) return ROLE_WORDS[role];
  if (kind === 'students-of') return `Students of ${names.nameOf(value)}`;
  if (kind === CHOSEN_PEOPLE) return names.chosen === 1 ? '1 person' : `${names.chosen} people`;
  return 'Everyone';
}
