// Decides which edits of a course can change what its students see, or how their open work is counted (CHK-20).
import { hasOwnRule, isDataType, REGISTRY, type OwnRuleType } from '../design/data-types.ts';
import { parseFlag } from '../design/registry/setting-forms.ts';
import type { DesignItem } from '../design/design-item.ts';
import { splitOptions } from '../questions/option-text.ts';

/** An item before and after an edit; null when it doesn't exist. */
interface ItemEdit {
  readonly before: DesignItem | null;
  readonly after: DesignItem | null;
}

/** The rules of types for which a list of fields says too little. */
const OWN_RULES: Readonly<Record<OwnRuleType<'changesWhatIsSeen'>, (edit: ItemEdit) => boolean>> = {
  question: isRelevantQuestion,
  evaluation: isRelevantEvaluation,
};

/** Whether these edits can change anything for students; texts, order within a day and new questions can't. */
export function canChangeWhatIsSeen(edits: readonly ItemEdit[]): boolean {
  return edits.some(isRelevant);
}

function isRelevant(edit: ItemEdit): boolean {
  const { before, after } = edit;
  const dataType = (after ?? before)?.dataType ?? '';
  if (!isDataType(dataType)) return false;
  if (hasOwnRule(dataType, 'changesWhatIsSeen')) return OWN_RULES[dataType](edit);
  const changes = REGISTRY[dataType].changesWhatIsSeen;
  if (changes === 'never') return false;
  // Switching a flag on needs no warning: the person wants to see what it shows (GRD-84).
  if (changes === 'when-off') return isOn(before) && !isOn(after);
  return !before || !after || changes.some((field) => before[field] !== after[field]);
}

function isOn(item: DesignItem | null): boolean {
  return item !== null && parseFlag(item.dataText) === true;
}

/** A new evaluation doesn't affect anyone yet, and removing one has a confirmation of its own. */
function isRelevantEvaluation({ before, after }: ItemEdit): boolean {
  if (!before || !after) return false;
  return (
    before.questionCourseDate !== after.questionCourseDate ||
    before.questionOptions !== after.questionOptions ||
    before.questionLogic !== after.questionLogic
  );
}

/** A person who adds a question wants it to appear; a person who deletes one may not know for whom it disappears. */
function isRelevantQuestion({ before, after }: ItemEdit): boolean {
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
    before.toSorted().every((option, index) => option === after.toSorted()[index]);
  if (!isReordered) return new Set();
  return new Set(
    before
      .keys()
      .filter((index) => before[index] !== after[index])
      .map((index) => index + 1),
  );
}
