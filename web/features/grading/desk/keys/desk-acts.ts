// What a key of the grading screen does: what it writes to, or why it does nothing (BLD-42).
import { changesGrading, goesToStudent, type DeskCommand } from './desk-keys.ts';

interface KeyPlace {
  /** The course takes no changes. */
  readonly isClosed: boolean;
  /** A due date says which answers count. */
  readonly hasWork: boolean;
  /** The question that keys grade. */
  readonly current: string | null;
  /** The question of the pass isn't shown to this student. */
  readonly isMissing: boolean;
}

type Kind = Exclude<DeskCommand['kind'], 'grade-digit' | OnQuestion>;
type OnQuestion = 'grade' | 'criteria' | 'comment-passage';

type DeskAct =
  | { readonly kind: 'grade-digit'; readonly questionId: string; readonly digit: string }
  | { readonly kind: OnQuestion; readonly questionId: string | null }
  | { readonly kind: Kind }
  /** The grader hears that the key did nothing. */
  | { readonly kind: 'not-shown' };

const ABOUT_THE_QUESTION: ReadonlySet<DeskCommand['kind']> = new Set<DeskCommand['kind']>([
  'grade-digit',
  'grade',
  'criteria',
  'comment',
  'comment-passage',
  'saved-comments',
]);

/** What a key does; null for nothing. */
export function actOf(
  command: DeskCommand,
  { isClosed, hasWork, current, isMissing }: KeyPlace,
): DeskAct | null {
  if (isClosed && changesGrading(command)) return null;
  // Without a due date there is nothing to grade, only other students.
  if (!hasWork && !goesToStudent(command)) return null;
  if (isMissing && ABOUT_THE_QUESTION.has(command.kind)) return { kind: 'not-shown' };
  const { kind } = command;
  if (kind === 'grade-digit') {
    return current === null ? null : { ...command, questionId: current };
  }
  return isOnQuestion(kind) ? { kind, questionId: current } : { kind };
}

function isOnQuestion(kind: Kind | OnQuestion): kind is OnQuestion {
  return kind === 'grade' || kind === 'criteria' || kind === 'comment-passage';
}
