// A field of the grading screen as it is shown, with what needs the grader's attention.
import type { KnownGrade } from '../../../../saving/grades/grade-field.ts';

/** Somebody else changed a field that is on the screen. */
export interface FieldNews {
  readonly by: string;
  readonly at: number;
}

/** Two people saved the same field: both values, for a person to choose. */
export interface FieldConflict {
  readonly key: string;
  readonly mine: string;
  /** null when it was deleted. */
  readonly theirs: KnownGrade | null;
}

/** Grades that a new due date deletes. */
export interface GradesAtStake {
  readonly grades: number;
  /** Those that were given for an answer that differs as of the new date. */
  readonly changed: number;
}

/** A field as it is shown. */
export interface ShownField {
  readonly key: string;
  readonly text: string;
  readonly news: FieldNews | undefined;
  readonly conflict: FieldConflict | undefined;
  /** Somebody else's text waits until the field is left. */
  readonly isHeldBack: boolean;
  /** What was typed and is no value: it is shown with the reason, and not saved. */
  readonly rejected: string | undefined;
  /** Which grades go with what was typed, which waits for somebody to agree. */
  readonly losing: GradesAtStake | undefined;
}
