// Values of design items that no codec could read, and that are therefore refused (DSN-29 to DSN-31).
import { dateFaultSentence, parseIsoDate } from '../base/calendar.ts';
import { parseDueDate } from '../base/due-date.ts';
import { isFairGradingText } from '../blind-grading/fair-grading-record.ts';
import { isClockTimeText } from '../base/clock-time.ts';
import { parseIndex } from '../base/ordering.ts';
import { readTimeZone } from '../base/zoned-time.ts';
import { parseFlag, parseManualGrades, parsePenalty } from '../design/course-settings.ts';
import { isDataType, type DataType } from '../design/data-types.ts';
import { type DesignField, type DesignItem } from '../design/design-item.ts';
import { readFaq } from '../design/faq.ts';
import { MOST_REMINDER_DAYS, parseReminderDays } from '../design/reminder-days.ts';
import { isRubricPlacesText } from '../design/rubric.ts';
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
import { fieldRule, readableField, shown, type ValueFault, type ValueRule } from './value-rule.ts';

const INDEX: ValueRule = fieldRule('dataIndex', (given) =>
  given.trim() === '' || parseIndex(given) !== null
    ? null
    : `dataIndex must be a number, such as 3 or 2.5, and not '${shown(given)}'.`,
);

const FLAG = readableField('dataText', (given) => parseFlag(given) !== undefined, 'Yes or No');
const TRUTH = readableField('dataText', isOneOf('true', 'false'), 'true or false');
const DATE = date('dataText');
const PENALTY = readableField(
  'dataText',
  (given) => parsePenalty(given) !== undefined,
  'a number from 0',
);

const RULES: Readonly<Partial<Record<DataType, readonly ValueRule[]>>> = {
  areThereTAs: [FLAG],
  courseUsesGrading: [FLAG],
  hasCourseDescription: [FLAG],
  hasSyllabus: [FLAG],
  hasFAQ: [FLAG],
  hasRubric: [FLAG],
  hasContradictionItems: [FLAG],
  usesAutomaticProgress: [FLAG],
  questionByQuestionGrading: [FLAG],
  giveStudentsComments: [FLAG],
  usesGradesForExams: [FLAG],
  courseGradeForStudents: [FLAG],
  isThereBoxForGradeAdjustment: [FLAG],
  meetsOnMonday: [TRUTH],
  meetsOnTuesday: [TRUTH],
  meetsOnWednesday: [TRUTH],
  meetsOnThursday: [TRUTH],
  meetsOnFriday: [TRUTH],
  initialDatesGenerator: [TRUTH],
  startDate: [DATE],
  endDate: [DATE],
  penaltyForUnansweredMCQ: [PENALTY],
  penaltyForUnresolvedContradictions: [PENALTY],
  reminderDays: [
    readableField(
      'dataText',
      (given) => parseReminderDays(given) !== undefined,
      `a whole number from 0 to ${MOST_REMINDER_DAYS}`,
    ),
  ],
  numericVsLetterManualGrades: [
    readableField(
      'dataText',
      (given) => parseManualGrades(given) !== undefined,
      'Numeric or Letter',
    ),
  ],
  rubricWhereToShow: [
    readableField('dataText', isRubricPlacesText, 'a list of 1, 2 and 3, such as 1,3'),
  ],
  courseTimeZone: [
    readableField(
      'dataText',
      (given) => readTimeZone(given).ok,
      'the name of a time zone, such as America/New_York',
    ),
  ],
  timeToShowNewContent: [
    readableField('dataText', isClockTimeText, 'a time HH:MM from 01:00 to 12:59'),
    readableField('questionOptions', isOneOf('am', 'pm'), 'AM or PM'),
  ],
  faq: [fieldRule('dataText', faqFault)],
  sectionName: [ROW_NAME],
  topic: [ROW_NAME, readableField('questionOptions', isOneOf('yes', 'no'), 'yes or no')],
  courseDate: [courseDay()],
  noClass: [{ fields: ['dataText', 'questionLogic', 'questionCourseDate'], fault: noClassFault }],
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
  fairGrading: [
    readableField(
      'dataText',
      isFairGradingText,
      'a list of hideNames, randomOrder, byQuestion and one of second5, second10, second20, second50 and second100, such as hideNames,second10',
    ),
  ],
  askingDays: [
    readableField(
      'dataText',
      (given) => parseAskingDays(given) !== null,
      `a whole number of days from 1 to ${MOST_ASKING_DAYS}`,
    ),
  ],
  gradingDueDate: [date('dataText')],
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
  for (const { fields, fault } of [INDEX, ...(rulesOf(item.dataType) ?? [])]) {
    const isOlder = (version: DesignItem) =>
      fields.every((field) => item[field] === version[field]);
    if (versions.some(isOlder)) continue;
    const found = fault(item);
    if (found !== null) return found;
  }
  return null;
}

function rulesOf(dataType: string): readonly ValueRule[] | undefined {
  return isDataType(dataType) ? RULES[dataType] : undefined;
}

function date(field: DesignField): ValueRule {
  return fieldRule(field, (given) => dateFault(given.trim()));
}

/** The date of a class day may be open, and a whole timestamp counts by its date part. */
function courseDay(): ValueRule {
  return fieldRule('questionLogic', (given) => {
    const typed = given.trim();
    return typed === UNKNOWN_DATE ? null : dateFault(typed.split('T', 1)[0] ?? '');
  });
}

function dateFault(given: string): string | null {
  const read = given === '' ? null : parseIsoDate(given);
  return read === null || read.ok ? null : dateFaultSentence(read.reason);
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

function noClassFault(item: DesignItem): ValueFault | null {
  const sentence = noClassItemFault(item);
  return sentence === null ? null : { sentence };
}
