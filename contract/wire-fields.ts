// Field schemas that several endpoints share.
import { z } from 'zod';

export const MOST_CHARACTERS = 200_000;
export const MOST_ENTRIES = 10_000;

/** Any text that is kept as given. */
export const longText = z
  .string()
  .max(MOST_CHARACTERS, `A field may have at most ${MOST_CHARACTERS} characters.`);

export const username = z.string().min(1).max(200);
export const identifier = z.string().min(1).max(200);
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date of the form yyyy-mm-dd.');
export const message = z.object({ message: z.string() });
