// Notes on the grading options: which have no effect with the others, and what changing one does to existing grades.
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { countOf } from '../../../../ui/count-words.ts';

export type GradingOptions = Pick<
  CourseSettings,
  | 'usesGradesForExams'
  | 'questionByQuestionGrading'
  | 'manualGrades'
  | 'givesStudentsComments'
  | 'hasGradeAdjustmentBox'
  | 'penaltyForUnansweredChoice'
  | 'penaltyForUnresolvedContradiction'
>;

export type GradingOption = keyof GradingOptions;

const NO_GRADES = 'Has no effect now: the course gives no grades.';
const BY_HAND = 'Has no effect now: grades are entered by hand, so nothing is computed.';

/** Why an option has no effect with the others; null where it has one. */
export function idleNote(option: GradingOption, options: GradingOptions): string | null {
  if (option === 'usesGradesForExams' || option === 'givesStudentsComments') return null;
  if (!options.usesGradesForExams) return NO_GRADES;
  if (option === 'questionByQuestionGrading') return null;
  if (option === 'manualGrades') {
    return options.questionByQuestionGrading
      ? 'Has no effect now: grades are computed from the questions, as numbers.'
      : null;
  }
  return options.questionByQuestionGrading ? null : BY_HAND;
}

/** What a person reads before changing an option that grades depend on. */
export interface OptionConsequence {
  /** What the button does. */
  readonly confirm: string;
  readonly text: string;
}

/** How many grades there are, as the title of a question. */
export function givenGrades(grades: number | undefined): string {
  if (grades === undefined) return 'Grades may have been given already';
  return `${countOf(grades, 'grade')} ${grades === 1 ? 'has' : 'have'} been given already`;
}

/** What a new value does to grades that were given already; null where they are not concerned. */
export function optionConsequence(
  options: GradingOptions,
  change: Partial<GradingOptions>,
): OptionConsequence | null {
  if (change.usesGradesForExams === true) return GRADES_ON;
  // Switching them off is asked about by the editor, which counts every value that is hidden.
  if (change.usesGradesForExams === false || !options.usesGradesForExams) return null;
  // In the other direction the server asks, because it knows how many grades were entered by hand.
  if (change.questionByQuestionGrading === false) return TO_HAND;
  if (change.manualGrades !== undefined && !options.questionByQuestionGrading) {
    return change.manualGrades === 'Letter' ? TO_LETTERS : TO_NUMBERS;
  }
  const penalty = change.penaltyForUnansweredChoice ?? change.penaltyForUnresolvedContradiction;
  if (penalty === undefined || !options.questionByQuestionGrading) return null;
  return {
    confirm: penalty === 0 ? 'Subtract nothing' : `Subtract ${penalty} each`,
    text: 'Every computed grade updates at once, also in evaluations already handed back. Those students will see a different grade.',
  };
}

/** What to ask before a change in a course with this many grades; undefined if they couldn't be counted. */
export function consequenceForGrades(
  grades: number | undefined,
  options: GradingOptions,
  change: Partial<GradingOptions>,
): OptionConsequence | null {
  return grades === 0 ? null : optionConsequence(options, change);
}

const GRADES_ON: OptionConsequence = {
  confirm: 'Give grades',
  text: 'Grades entered earlier appear again: to graders, and to students once the evaluation is handed back.',
};

const TO_HAND: OptionConsequence = {
  confirm: 'Enter grades by hand',
  text: 'Computed grades stay and can be changed by hand. Question grades stay stored but no longer count, and students no longer see them.',
};

const TO_LETTERS: OptionConsequence = {
  confirm: 'Use letters',
  text: 'Numbers already entered stay. Letters don’t count in the mean and median.',
};

const TO_NUMBERS: OptionConsequence = {
  confirm: 'Use numbers',
  text: 'Letters already entered stay but don’t count in the mean and median. New grades must be numbers from 0 to 100.',
};
