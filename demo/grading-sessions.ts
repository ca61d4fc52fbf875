// Plans who graded which student of the demo course, and when: the TAs graded on some evenings of the last two weeks.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { EVALUATION_IDS } from './demo-evaluations.ts';
import { personalDueDate } from './demo-extensions.ts';
import { demoStudents } from './demo-students.ts';
import type { DemoTerm } from './demo-term.ts';

/** Everything that a grader saved about one student's work at one sitting. */
export interface GradingSession {
  readonly username: string;
  readonly evaluationId: string;
  readonly grader: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly records: readonly GradeRecord[];
}

export const DEMO_INSTRUCTOR = 'sophia';

/**
 * The days ago on which the TAs graded each of the first two evaluations, and the number of students on an evening.
 */
const EVENINGS = {
  [EVALUATION_IDS.reason]: { daysAgo: [13, 12, 10, 8], students: 4 },
  [EVALUATION_IDS.mind]: { daysAgo: [2, 1], students: 4 },
} as const;

/** The student's TA; the instructor grades students without one. */
function graderOf(username: string): string {
  const ta = demoStudents.find((student) => student.username === username)?.ta;
  return ta === undefined || ta === 'unassigned' ? DEMO_INSTRUCTOR : ta;
}

/** All grade records, in the order of time. */
export function gradingSessions(
  term: DemoTerm,
  zone: TimeZone,
  records: readonly GradeRecord[],
): readonly GradingSession[] {
  const graded = new Map<string, number>();
  const groups = Map.groupBy(records, (record) => JSON.stringify(placeOf(record)));
  const sessions = [...groups.values()].map((group): GradingSession => {
    const { username, evaluationId, isDate } = placeOf(group[0]);
    const grader = graderOf(username);
    const turn = `${grader} ${evaluationId} ${isDate}`;
    const index = graded.get(turn) ?? 0;
    graded.set(turn, index + 1);
    const at = isDate
      ? beforeDue(term, zone, evaluationId)
      : eveningOf(term, zone, { username, evaluationId, place: index });
    return { username, evaluationId, grader, at, records: group };
  });
  return sessions.toSorted((one, other) => one.at - other.at);
}

function placeOf(record: GradeRecord | undefined) {
  const { username = '', evaluationDataID: evaluationId = '', gradingType } = record ?? {};
  return { username, evaluationId, isDate: gradingType === 'customDueDate' };
}

/** More time is given on the day before the due date. */
function beforeDue(term: DemoTerm, zone: TimeZone, evaluationId: string): number {
  const due = term.dueDates[indexOf(evaluationId)];
  return instantOfLocalTime({ date: addDays(due, -1), minutes: 615 }, zone);
}

function eveningOf(
  term: DemoTerm,
  zone: TimeZone,
  work: { readonly username: string; readonly evaluationId: string; readonly place: number },
): number {
  const index = indexOf(work.evaluationId);
  const { daysAgo, students } = EVENINGS[index === 0 ? EVALUATION_IDS.reason : EVALUATION_IDS.mind];
  const evening = Math.min(Math.floor(work.place / students), daysAgo.length - 1);
  const usual = addDays(term.today, -(daysAgo[evening] ?? 1));
  const first = addDays(personalDueDate(term, work.username, index), 1);
  const date: IsoDate = usual < first ? first : usual;
  const minutes = 19 * 60 + (work.place % students) * 17;
  // An answer that was due yesterday is graded as soon as today begins.
  return instantOfLocalTime({ date, minutes: date < term.today ? minutes : 0 }, zone);
}

function indexOf(evaluationId: string): 0 | 1 {
  return evaluationId === EVALUATION_IDS.reason ? 0 : 1;
}
