// A thesis and its flat record: a short name for a condition, with a description for people.
import { parseIndex, sortByIndex } from '../base/ordering.ts';
import { designItem, itemsOfType, type DesignItem } from '../design/design-item.ts';

export interface Thesis {
  readonly id: string;
  readonly name: string;
  readonly logic: string;
  readonly description: string;
  /** The place in the list; null when the stored one isn't a number. */
  readonly index: number | null;
}

/** Reads one flat record of dataType thesis, as stored. */
export function readThesis(item: DesignItem): Thesis {
  return {
    id: item.dataID,
    name: item.dataText,
    logic: item.questionLogic,
    description: item.questionOptions,
    index: parseIndex(item.dataIndex),
  };
}

/** The theses among the records of a course, in order. */
export function readTheses(items: readonly DesignItem[]): readonly Thesis[] {
  return sortByIndex(itemsOfType(items, 'thesis').map(readThesis), ({ index }) => index);
}

/** Writes a thesis as its flat record. */
export function writeThesis(thesis: Thesis): DesignItem {
  return designItem({
    dataType: 'thesis',
    dataID: thesis.id,
    dataIndex: thesis.index === null ? '' : String(thesis.index),
    dataText: thesis.name,
    questionLogic: thesis.logic,
    questionOptions: thesis.description,
  });
}
