// Design items that must not be stored: unknown kinds, fields that are too long, due dates that are no dates (GRD-41).
import { dateFaultSentence, parseIsoDate } from '../base/calendar.ts';
import { designFaultSentence } from '../design/design-fault-sentences.ts';
import type { DesignItem } from '../design/design-item.ts';
import { readDesignItem } from '../design/read-design-item.ts';

export interface BadDesignItem {
  /** The place in the list that was sent. */
  readonly position: number;
  readonly dataType: string;
  readonly dataID: string;
  readonly sentence: string;
}

/** Every item that cannot be stored, with a sentence that says why. */
export function badDesignItems(items: readonly DesignItem[]): readonly BadDesignItem[] {
  return items.flatMap((item, position) => {
    const sentence = faultOf(item);
    const { dataType, dataID } = item;
    return sentence === null ? [] : [{ position, dataType, dataID, sentence }];
  });
}

function faultOf(item: DesignItem): string | null {
  const read = readDesignItem(item);
  if (!read.ok) return designFaultSentence(read.reason);
  const dueDate = item.questionCourseDate.trim();
  if (item.dataType !== 'evaluation' || dueDate === '') return null;
  const date = parseIsoDate(dueDate);
  return date.ok ? null : dateFaultSentence(date.reason);
}
