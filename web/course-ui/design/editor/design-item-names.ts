// What an item of the design is called in messages.
import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { fairGradingWords } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { readFairGrading } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { itemTitle } from '@elenchus/domain/course/item-title.ts';
import { readCriteriaTable } from '@elenchus/domain/criteria/criteria-table.ts';
import { tableWords } from '@elenchus/domain/criteria/criteria-words.ts';
import { factsOf } from '@elenchus/domain/design/data-types.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { evaluationName, readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import { noClassSentence, readNoClassItem } from '@elenchus/domain/schedule/no-class.ts';
import { readKeyText } from '../../../saving/design/design-entry.ts';

/** A type that only a later version knows. */
const UNKNOWN = { sentenceName: 'a setting', sentenceBy: 'type' } as const;

const LONGEST = 40;

/** 'the section “Mind and Body”', or whatever else identifies the item. */
export function itemName(key: string, item: DesignItem | null | undefined): string {
  const { dataType, dataID } = readKeyText(key);
  const { sentenceName, sentenceBy } = factsOf(dataType) ?? UNKNOWN;
  if (sentenceBy === 'type') return sentenceName;
  const named = item ? itemTitle(item).trim().replaceAll(/\s+/g, ' ') : '';
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
  return (lines[item.dataType] ?? [recordWords(item) ?? itemTitle(item)]).filter(
    (line) => line !== '',
  );
}

/** A typed record in words; null for other items, and for what can't be read. */
function recordWords(item: DesignItem): string | null {
  if (item.dataType === 'noClass') {
    const range = readNoClassItem(item);
    return range && noClassSentence(range);
  }
  if (item.dataType !== 'fairGrading') return null;
  const fair = readFairGrading(item);
  return fair.ok ? fairGradingWords(fair.value) : '';
}

/** The sentence about items that undo or redo didn't touch; empty where there are none. */
export function leftAlone(names: readonly string[]): string {
  return names.length > 0
    ? ` Left alone, because someone else changed it since: ${names.join(', ')}.`
    : '';
}
