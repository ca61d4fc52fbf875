// What the reports on the work of graders read about the grading of a class, each from one query.

import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { readCustomDueDate } from '@elenchus/domain/grading/due-date-input.ts';
import { isComplete } from '@elenchus/domain/grading/student-evaluation.ts';
import { as, cells, type ListRow } from '../engine/columns.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { integerFrom, textFrom } from '../engine/table.ts';
import type { NamingKey } from '../blind-grading/pseudonym-digest.ts';
import { gradesTable } from '../tables/grade-tables.ts';

/** An evaluation as the reports need it. */
export interface ReportedEvaluation {
  readonly id: string;
  readonly dueDate: DueDate | null;
  /** The questions that its sections have, and those of them that are essays. */
  readonly questionIds: readonly string[];
  readonly essayIds: readonly string[];
}

export interface GraderQuestion {
  readonly course: string;
  readonly hasTAs: boolean;
  /** The TA whose students are included; null for all. */
  readonly taKey: string | null;
  /** By due date. */
  readonly evaluations: readonly ReportedEvaluation[];
  readonly zone: TimeZone;
  readonly now: number;
  /** The folded username of the caller. */
  readonly callerKey: string;
  /** What computes the pseudonyms of each evaluation that hides names. */
  readonly hiddenNames?: ReadonlyMap<string, NamingKey>;
}

/** How far the grading of one student's work is. */
export interface GradingFacts {
  readonly isComplete: boolean;
  /** When it was marked complete, or that was last taken back; 0 if it never was. */
  readonly markedAt: number;
  readonly customDueDate: IsoDate | null;
  /** When the last grade was entered; 0 if there is none. */
  readonly gradedAt: number;
  readonly isBegun: boolean;
}

const NOTHING: GradingFacts = {
  isComplete: false,
  markedAt: 0,
  customDueDate: null,
  gradedAt: 0,
  isBegun: false,
};

type FactsRow = readonly [
  usernameKey: string,
  evaluationId: string,
  complete: string,
  markedAt: number,
  customDueDate: string,
  gradedAt: number,
  touched: number,
];

const FACTS = cells(
  gradesTable.usernameKey,
  gradesTable.evaluationDataID,
  as(
    'complete',
    textFrom(
      sql`max(case when grading_type = 'gradingComplete' then individual_grading_data else '' end)`,
    ),
  ),
  as(
    'marked_at',
    integerFrom(sql`max(case when grading_type = 'gradingComplete' then changed_at else 0 end)`),
  ),
  as(
    'own_date',
    textFrom(
      sql`max(case when grading_type = 'customDueDate' then individual_grading_data else '' end)`,
    ),
  ),
  as(
    'graded_at',
    integerFrom(sql`max(case when grading_type in ('questionGrade', 'examGrade')
        and trim(individual_grading_data) <> '' then changed_at else 0 end)`),
  ),
  as(
    'touched',
    integerFrom(sql`max(case when grading_type = 'comments' and trim(comment) <> ''
        or grading_type = 'criterionLevels' and trim(individual_grading_data) <> ''
        then 1 else 0 end)`),
  ),
);

/** A row for each student and evaluation with any record; comments and levels are looked at, never read. */
export function gradingFactsQuery(course: string, ofThem: Statement): Statement<ListRow<FactsRow>> {
  return sql`select ${FACTS}
    from grades where course = ${course}${ofThem}
    group by username_key, evaluation_id`;
}

/** Looks up the facts by folded username and evaluation. */
export function readGradingFacts(
  rows: readonly FactsRow[],
): (usernameKey: string, evaluationId: string) => GradingFacts {
  const facts = byWork(
    rows,
    ([, , complete, markedAt, custom, gradedAt, touched]): GradingFacts => {
      const date = readCustomDueDate(custom);
      return {
        isComplete: isComplete(complete),
        markedAt,
        customDueDate: date.ok ? date.value : null,
        gradedAt,
        isBegun: gradedAt > 0 || touched > 0,
      };
    },
  );
  return (usernameKey, evaluationId) => facts(usernameKey, evaluationId) ?? NOTHING;
}

/** Looks up rows that begin with a folded username and an evaluation. */
export function byWork<Row extends readonly [string, string, ...unknown[]], Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): (usernameKey: string, evaluationId: string) => Value | undefined {
  const found = new Map<string, Map<string, Value>>();
  for (const row of rows) {
    const [usernameKey, evaluationId] = row;
    const own = found.get(usernameKey) ?? new Map<string, Value>();
    own.set(evaluationId, read(row));
    found.set(usernameKey, own);
  }
  return (usernameKey, evaluationId) => found.get(usernameKey)?.get(evaluationId);
}
