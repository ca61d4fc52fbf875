import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** The error of a field in which only part of a date was typed. */
export const INCOMPLETE_DATE = 'Incomplete date. Nothing changed.';

/** A date with the browser's calendar; typed or chosen, its value is yyyy-mm-dd. */
export function DateField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'max'>) {
  // Without a latest day the browser lets people type years of six digits.
  return <TextField {...props} type="date" max="9999-12-31" />;
}
