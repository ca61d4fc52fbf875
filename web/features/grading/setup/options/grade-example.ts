// A worked example of a grade under the current options.
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { roundDecimal } from '@elenchus/domain/grading/decimal-rounding.ts';
import {
  averageLabel,
  averageQuestionGrade,
  computeExamGrade,
  gradeLabel,
} from '@elenchus/domain/grading/exam-grade.ts';
import { gradeEntry, offeredFields } from '@elenchus/domain/grading/grading-fields.ts';

interface ExampleLine {
  readonly label: string;
  /** How the amount is computed; '' where there is nothing to compute. */
  readonly working: string;
  readonly amount: string;
}

interface GradeExample {
  readonly lines: readonly ExampleLine[];
  /** What the student reads; '' where no grade is given. */
  readonly grade: string;
  readonly sentence: string;
}

const QUESTION_GRADES = new Map([
  ['one', 8],
  ['two', 7.5],
  ['three', 9],
]);
const ADJUSTMENT = 1.5;
const CONTRADICTIONS = 1;
const UNANSWERED = 2;

const BY_HAND =
  'The grader reads everything and enters one grade. Nothing is computed, and no penalties apply.';

/** The example for the options as they are now. */
export function gradeExample(settings: CourseSettings): GradeExample {
  switch (gradeEntry(settings)) {
    case null:
      return {
        lines: [],
        grade: '',
        sentence: 'There are no grades. Students get their work back with or without a comment.',
      };
    case 'number':
      return {
        lines: [],
        grade: gradeLabel(84),
        sentence: `${BY_HAND} It’s a number from 0 to 100.`,
      };
    case 'letter':
      return {
        lines: [],
        grade: 'B+',
        sentence: `${BY_HAND} It’s a letter, saved as typed.`,
      };
    case 'questions':
      return computedExample(settings);
  }
}

function computedExample(settings: CourseSettings): GradeExample {
  const offered = new Set(offeredFields(settings));
  const adjustment = offered.has('gradeAdjustment') ? ADJUSTMENT : 0;
  const counts = {
    unresolvedContradictions: offered.has('unresolvedContradictions') ? CONTRADICTIONS : 0,
    unansweredMCQs: offered.has('unansweredMCQs') ? UNANSWERED : 0,
  };
  const grade = computeExamGrade({ questionGrades: QUESTION_GRADES, counts, adjustment }, settings);
  const average = averageQuestionGrade(QUESTION_GRADES.values()) ?? 0;
  const lines: readonly ExampleLine[] = [
    {
      label: 'Three essay questions, graded 8, 7.5 and 9 of 10',
      working: `average ${averageLabel(average)} × 10`,
      amount: gradeLabel(average * 10),
    },
    ...(adjustment === 0
      ? []
      : [{ label: 'Grade adjustment', working: '', amount: `+ ${ADJUSTMENT}` }]),
    ...penaltyLine(
      '1 unresolved contradiction',
      counts.unresolvedContradictions,
      settings.penaltyForUnresolvedContradiction,
    ),
    ...penaltyLine(
      '2 unanswered multiple-choice questions',
      counts.unansweredMCQs,
      settings.penaltyForUnansweredChoice,
    ),
  ];
  return {
    lines,
    grade: grade === null ? '' : gradeLabel(grade),
    sentence:
      'Each essay question gets 0 to 10 points. The grade is computed from the points entered so far and updates with every change.',
  };
}

function penaltyLine(label: string, count: number, penalty: number): readonly ExampleLine[] {
  if (count === 0 || penalty === 0) return [];
  return [
    { label, working: `${count} × ${penalty}`, amount: `− ${roundDecimal(count * penalty, 4)}` },
  ];
}
