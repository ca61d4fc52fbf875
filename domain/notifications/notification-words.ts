// Writes the sentences of notifications, for the screen and for mail (NTC-9, NTC-11).
import { countedNoun } from '../base/counted-noun.ts';
import { readDueDate } from '../base/due-date.ts';
import { dueShortLabel } from '../base/due-date-labels.ts';
import type { CourseNotification, NotificationKind } from './course-notification.ts';

/** The sentence of a notification; the title of an announcement. */
export function notificationSentence(notification: CourseNotification): string {
  const { kind, name, unanswered } = notification;
  switch (kind) {
    case 'handed-back':
      return `${name} was handed back.`;
    case 'answered':
      return `Your question about ${name} was answered.`;
    case 'date-moved':
      return movedSentence(notification);
    case 'section-opened':
      return `${name} is open.`;
    case 'announcement':
      return name;
    case 'reminder':
      return `${name} is due ${label(notification.after)}. You have ${countedNoun(unanswered, 'unanswered question')}.`;
  }
}

function movedSentence({ name, before, after, replaced, isOwn }: CourseNotification): string {
  const which = isOwn ? `Your due date for ${name}` : `The due date of ${name}`;
  const earlier = replaced === '' ? '' : ` An earlier notice said ${label(replaced)}: ignore it.`;
  if (after === '') return `${which} was removed.${earlier}`;
  if (before === '') return `${which} is ${label(after)}.${earlier}`;
  return `${which} moved from ${label(before)} to ${label(after)}.${earlier}`;
}

function label(text: string): string {
  const due = readDueDate(text);
  return due === null ? text : dueShortLabel(due);
}

/** Each kind in the settings of a person. */
export const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  'handed-back': 'Work handed back',
  answered: 'Answers to my questions about grades',
  'date-moved': 'Changed due dates',
  'section-opened': 'New sections',
  announcement: 'Announcements',
  reminder: 'Reminders before a due date',
};

/** Each kind in a mail. It never says what the notification is about. */
export const MAIL_LABELS: Readonly<Record<NotificationKind, string>> = {
  'handed-back': 'work handed back',
  answered: 'an answer to your question',
  'date-moved': 'a due date changed',
  'section-opened': 'a new section is open',
  announcement: 'an announcement',
  reminder: 'work is due soon',
};
