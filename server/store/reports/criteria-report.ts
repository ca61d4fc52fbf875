// How often each level of the criteria was chosen in a class, as it is sent.

import { readCourseCriteria } from '@elenchus/domain/criteria/course-criteria.ts';
import {
  criteriaFigures,
  type EvaluationCriteria,
} from '@elenchus/domain/criteria/criteria-statistics.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import type { GradingSettings } from '@elenchus/domain/grading/grading-fields.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { cells } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { ofStudents, peopleOf } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

interface CriteriaQuestion {
  readonly course: string;
  /** The TA whose students count; null for all. */
  readonly taKey: string | null;
  readonly settings: GradingSettings;
  readonly items: readonly DesignItem[];
  readonly evaluations: readonly EvaluationCriteria[];
}

type LevelsRow = readonly [
  usernameKey: string,
  evaluationId: string,
  questionId: string,
  levels: string,
];

const LEVELS = cells(
  gradesTable.usernameKey,
  gradesTable.evaluationDataID,
  gradesTable.questionID,
  gradesTable.individualGradingData,
);

/** A JSON list of the tables of every evaluation with their figures. */
export async function criteriaChosen(
  reader: ReportReader,
  { course, taKey, settings, items, evaluations }: CriteriaQuestion,
): Promise<ReportBytes> {
  const [people, rows] = await reader.values([
    peopleOf(course, taKey),
    sql`select ${LEVELS}
      from grades where course = ${course}${ofStudents(course, taKey)}
        and grading_type = 'criterionLevels'
      order by username_key, evaluation_id, question_id`,
  ]);
  const criteria = readCourseCriteria(items);
  const gradeBook = readGradeBook(rows.map(levelsRecord));
  const students = people.filter(([, , , status]) => status === 'student');
  const wire = evaluations.map((evaluation) => ({
    evaluationId: evaluation.evaluationId,
    tables: criteriaFigures(
      criteria,
      settings,
      evaluation,
      students.map(([usernameKey]) => gradeBook(usernameKey, evaluation.evaluationId)),
    ),
  }));
  return bytesOf(JSON.stringify(wire));
}

function levelsRecord([username, evaluationDataID, questionID, levels]: LevelsRow): GradeRecord {
  const texts = { questionID, individualGradingData: levels, comment: '' };
  return { username, evaluationDataID, gradingType: 'criterionLevels', ...texts };
}
