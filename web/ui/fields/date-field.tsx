import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** The error of a field in which only part of a date was typed. */
export const INCOMPLETE_DATE = 'Incomplete date. Nothing changed.';

/** While a year is typed, the browser reports the years 2, 20 and 202 on the way to 2026. */
const FIRST_WHOLE_YEAR = '1000';

/** Whether the year of a typed date isn't complete. */
export function isHalfYear(date: string): boolean {
  return date !== '' && date < FIRST_WHOLE_YEAR;
}

/** Whether only a part of a date is typed. */
export function isHalfDate({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? validity.badInput : isHalfYear(value);
}

/** A date with the browser's calendar; typed or chosen, its value is yyyy-mm-dd. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'max'>) {
  // Without a latest day the browser lets people type years of six digits.
  return <TextField {...props} type="date" max="9999-12-31" />;
}
