// How much each grader has left, from four queries however large the class.

import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { foldingOnce } from '@elenchus/domain/base/name-folding.ts';
import { isComplete } from '@elenchus/domain/grading/student-evaluation.ts';
import { graderWorkload, type EssayCount } from '@elenchus/domain/workload/grader-workload.ts';
import { PACE_DAYS, type CompletionEntry } from '@elenchus/domain/workload/grading-pace.ts';
import { cells, type ListRow } from '../engine/columns.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { notNull } from '../engine/table.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { answersTable } from '../tables/answer-tables.ts';
import { auditLogTable } from '../tables/log-tables.ts';
import { gradingFactsQuery, readGradingFacts, type GraderQuestion } from './grading-facts.ts';
import { ofStudents, peopleOf, usersOf } from './report-people.ts';
import { bytesOf, type ReportBytes, type ReportReader } from './report.ts';

interface WorkloadQuestion extends GraderQuestion {
  readonly gradingDueDates: ReadonlyMap<string, IsoDate>;
}

type EssayRow = readonly [usernameKey: string, questionId: string, words: number];
type LogRow = readonly [
  actor: string,
  subject: string,
  evaluationId: string,
  at: number,
  after: string | null,
];

const COMPLETION = cells(
  auditLogTable.actor,
  auditLogTable.subject,
  notNull(auditLogTable.evaluationDataID),
  auditLogTable.at,
  auditLogTable.after,
);
const ESSAY = cells(answersTable.usernameKey, answersTable.questionID, answersTable.words);

const NO_ESSAYS: EssayCount = { essays: 0, words: 0 };
const DAY_MS = 86_400_000;

/** A JSON list of the rows: one per TA, one for students without a TA. */
export async function workload(
  reader: ReportReader,
  question: WorkloadQuestion,
): Promise<ReportBytes> {
  const { course, taKey, hasTAs, evaluations, zone, now, gradingDueDates } = question;
  const [people, grades, log, essays] = await reader.values([
    peopleOf(course, taKey),
    gradingFactsQuery(course, ofStudents(course, taKey)),
    completionsQuery(question),
    essaysQuery(question),
  ]);
  const fold = foldingOnce();
  const facts = readGradingFacts(grades);
  const essaysOf = essayCounts(essays, evaluations);
  const rows = graderWorkload({
    users: usersOf(people),
    hasTAs,
    evaluations,
    gradingDueDates,
    isComplete: (username, id) => facts(fold(username), id).isComplete,
    essaysOf: (username, id) => essaysOf(fold(username), id),
    completions: log.map(completionEntry),
    clock: { nowEpochMs: now, zone },
  });
  return bytesOf(JSON.stringify(taKey === null ? rows : rows.filter(({ ta }) => ta !== null)));
}

/** A day more than the pace needs: a day of the course can begin before that of UTC. */
function completionsQuery({ course, now }: GraderQuestion): Statement<ListRow<LogRow>> {
  return sql`select ${COMPLETION} from audit_log
    where course = ${course} and grading_type = 'gradingComplete'
      and action in ('grade.save', 'grade.delete', 'grade.restore')
      and at >= ${now - (PACE_DAYS + 1) * DAY_MS}
    order by id`;
}

function completionEntry([grader, student, evaluationId, at, after]: LogRow): CompletionEntry {
  const saved = textField(parsedJson(after), 'individualGradingData') ?? '';
  return { grader, student, evaluationId, at, isComplete: isComplete(saved) };
}

/** The essays that students have written, of all evaluations together. */
function essaysQuery({ course, taKey, evaluations }: GraderQuestion): Statement<ListRow<EssayRow>> {
  const ids = [...new Set(evaluations.flatMap(({ essayIds }) => essayIds))];
  const own =
    taKey === null
      ? sql``
      : sql` and username_key in (select username_key from users
          where course = ${course} and status = 'student' and ta = ${taKey})`;
  return sql`select ${ESSAY} from answers
    where course = ${course} and words > 0 and question_id in ${list(ids)}${own}`;
}

/** Adds up each student's essays for each evaluation; the database would take longer. */
function essayCounts(
  rows: readonly EssayRow[],
  evaluations: GraderQuestion['evaluations'],
): (usernameKey: string, evaluationId: string) => EssayCount {
  const of = new Map<string, string[]>();
  for (const { id, essayIds } of evaluations) {
    for (const essay of essayIds) of.set(essay, [...(of.get(essay) ?? []), id]);
  }
  const counts = new Map<string, { essays: number; words: number }>();
  for (const [usernameKey, questionId, words] of rows) {
    for (const id of of.get(questionId) ?? []) {
      const count = counts.get(`${id}\n${usernameKey}`) ?? { essays: 0, words: 0 };
      count.essays += 1;
      count.words += words;
      counts.set(`${id}\n${usernameKey}`, count);
    }
  }
  return (usernameKey, evaluationId) => counts.get(`${evaluationId}\n${usernameKey}`) ?? NO_ESSAYS;
}
