// Writes what goes into a mail: the title of the course, the kinds of news and links, and nothing about a person
// (NTC-11).
import { NOTIFICATION_KINDS, type NotificationKind } from './course-notification.ts';
import { MAIL_LABELS } from './notification-words.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A text in one line, without control characters: a header of a mail can't be continued with it. */
export function oneLine(text: string, most = 120): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

interface DigestInput {
  readonly courseTitle: string;
  readonly kinds: readonly NotificationKind[];
  /** The address of the course. */
  readonly courseLink: string;
  readonly settingsLink: string;
  readonly unsubscribeLink: string;
}

/** The mail that says what kinds of things are new in a course. */
export function digestMail(input: DigestInput): MailText {
  const title = oneLine(input.courseTitle);
  const news = NOTIFICATION_KINDS.filter((kind) => input.kinds.includes(kind)).map(
    (kind) => MAIL_LABELS[kind],
  );
  return {
    subject: `New in ${title}: ${news.join(', ')}`,
    text: [
      `New in ${title}:`,
      news.map((words) => `- ${words}`).join('\n'),
      `Open the course: ${input.courseLink}`,
      `You get at most one of these emails a day.\nChoose what you get: ${input.settingsLink}\nStop these emails: ${input.unsubscribeLink}`,
    ].join('\n\n'),
  };
}

/** The mail with which a person confirms an address. */
export function confirmationMail(input: {
  readonly courseTitle: string;
  readonly confirmLink: string;
}): MailText {
  const title = oneLine(input.courseTitle);
  return {
    subject: `Confirm your email address for ${title}`,
    text: [
      `Someone entered this address to get email about ${title}. If it was you, open this link within 24 hours:`,
      input.confirmLink,
      'If it wasn’t you, ignore this email. Nothing else will be sent.',
    ].join('\n\n'),
  };
}
