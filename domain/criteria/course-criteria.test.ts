import { describe, expect, test } from 'vitest';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { applyChanges } from '../design/diff-design.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import { UNGRADED } from '../grading/student-evaluation.ts';
import { criteriaChanges, gradingTable, readCourseCriteria } from './course-criteria.ts';
import { criteriaFigures, criteriaMeanSentence } from './criteria-statistics.ts';
import type { CriteriaTable } from './criteria-table.ts';
import {
  firstCriteria,
  hasRoom,
  movedRow,
  withLevel,
  withNewCriterion,
  withNewLevel,
  withoutRow,
} from './edit-criteria.ts';

const settings = { ...DEFAULT_COURSE_SETTINGS, usesGradesForExams: true };
const byQuestion = { ...settings, questionByQuestionGrading: true };

function table(name: string): CriteriaTable {
  const levels = [
    { id: '1', name: 'High', points: 4, description: '' },
    { id: '2', name: 'Low', points: 1, description: '' },
  ];
  return [{ id: 'a', name, levels }];
}

const items = applyChanges(
  applyChanges([], criteriaChanges({ kind: 'evaluation', id: 'MID' }, table('Exam'))),
  criteriaChanges({ kind: 'question', id: 'q2' }, table('Own')),
);
const criteria = readCourseCriteria(items);

describe('CRT-10 the table that grades', () => {
  test.each([
    ['by hand, the exam: that of the evaluation', settings, NO_QUESTION, 'Exam', 100],
    ['by hand, a question: none', settings, 'q2', undefined, undefined],
    ['question by question, its own', byQuestion, 'q2', 'Own', 10],
    ['question by question, that of the evaluation', byQuestion, 'q1', 'Exam', 10],
    ['question by question, the exam: none', byQuestion, NO_QUESTION, undefined, undefined],
  ] as const)('%s', (_name, given, questionId, name, scale) => {
    const found = gradingTable(criteria, given, { evaluationId: 'MID', questionId });
    expect([found?.table[0]?.name, found?.scale]).toEqual([name, scale]);
  });

  test('another evaluation has none, and neither has a table without levels', () => {
    const other = { evaluationId: 'END', questionId: NO_QUESTION };
    expect(gradingTable(criteria, settings, other)).toBeNull();
    const empty = readCourseCriteria(
      criteriaChanges({ kind: 'evaluation', id: 'END' }, [{ id: 'a', name: 'A', levels: [] }])
        .upserts,
    );
    expect(gradingTable(empty, settings, other)).toBeNull();
  });

  test('a stored text that is no table counts as none', () => {
    const broken = items.map((item) => ({ ...item, dataText: '[' }));
    expect(readCourseCriteria(broken).evaluations.size).toBe(0);
  });
});

describe('CRT-11 levels fill no grade', () => {
  const graded = { evaluationId: 'MID', questionId: NO_QUESTION };

  test('where the course gives letter grades', () => {
    const found = gradingTable(criteria, { ...settings, manualGrades: 'Letter' }, graded);
    expect(found?.scale).toBeNull();
  });

  test('where the course gives no grades: there is no table at all', () => {
    const found = gradingTable(criteria, { ...settings, usesGradesForExams: false }, graded);
    expect(found).toBeNull();
  });
});

function ids(): () => string {
  let last = 0;
  return () => `n${(last += 1)}`;
}

describe('CRT-12 editing a table', () => {
  test('begins with one criterion of three levels', () => {
    const [first] = firstCriteria(ids());
    expect(first?.levels.map(({ name, points }) => [name, points])).toEqual([
      ['Excellent', 3],
      ['Good', 2],
      ['Weak', 1],
    ]);
  });

  test('gives a new criterion the levels of the one before, with IDs of their own', () => {
    const [, added] = withNewCriterion(table('Style'), ids());
    expect(added?.levels.map(({ id, name, points }) => [id, name, points])).toEqual([
      ['n1', 'High', 4],
      ['n2', 'Low', 1],
    ]);
  });

  test('adds a level one point below the last, and never below 0', () => {
    const once = withNewLevel(table('Style'), 'a', ids());
    const twice = withNewLevel(once, 'a', () => 'x');
    expect(twice[0]?.levels.map(({ points }) => points)).toEqual([4, 1, 0, 0]);
  });

  test('changes one level, removes one, and moves one to the end and no further', () => {
    const changed = withLevel(table('Style'), 'a', '2', { points: 2 });
    const levels = changed[0]?.levels ?? [];
    expect(levels.map(({ points }) => points)).toEqual([4, 2]);
    expect(withoutRow(levels, '1').map(({ id }) => id)).toEqual(['2']);
    expect(movedRow(levels, '1', 1).map(({ id }) => id)).toEqual(['2', '1']);
    expect(movedRow(levels, '1', -1)).toBe(levels);
    expect(movedRow(levels, '2', 1)).toBe(levels);
  });

  test('stops at the limits', () => {
    expect(hasRoom(Array(19).fill(0), 'criteria')).toBe(true);
    expect(hasRoom(Array(20).fill(0), 'criteria')).toBe(false);
    expect(hasRoom(Array(10).fill(0), 'levels')).toBe(false);
  });
});

function work(levels: Readonly<Record<string, string>>) {
  return { ...UNGRADED, levels: new Map(Object.entries(levels)) };
}

describe('CRT-13 statistics', () => {
  test('count the levels and average the points of the students who have one', () => {
    const [figures] = criteriaFigures(criteria, settings, { evaluationId: 'MID', essayIds: [] }, [
      work({ [NO_QUESTION]: 'a:1' }),
      work({ [NO_QUESTION]: 'a:2' }),
      work({ [NO_QUESTION]: 'a:2' }),
      work({ [NO_QUESTION]: 'z:1' }),
      work({}),
    ]);
    expect(figures?.questionId).toBeNull();
    expect(figures?.criteria[0]).toMatchObject({ chosen: 3, mean: 2, most: 4 });
    expect(figures?.criteria[0]?.levels.map(({ count }) => count)).toEqual([1, 2]);
  });

  test('add up the questions that share a table, and keep a question’s own table apart', () => {
    const essayIds = ['q1', 'q2', 'q3'];
    const figures = criteriaFigures(criteria, byQuestion, { evaluationId: 'MID', essayIds }, [
      work({ q1: 'a:1', q2: 'a:2', q3: 'a:1' }),
    ]);
    expect(figures.map(({ questionId, criteria: [first] }) => [questionId, first?.chosen])).toEqual(
      [
        [null, 2],
        ['q2', 1],
      ],
    );
  });

  test('the mean is over levels, not over students, and the sentence says so', () => {
    const place = { evaluationId: 'MID', essayIds: ['q1', 'q3'] };
    const [figures] = criteriaFigures(criteria, byQuestion, place, [
      work({ q1: 'a:1', q3: 'a:1' }),
      work({ q1: 'a:2' }),
    ]);
    // 4, 4 and 1; a mean over the two students would be 2.5.
    expect(figures?.criteria[0]).toMatchObject({ chosen: 3, mean: 3 });
    expect(criteriaMeanSentence(byQuestion)).toMatch(/a student counts once for each of them\.$/);
    expect(criteriaMeanSentence(settings)).toMatch(/, one for each student\.$/);
  });

  test('of nothing have no mean', () => {
    const [figures] = criteriaFigures(
      criteria,
      settings,
      { evaluationId: 'MID', essayIds: [] },
      [],
    );
    expect(figures?.criteria[0]?.mean).toBeNull();
  });
});
