// Values of design items that no codec could read, and that are therefore refused (DSN-29 to DSN-31).
import { parseDueDate } from '../base/due-date.ts';
import { fairGradingFault } from '../blind-grading/fair-grading-record.ts';
import { parseIndex } from '../base/ordering.ts';
import { hasOwnRule, isDataType, REGISTRY, type OwnRuleType } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { readFaq } from '../design/faq.ts';
import { dateFault } from '../design/registry/staff-setting-forms.ts';
import { MOST_ASKING_DAYS, parseAskingDays } from '../grade-requests/asking-days.ts';
import { dueDateFaultSentence } from '../grading/due-date-fault.ts';
import { parseSettledEssays } from '../grading/unwritten-essays.ts';
import { parseHandBackTime } from '../grading/hand-back-time.ts';
import { splitOptions } from '../questions/option-text.ts';
import { MINIMUM_OPTIONS, OPTION_CHANGE_REFUSAL_TEXTS } from '../questions/question-options.ts';
import { isChoice, isQuestionType, QUESTION_TYPES } from '../questions/question-type.ts';
import { noClassItemFault } from '../schedule/no-class-faults.ts';
import { UNKNOWN_DATE } from '../schedule/schedule-codec.ts';
import {
  LINK_ADDRESS,
  LINK_TITLE,
  CRITERIA,
  PERSONA,
  QUESTION_LOGIC,
  ROW_NAME,
  THESIS_LOGIC,
  THESIS_NAME,
  WEIGHT,
} from './screen-value-rules.ts';
import {
  fieldRule,
  readableField,
  recordRule,
  shown,
  type ValueFault,
  type ValueRule,
} from './value-rule.ts';

const INDEX: ValueRule = fieldRule('dataIndex', (given) =>
  given.trim() === '' || parseIndex(given) !== null
    ? null
    : `dataIndex must be a number, such as 3 or 2.5, and not '${shown(given)}'.`,
);

/** The rules that need more than the form of a setting. */
const OWN_RULES: Readonly<Record<OwnRuleType<'faults'>, readonly ValueRule[]>> = {
  faq: [fieldRule('dataText', faqFault)],
  sectionName: [ROW_NAME],
  topic: [ROW_NAME, readableField('questionOptions', isOneOf('yes', 'no'), 'yes or no')],
  courseDate: [courseDay()],
  noClass: [recordRule(noClassItemFault)],
  question: [
    readableField('questionType', isQuestionType, `one of ${QUESTION_TYPES.join(', ')}`),
    { fields: ['questionType', 'questionOptions'], fault: optionsFault },
    QUESTION_LOGIC,
  ],
  thesis: [THESIS_NAME, THESIS_LOGIC],
  syllabusLinkItem: [LINK_ADDRESS, LINK_TITLE],
  persona: [PERSONA],
  evaluationCriteria: [CRITERIA],
  questionCriteria: [CRITERIA],
  evaluationWeight: [WEIGHT],
  handBackTime: [
    readableField('dataText', (given) => parseHandBackTime(given) !== null, 'a time in UTC'),
  ],
  fairGrading: [recordRule(fairGradingFault)],
  askingDays: [
    readableField(
      'dataText',
      (given) => parseAskingDays(given) !== null,
      `a whole number of days from 1 to ${MOST_ASKING_DAYS}`,
    ),
  ],
  unwrittenEssays: [
    readableField('dataText', (given) => parseSettledEssays(given) !== null, 'zero or leaveOut'),
  ],
  evaluation: [
    fieldRule('questionCourseDate', (given) => dueDateFault(given.trim())),
    readableField('questionLogic', isOneOf('graded', 'ungraded'), 'graded or ungraded'),
  ],
};

/** What is wrong with a value that no earlier version of the item had; null when everything can be saved. */
export function designValueFault(
  item: DesignItem,
  versions: readonly DesignItem[],
): ValueFault | null {
  for (const { fields, fault } of [INDEX, ...rulesOf(item.dataType)]) {
    const isOlder = (version: DesignItem) =>
      fields.every((field) => item[field] === version[field]);
    if (versions.some(isOlder)) continue;
    const found = fault(item);
    if (found !== null) return found;
  }
  return null;
}

function rulesOf(dataType: string): readonly ValueRule[] {
  if (!isDataType(dataType)) return [];
  if (hasOwnRule(dataType, 'faults')) return OWN_RULES[dataType];
  return REGISTRY[dataType].faults.map((rule) =>
    'expected' in rule
      ? readableField(rule.field, rule.isReadable, rule.expected)
      : fieldRule(rule.field, rule.faultIn),
  );
}

/** The date of a class day may be open, and a whole timestamp counts by its date part. */
function courseDay(): ValueRule {
  return fieldRule('questionLogic', (given) => {
    const typed = given.trim();
    return typed === UNKNOWN_DATE ? null : dateFault(typed.split('T', 1)[0] ?? '');
  });
}

function dueDateFault(given: string): string | null {
  const read = given === '' ? null : parseDueDate(given);
  return read === null || read.ok ? null : dueDateFaultSentence(read.reason);
}

function isOneOf(...values: readonly string[]): (given: string) => boolean {
  return (given) => values.includes(given.trim().toLowerCase());
}

function faqFault(_text: string, item: DesignItem): string | null {
  return readFaq([item]).state === 'readable'
    ? null
    : 'faq: dataText must be a JSON list of entries with a question and an answer.';
}

/** No options yet, or two empty ones: a question that is still being written can be saved. */
function optionsFault({ questionType, questionOptions }: DesignItem): ValueFault | null {
  const isShort =
    isQuestionType(questionType) &&
    isChoice(questionType) &&
    questionOptions !== '' &&
    splitOptions(questionOptions).length < MINIMUM_OPTIONS;
  const sentence = OPTION_CHANGE_REFUSAL_TEXTS['two-options-must-stay'];
  return isShort ? { sentence, field: 'questionOptions' } : null;
}
