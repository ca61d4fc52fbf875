// Decides which guide of the help `?view=help` opens, and which one a reader starts with (VIEW-35, VIEW-36).

export const GUIDES = ['student', 'ta', 'instructor'] as const;
export type Guide = (typeof GUIDES)[number];

const HELP = 'help';

/** The value of ?view= for a guide, or for the one that fits the reader. */
export function helpQuery(guide?: Guide): string {
  return guide === undefined ? HELP : `${HELP}:${guide}`;
}

/**
 * The guide that a value of ?view= names, 'own' for the one that fits the reader, or null when the value isn't about
 * help.
 */
export function readHelpQuery(value: string | null): Guide | 'own' | null {
  if (value === null || (value !== HELP && !value.startsWith(`${HELP}:`))) return null;
  return GUIDES.find((guide) => helpQuery(guide) === value) ?? 'own';
}

/** The guide for a reader's role; a visitor gets the student's. */
export function guideForRole(reader: {
  readonly isInstructor: boolean;
  readonly isTA: boolean;
}): Guide {
  if (reader.isInstructor) return 'instructor';
  return reader.isTA ? 'ta' : 'student';
}
