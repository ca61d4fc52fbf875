// Names the items of a design in its history, as people call them (HIS-7).
import { quotedText } from '../base/quoted-text.ts';
import { itemTitle } from '../course/item-title.ts';
import {
  settingForm,
  hasOwnRule,
  isDataType,
  REGISTRY,
  type OwnRuleType,
} from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { evaluationName, readEvaluation } from '../grading/evaluation.ts';

/** The words that tell items of a type apart, for types that leave that to a rule of their own. */
const OWN_RULES: Readonly<Record<OwnRuleType<'namedBy'>, (item: DesignItem) => string>> = {
  noClass: (item) => quotedText(itemTitle(item)),
  syllabusLinkItem: ({ questionOptions, questionLogic }) =>
    quotedText(questionOptions || questionLogic),
};

/** Whether an item is a choice that has a default: without the item, the default applies. */
export function isCourseChoice({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  const form = settingForm(dataType);
  return form !== null && form !== 'line' && form !== 'long-text';
}

/** 'Question dou03', 'Topic “Here is one hand”', 'Weight of “Midterm”'. The design has the evaluations. */
export function changedItemName(item: DesignItem, design: readonly DesignItem[]): string {
  const { dataType } = item;
  if (!isDataType(dataType)) return 'A setting';
  if (hasOwnRule(dataType, 'namedBy')) {
    return `${REGISTRY[dataType].name} ${OWN_RULES[dataType](item)}`;
  }
  const { name, namedBy } = REGISTRY[dataType];
  switch (namedBy) {
    case 'type':
      return name;
    case 'id':
      return `${name} ${item.dataID}`;
    case 'text':
      return namedItem(name, itemTitle(item));
    case 'evaluation':
      return `${name} ${nameOfEvaluation(item.dataID, design)}`;
  }
}

function namedItem(kind: string, name: string): string {
  // A generated ID says nothing to people.
  return name.trim() === '' ? `Unnamed ${kind.toLowerCase()}` : `${kind} ${quotedText(name)}`;
}

function nameOfEvaluation(id: string, design: readonly DesignItem[]): string {
  const found = design.find(({ dataType, dataID }) => dataType === 'evaluation' && dataID === id);
  return found ? quotedText(evaluationName(readEvaluation(found))) : 'an evaluation';
}
