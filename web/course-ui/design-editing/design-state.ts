// What the design screens show while a course is changed, and what a change comes with.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { SaveWords } from '../../lib/answer-queue/save-words.ts';
import type { DesignMeeting } from './meet-design.ts';

export interface ChangeOptions {
  /** What Undo calls it, such as 'rename section'. */
  readonly label: string;
  /** How long to wait for more of the same before it is sent: 300 for the text of a question. */
  readonly debounceMs?: 300 | 500;
  /** What to tell the person once it is done, for example after a removal. */
  readonly said?: string;
}

/** A due date that deletes grades and waits for the person to agree. */
export interface DueDateQuestion {
  readonly key: string;
  readonly evaluation: string;
  readonly grades: number;
}

/** Grades that went with a change of an evaluation; an instructor can restore them. */
export interface DeletedGrades {
  readonly evaluationId: string;
  /** As it was called then; '' where it had no name. */
  readonly evaluation: string;
  readonly isRemoved: boolean;
  readonly grades: number;
}

export interface DesignState {
  readonly items: readonly DesignItem[];
  readonly course: CourseModel;
  readonly saveState: SaveWords;
  /** What Undo and Redo would do; null when there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** What was just done, in words: by undo, redo, or a removal. */
  readonly said: string;
  readonly meetings: readonly DesignMeeting[];
  readonly question: DueDateQuestion | null;
  readonly deletions: readonly DeletedGrades[];
}
