// The grading statistics of a class and the spread of its grades as they are sent, each from three queries however large
// the class.

import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { gradeSpreads } from '@elenchus/domain/grading/grade-spread.ts';
import {
  gradingStatistics,
  type StatisticsInput,
} from '@elenchus/domain/grading/grading-statistics.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { graderMeans } from '@elenchus/domain/workload/grader-means.ts';
import { DESIGN_RECORDS } from '../design/design-records.ts';
import { cells } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { designItemsTable } from '../tables/design-tables.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { ofStudents, peopleOf, usersOf } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

interface StatisticsQuestion {
  readonly course: string;
  readonly hasTAs: boolean;
  /** The TA whose row is included; null for all. */
  readonly taKey: string | null;
}

type GradeRow = readonly [
  usernameKey: string,
  evaluationId: string,
  type: GradeRecord['gradingType'],
  data: string,
];

type EvaluationRow = readonly [
  dataID: string,
  dataText: string,
  questionOptions: string,
  questionLogic: string,
  questionCourseDate: string,
];

const EVALUATION = cells(
  designItemsTable.dataID,
  designItemsTable.dataText,
  designItemsTable.questionOptions,
  designItemsTable.questionLogic,
  designItemsTable.questionCourseDate,
);

const GRADE = cells(
  gradesTable.usernameKey,
  gradesTable.evaluationDataID,
  gradesTable.gradingType,
  gradesTable.individualGradingData,
);

/** A JSON list of the rows: one per TA, or one for all students. */
export async function statistics(
  reader: ReportReader,
  question: StatisticsQuestion,
): Promise<ReportBytes> {
  const rows = gradingStatistics(await statisticsInput(reader, question));
  const meant = question.taKey === null ? rows : rows.filter((row) => row.ta !== null);
  const wire = meant.map((row) => ({
    ta: row.ta?.username ?? null,
    name: row.label,
    evaluations: row.figures,
  }));
  return bytesOf(JSON.stringify(wire));
}

/** A JSON list of the spreads of every evaluation, with the means of the graders. */
export async function classSpread(
  reader: ReportReader,
  question: StatisticsQuestion,
): Promise<ReportBytes> {
  const input = await statisticsInput(reader, question);
  const spreads = gradeSpreads(input).map((spread) => ({
    ...spread,
    means: graderMeans(input, spread.evaluationId),
  }));
  return bytesOf(JSON.stringify(spreads));
}

/** What the rules need; for a TA only the TA and their own students. */
async function statisticsInput(
  reader: ReportReader,
  { course, hasTAs, taKey }: StatisticsQuestion,
): Promise<StatisticsInput> {
  const [people, evaluations, grades] = await reader.values([
    peopleOf(course, taKey),
    sql`select ${EVALUATION}
      from ${DESIGN_RECORDS} where course = ${course} and data_type = 'evaluation' order by data_id`,
    sql`select ${GRADE}
      from grades where course = ${course}${ofStudents(course, taKey)}
        and grading_type in ('examGrade', 'gradingComplete')
      order by username_key, evaluation_id, grading_type, question_id`,
  ]);
  return {
    users: usersOf(people),
    hasTAs,
    evaluations: readEvaluations(evaluations.map(evaluationItem)).evaluations,
    gradeBook: readGradeBook(grades.map(gradeRecord)),
  };
}

function evaluationItem(row: EvaluationRow): DesignItem {
  const [dataID, dataText, questionOptions, questionLogic, questionCourseDate] = row;
  const texts = { dataText, questionOptions, questionLogic, questionCourseDate };
  return designItem({ dataType: 'evaluation', dataID, ...texts });
}

function gradeRecord([username, evaluationDataID, gradingType, data]: GradeRow): GradeRecord {
  const texts = { questionID: '', individualGradingData: data, comment: '' };
  return { username, evaluationDataID, gradingType, ...texts };
}
