// What the design screens show while a course is changed, and the options of a change.
import type { ConsequenceSentences } from '@elenchus/domain/consequences/consequence-sentences.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { FollowingAnswers } from '../../saving/design/entry-steps.ts';
import type { SaveWords } from '../../saving/save-words.ts';
import type { DesignConflict } from '../../saving/design/design-conflict.ts';

export interface ChangeOptions {
  /** What Undo calls it, such as 'rename section'. */
  readonly label: string;
  /** How long to wait for more of the same before it is sent: 300 for the text of a question. */
  readonly debounceMs?: 300 | 500;
  /** The message after the change is made, for example after a deletion. */
  readonly message?: string;
  /** Nobody asked for it, so Undo does not offer to take it back. */
  readonly isTidying?: boolean;
  /** The person has agreed already that grades go with it. */
  readonly isAgreed?: boolean;
  /** A separate dialog has shown what the change does to students; null where that is nothing or unknown. */
  readonly weighed?: ConsequenceSentences | null;
  /** A question whose stored answers follow its options to their new numbers. */
  readonly following?: FollowingAnswers;
  /** The person read what it does to students and chose not to make it. */
  readonly onLeft?: () => void;
}

/** A change that was made although it does something to students: one click takes it back. */
export interface MadeChange {
  readonly label: string;
  readonly sentences: ConsequenceSentences;
}

/** A change that would cost grades and waits for the person to agree: a new due date, or another mode of grading. */
export interface GradeQuestion {
  readonly key: string;
  readonly kind: 'due-date' | 'removal' | 'mode';
  /** What the evaluation is called; '' where it has no name, and for the mode. */
  readonly evaluation: string;
  /** The item on the server; null for a new one. */
  readonly before: DesignItem | null;
  readonly grades: number;
  /** Of these, the ones whose answers differ as of a new due date; null if the server doesn't say. */
  readonly changed: number | null;
}

/** Grades that went with a change; an instructor can restore them. */
export interface DeletedGrades {
  readonly key: string;
  readonly kind: 'due-date' | 'removal' | 'mode';
  /** As it was called then. */
  readonly evaluation: string;
  /** The item on the server; null for a new one. */
  readonly before: DesignItem | null;
  readonly grades: number;
}

/** The course as it is designed now: the server's items with the unsent changes. */
export interface DesignedCourse {
  readonly items: readonly DesignItem[];
  readonly course: CourseModel;
}

/** Whether everything is saved, what can be undone, and what the person should read or answer. */
export interface DesignSaveState {
  readonly saveState: SaveWords;
  /** What Undo and Redo would do; null when there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** The message about what undo, redo or a deletion just did. */
  readonly message: string;
  readonly conflicts: readonly DesignConflict[];
  readonly question: GradeQuestion | null;
  readonly deletions: readonly DeletedGrades[];
  /** What the change that waits for an answer would do to students. */
  readonly consequences: ConsequenceSentences | null;
  readonly made: MadeChange | null;
}

export interface DesignState extends DesignedCourse, DesignSaveState {}
