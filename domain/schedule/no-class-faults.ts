// Explains why days without class are refused (SCH-42).
import { dateFaultSentence } from '../base/calendar.ts';
import type { DesignItem } from '../design/design-item.ts';
import { recordFaultSentence } from '../design/record-fault-sentence.ts';
import {
  MAX_NO_CLASS_DAYS,
  MAX_REASON_CHARACTERS,
  NO_CLASS_FORM,
  readNoClassInput,
  storedNoClass,
  type NoClassFault,
} from './no-class.ts';

/** The sentence for days without class that were refused. */
export function noClassFaultSentence(fault: NoClassFault): string {
  switch (fault.code) {
    case 'no-first-day':
      return 'Please choose the first day without class.';
    case 'end-before-start':
      return 'The last day without class is before the first one.';
    case 'too-many-days':
      return `Days without class can span at most ${MAX_NO_CLASS_DAYS} days. Please check the years.`;
    case 'long-reason':
      return `Please use at most ${MAX_REASON_CHARACTERS} characters for the reason.`;
    case 'bad-date':
      return dateFaultSentence(fault.fault);
    default:
      return fault satisfies never;
  }
}

/**
 * The fault of a record of days without class, or null. An empty record is valid, like every empty record (DSN-30).
 */
export function noClassItemFault(item: DesignItem): string | null {
  const stored = storedNoClass(item);
  if (!stored.ok) return recordFaultSentence(stored.reason, 'noClass', NO_CLASS_FORM);
  const { dataText, questionLogic, questionCourseDate } = item;
  if (dataText + questionLogic + questionCourseDate === '') return null;
  const read = readNoClassInput(stored.value);
  return read.ok ? null : `noClass: ${noClassFaultSentence(read.reason)}`;
}
