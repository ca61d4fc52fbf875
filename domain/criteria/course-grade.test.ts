import { describe, expect, test } from 'vitest';
import { DEFAULT_COURSE_SETTINGS } from '../design/course-settings.ts';
import { applyChanges } from '../design/diff-design.ts';
import { newEvaluation, type Evaluation } from '../grading/evaluation.ts';
import { gradesSpreadsheet } from '../grading/grades-export.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import { readExamGrade, UNGRADED, type StudentEvaluation } from '../grading/student-evaluation.ts';
import { courseGradeColumns, criteriaColumns } from './criteria-columns.ts';
import { criteriaChanges, readCourseCriteria } from './course-criteria.ts';
import {
  courseGrade,
  courseGradeLabel,
  courseGradeNote,
  courseGradeSum,
  hasCourseGrade,
  type CourseGradeInput,
} from './course-grade.ts';
import {
  courseGradeShownChanges,
  readEvaluationWeights,
  readWeight,
  showsCourseGrade,
  weightChanges,
  weightsSentence,
  weightTotal,
} from './evaluation-weights.ts';

const settings = { ...DEFAULT_COURSE_SETTINGS, usesGradesForExams: true };
const evaluations: readonly Evaluation[] = ['Midterm', 'Paper', 'Final'].map((name) => ({
  ...newEvaluation(name.toUpperCase()),
  name,
}));

const base: CourseGradeInput = {
  settings,
  evaluations,
  weights: new Map([
    ['MIDTERM', 30],
    ['FINAL', 70],
  ]),
};

/** Complete grades by evaluation; one with a ? isn't complete. */
function gradesOf(grades: Readonly<Record<string, string>>) {
  return (id: string): StudentEvaluation => {
    const text = grades[id] ?? '';
    const examGrade = readExamGrade(text.replace('?', ''));
    return { ...UNGRADED, examGrade, complete: !text.endsWith('?') };
  };
}

function words(input: Partial<CourseGradeInput>, grades: Readonly<Record<string, string>>) {
  const grade = courseGrade({ ...base, ...input }, gradesOf(grades));
  const sum = grade.kind === 'grade' ? courseGradeSum(grade) : null;
  return { label: courseGradeLabel(grade), sum, note: courseGradeNote(grade) };
}

describe('CRT-14 weights', () => {
  test.each([
    ['30', 30],
    [' 12,5 % ', 12.5],
    ['100', 100],
    ['0.01', 0.01],
    ['0', null],
    ['100.01', null],
    ['-5', null],
    ['1.234', null],
    ['a third', null],
    ['', null],
  ])('%j is the weight %j', (text, weight) => {
    expect(readWeight(text)).toBe(weight);
  });

  test('are stored with their evaluation, and removed', () => {
    const items = applyChanges([], weightChanges('MIDTERM', 12.5));
    expect([...readEvaluationWeights(items)]).toEqual([['MIDTERM', 12.5]]);
    expect(applyChanges(items, weightChanges('MIDTERM', null))).toEqual([]);
  });
});

describe('CRT-15 the course grade', () => {
  test('is the grades by their weights, with every term', () => {
    expect(words({}, { MIDTERM: '88', FINAL: '91' })).toEqual({
      label: '90.1',
      sum: '0.3 × 88.0 + 0.7 × 91.0 = 90.1',
      note: null,
    });
  });

  test('counts grades as they are shown, so that the sum can be redone', () => {
    expect(words({}, { MIDTERM: '87.25', FINAL: '90.0004' }).sum).toBe(
      '0.3 × 87.3 + 0.7 × 90.0 = 89.2',
    );
  });

  test('can be below 0, like the grades', () => {
    expect(words({}, { MIDTERM: '-10', FINAL: '0' }).sum).toBe('0.3 × −10.0 + 0.7 × 0.0 = −3.0');
  });

  test('exists only with weights, in a course with grades', () => {
    expect(hasCourseGrade(base)).toBe(true);
    expect(hasCourseGrade({ ...base, weights: new Map() })).toBe(false);
    expect(hasCourseGrade({ ...base, weights: new Map([['GONE', 50]]) })).toBe(false);
    expect(hasCourseGrade({ ...base, settings: DEFAULT_COURSE_SETTINGS })).toBe(false);
    expect(words({ weights: new Map() }, { MIDTERM: '88' })).toEqual({
      label: null,
      sum: null,
      note: null,
    });
  });
});

describe('CRT-16 while grades are missing', () => {
  test('the grade is the one so far, over the weights that are there', () => {
    expect(words({}, { MIDTERM: '88' })).toEqual({
      label: '88.0 so far',
      sum: '(0.3 × 88.0) ÷ 0.3 = 88.0',
      note: 'So far, because these have no grade yet: Final.',
    });
  });

  test('there is none before the first', () => {
    expect(words({}, {})).toEqual({ label: null, sum: null, note: 'No course grade yet.' });
  });
});

test.each([
  [100, null],
  [0, null],
  [
    90,
    'The weights add up to 90%, not 100%. The course grade is divided by 0.9, so each evaluation still counts in proportion.',
  ],
])('CRT-17 weights that add up to %d', (total, sentence) => {
  expect(weightsSentence(total)).toBe(sentence);
});

test('CRT-17 weights that don’t add up to 100 are divided by their sum', () => {
  const weights = new Map([
    ['MIDTERM', 0.1],
    ['FINAL', 0.2],
  ]);
  expect(weightTotal(weights.values())).toBe(0.3);
  expect(words({ weights }, { MIDTERM: '60', FINAL: '90' })).toEqual({
    label: '80.0',
    sum: '(0.001 × 60.0 + 0.002 × 90.0) ÷ 0.003 = 80.0',
    note: null,
  });
});

test.each([
  [
    'in a course with letter grades',
    { settings: { ...settings, manualGrades: 'Letter' as const } },
    { MIDTERM: '88' },
    'This course gives letter grades, so there is no course grade.',
  ],
  [
    'beside a letter',
    {},
    { MIDTERM: 'B+', FINAL: '90' },
    'No course grade, because Midterm has a letter grade.',
  ],
])('CRT-18 there is no course grade %s', (_name, input, grades, note) => {
  expect(words(input, grades)).toEqual({ label: null, sum: null, note });
});

describe('CRT-19 a grade counts', () => {
  test('once its grading is complete', () => {
    expect(words({}, { MIDTERM: '88', FINAL: '91?' }).label).toBe('88.0 so far');
  });

  test('or once the evaluation is handed back', () => {
    const back = evaluations.map((each) => ({ ...each, handedBack: true }));
    expect(words({ evaluations: back }, { MIDTERM: '88', FINAL: '91?' }).label).toBe('90.1');
  });
});

test('CRT-20 students see the course grade only when that is switched on', () => {
  expect(showsCourseGrade([])).toBe(false);
  const on = applyChanges([], courseGradeShownChanges([], true));
  expect(showsCourseGrade(on)).toBe(true);
  expect(showsCourseGrade(applyChanges(on, courseGradeShownChanges(on, false)))).toBe(false);
});

function book(username: string): StudentEvaluation {
  return username === 'ada'
    ? { ...gradesOf({ MIDTERM: '88' })('MIDTERM'), levels: new Map([[NO_QUESTION, 'a:1']]) }
    : UNGRADED;
}

test('CRT-23 the spreadsheet has the points of each criterion and the course grade', () => {
  const table = [
    { id: 'a', name: 'Clarity', levels: [{ id: '1', name: 'High', points: 4.5, description: '' }] },
  ];
  const [midterm] = evaluations;
  if (!midterm) throw new Error('The evaluation is missing.');
  const input = {
    criteria: readCourseCriteria(
      criteriaChanges({ kind: 'evaluation', id: 'MIDTERM' }, table).upserts,
    ),
    weights: new Map([['MIDTERM', 100]]),
    settings,
    evaluations: [midterm],
    essays: new Map(),
  };
  const students = ['ada', 'bob'].map((username) => ({ username, fullName: username, taName: '' }));
  const text = gradesSpreadsheet({
    students,
    evaluations: [midterm],
    gradeBook: book,
    usesGradesForExams: true,
    columnsAfter: (each) =>
      each === null ? courseGradeColumns(input, book) : criteriaColumns(input, each, book),
  });
  expect(text.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Student,Username,TA,Midterm,Midterm: Grading complete,Midterm: Comments,Midterm: Clarity,Course grade,Course grade: Sum',
    'ada,ada,,88,yes,,4.5,88,1 × 88.0 = 88.0.',
    'bob,bob,,,no,,,,No course grade yet.',
  ]);
});
