// The evaluations of the demo course, and how each of them is graded: criteria, weights, hidden names, dates.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { PLAIN_GRADING, writeFairGrading } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { criteriaChanges } from '@elenchus/domain/criteria/course-criteria.ts';
import {
  courseGradeShownChanges,
  weightChanges,
} from '@elenchus/domain/criteria/evaluation-weights.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { writeAskingDays } from '@elenchus/domain/grade-requests/asking-days.ts';
import { writeEvaluation, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradingDueDateChange } from '@elenchus/domain/grading/grading-due-date.ts';
import { writeHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';
import { courseOutline } from './course-outline.ts';
import { demoCriteria } from './demo-criteria.ts';
import type { DemoTerm } from './demo-term.ts';

export const EVALUATION_IDS = {
  /** Handed back, graded with criteria. */
  reason: 'QKWDMTRB',
  /** Being graded. */
  mind: 'TRVXAHNC',
  /** To come. */
  portfolio: 'HLZPCWEY',
  /** To be graded without names. */
  freedom: 'WNFSGJKP',
} as const;

const ASKING_DAYS = 14;
const DAYS_SINCE_HAND_BACK = 6;

/** Handed back, being graded, to come, and to be graded without names. */
export function demoEvaluations({
  dueDates,
  today,
}: DemoTerm): readonly [Evaluation, Evaluation, Evaluation, Evaluation] {
  const [first, second, third] = dueDates;
  const [reason = '', knowledge = '', mind = '', freedom = '', ...rest] = courseOutline.map(
    ({ id }) => id,
  );
  const { reason: one, mind: two, portfolio, freedom: blind } = EVALUATION_IDS;
  return [
    { ...evaluation(one, 'Reason and Knowledge', first, [reason, knowledge]), handedBack: true },
    evaluation(two, 'Mind and Body', second, [mind]),
    evaluation(portfolio, 'Final Portfolio', third, [freedom, ...rest]),
    evaluation(blind, 'First thoughts on freedom', addDays(today, -1), [freedom]),
  ];
}

function evaluation(
  id: string,
  name: string,
  dueDate: IsoDate,
  sectionIds: readonly string[],
): Evaluation {
  return { id, name, dueDate, handedBack: false, sectionIds };
}

/** When the first evaluation was handed back. */
export function handBackTime({ today }: DemoTerm, zone: TimeZone): number {
  return instantOfLocalTime({ date: addDays(today, -DAYS_SINCE_HAND_BACK), minutes: 1020 }, zone);
}

/** The evaluations with their settings. */
export function evaluationItems(term: DemoTerm, zone: TimeZone): DesignItem[] {
  const { reason, mind, portfolio, freedom } = EVALUATION_IDS;
  const changes = [
    ...[reason, freedom].map((id) => criteriaChanges({ kind: 'evaluation', id }, demoCriteria)),
    weightChanges(reason, 30),
    weightChanges(mind, 30),
    weightChanges(portfolio, 40),
    courseGradeShownChanges([], true),
    gradingDueDateChange(mind, addDays(term.today, 5)),
    gradingDueDateChange(freedom, addDays(term.today, 9)),
  ];
  return [
    ...demoEvaluations(term).map(writeEvaluation),
    ...changes.flatMap(({ upserts }) => upserts),
    writeAskingDays(reason, ASKING_DAYS),
    writeHandBackTime(reason, handBackTime(term, zone)),
    writeFairGrading(freedom, { ...PLAIN_GRADING, hidesNames: true, hasRandomOrder: true }),
  ];
}
