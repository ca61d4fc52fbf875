import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradingType } from './grade-record.ts';
import {
  canvasGradebook,
  gradesExportSentence,
  gradesFileName,
  gradesSpreadsheet,
  type GradesExport,
} from './grades-export.ts';
import { readGradeBook } from './student-evaluation.ts';

function evaluation(id: string, name: string, date: string | null = null): Evaluation {
  const dueDate = date === null ? null : isoDateOf(date);
  return { id, name, dueDate, handedBack: false, sectionIds: [] };
}

function record(username: string, gradingType: GradingType, value: string, comment = '') {
  const key = { questionID: 'noQuestionID', evaluationDataID: 'MID' };
  return { username, gradingType, individualGradingData: value, comment, ...key };
}

const base: GradesExport = {
  students: [
    { fullName: 'Zoe Adams', username: 'zadams', taName: 'Tom Ta' },
    { fullName: 'Ann "Annie" Aaron', username: 'aaaron', taName: '' },
    { fullName: 'Bob Zed', username: 'Bzed', taName: '' },
  ],
  evaluations: [
    evaluation('FIN', 'Final', '2026-12-10'),
    evaluation('MID', 'Midterm', '2026-10-10'),
  ],
  gradeBook: readGradeBook([
    record('zadams', 'examGrade', '87.25'),
    record('zadams', 'gradingComplete', 'yes'),
    record('zadams', 'comments', '', 'Good,\nbut short.'),
    record('aaaron', 'examGrade', '-3'),
    record('aaaron', 'gradingComplete', 'no'),
    record('bzed', 'examGrade', 'B+'),
    record('bzed', 'gradingComplete', 'yes'),
  ]),
  usesGradesForExams: true,
};

function canvas(fields: Partial<GradesExport> = {}): string[] {
  const made = canvasGradebook({ ...base, ...fields });
  return made.ok ? made.value.split('\r\n') : [made.reason];
}

describe('for a spreadsheet', () => {
  test('GRD-49 a row per student in the order of the list, evaluations by due date', () => {
    expect(gradesSpreadsheet(base)).toBe(
      '\u{FEFF}' +
        'Student,Username,TA,Midterm,Midterm: Grading complete,Midterm: Comments,' +
        'Final,Final: Grading complete,Final: Comments\r\n' +
        '"Ann ""Annie"" Aaron",aaaron,,-3,no,,,no,\r\n' +
        'Zoe Adams,zadams,Tom Ta,87.25,yes,"Good,\nbut short.",,no,\r\n' +
        'Bob Zed,Bzed,,B+,yes,,,no,\r\n',
    );
  });

  test('GRD-49 without grades there is no column for them', () => {
    const [heading] = gradesSpreadsheet({ ...base, usesGradesForExams: false }).split('\r\n');
    expect(heading).toContain('TA,Midterm: Grading complete,Midterm: Comments,Final: Grading');
  });

  test('GRD-48 evaluations without a name or with the same one have columns of their own', () => {
    const evaluations = ['', ' ', 'Exam', 'exam'].map((name, index) =>
      evaluation(String(index), name),
    );
    const [heading] = gradesSpreadsheet({ ...base, evaluations }).split('\r\n');
    const columns = heading?.split(',') ?? [];
    expect(new Set(columns.map((name) => name.toLowerCase())).size).toBe(3 + 4 * 3);
    expect(columns).toContain('Unnamed evaluation [2]');
    expect(columns).toContain('exam [2]');
  });

  test('GRD-49 a class without students or evaluations has its heading', () => {
    const empty = { ...base, students: [], evaluations: [] };
    expect(gradesSpreadsheet(empty)).toBe('\u{FEFF}Student,Username,TA\r\n');
  });
});

describe('for Canvas', () => {
  test('GRD-50 the five columns, the points, and complete grades by login', () => {
    expect(canvas()).toEqual([
      'Student,ID,SIS User ID,SIS Login ID,Section,Midterm,Final',
      '"    Points Possible",,,,,100,100',
      '"Ann ""Annie"" Aaron",,,aaaron,,,',
      'Zoe Adams,,,zadams,,87.25,',
      'Bob Zed,,,Bzed,,B+,',
      '',
    ]);
  });

  test.each([
    ['Exam (2)', 'Exam [2]'],
    ['Final Grade', 'Final grade'],
    ['Override Score of all', 'Override score of all'],
    ['two\nlines', 'two lines'],
    ['Section', 'Section [2]'],
    ['', 'Unnamed evaluation'],
  ])(
    'GRD-50 an evaluation named %j is a column that Canvas takes for a new assignment',
    (name, column) => {
      const [heading] = canvas({ evaluations: [evaluation('MID', name)] });
      expect(heading).toBe(`Student,ID,SIS User ID,SIS Login ID,Section,${column}`);
    },
  );

  test('GRD-50 a course without grades has no export', () => {
    expect(canvas({ usesGradesForExams: false })).toEqual(['no-grades']);
    expect(gradesExportSentence('no-grades')).toContain('gives no grades');
  });
});

test('GRD-49 the file is named after the course and the day', () => {
  expect(gradesFileName('phil-101', 'spreadsheet', '2026-10-11')).toBe(
    'phil-101 grades 2026-10-11.csv',
  );
  expect(gradesFileName('phil-101', 'canvas', '2026-10-11')).toBe(
    'phil-101 grades for Canvas 2026-10-11.csv',
  );
});
