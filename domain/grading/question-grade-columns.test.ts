import { expect, test } from 'vitest';
import { newEvaluation } from './evaluation.ts';
import { gradesSpreadsheet } from './grades-export.ts';
import { questionGradeColumns } from './question-grade-columns.ts';
import { readGradeBook } from './student-evaluation.ts';

const evaluation = { ...newEvaluation('MID'), id: 'MID', name: 'Midterm' };
const essays = [
  { id: 'duty', number: 1, text: 'What is *duty*?\nSay why.' },
  { id: 'lie', number: 2, text: '=HYPERLINK("https://evil.example";"May one lie?")' },
  { id: 'empty', number: 3, text: ' ' },
];
const record = (username: string, questionID: string, individualGradingData: string) => ({
  username,
  questionID,
  individualGradingData,
  evaluationDataID: 'MID',
  gradingType: 'questionGrade' as const,
  comment: '',
});
const students = ['ada', 'bob'].map((username) => ({ username, fullName: username, taName: '' }));
const gradeBook = readGradeBook([
  record('ada', 'duty', '8'),
  record('ada', 'zz gone', '5.9'),
  record('ada', 'held', '0'),
  record('bob', 'lie', '7.5'),
  record('bob', 'cleared', ''),
  record('cleo', 'hers', '3'),
]);

function lines(): string[] {
  const columns = questionGradeColumns(
    evaluation,
    essays,
    gradeBook,
    students.map(({ username }) => username),
  );
  const text = gradesSpreadsheet({
    students,
    evaluations: [evaluation],
    gradeBook,
    usesGradesForExams: true,
    columnsAfter: (each) => (each === null ? [] : columns),
  });
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('GRD-178 a column for each essay with its name and ID, and one for each grade without its question', () => {
  const [headings = '', ...rows] = lines();
  expect(headings).toContain('Midterm: Essay 1 “What is duty? Say why.” (duty),');
  expect(headings).toContain('Midterm: Essay 3 (empty),');
  // Not those of other students, and not a grade that was cleared.
  expect(headings).toMatch(
    /,Midterm: Question not found \(held\),Midterm: Question not found \(zz gone\)$/,
  );
  expect(rows).toEqual(['ada,ada,,,no,,8,,,0,5.9', 'bob,bob,,,no,,,7.5,,,']);
});

test('GRD-178 no cell begins as a formula, whatever the question says', () => {
  const evil = { ...evaluation, name: '=1+1' };
  const [column] = questionGradeColumns(evil, essays, gradeBook, ['ada']);
  expect(column?.heading.startsWith('=')).toBe(true);
  const text = gradesSpreadsheet({
    students,
    evaluations: [evil],
    gradeBook,
    usesGradesForExams: false,
    columnsAfter: (each) => (each ? questionGradeColumns(each, essays, gradeBook, ['ada']) : []),
  });
  const [headings = ''] = text.split('\r\n');
  expect(headings).toContain(",'=1+1: Essay 1");
  expect(headings).not.toMatch(/[,;]"?[=+@-]/);
});
