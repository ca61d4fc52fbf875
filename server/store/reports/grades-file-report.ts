// The grades of a class as a file.

import { accept, type Result } from '@elenchus/domain/base/result.ts';
import {
  courseGradeColumns,
  criteriaColumns,
  type CriteriaExport,
} from '@elenchus/domain/criteria/criteria-columns.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import {
  canvasGradebook,
  type GradesExport,
  type GradesFormat,
  gradesSpreadsheet,
} from '@elenchus/domain/grading/grades-export.ts';
import { showsQuestionGrades } from '@elenchus/domain/grading/grade-visibility.ts';
import { questionGradeColumns } from '@elenchus/domain/grading/question-grade-columns.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { cells } from '../engine/columns.ts';
import { list, sql } from '../engine/sql.ts';
import { textFrom } from '../engine/table.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { ofStudents, peopleOf, type PersonRow } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

interface GradesFileInput {
  readonly course: string;
  /** The TA whose students are included; null for all. */
  readonly taKey: string | null;
  readonly format: GradesFormat;
  readonly evaluations: readonly Evaluation[];
  readonly usesGradesForExams: boolean;
  /** What the criteria, the weights and the question grades are read from. */
  readonly criteria: Omit<CriteriaExport, 'evaluations'>;
}

type GradeRow = readonly [
  usernameKey: string,
  evaluationId: string,
  type: GradeRecord['gradingType'],
  questionId: string,
  text: string,
];

const GRADE = cells(
  gradesTable.usernameKey,
  gradesTable.evaluationDataID,
  gradesTable.gradingType,
  gradesTable.questionID,
  textFrom(sql`case when grading_type = 'comments' then comment else individual_grading_data end`),
);

/** A table for a spreadsheet, or the file for the gradebook of Canvas. */
export async function gradesFile(
  reader: ReportReader,
  input: GradesFileInput,
): Promise<Result<ReportBytes, 'no-grades'>> {
  const { course, taKey, format, evaluations, usesGradesForExams } = input;
  const criteria: CriteriaExport = { ...input.criteria, evaluations };
  const showsQuestions = showsQuestionGrades(criteria.settings);
  const types = [
    'examGrade',
    'gradingComplete',
    'comments',
    'criterionLevels',
    ...(showsQuestions ? ['questionGrade'] : []),
  ];
  const [people, grades] = await reader.values([
    peopleOf(course, taKey),
    // Each of these has either data or a comment, and the file shows no other.
    sql`select ${GRADE}
      from grades where course = ${course}${ofStudents(course, taKey)}
        and grading_type in ${list(types)}
      order by username_key, evaluation_id, grading_type, question_id`,
  ]);
  const gradeBook = readGradeBook(grades.map(gradeRecord));
  const students = studentsOf(people);
  const usernames = students.map(({ username }) => username);
  const questionColumns = (evaluation: Evaluation) => {
    const essays = criteria.essays.get(evaluation.id) ?? [];
    return showsQuestions ? questionGradeColumns(evaluation, essays, gradeBook, usernames) : [];
  };
  const columnsAfter = (evaluation: Evaluation | null) =>
    evaluation === null
      ? courseGradeColumns(criteria, gradeBook)
      : [...questionColumns(evaluation), ...criteriaColumns(criteria, evaluation, gradeBook)];
  const content = { evaluations, usesGradesForExams, gradeBook, columnsAfter };
  const made = { ...content, students };
  if (format === 'spreadsheet') return accept(bytesOf(gradesSpreadsheet(made)));
  const file = canvasGradebook(made);
  return file.ok ? accept(bytesOf(file.value)) : file;
}

function gradeRecord(row: GradeRow): GradeRecord {
  const [username, evaluationDataID, gradingType, questionID, text] = row;
  const [individualGradingData, comment] = gradingType === 'comments' ? ['', text] : [text, ''];
  return {
    username,
    evaluationDataID,
    gradingType,
    individualGradingData,
    comment,
    questionID,
  };
}

function studentsOf(people: readonly PersonRow[]): GradesExport['students'] {
  const taNames = new Map<string, string>();
  for (const [usernameKey, , fullName, status] of people) {
    if (status === 'ta') taNames.set(usernameKey, fullName);
  }
  return people.flatMap(([, username, fullName, status, ta]) =>
    status === 'student' ? [{ fullName, username, taName: taNames.get(ta ?? '') ?? '' }] : [],
  );
}
