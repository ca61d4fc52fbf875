// Limits how long the short fields of a design item can be, how many options a question has, and how long a formula
// is (DSN-123 to DSN-125).
import { settingForm, isDataType, type DataType } from '../design/data-types.ts';
import { ID_LIMIT } from '../base/call-limits.ts';
import { DESIGN_FIELDS, type DesignField, type DesignItem } from '../design/design-item.ts';
import { formulaLimitFault } from '../logic/formula-limits.ts';
import { splitOptions } from '../questions/option-text.ts';
import { MOST_OPTIONS, TOO_MANY_OPTIONS } from '../questions/question-options.ts';
import { FORMULA_TYPES } from './design-limits.ts';
import type { ValueFault } from './value-rule.ts';

/** Names, titles and addresses. */
const LINE = 4000;
/** Numbers. */
const NUMBER = 100;

/**
 * Fields that can have as many characters as any field, by kind, besides the long texts among the settings; the others
 * have a name, an address or a setting.
 */
const LONG_FIELDS: Readonly<Partial<Record<DataType, readonly DesignField[]>>> = {
  faq: ['dataText'],
  question: ['dataText', 'questionOptions', 'questionLogic'],
  thesis: ['questionLogic'],
  evaluation: ['questionOptions'],
  evaluationCriteria: ['dataText'],
  questionCriteria: ['dataText'],
  persona: ['dataText', 'questionOptions'],
};

/** Kinds whose dataText is a number, besides settings. */
const NUMBERS: ReadonlySet<string> = new Set<DataType>(['evaluationWeight', 'askingDays']);

const SHORT: ReadonlySet<DesignField> = new Set(['questionType', 'questionCourseDate']);

/** The most characters of a field; null when only the limit of every field holds. */
function mostCharacters(dataType: string, field: DesignField): number | null {
  const long = isDataType(dataType) ? LONG_FIELDS[dataType] : undefined;
  const form = field === 'dataText' ? settingForm(dataType) : null;
  if (field === 'dataType' || field === 'dataID') return null;
  if (long?.includes(field) || form === 'long-text') return null;
  if (field === 'dataIndex' || form === 'number') return NUMBER;
  if (field === 'dataText' && NUMBERS.has(dataType)) return NUMBER;
  if (SHORT.has(field)) return ID_LIMIT;
  return LINE;
}

/**
 * The field that is too long or has too many options; null when everything fits. What one of its versions had may
 * stay, and may get shorter.
 */
export function fieldLimitFault(
  item: DesignItem,
  versions: readonly DesignItem[],
): ValueFault | null {
  for (const field of DESIGN_FIELDS) {
    const most = mostCharacters(item.dataType, field);
    if (most === null) continue;
    const had = Math.max(most, ...versions.map((version) => version[field].length));
    if (item[field].length <= had) continue;
    const sentence = `${item.dataType}: ${field} can have up to ${most.toLocaleString('en-US')} characters.`;
    return { sentence, field };
  }
  return optionsFault(item, versions) ?? formulaFault(item, versions);
}

function optionsFault(item: DesignItem, versions: readonly DesignItem[]): ValueFault | null {
  if (item.dataType !== 'question') return null;
  return optionCount(item) <= Math.max(MOST_OPTIONS, ...versions.map(optionCount))
    ? null
    : { sentence: TOO_MANY_OPTIONS, field: 'questionOptions' };
}

function optionCount({ questionOptions }: DesignItem): number {
  return splitOptions(questionOptions).length;
}

function formulaFault(item: DesignItem, versions: readonly DesignItem[]): ValueFault | null {
  if (!FORMULA_TYPES.has(item.dataType)) return null;
  const fault = formulaLimitFault(
    item.questionLogic,
    versions.map(({ questionLogic }) => questionLogic),
  );
  return fault === null ? null : { sentence: fault, field: 'questionLogic' };
}
