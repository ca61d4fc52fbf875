// Finds what a student changed after the date whose answers count (ANS-20, ANS-21).
import { daysBetween } from '../base/calendar.ts';
import { isPastDue } from '../base/deadline.ts';
import { dueDay, type DueDate } from '../base/due-date.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';
import { answerText, type Answer } from './answer.ts';
import { withoutRemoved } from './choice-answer.ts';

/** A current answer. */
interface CurrentAnswer extends Answer {
  /** Epoch milliseconds of the save, by the server's clock: a device's clock may be years off. */
  readonly savedAt: number;
}

export interface LateRevision {
  readonly questionID: string;
  /** The answer that counts; '' when there was none. */
  readonly before: string;
  readonly after: string;
  /** 0 on the due date itself, after its time. */
  readonly daysLate: number;
}

/** The answers that differ from those that count, by question. */
export function lateRevisions(
  counted: readonly Answer[],
  present: readonly CurrentAnswer[],
  due: DueDate,
  zone: TimeZone,
): ReadonlyMap<string, LateRevision> {
  const texts = new Map(counted.map((answer) => [answer.questionID, answerText(answer)]));
  const revisions = new Map<string, LateRevision>();
  for (const answer of present) {
    const [before, after] = [texts.get(answer.questionID) ?? '', answerText(answer)];
    // The two lists are read one after the other: an answer saved in between isn't late. The student didn't take
    // back an option that was removed from the question.
    if (withoutRemoved(before) === withoutRemoved(after)) continue;
    if (!isPastDue(due, answer.savedAt, zone)) continue;
    const daysLate = Math.max(0, daysBetween(dueDay(due), localDate(answer.savedAt, zone)));
    revisions.set(answer.questionID, { questionID: answer.questionID, before, after, daysLate });
  }
  return revisions;
}

/** The sentence that tells the grader about it. */
export function lateRevisionSentence({ before, after, daysLate }: LateRevision): string {
  const days = daysLate === 1 ? '1 day' : `${daysLate} days`;
  const late = daysLate === 0 ? 'later on the due date' : `${days} after the due date`;
  if (before.trim() === '') return `Written ${late}`;
  return `${after.trim() === '' ? 'Deleted' : 'Revised'} ${late}`;
}
