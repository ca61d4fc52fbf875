// Decides which announcements can be sent, and words their faults (NTC-7).
import { accept, refuse, type Result } from '../base/result.ts';
import type { Audience } from './audience.ts';

interface Announcement {
  readonly title: string;
  /** Plain text with emphasis, links and quotations. */
  readonly text: string;
  readonly audience: Audience;
}

export const MOST_TITLE = 120;
export const MOST_ANNOUNCEMENT = 5000;
export const MOST_CHOSEN = 200;

export type AnnouncementFault =
  | 'no-title'
  | 'long-title'
  | 'no-text'
  | 'long-text'
  | 'nobody'
  | 'too-many';

/** An announcement as it is sent: without spaces around its texts. */
export function readAnnouncement(typed: Announcement): Result<Announcement, AnnouncementFault> {
  const title = typed.title.replaceAll(/\s+/g, ' ').trim();
  const text = typed.text.trim();
  const { audience } = typed;
  if (title === '') return refuse('no-title');
  if (title.length > MOST_TITLE) return refuse('long-title');
  if (text === '') return refuse('no-text');
  if (text.length > MOST_ANNOUNCEMENT) return refuse('long-text');
  if (audience.kind === 'people' && audience.usernames.length === 0) return refuse('nobody');
  if (audience.kind === 'people' && audience.usernames.length > MOST_CHOSEN) {
    return refuse('too-many');
  }
  return accept({ title, text, audience });
}

/** The sentence for a fault. */
export function announcementSentence(fault: AnnouncementFault): string {
  switch (fault) {
    case 'no-title':
      return 'Enter a title.';
    case 'long-title':
      return `The title can have at most ${MOST_TITLE} characters.`;
    case 'no-text':
      return 'Enter a message.';
    case 'long-text':
      return 'The message can have at most 5,000 characters.';
    case 'nobody':
      return 'Choose at least one person.';
    case 'too-many':
      return `You can choose at most ${MOST_CHOSEN} people. To reach more, choose a role.`;
  }
}
