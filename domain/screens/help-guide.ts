// The guides in the help: which one `?view=help` asks for, and which one a reader begins with (VIEW-35, VIEW-36).

export const GUIDES = ['student', 'ta', 'instructor'] as const;
export type Guide = (typeof GUIDES)[number];

const HELP = 'help';

/** The value of ?view= for a guide, or for whichever fits the reader. */
export function helpQuery(guide?: Guide): string {
  return guide === undefined ? HELP : `${HELP}:${guide}`;
}

/** The guide that a value of ?view= names, 'own' for the one that fits the reader, or null when it asks for no help. */
export function readHelpQuery(value: string | null): Guide | 'own' | null {
  if (value === null || (value !== HELP && !value.startsWith(`${HELP}:`))) return null;
  return GUIDES.find((guide) => helpQuery(guide) === value) ?? 'own';
}

/** The guide for a reader's own role; nobody logged in reads the student's. */
export function guideForRole(reader: {
  readonly isInstructor: boolean;
  readonly isTA: boolean;
}): Guide {
  if (reader.isInstructor) return 'instructor';
  return reader.isTA ? 'ta' : 'student';
}
