// What a student changed after the date as of which the answers count (ANS-20, ANS-21).
import { daysBetween, type IsoDate } from '../base/calendar.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';
import { answerText, type Answer } from './answer.ts';

/** An answer as it stands now. */
interface PresentAnswer extends Answer {
  /** Epoch milliseconds of the save, by the clock of the server: the one of a device may be years off. */
  readonly savedAt: number;
}

export interface LateRevision {
  readonly questionID: string;
  /** What counts; '' when nothing was there. */
  readonly before: string;
  readonly after: string;
  readonly daysLate: number;
}

/** The answers that differ from those that count, by question. */
export function lateRevisions(
  counted: readonly Answer[],
  present: readonly PresentAnswer[],
  targetDate: IsoDate,
  zone: TimeZone,
): ReadonlyMap<string, LateRevision> {
  const texts = new Map(counted.map((answer) => [answer.questionID, answerText(answer)]));
  const revisions = new Map<string, LateRevision>();
  for (const answer of present) {
    const [before, after] = [texts.get(answer.questionID) ?? '', answerText(answer)];
    const daysLate = daysBetween(targetDate, localDate(answer.savedAt, zone));
    // Both lists are asked for one after the other: what was written in between is not late.
    if (before === after || daysLate <= 0) continue;
    revisions.set(answer.questionID, { questionID: answer.questionID, before, after, daysLate });
  }
  return revisions;
}

/** What the person grading is told about it. */
export function lateRevisionSentence({ before, after, daysLate }: LateRevision): string {
  const days = daysLate === 1 ? '1 day' : `${daysLate} days`;
  if (before.trim() === '') return `Written ${days} after the due date`;
  return `${after.trim() === '' ? 'Deleted' : 'Revised'} ${days} after the due date`;
}
