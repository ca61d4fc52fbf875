// What an item of the design is called in messages.
import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { readCriteriaTable } from '@elenchus/domain/criteria/criteria-table.ts';
import { tableWords } from '@elenchus/domain/criteria/criteria-words.ts';
import { factsOf } from '@elenchus/domain/design/data-types.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { evaluationName, readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import { readKeyText } from '../../../saving/design/design-entry.ts';

/** A type that only a later version knows. */
const UNKNOWN = { sentenceName: 'a setting', sentenceBy: 'type' } as const;

const LONGEST = 40;

/** 'the section “Mind and Body”', or whatever else identifies the item. */
export function itemName(key: string, item: DesignItem | null | undefined): string {
  const { dataType, dataID } = readKeyText(key);
  const { sentenceName, sentenceBy } = factsOf(dataType) ?? UNKNOWN;
  if (sentenceBy === 'type') return sentenceName;
  const named = item?.dataText.trim().replaceAll(/\s+/g, ' ') ?? '';
  // People name these; their IDs say nothing.
  if (named === '' && sentenceBy === 'text') {
    return item ? `${sentenceName} without a name` : sentenceName;
  }
  const text = named || dataID;
  return `${sentenceName} “${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}

/** The text that a person wrote in an item, as shown to the person who lost it. */
export function itemContent(item: DesignItem): string {
  if (item.dataType.endsWith('Criteria')) {
    const table = readCriteriaTable(item.dataText);
    if (table.ok) return tableWords(table.value) || '(empty)';
  }
  if (item.dataType !== 'evaluation') return writtenLines(item).join('\n') || '(empty)';
  const evaluation = readEvaluation(item);
  const { dueDate, sectionIds, handedBack } = evaluation;
  return [
    evaluationName(evaluation),
    dueDate ? `due ${dueCardLabel(dueDate)}` : 'no due date',
    sectionIds.length === 1 ? '1 section' : `${sectionIds.length} sections`,
    handedBack ? 'handed back' : 'not handed back',
  ].join(', ');
}

/** The texts of an item that people write, one below the other. */
function writtenLines(item: DesignItem): readonly string[] {
  const { dataText, questionOptions, questionLogic } = item;
  const logic = questionLogic === '' ? '' : `Logic: ${questionLogic}`;
  const lines: Partial<Record<string, readonly string[]>> = {
    question: [
      dataText,
      ...splitOptions(questionOptions).map((option, place) => `${place + 1}. ${option}`),
      logic,
    ],
    thesis: [dataText, logic, questionOptions],
    syllabusLinkItem: [dataText, questionOptions, questionLogic],
  };
  return (lines[item.dataType] ?? [dataText]).filter((line) => line !== '');
}

/** The sentence about items that undo or redo didn't touch; empty where there are none. */
export function leftAlone(names: readonly string[]): string {
  return names.length > 0
    ? ` Left alone, because someone else changed it since: ${names.join(', ')}.`
    : '';
}
