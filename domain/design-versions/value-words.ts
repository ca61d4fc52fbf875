// Describes values of the design in its history (HIS-7).
import { dueShortLabel } from '../base/due-date-labels.ts';
import { readDueDate } from '../base/due-date.ts';
import { quotedText } from '../base/quoted-text.ts';

/** Values longer than these are compared word by word instead of quoted. */
const LONGEST_VALUE = 40;

/** 'changed from Nov 3 to Nov 10' for dates, the values if they are short, or 'changed'. */
export function fromTo(before: string, after: string): string {
  if (Math.max(before.length, after.length) > LONGEST_VALUE || /^[[{]/u.test(after))
    return 'changed';
  return `changed from ${designValueWords(before)} to ${designValueWords(after)}`;
}

/** A date as people write it, or the value in quotes. */
export function designValueWords(text: string): string {
  const due = readDueDate(text);
  if (due !== null) return dueShortLabel(due);
  return text.trim() === '' ? 'none' : quotedText(text);
}
