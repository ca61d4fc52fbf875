// What changed for students since a date, in sentences: only what they may see now (HIS-14).
import type { DesignItem } from '../design/design-item.ts';
import { designForAudience } from '../visibility/design-for-audience.ts';
import { changesBetween } from './design-at-version.ts';
import { changeWords } from './change-words.ts';
import { changedItem } from './item-change.ts';

/** The course day at the date and the one now. */
interface CourseDays {
  readonly before: number | null;
  readonly now: number | null;
}

/** Theses and settings of the schedule's dates are computed with, but nobody reads them. */
const READ_BY_NOBODY: ReadonlySet<string> = new Set(['thesis', 'currentCourseDate']);

/** The sentences for students, in the order of the design. A question that opened since is new to them. */
export function releaseNotes(
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  days: CourseDays,
): readonly string[] {
  const before = designForAudience(then, 'student', days.before);
  const after = designForAudience(now, 'student', days.now);
  const changes = changesBetween(before, after).filter(
    (change) => !READ_BY_NOBODY.has(changedItem(change).dataType),
  );
  // Logic can mention questions that students don't have yet.
  const readable = changes.map(({ before: was, after: is }) => ({
    before: was && { ...was, questionLogic: was.dataType === 'question' ? '' : was.questionLogic },
    after: is && { ...is, questionLogic: is.dataType === 'question' ? '' : is.questionLogic },
  }));
  return changeWords(readable, after).map(({ sentence }) => sentence);
}
