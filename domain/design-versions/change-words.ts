// Describes what changed between two designs: one sentence for each item that people name (HIS-7, HIS-8).
import { parseIndex, sortByIndex } from '../base/ordering.ts';
import { joinedList, quotedText } from '../base/quoted-text.ts';
import {
  DESIGN_FIELDS,
  designKeyText,
  itemsOfType,
  type DesignField,
  type DesignItem,
} from '../design/design-item.ts';
import { readEvaluation } from '../grading/evaluation.ts';
import { changedItemName, isCourseChoice } from './changed-item-name.ts';
import { changedItem, type ItemChange } from './item-change.ts';
import { parseSettledEssays, settledWords } from '../grading/unwritten-essays.ts';
import { movedRows } from './moved-rows.ts';
import { fairGradingChange, noClassWords, personaWords } from './record-words.ts';
import { fromTo, designValueWords } from './value-words.ts';

interface ChangeSentence {
  /** designKeyText of the item. */
  readonly key: string;
  readonly sentence: string;
}

/** A sentence for each change; rows that only made room for others have none. */
export function changeWords(
  changes: readonly ItemChange[],
  after: readonly DesignItem[],
): readonly ChangeSentence[] {
  const moved = movedItems(changes);
  // A deleted evaluation is named as it was.
  const named = [...after, ...changes.flatMap(({ before }) => before ?? [])];
  return changes.flatMap((change) => {
    const item = changedItem(change);
    const key = designKeyText(item);
    const name = changedItemName(item, named);
    const words = wordsOf(change, { name, isMoved: moved.has(key), design: after });
    return words === null ? [] : [{ key, sentence: `${words}.` }];
  });
}

interface Surroundings {
  readonly name: string;
  readonly isMoved: boolean;
  /** As it is after the changes. */
  readonly design: readonly DesignItem[];
}

function wordsOf({ before, after }: ItemChange, around: Surroundings): string | null {
  const { name, isMoved, design } = around;
  const item = changedItem({ before, after });
  if (item.dataType === 'heldQuestion') return `${name}: ${after ? 'held back' : 'released'}`;
  if (item.dataType === 'handBackTime') return null;
  if (item.dataType === 'fairGrading') {
    return `${name}: ${fairGradingChange(after)}`;
  }
  if (item.dataType === 'unwrittenEssays') {
    const choice = settledWords(after && parseSettledEssays(after.dataText));
    return `${name}: ${choice.toLowerCase()}`;
  }
  if (item.dataType === 'gradingDueDate')
    return `${name}: ${fromTo(before?.dataText ?? '', after?.dataText ?? '')}`;
  if (item.dataType === 'rubricWhereToShow') return `${name}: changed`;
  if (isCourseChoice(item) && !after) return `${name}: back to the default`;
  if (isCourseChoice(item) && !before) return `${name}: set to ${designValueWords(item.dataText)}`;
  if (!before)
    return `${name} added${item.dataType === 'question' ? placeWords(item, design) : ''}`;
  if (!after) return `${name} deleted`;
  const parts = [
    ...fieldWords(before, after, design),
    ...(isMoved ? [`moved${rowPlace(after, design)}`] : []),
  ];
  if (parts.length === 0) return null;
  const isRenamed = before.dataText !== after.dataText && RENAMED.has(after.dataType);
  return `${isRenamed ? changedItemName(before, design) : name}: ${joinedList(parts, 'and')}`;
}

const RENAMED: ReadonlySet<string> = new Set(['sectionName', 'topic', 'thesis', 'evaluation']);

type FieldWords = (
  before: DesignItem,
  after: DesignItem,
  design: readonly DesignItem[],
) => string[];

const FIELD_WORDS: Readonly<Partial<Record<string, FieldWords>>> = {
  question: (before, after, design) =>
    changedFields(before, after, {
      dataText: 'text changed',
      questionType: `type changed to ${after.questionType}`,
      questionOptions: 'options changed',
      questionLogic: 'logic changed',
      questionCourseDate: `moved${placeWords(after, design)}`,
    }),
  evaluation: evaluationWords,
  courseDate: (before, after) =>
    changedFields(before, after, {
      questionLogic: fromTo(before.questionLogic, after.questionLogic),
    }),
  sectionName: renamed,
  topic: (before, after) => [
    ...renamed(before, after),
    ...changedFields(before, after, {
      questionOptions:
        after.questionOptions === 'no' ? 'has no questions now' : 'has questions now',
    }),
  ],
  thesis: (before, after) => [
    ...renamed(before, after),
    ...changedFields(before, after, {
      questionLogic: 'logic changed',
      questionOptions: 'description changed',
    }),
  ],
  noClass: noClassWords,
  persona: personaWords,
  syllabusLinkItem: (before, after) => [
    ...changedFields(before, after, {
      dataText: 'kind changed',
      questionOptions: 'title changed',
      questionLogic: 'address changed',
      questionType: 'moved to another day',
    }),
  ],
};

function fieldWords(...args: Parameters<FieldWords>): string[] {
  const [before, after] = args;
  const words = FIELD_WORDS[after.dataType];
  if (words) return words(...args);
  if (before.dataText !== after.dataText) return [fromTo(before.dataText, after.dataText)];
  const others = [
    'questionOptions',
    'questionLogic',
    'questionType',
    'questionCourseDate',
  ] as const;
  return others.some((field) => before[field] !== after[field]) ? ['changed'] : [];
}

/** The words of the fields that differ. */
function changedFields(
  before: DesignItem,
  after: DesignItem,
  words: Partial<Record<DesignField, string>>,
): string[] {
  return DESIGN_FIELDS.flatMap((field) =>
    before[field] === after[field] ? [] : (words[field] ?? []),
  );
}

function evaluationWords(before: DesignItem, after: DesignItem): string[] {
  const [was, is] = [readEvaluation(before), readEvaluation(after)];
  const isDateNew = before.questionCourseDate !== after.questionCourseDate;
  return [
    ...renamed(before, after),
    ...(isDateNew
      ? [`due date ${fromTo(before.questionCourseDate, after.questionCourseDate)}`]
      : []),
    ...(before.questionOptions === after.questionOptions ? [] : ['sections changed']),
    ...(was.handedBack === is.handedBack ? [] : [is.handedBack ? 'handed back' : 'taken back']),
  ];
}

function renamed(before: DesignItem, after: DesignItem): string[] {
  return before.dataText === after.dataText ? [] : [`renamed to ${quotedText(after.dataText)}`];
}

/** ' to “Here is one hand”': the class day of a question. */
function placeWords(question: DesignItem, design: readonly DesignItem[]): string {
  const topic = itemsOfType(design, 'topic').find(
    ({ dataID }) => dataID === question.questionCourseDate,
  );
  return topic ? ` to ${quotedText(topic.dataText)}` : '';
}

/** ' to class 9' for a topic. */
function rowPlace(item: DesignItem, design: readonly DesignItem[]): string {
  if (item.dataType !== 'topic') return '';
  const topics = sortByIndex(itemsOfType(design, 'topic'), (row) => parseIndex(row.dataIndex));
  const index = topics.findIndex(({ dataID }) => dataID === item.dataID);
  return index < 0 ? '' : ` to class ${index + 1}`;
}

/** The keys of the items that moved within their list. Dates follow the days and never move. */
function movedItems(changes: readonly ItemChange[]): ReadonlySet<string> {
  const lists = Map.groupBy(
    changes.filter(({ before, after }) => before && after && listOf(before) === listOf(after)),
    (change) => listOf(changedItem(change)),
  );
  lists.delete('');
  return new Set([...lists.values()].flatMap((list) => [...movedRows(list.map(placesOf))]));
}

function listOf(item: DesignItem): string {
  if (item.dataType === 'sectionName' || item.dataType === 'topic') return 'schedule';
  if (item.dataType === 'question') return `question ${item.questionCourseDate}`;
  return item.dataType === 'thesis' ? 'thesis' : '';
}

function placesOf(change: ItemChange) {
  return {
    id: designKeyText(changedItem(change)),
    before: parseIndex(change.before?.dataIndex ?? '') ?? Infinity,
    after: parseIndex(change.after?.dataIndex ?? '') ?? Infinity,
  };
}
