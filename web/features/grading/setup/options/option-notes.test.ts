import { DEFAULT_COURSE_SETTINGS } from '@elenchus/domain/design/course-settings.ts';
import { expect, test } from 'vitest';
import {
  consequenceForGrades,
  givenGrades,
  idleNote,
  optionConsequence,
  type GradingOption,
} from './option-notes.ts';

const none = DEFAULT_COURSE_SETTINGS;
const byHand = { ...none, usesGradesForExams: true };
const computed = { ...byHand, questionByQuestionGrading: true };

const DEPENDENT: readonly GradingOption[] = [
  'questionByQuestionGrading',
  'manualGrades',
  'hasGradeAdjustmentBox',
  'penaltyForUnansweredChoice',
  'penaltyForUnresolvedContradiction',
];

test.each([
  ['without grades', none, DEPENDENT],
  ['with grades by hand', byHand, DEPENDENT.slice(2)],
  ['with computed grades', computed, ['manualGrades']],
])('%s these options have no effect', (_name, options, idle) => {
  const all = [...DEPENDENT, 'usesGradesForExams', 'givesStudentsComments'] as const;
  expect(all.filter((option) => idleNote(option, options) !== null)).toEqual(idle);
});

test.each([
  ['grades on again', none, { usesGradesForExams: true }, 'Give grades'],
  ['to hand', computed, { questionByQuestionGrading: false }, 'Enter grades by hand'],
  ['to letters', byHand, { manualGrades: 'Letter' as const }, 'Use letters'],
  ['to numbers', byHand, { manualGrades: 'Numeric' as const }, 'Use numbers'],
  ['a penalty', computed, { penaltyForUnansweredChoice: 3 }, 'Subtract 3 each'],
  ['no penalty', computed, { penaltyForUnresolvedContradiction: 0 }, 'Subtract nothing'],
])('existing grades are mentioned: %s', (_name, options, change, confirm) => {
  expect(optionConsequence(options, change)?.confirm).toBe(confirm);
});

test.each([
  ['to questions, where the server asks', byHand, { questionByQuestionGrading: true }],
  ['comments', computed, { givesStudentsComments: true }],
  ['grades off, which the editor asks about', computed, { usesGradesForExams: false }],
  ['the mode while there are no grades', none, { questionByQuestionGrading: true }],
  ['letters while grades are computed', computed, { manualGrades: 'Letter' as const }],
  ['a penalty while grades are entered by hand', byHand, { penaltyForUnansweredChoice: 3 }],
])('grades that exist are not concerned: %s', (_name, options, change) => {
  expect(optionConsequence(options, change)).toBeNull();
});

test.each([
  [0, false, '0 grades have been given already'],
  [1, true, '1 grade has been given already'],
  [226, true, '226 grades have been given already'],
  [undefined, true, 'Grades may have been given already'],
])('with %s grades, a change asks first: %s', (grades, asks, title) => {
  const change = { questionByQuestionGrading: false };
  expect(consequenceForGrades(grades, computed, change) !== null).toBe(asks);
  expect(givenGrades(grades)).toBe(title);
});
