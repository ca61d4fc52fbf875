// What the design screens show, read from the parts of the editor.
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { QueueState } from '../../saving/queue/queue-state.ts';
import { saveWords, type SaveWords } from '../../saving/save-words.ts';
import type { ChangeWeighing } from './change-weighing.ts';
import { isWork, itemsByKey } from '../../saving/design/design-entry.ts';
import { itemName } from './design-item-names.ts';
import type { DesignState } from './design-state.ts';
import type { EditHistory } from './edit-history.ts';
import type { GradeLosses } from './grade-losses.ts';
import { shownItems } from './shown-design.ts';

interface EditorParts extends Pick<DesignState, 'said' | 'meetings'> {
  readonly queue: QueueState;
  /** The design without what is held back. */
  readonly below: readonly DesignItem[];
  readonly weighing: ChangeWeighing;
  readonly history: EditHistory;
  readonly losses: GradeLosses;
}

/** The state of the editor; the course is read again only when its items are others. */
export function readDesignState(parts: EditorParts, last: DesignState | undefined): DesignState {
  const { queue, below, weighing, history, losses, said, meetings } = parts;
  const { made } = weighing;
  const items = shownItems(below, weighing.entries);
  const byKey = itemsByKey(items);
  const nameOf = (key: string): string => itemName(key, byKey.get(key));
  const question = losses.question(queue.unsent);
  return {
    items,
    course: items === last?.items ? last.course : readCourse(items),
    saveState:
      heldWords(weighing) ??
      (question && ASKING) ??
      saveWords(queue, { one: 'change', many: 'changes', nameOf, isWork }),
    undoLabel: history.done.at(-1)?.label ?? null,
    redoLabel: history.undone.at(-1)?.label ?? null,
    said,
    meetings,
    question,
    deletions: losses.deletions,
    consequences: weighing.told,
    made: made !== null && history.done.includes(made.step) ? made : null,
  };
}

/** While a dialog asks, whatever it asks about. */
const ASKING: SaveWords = {
  tone: 'waiting',
  text: 'Not saved yet: answer the question first.',
};

function heldWords({ isHolding, told }: ChangeWeighing): SaveWords | null {
  if (!isHolding) return null;
  return told === null ? { tone: 'saving', text: 'Saving…' } : ASKING;
}
