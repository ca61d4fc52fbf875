// The grades of a class as files: for a spreadsheet, and for the gradebook of Canvas.
import { accept, refuse, type Result } from '../base/result.ts';
import { sortUsers } from '../people/user.ts';
import { BYTE_ORDER_MARK, csvText, distinctNames } from './csv-text.ts';
import { evaluationName, sortEvaluations, type Evaluation } from './evaluation.ts';
import type { ExamGrade, GradeBook } from './student-evaluation.ts';

interface ExportedStudent {
  readonly fullName: string;
  readonly username: string;
  /** '' without a TA. */
  readonly taName: string;
}

/** Another column of the spreadsheet. */
export interface ExportedColumn {
  readonly heading: string;
  readonly cell: (username: string) => string;
}

export interface GradesExport {
  readonly students: readonly ExportedStudent[];
  readonly evaluations: readonly Evaluation[];
  readonly gradeBook: GradeBook;
  /** A course without grades has no column for them (GRD-49). */
  readonly usesGradesForExams: boolean;
  /** Additional columns of the spreadsheet: after the columns of an evaluation, and at the end (null). */
  readonly columnsAfter?: (evaluation: Evaluation | null) => readonly ExportedColumn[];
}

/** A table with a row per student: grade, whether grading is complete, and comments of each evaluation. */
export function gradesSpreadsheet(input: GradesExport): string {
  const evaluations = sortEvaluations(input.evaluations);
  const more = new Map(
    [...evaluations, null].map((each) => [each?.id ?? null, input.columnsAfter?.(each) ?? []]),
  );
  const headingsOf = (id: string | null) =>
    more.get(id)?.map(({ heading }) => oneLine(heading)) ?? [];
  const headings = evaluations.flatMap((evaluation) => {
    const name = oneLine(evaluationName(evaluation));
    const grade = input.usesGradesForExams ? [name] : [];
    const own = [...grade, `${name}: Grading complete`, `${name}: Comments`];
    return [...own, ...headingsOf(evaluation.id)];
  });
  const rows = sortUsers(input.students).map(({ fullName, username, taName }) => {
    const cells = [fullName, username, taName];
    for (const { id } of evaluations) {
      const { examGrade, complete, comments } = input.gradeBook(username, id);
      if (input.usesGradesForExams) cells.push(gradeText(examGrade));
      cells.push(complete ? 'yes' : 'no', comments);
      cells.push(...(more.get(id)?.map(({ cell }) => cell(username)) ?? []));
    }
    return [...cells, ...(more.get(null)?.map(({ cell }) => cell(username)) ?? [])];
  });
  const heading = distinctNames(['Student', 'Username', 'TA', ...headings, ...headingsOf(null)]);
  return BYTE_ORDER_MARK + csvText([heading, ...rows]);
}

/** The maximum number of points, which Canvas expects in the second row. */
const POINTS_POSSIBLE = '100';
const CANVAS_COLUMNS = ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section'];

/** The file that the gradebook of Canvas imports: complete grades only; Canvas finds people by their login. */
export function canvasGradebook(input: GradesExport): Result<string, 'no-grades'> {
  if (!input.usesGradesForExams) return refuse('no-grades');
  const evaluations = sortEvaluations(input.evaluations);
  const names = distinctNames([
    ...CANVAS_COLUMNS,
    ...evaluations.map((evaluation) => canvasName(oneLine(evaluationName(evaluation)))),
  ]);
  const points = ['    Points Possible', '', '', '', '', ...evaluations.map(() => POINTS_POSSIBLE)];
  const rows = sortUsers(input.students).map(({ fullName, username }) => [
    oneLine(fullName),
    '',
    '',
    username,
    '',
    ...evaluations.map(({ id }) => {
      const { complete, examGrade } = input.gradeBook(username, id);
      return complete ? gradeText(examGrade) : '';
    }),
  ]);
  // Without the byte order mark, which Canvas would take for a part of the first heading.
  return accept(csvText([names, points, ...rows]));
}

/** The sentence for a file that cannot be made. */
export function gradesExportSentence(reason: 'no-grades'): string {
  switch (reason) {
    case 'no-grades':
      return 'This course gives no grades, so there’s nothing to export to Canvas.';
  }
}

/** The name under which a file of grades is saved. */
export function gradesFileName(course: string, format: GradesFormat, date: string): string {
  return `${course} grades${format === 'canvas' ? ' for Canvas' : ''} ${date}.csv`;
}

export const GRADES_FORMATS = ['spreadsheet', 'canvas'] as const;
export type GradesFormat = (typeof GRADES_FORMATS)[number];

/**
 * Canvas reads 'Name (12)' as the assignment with the number 12, and leaves out columns whose name contains one of
 * its own sums such as 'Final Grade', with exactly this capitalization.
 */
function canvasName(name: string): string {
  return name
    .replace(/\((\d+)\)$/, '[$1]')
    .replaceAll(
      /\b(Current|Final|Override) (Score|Points|Grade|Status)/g,
      (_all, first: string, second: string) => `${first} ${second.toLowerCase()}`,
    );
}

function gradeText(grade: ExamGrade | null): string {
  if (grade === null) return '';
  return grade.kind === 'number' ? String(grade.value) : grade.text;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}
