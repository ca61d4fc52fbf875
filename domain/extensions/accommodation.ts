// More time for one student in the whole course, and the due date that follows from it (EXT-1, EXT-3).
import { addDays, daysBetween, type IsoDate } from '../base/calendar.ts';
import { dueDay, type DueDate } from '../base/due-date.ts';
import { accept, refuse, type Result } from '../base/result.ts';

export const ACCOMMODATION_KINDS = ['factor', 'days'] as const;

/** A factor in hundredths (150 is one and a half times), or a number of days. */
export interface Accommodation {
  readonly kind: (typeof ACCOMMODATION_KINDS)[number];
  readonly amount: number;
}

/** How many hundredths or days there may be. */
const LIMITS = { factor: [105, 1000], days: [1, 365] } as const;

/** The days that a factor counts if no class day says when the work began. */
const A_WEEK = 7;

/** The due day of a student with more time. `start` is the first class day of the work; null if it has no date. */
export function accommodatedDay(
  due: DueDate,
  start: IsoDate | null,
  { kind, amount }: Accommodation,
): IsoDate {
  const day = dueDay(due);
  if (kind === 'days') return addDays(day, amount);
  const length = start === null || start >= day ? A_WEEK : daysBetween(start, day);
  // Rounded in the student's favor. Whole hundredths: 1.1 - 1 isn't 0.1.
  return addDays(day, Math.ceil((length * (amount - 100)) / 100));
}

/** Reads what a person typed: "1.5" times, or "3" days. */
export function readAccommodation(
  kind: Accommodation['kind'],
  typed: string,
): Result<Accommodation, Accommodation['kind']> {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return refuse(kind);
  const amount = kind === 'factor' ? Math.round(Number(text) * 100) : Number(text);
  return isAccommodation({ kind, amount }) ? accept({ kind, amount }) : refuse(kind);
}

/** Whether the amount is within the limits of its kind. */
export function isAccommodation({ kind, amount }: Accommodation): boolean {
  const [least, most] = LIMITS[kind];
  return Number.isInteger(amount) && amount >= least && amount <= most;
}

/** The sentence for an amount that can't be used. */
export function accommodationSentence(kind: Accommodation['kind']): string {
  return kind === 'factor'
    ? 'Enter a multiple from 1.05 to 10, such as 1.5.'
    : 'Enter a number of days from 1 to 365.';
}

/** 'One and a half times' in figures: '1.5 times the usual time', or '3 more days'. */
export function accommodationLabel({ kind, amount }: Accommodation): string {
  if (kind === 'factor') return `${amount / 100} times the usual time`;
  return amount === 1 ? '1 more day' : `${amount} more days`;
}
