// The forms of settings that only staff get.
import { dateFaultSentence, parseIsoDate, type IsoDate } from '../../base/calendar.ts';
import { inText, parsed } from './setting-forms.ts';

/** True or nothing: false has no item. */
export const MARK = inText('mark', isTrueText, (isOn) => (isOn ? 'true' : null), {
  isReadable: isTrueOrFalse,
  expected: 'true or false',
});

export const TRUTH = inText('truth', isTrueText, String, {
  isReadable: isTrueOrFalse,
  expected: 'true or false',
});

export const DATE = inText('date', parseDate, (date) => date, { faultIn: dateFault });

export const MOST_REMINDER_DAYS = 14;

export const REMINDER_DAYS = parsed(
  'number',
  parseReminderDays,
  `a whole number from 0 to ${MOST_REMINDER_DAYS}`,
);

/** A number of days; undefined when the text isn't one. 0 is off. */
function parseReminderDays(text: string): number | undefined {
  const typed = text.trim();
  return /^\d{1,2}$/.test(typed) && Number(typed) <= MOST_REMINDER_DAYS ? Number(typed) : undefined;
}

function parseDate(text: string): IsoDate | null {
  const date = parseIsoDate(text);
  return date.ok ? date.value : null;
}

/** What is wrong with a date, if there is one. */
export function dateFault(text: string): string | null {
  const read = text.trim() === '' ? null : parseIsoDate(text.trim());
  return read === null || read.ok ? null : dateFaultSentence(read.reason);
}

function isTrueText(text: string): boolean {
  return text.trim().toLowerCase() === 'true';
}

function isTrueOrFalse(text: string): boolean {
  return /^(true|false)$/i.test(text.trim());
}
