// Describes what changed for students since a date: only what they may see now (HIS-14).
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { designForAudience } from '../visibility/design-for-audience.ts';
import { changesBetween } from './design-at-version.ts';
import { changeWords } from './change-words.ts';
import { changedItemName } from './changed-item-name.ts';
import { changedItem } from './item-change.ts';

/** The course day at the date and the one now. */
interface CourseDays {
  readonly before: number | null;
  readonly now: number | null;
}

/** Theses and settings of the schedule's dates are used for computing, but people don't read them. */
const READ_BY_NOBODY: ReadonlySet<string> = new Set(['thesis', 'currentCourseDate']);

/** The sentences for students, in the order of the design. What only opened on its day isn't a change. */
export function releaseNotes(
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  days: CourseDays,
): readonly string[] {
  const before = designForAudience(then, 'student', days.before);
  const after = designForAudience(now, 'student', days.now);
  const [had, has] = [keysOf(then), keysOf(now)];
  const changes = changesBetween(before, after).filter((change) => {
    const item = changedItem(change);
    const hasOpened = !change.before && had.has(designKeyText(item)) && !isHeld(item, had);
    return !READ_BY_NOBODY.has(item.dataType) && !hasOpened;
  });
  const withdrawn = changes.filter(({ before: was, after: is }) =>
    was && !is ? has.has(designKeyText(was)) : false,
  );
  // Logic can mention questions that students don't have yet.
  const readable = changes
    .filter((change) => !withdrawn.includes(change))
    .map(({ before: was, after: is }) => ({
      before: was && {
        ...was,
        questionLogic: was.dataType === 'question' ? '' : was.questionLogic,
      },
      after: is && { ...is, questionLogic: is.dataType === 'question' ? '' : is.questionLogic },
    }));
  return [
    ...changeWords(readable, after).map(({ sentence }) => sentence),
    ...withdrawn.map(
      (change) => `${changedItemName(changedItem(change), before)}: no longer shown.`,
    ),
  ];
}

function keysOf(design: readonly DesignItem[]): ReadonlySet<string> {
  return new Set(design.map(designKeyText));
}

function isHeld({ dataType, dataID }: DesignItem, keys: ReadonlySet<string>): boolean {
  return dataType === 'question' && keys.has(designKeyText({ dataType: 'heldQuestion', dataID }));
}
