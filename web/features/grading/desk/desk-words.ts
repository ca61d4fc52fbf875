// Sentences of the grading screen.
import { clockTimeLabel, clockTimeOfMinutes } from '@elenchus/domain/base/clock-time.ts';
import { dueEndLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { localTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { PASSAGE_COMMENT, readFieldKey } from '../../../saving/grades/grade-field.ts';
import type { RejectedText } from './saves/typed-texts.ts';

/** The time of day of a moment: '2:02 PM'. */
export function timeOfDayWords(epochMs: number, zone: TimeZone): string {
  return clockTimeLabel(clockTimeOfMinutes(localTime(epochMs, zone).minutes));
}

/** Who else has the student open. */
export function presenceSentence(
  other: { readonly fullName: string; readonly since: number; readonly isYou: boolean },
  zone: TimeZone,
): string {
  const since = timeOfDayWords(other.since, zone);
  return other.isYou
    ? `You’ve had this student open in another tab or window since ${since}.`
    : `${other.fullName} has also been grading this student since ${since}.`;
}

/** As of when the answers are shown. */
export function targetDateWords(due: DueDate, isCustom: boolean, zone: TimeZone): string {
  const kind = isCustom ? 'custom due date' : 'due date';
  return `Answers as of ${dueEndLabel(due)} (${kind}, ${zoneTime(zone)})`;
}

/** How a field is called in a sentence; `question` is how its question is called there, null for none. */
export function fieldWords(
  gradingType: GradingType | typeof PASSAGE_COMMENT,
  question: string | null,
): string {
  switch (gradingType) {
    case 'questionGrade':
      return `the grade of ${question ?? 'a question'}`;
    case 'examGrade':
      return 'the grade';
    case 'comments':
      return 'the comments';
    case 'unansweredMCQs':
      return 'the unanswered MCQs';
    case 'unresolvedContradictions':
      return 'the unresolved contradictions';
    case 'gradeAdjustment':
      return 'the grade adjustment';
    case 'customDueDate':
      return 'the custom due date';
    case PASSAGE_COMMENT:
      return 'a comment on the work';
    case 'gradingComplete':
      return 'whether grading is complete';
    case 'criterionLevels':
      return `the levels of ${question ?? 'the criteria'}`;
  }
}

/** What was typed into a field and isn't a value; the field itself says what a value is. */
export function rejectedSentence({ key, text }: RejectedText): string {
  const isGrade = readFieldKey(key)?.gradingType.endsWith('Grade') ?? false;
  return `“${text}” isn’t a valid ${isGrade ? 'grade' : 'number'}.`;
}
