// The evaluations of the demo course, and how each of them is graded: criteria, weights, hidden names, dates.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { PLAIN_GRADING } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { writeFairGrading } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
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
  /** To come, and to be graded without names. */
  portfolio: 'HLZPCWEY',
} as const;

const ASKING_DAYS = 14;
const DAYS_SINCE_HAND_BACK = 6;

/** Handed back, being graded, to come. */
export function demoEvaluations({
  dueDates,
}: DemoTerm): readonly [Evaluation, Evaluation, Evaluation] {
  const [first, second, third] = dueDates;
  const [one = '', two = '', three = '', ...rest] = courseOutline.map(({ id }) => id);
  const { reason, mind, portfolio } = EVALUATION_IDS;
  return [
    { ...evaluation(reason, 'Reason and Knowledge', first, [one, two]), handedBack: true },
    evaluation(mind, 'Mind and Body', second, [three]),
    evaluation(portfolio, 'Final Portfolio', third, rest),
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
  const { reason, mind, portfolio } = EVALUATION_IDS;
  const changes = [
    ...[reason, portfolio].map((id) => criteriaChanges({ kind: 'evaluation', id }, demoCriteria)),
    weightChanges(reason, 30),
    weightChanges(mind, 30),
    weightChanges(portfolio, 40),
    courseGradeShownChanges([], true),
    gradingDueDateChange(mind, addDays(term.today, 5)),
    gradingDueDateChange(portfolio, addDays(term.dueDates[2], 7)),
  ];
  return [
    ...demoEvaluations(term).map(writeEvaluation),
    ...changes.flatMap(({ upserts }) => upserts),
    writeAskingDays(reason, ASKING_DAYS),
    writeHandBackTime(reason, handBackTime(term, zone)),
    writeFairGrading(portfolio, { ...PLAIN_GRADING, hidesNames: true, hasRandomOrder: true }),
  ];
}
