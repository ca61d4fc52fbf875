import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../base/calendar.ts';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { gradeEntry, idleCountsSentence, offeredFields, startsVisible } from './grading-fields.ts';
import { UNGRADED } from './student-evaluation.ts';

describe('the fields of the grading screen', () => {
  const settings = {
    ...DEFAULT_COURSE_SETTINGS,
    usesGradesForExams: true,
    hasContradictionItems: true,
  };

  test.each([
    ['by question', { questionByQuestionGrading: true }, 'questions'],
    ['a number', {}, 'number'],
    ['a letter', { manualGrades: 'Letter' }, 'letter'],
    [
      'by question whatever the manual grades',
      { questionByQuestionGrading: true, manualGrades: 'Letter' },
      'questions',
    ],
    [
      'none where the course gives no grades',
      { usesGradesForExams: false, questionByQuestionGrading: true },
      null,
    ],
  ] as const)('GRD-36 the grade is entered %s', (_name, differs, entry) => {
    expect(gradeEntry({ ...settings, ...differs })).toBe(entry);
  });

  test.each([
    ['by question', { questionByQuestionGrading: true }, false],
    ['a number', {}, true],
    ['a letter', { manualGrades: 'Letter' }, true],
    ['no grades', { usesGradesForExams: false }, false],
  ] as const)('GRD-268 counts are said to change no grade: %s', (_name, differs, isSaid) => {
    expect(idleCountsSentence({ ...settings, ...differs }) !== null).toBe(isSaid);
  });

  const all = ['unresolvedContradictions', 'unansweredMCQs', 'gradeAdjustment', 'customDueDate'];

  test.each([
    ['all of them', {}, all],
    ['no contradictions in the course', { hasContradictionItems: false }, all.slice(1)],
    [
      'no penalty for unanswered questions',
      { penaltyForUnansweredChoice: 0 },
      [all[0], all[2], all[3]],
    ],
    ['no box for adjustments', { hasGradeAdjustmentBox: false }, [all[0], all[1], all[3]]],
    ['no grades: only the custom due date', { usesGradesForExams: false }, ['customDueDate']],
  ])('GRD-37 %s', (_name, differs, fields) => {
    expect(offeredFields({ ...settings, ...differs })).toEqual(fields);
  });

  test.each([
    ['without its box, a stored adjustment', { hasGradeAdjustmentBox: false }, -0.5, true],
    ['without its box, an adjustment of 0', { hasGradeAdjustmentBox: false }, 0, false],
    ['with its box, an adjustment of 0', {}, 0, true],
    ['a course without grades', { usesGradesForExams: false }, 2, false],
  ] as const)('GRD-177 %s', (_name, differs, adjustment, isOffered) => {
    const fields = offeredFields({ ...settings, ...differs }, adjustment);
    expect(fields.includes('gradeAdjustment')).toBe(isOffered);
  });

  test.each([
    ['unresolvedContradictions', { counts: { unresolvedContradictions: 1, unansweredMCQs: 0 } }],
    ['unansweredMCQs', { counts: { unresolvedContradictions: 0, unansweredMCQs: 1 } }],
    ['gradeAdjustment', { adjustment: -0.1 }],
    ['customDueDate', { customDueDate: '2026-10-01' as IsoDate }],
  ] as const)('GRD-38 %s is open at first when it holds something', (field, differs) => {
    expect(startsVisible(field, UNGRADED)).toBe(false);
    expect(startsVisible(field, { ...UNGRADED, ...differs })).toBe(true);
  });
});
