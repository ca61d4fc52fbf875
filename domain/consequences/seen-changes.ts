// Which edits of a course can change what its students see, or how their open work is counted (CHK-20).
import { parseFlag } from '../design/course-settings.ts';
import type { DesignItem } from '../design/design-item.ts';
import { splitOptions } from '../questions/option-text.ts';

/** An item before and after an edit; null when it doesn't exist. */
interface ItemEdit {
  readonly before: DesignItem | null;
  readonly after: DesignItem | null;
}

type Field = 'dataText' | 'dataIndex' | 'questionType' | 'questionOptions' | 'questionLogic';

/** The fields that matter, by type of item; adding or removing an item of these types matters too. */
const RELEVANT_FIELDS: Readonly<Record<string, readonly Field[]>> = {
  heldQuestion: [],
  thesis: ['dataText', 'questionLogic'],
  topic: ['dataIndex', 'questionOptions'],
  sectionName: ['dataIndex'],
  courseDate: ['dataIndex', 'questionLogic'],
  usesAutomaticProgress: ['dataText'],
  timeToShowNewContent: ['dataText', 'questionOptions'],
  currentCourseDate: ['dataIndex'],
  courseTimeZone: ['dataText'],
  hasContradictionItems: ['dataText'],
  penaltyForUnansweredMCQ: ['dataText'],
  penaltyForUnresolvedContradictions: ['dataText'],
};

/**
 * Flags that hide something when they are switched off (GRD-84). Switching one on needs no warning: the person wants
 * to see it.
 */
const HIDING_FLAGS: ReadonlySet<string> = new Set([
  'hasCourseDescription',
  'hasFAQ',
  'hasRubric',
  'giveStudentsComments',
  'usesGradesForExams',
]);

/** Whether these edits can change anything for students; texts, order within a day and new questions can't. */
export function canChangeWhatIsSeen(edits: readonly ItemEdit[]): boolean {
  return edits.some(isRelevant);
}

function isRelevant({ before, after }: ItemEdit): boolean {
  const type = (after ?? before)?.dataType ?? '';
  if (type === 'question') return isRelevantQuestion(before, after);
  if (type === 'evaluation') return isRelevantEvaluation(before, after);
  if (HIDING_FLAGS.has(type)) return isOn(before) && !isOn(after);
  const fields = RELEVANT_FIELDS[type];
  if (!fields) return false;
  return !before || !after || fields.some((field) => before[field] !== after[field]);
}

function isOn(item: DesignItem | null): boolean {
  return item !== null && parseFlag(item.dataText) === true;
}

/** A new evaluation affects nobody yet, and removing one has a confirmation of its own. */
function isRelevantEvaluation(before: DesignItem | null, after: DesignItem | null): boolean {
  if (!before || !after) return false;
  return (
    before.questionCourseDate !== after.questionCourseDate ||
    before.questionOptions !== after.questionOptions ||
    before.questionLogic !== after.questionLogic
  );
}

/** A person who adds a question wants it to appear; a person who deletes one may not know for whom it disappears. */
function isRelevantQuestion(before: DesignItem | null, after: DesignItem | null): boolean {
  if (!before || !after) return before !== null;
  return (
    before.questionType !== after.questionType ||
    before.questionLogic !== after.questionLogic ||
    before.questionCourseDate !== after.questionCourseDate ||
    movedOptions(splitOptions(before.questionOptions), splitOptions(after.questionOptions)).size > 0
  );
}

/** The numbers that mean another option after an edit, or none; new wording in place isn't such an edit. */
export function movedOptions(
  before: readonly string[],
  after: readonly string[],
): ReadonlySet<number> {
  const isReordered =
    before.length !== after.length ||
    before.toSorted().every((option, place) => option === after.toSorted()[place]);
  if (!isReordered) return new Set();
  return new Set(
    before
      .keys()
      .filter((place) => before[place] !== after[place])
      .map((place) => place + 1),
  );
}
