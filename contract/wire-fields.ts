// Field schemas that several endpoints share.
import { ID_LIMIT, TEXT_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import { dateFaultSentence, isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { parseDueDate } from '@elenchus/domain/base/due-date.ts';
import { isStorable } from '@elenchus/domain/answers/storable-text.ts';
import { z } from 'zod';

/** A text that every database stores unchanged; NUL and half a surrogate pair are refused first. */
export function text(most: number) {
  return z.string().max(most).refine(isStorable, 'contains a character that can’t be stored');
}

/** Any text that is kept as given. */
export const longText = text(TEXT_LIMIT);

export const username = text(ID_LIMIT).min(1);
export const identifier = text(ID_LIMIT).min(1);
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date of the form yyyy-mm-dd', abort: true })
  .refine(isIsoDate, dateFaultSentence('no-such-day'));
/** The number of grades that the person agreed to lose, if they were asked. */
export const agreedGrades = z.number().int().nonnegative().optional();
/** `targetDate` of the work that the caller has read. */
export const readAsOf = text(20)
  .refine((typed) => parseDueDate(typed).ok, 'must be a due date, such as 2026-09-04')
  .optional();
/** `readAt` of the work that the caller has read. */
export const readAt = z.number().int().nonnegative().optional();
/** `personTag` of the work that the caller has read: it is refused if someone else has the netID now. */
export const personTag = text(64).optional();
export const message = z.object({ message: z.string() });
