// What the design screens show, read from the parts of the editor.
import { replaceEqualDeep } from '@tanstack/react-query';
import { readCourse, type CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { questionsByTopic } from '@elenchus/domain/questions/questions-by-topic.ts';
import type { QueueState } from '../../../saving/queue/queue-state.ts';
import { saveWords, type SaveWords } from '../../../saving/save-words.ts';
import { entryOf, isSameEntry, isWork, itemsByKey } from '../../../saving/design/design-entry.ts';
import type { ChangeWeighing } from './change-weighing.ts';
import { itemName } from './design-item-names.ts';
import type { DesignState } from '../design-state.ts';
import type { EditHistory } from './edit-history.ts';
import type { GradeLosses } from './grade-losses.ts';
import { shownItems } from './shown-design.ts';

interface EditorParts extends Pick<DesignState, 'message' | 'conflicts'> {
  readonly queue: QueueState;
  /** The design without the held changes. */
  readonly below: readonly DesignItem[];
  readonly weighing: ChangeWeighing;
  readonly history: EditHistory;
  readonly losses: GradeLosses;
}

/** The state of the editor. An unchanged part stays the same object, so that nothing renders it again. */
export function readDesignState(parts: EditorParts, last: DesignState | undefined): DesignState {
  const { queue, below, weighing, history, losses, message, conflicts } = parts;
  const { made } = weighing;
  const shown = shownItems(below, weighing.entries);
  const items = last && hasSameItems(last.items, shown) ? last.items : shown;
  const byKey = itemsByKey(items);
  // A deleted item whose deletion can't be saved is called what it was called before.
  const nameOf = (key: string): string => {
    const unsent = queue.unsent.get(key);
    return itemName(key, byKey.get(key) ?? (unsent && entryOf(key, unsent.value).before));
  };
  const question = losses.question(queue.unsent);
  const saveState =
    heldState(weighing) ??
    (question && ASKING) ??
    saveWords(queue, { one: 'change', many: 'changes', nameOf, isWork });
  return {
    items,
    course: items === last?.items ? last.course : courseOf(items, last),
    saveState: last && hasSameFields(last.saveState, saveState) ? last.saveState : saveState,
    undoLabel: history.done.at(-1)?.label ?? null,
    redoLabel: history.undone.at(-1)?.label ?? null,
    message,
    conflicts,
    question: last && hasSameFields(last.question, question) ? last.question : question,
    deletions: losses.deletions,
    consequences: weighing.question,
    made: made !== null && history.done.includes(made.step) ? made : null,
  };
}

/**
 * An edit changes little of a course: settings, questions, theses and the schedule that are as before stay the same
 * objects, so that screens render only what changed.
 */
function courseOf(items: readonly DesignItem[], last: DesignState | undefined): CourseModel {
  const course = readCourse(items);
  if (!last) return course;
  const before = last.course;
  const questions = replaceEqualDeep(before.questions, course.questions);
  return {
    ...course,
    settings: replaceEqualDeep(before.settings, course.settings),
    schedule: replaceEqualDeep(before.schedule, course.schedule),
    theses: replaceEqualDeep(before.theses, course.theses),
    questions,
    questionsByTopic: questionsByTopic(questions),
  };
}

function hasSameItems(one: readonly DesignItem[], other: readonly DesignItem[]): boolean {
  return (
    one.length === other.length &&
    one.every((item, place) => isSameEntry(item, other[place] ?? null))
  );
}

function hasSameFields<Value extends object>(one: Value | null, other: Value | null): boolean {
  if (one === null || other === null) return one === other;
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => values.get(name) === value);
}

/** While a dialog asks, whatever it asks about. */
const ASKING: SaveWords = {
  tone: 'waiting',
  text: 'Not saved yet: answer the question first.',
};

function heldState({ isHolding, question }: ChangeWeighing): SaveWords | null {
  if (!isHolding) return null;
  return question === null ? { tone: 'saving', text: 'Saving…' } : ASKING;
}
