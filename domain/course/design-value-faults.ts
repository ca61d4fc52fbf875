// Values of design items that no reading would understand, and that are therefore not taken in (DSN-29 to DSN-31).
import { dateFaultSentence, parseIsoDate } from '../base/calendar.ts';
import { parseIndex } from '../base/ordering.ts';
import { readTimeZone } from '../base/zoned-time.ts';
import { parseFlag, parseManualGrades, parsePenalty } from '../design/course-settings.ts';
import {
  isDataType,
  type DataType,
  type DesignField,
  type DesignItem,
} from '../design/design-item.ts';
import { readFaq } from '../design/faq.ts';
import { isRubricPlacesText } from '../design/rubric.ts';
import { parseHandBackTime } from '../grading/hand-back-time.ts';
import { readThesis } from '../logic/thesis.ts';
import { checkThesis, thesisRefusalSentence } from '../logic/thesis-rules.ts';
import { splitOptions } from '../questions/option-text.ts';
import { MINIMUM_OPTIONS, OPTION_CHANGE_REFUSAL_TEXTS } from '../questions/question-options.ts';
import { isChoice, isQuestionType, QUESTION_TYPES } from '../questions/question-type.ts';
import { noClassItemFault } from '../schedule/no-class.ts';
import { UNKNOWN_DATE } from '../schedule/schedule-codec.ts';

interface ValueRule {
  /** The rule is asked only when one of these has changed: what already stands can always be saved again. */
  readonly fields: readonly DesignField[];
  /** The sentence for a value that cannot be understood, or null. */
  readonly fault: (item: DesignItem) => string | null;
}

const INDEX: ValueRule = {
  fields: ['dataIndex'],
  fault: ({ dataIndex }) =>
    dataIndex.trim() === '' || parseIndex(dataIndex) !== null
      ? null
      : `dataIndex must be a number, such as 3 or 2.5, and not '${shown(dataIndex)}'.`,
};

const FLAG = text('dataText', (given) => parseFlag(given) !== undefined, 'Yes or No');
const TRUTH = text('dataText', isOneOf('true', 'false'), 'true or false');
const DATE = date('dataText');
const PENALTY = text('dataText', (given) => parsePenalty(given) !== undefined, 'a number from 0');

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
  numericVsLetterManualGrades: [
    text('dataText', (given) => parseManualGrades(given) !== undefined, 'Numeric or Letter'),
  ],
  rubricWhereToShow: [text('dataText', isRubricPlacesText, 'a list of 1, 2 and 3, such as 1,3')],
  courseTimeZone: [
    text(
      'dataText',
      (given) => readTimeZone(given).ok,
      'the name of a time zone, such as America/New_York',
    ),
  ],
  timeToShowNewContent: [
    text('dataText', (given) => /^\s*\d{1,2}\s*:\s*\d{1,2}\s*$/.test(given), 'a time HH:MM'),
    text('questionOptions', isOneOf('am', 'pm'), 'AM or PM'),
  ],
  faq: [{ fields: ['dataText'], fault: faqFault }],
  topic: [text('questionOptions', isOneOf('yes', 'no'), 'yes or no')],
  courseDate: [courseDay()],
  noClass: [
    { fields: ['dataText', 'questionLogic', 'questionCourseDate'], fault: noClassItemFault },
  ],
  question: [
    text('questionType', isQuestionType, `one of ${QUESTION_TYPES.join(', ')}`),
    { fields: ['questionType', 'questionOptions'], fault: optionsFault },
  ],
  thesis: [{ fields: ['dataText', 'questionLogic'], fault: thesisFault }],
  handBackTime: [text('dataText', (given) => parseHandBackTime(given) !== null, 'a time in UTC')],
  evaluation: [
    date('questionCourseDate'),
    text('questionLogic', isOneOf('graded', 'ungraded'), 'graded or ungraded'),
  ],
};

/** What is wrong with a value of an item, given what stands there now; null when everything can be understood. */
export function designValueFault(
  item: DesignItem,
  standing: DesignItem | undefined,
): string | null {
  for (const { fields, fault } of [INDEX, ...(rulesOf(item.dataType) ?? [])]) {
    if (standing && fields.every((field) => item[field] === standing[field])) continue;
    const sentence = fault(item);
    if (sentence !== null) return sentence;
  }
  return null;
}

function rulesOf(dataType: string): readonly ValueRule[] | undefined {
  return isDataType(dataType) ? RULES[dataType] : undefined;
}

/** Nothing written is the default of every field, so it is always understood. */
function text(
  field: DesignField,
  isReadable: (given: string) => boolean,
  expected: string,
): ValueRule {
  return {
    fields: [field],
    fault: (item) =>
      item[field].trim() === '' || isReadable(item[field])
        ? null
        : `${item.dataType}: ${field} must be ${expected}, and not '${shown(item[field])}'.`,
  };
}

function date(field: DesignField): ValueRule {
  return { fields: [field], fault: (item) => dateFault(item[field].trim()) };
}

/** The date of a class day may be open, and a whole timestamp counts by its date part. */
function courseDay(): ValueRule {
  return {
    fields: ['questionLogic'],
    fault: ({ questionLogic }) => {
      const given = questionLogic.trim();
      return given === UNKNOWN_DATE ? null : dateFault(given.split('T', 1)[0] ?? '');
    },
  };
}

function dateFault(given: string): string | null {
  const read = given === '' ? null : parseIsoDate(given);
  return read === null || read.ok ? null : dateFaultSentence(read.reason);
}

function isOneOf(...words: readonly string[]): (given: string) => boolean {
  return (given) => words.includes(given.trim().toLowerCase());
}

function faqFault(item: DesignItem): string | null {
  return readFaq([item]).state === 'readable'
    ? null
    : 'faq: dataText must be a JSON list of entries with a question and an answer.';
}

/** No options yet, or two empty ones: a question that is still being written can be saved. */
function optionsFault({ questionType, questionOptions }: DesignItem): string | null {
  const isShort =
    isQuestionType(questionType) &&
    isChoice(questionType) &&
    questionOptions !== '' &&
    splitOptions(questionOptions).length < MINIMUM_OPTIONS;
  return isShort ? OPTION_CHANGE_REFUSAL_TEXTS['two-options-must-stay'] : null;
}

/** A thesis that has no name or no condition yet says nothing, and is understood. */
function thesisFault(item: DesignItem): string | null {
  const thesis = readThesis(item);
  const checked = checkThesis({ ...thesis, name: thesis.name.trim() || 'unnamed' }, []);
  const isUnderstood = checked.ok || checked.reason === 'empty-logic';
  return isUnderstood ? null : thesisRefusalSentence(checked.reason);
}

/** Enough of a value to be found again. */
function shown(given: string): string {
  return given.length > 40 ? `${given.slice(0, 40)}…` : given;
}
