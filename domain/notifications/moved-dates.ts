// Due dates that moved, with the old and the new date (NTC-4, NTC-5).
import { readDueDate, type DueDate } from '../base/due-date.ts';
import type { CourseModel } from '../course/course-model.ts';
import type { CustomDueDates } from '../grading/due-work.ts';
import { evaluationName } from '../grading/evaluation.ts';
import { notificationOf, type CourseNotification } from './course-notification.ts';

/** One change of a due date, from the log. */
export interface DateMove {
  readonly at: number;
  readonly evaluationId: string;
  readonly before: string;
  readonly after: string;
  /** The folded username of the person who changed it. */
  readonly actor: string;
  /** A custom due date of the reader. */
  readonly isOwn: boolean;
}

/** Changes that follow each other within this time are one move: people correct themselves. */
const JOINED = 86_400_000;

/**
 * The moves of due dates that concern a reader. A student with a custom due date isn't notified when the general
 * one moves, and people aren't notified of their own moves.
 */
export function movedDateNotifications(
  { settings, evaluations }: Pick<CourseModel, 'settings' | 'evaluations'>,
  moves: readonly DateMove[],
  reader: { readonly usernameKey: string; readonly own: CustomDueDates },
): readonly CourseNotification[] {
  if (!settings.usesGrading) return [];
  return joinMoves(moves).flatMap(({ at, evaluationId, before, after, replaced, actor, isOwn }) => {
    const evaluation = evaluations.find(({ id }) => id === evaluationId);
    const isOverridden = !isOwn && reader.own.has(evaluationId);
    if (!evaluation || isOverridden || actor === reader.usernameKey) return [];
    const [from, to] = [readDueDate(before) ?? '', readDueDate(after) ?? ''];
    if (from === to) return [];
    const kind = 'date-moved';
    const id = `${kind}:${evaluationId}:${isOwn ? 'own:' : ''}${at}`;
    const name = evaluationName(evaluation);
    const about = { about: evaluationId, name, before: from, after: to, isOwn };
    return [notificationOf({ ...about, id, at, kind, replaced: replaced === to ? '' : replaced })];
  });
}

interface JoinedMove extends DateMove {
  /** The date that an earlier notification named; '' for none. */
  readonly replaced: DueDate | '';
}

function joinMoves(moves: readonly DateMove[]): readonly JoinedMove[] {
  const joined: JoinedMove[] = [];
  for (const move of moves.toSorted((one, other) => one.at - other.at)) {
    const index = joined.findLastIndex(
      ({ evaluationId, isOwn }) => evaluationId === move.evaluationId && isOwn === move.isOwn,
    );
    const last = joined[index];
    if (last && move.at - last.at <= JOINED)
      joined[index] = { ...move, before: last.before, replaced: readDueDate(last.after) ?? '' };
    else joined.push({ ...move, replaced: '' });
  }
  return joined;
}
