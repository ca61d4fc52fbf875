// Decides what may be typed into the fields of the grading screen, and what may be stored for each type of grade.
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import type { CourseSettings } from '../design/course-settings.ts';
import type { User } from '../people/user.ts';
import type { Question } from '../questions/question.ts';
import { readCustomDueDate } from './due-date-input.ts';
import { readChosenLevels } from './chosen-levels.ts';
import { NO_QUESTION, type GradeRecord, type GradingType } from './grade-record.ts';

export const EXAM_GRADE_LENGTH = 10;

export const ONLY_STUDENTS = 'Only students are graded.';

/** Whether a user gets grades; guests, TAs and instructors are in no grading list. */
export function isGraded(user: Pick<User, 'status'> | undefined): boolean {
  return user?.status === 'student';
}

/** Whether a grade is for an existing question; a save that removes a grade may be for any. */
export function isOfKnownQuestion(
  { gradingType, questionID, individualGradingData }: GradeRecord,
  questions: readonly Pick<Question, 'id'>[],
): boolean {
  const isOfQuestion =
    gradingType === 'questionGrade' ||
    (gradingType === 'criterionLevels' && questionID !== NO_QUESTION);
  if (!isOfQuestion || individualGradingData.trim() === '') return true;
  return questions.some(({ id }) => id === questionID);
}

type GradeInputFault =
  | 'not-a-question-grade'
  | 'not-a-manual-grade'
  | 'too-long'
  | 'not-an-adjustment'
  | 'not-a-count'
  | 'not-a-date'
  | 'not-yes-or-no'
  | 'not-levels';

/** The grade of one question: none, or 0 to 10 with at most one decimal. Anything else is ignored. */
export function readQuestionGrade(text: string): Result<number | null, 'not-a-question-grade'> {
  const typed = text.trim();
  if (typed === '') return accept(null);
  // '7.' is the start of '7.5': if it were ignored, no decimal could be typed.
  const isGrade = /^(\d{1,2}(\.\d?)?|\.\d)$/.test(typed) && Number(typed) <= 10;
  return isGrade ? accept(Number(typed)) : refuse('not-a-question-grade');
}

/** The value of a question grade's field after typing; null when it stays as it was. */
export function typedQuestionGrade(text: string): string | null {
  // Were only the point or comma left out, '.5' would become 5 and '1,0' would become 10.
  const typed = text.trim().replace(',', '.').replace(/^\./, '0.');
  return readQuestionGrade(typed).ok ? typed : null;
}

/** A manual numeric grade when the field is left: 0 to 100, otherwise the field is cleared and nothing saved. */
export function readManualGrade(text: string): Result<number, 'not-a-manual-grade'> {
  const typed = text.trim();
  const isGrade = /^(\d{1,3}(\.\d*)?|\.\d+)$/.test(typed) && Number(typed) <= 100;
  const isShort = typed.length <= EXAM_GRADE_LENGTH;
  return isGrade && isShort ? accept(Number(typed)) : refuse('not-a-manual-grade');
}

/** A letter grade, as typed, of at most 10 characters. */
export function readLetterGrade(text: string): Result<string, 'too-long'> {
  return isLongerThan(text, EXAM_GRADE_LENGTH) ? refuse('too-long') : accept(text);
}

/** A grade adjustment: a number in steps of 0.1, below zero as well; an empty field is 0. */
export function readAdjustment(text: string): Result<number, 'not-an-adjustment'> {
  const typed = text.trim();
  if (typed === '') return accept(0);
  if (!/^[+-]?(\d{1,4}(\.\d?)?|\.\d)$/.test(typed)) return refuse('not-an-adjustment');
  // '-0' would be stored and shown with its sign.
  return accept(Number(typed) || 0);
}

/** A count: a whole number from 0; an empty field is 0. */
export function readCount(text: string): Result<number, 'not-a-count'> {
  const typed = text.trim();
  if (typed === '') return accept(0);
  return /^\d{1,4}$/.test(typed) ? accept(Number(typed)) : refuse('not-a-count');
}

/** How the course enters exam grades by hand; 'none' when they are computed from the question grades. */
type ExamGradeEntry = 'Numeric' | 'Letter' | 'none';

/** The fault in the data of a grade record, or null when it may be stored. */
export function gradeDataFault(
  gradingType: GradingType,
  data: string,
  examGrades: ExamGradeEntry,
): GradeInputFault | null {
  const isNumber = gradingType === 'examGrade' && examGrades === 'Numeric' && data.trim() !== '';
  const result = isNumber ? readManualGrade(data) : readGradeData(gradingType, data);
  return result.ok ? null : result.reason;
}

/** How a course with these settings enters exam grades. */
export function examGradeEntry(
  settings: Pick<CourseSettings, 'questionByQuestionGrading' | 'manualGrades'>,
): ExamGradeEntry {
  return settings.questionByQuestionGrading ? 'none' : settings.manualGrades;
}

/** The data as the screens store it: a letter grade and a comment as typed, anything else without spaces around it. */
export function storedGradeData(
  gradingType: GradingType,
  data: string,
  examGrades: ExamGradeEntry,
): string {
  const isAsTyped =
    gradingType === 'comments' || (gradingType === 'examGrade' && examGrades === 'Letter');
  return isAsTyped ? data : data.trim();
}

/** The sentence for a value that cannot be stored. */
export function gradeInputSentence(fault: GradeInputFault): string {
  switch (fault) {
    case 'not-a-question-grade':
      return 'A question grade is a number from 0 to 10 with at most one decimal.';
    case 'not-a-manual-grade':
      return 'A grade is a number from 0 to 100.';
    case 'too-long':
      return 'A grade has at most 10 characters.';
    case 'not-an-adjustment':
      return 'A grade adjustment is a number with at most one decimal.';
    case 'not-a-count':
      return 'A count is a whole number, 0 or more.';
    case 'not-a-date':
      return 'Enter the date as yyyy-mm-dd, for example 2026-09-04.';
    case 'not-yes-or-no':
      return "Grading complete is 'yes' or 'no'.";
    case 'not-levels':
      return 'Chosen levels are pairs of a criterion and a level, such as A:1,B:3, each criterion once.';
  }
}

function readGradeData(type: GradingType, data: string): Result<unknown, GradeInputFault> {
  switch (type) {
    case 'questionGrade':
      return readQuestionGrade(data);
    case 'examGrade':
      return readLetterGrade(data);
    case 'unansweredMCQs':
    case 'unresolvedContradictions':
      return readCount(data);
    case 'gradeAdjustment':
      return readAdjustment(data);
    case 'customDueDate':
      return readCustomDueDate(data);
    case 'gradingComplete':
      return ['yes', 'no'].includes(data) ? accept(data) : refuse('not-yes-or-no');
    case 'comments':
      return accept(data);
    case 'criterionLevels':
      return readChosenLevels(data);
  }
}
