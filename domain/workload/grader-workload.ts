// Computes how much each grader has left in each evaluation, and by when (LOD-14 to LOD-17).
import { addDays, type IsoDate } from '../base/calendar.ts';
import { dueDay } from '../base/due-date.ts';
import { foldingOnce } from '../base/name-folding.ts';
import { localDate } from '../base/zoned-time.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import { gradingDue, type Clock } from '../grading/grading-due.ts';
import { statisticsGroups } from '../grading/grading-statistics.ts';
import type { User } from '../people/user.ts';
import {
  completedWork,
  expectedEnds,
  gradingPace,
  type CompletionEntry,
  type GradingPace,
} from './grading-pace.ts';

/** Essays of one student that belong to an evaluation. */
export interface EssayCount {
  readonly essays: number;
  readonly words: number;
}

export interface WorkloadInput {
  readonly users: readonly User[];
  readonly hasTAs: boolean;
  /** By due date. */
  readonly evaluations: readonly Pick<Evaluation, 'id' | 'dueDate'>[];
  /** By when grading should be done, by evaluation. */
  readonly gradingDueDates: ReadonlyMap<string, IsoDate>;
  readonly isComplete: (username: string, evaluationId: string) => boolean;
  readonly essaysOf: (username: string, evaluationId: string) => EssayCount;
  readonly completions: readonly CompletionEntry[];
  readonly clock: Clock;
}

interface EvaluationLoad {
  readonly evaluationId: string;
  readonly students: number;
  readonly complete: number;
  readonly left: number;
  readonly essaysLeft: number;
  readonly wordsLeft: number;
  readonly expectedEnd: IsoDate | null;
  /** The expected end is after the date by which grading should be done, or that date has passed with work left. */
  readonly isLate: boolean;
}

interface GraderLoad {
  /** The username of the TA; null for the whole class and for students without a TA. */
  readonly ta: string | null;
  readonly name: string;
  readonly pace: GradingPace;
  readonly evaluations: readonly EvaluationLoad[];
}

/** A row for each TA, and one for students without a TA, whom the instructors grade. */
export function graderWorkload(input: WorkloadInput): readonly GraderLoad[] {
  const fold = foldingOnce();
  const tas = new Set(input.users.filter(isTa).map(({ username }) => fold(username)));
  const completed = completedWork(input.completions, input.clock);
  return statisticsGroups(input).map(({ ta, label, students }) => {
    const isGrader = (grader: string): boolean =>
      ta === null ? !tas.has(fold(grader)) : fold(grader) === fold(ta.username);
    // Without TAs, everyone who grades counts.
    const counts = input.hasTAs ? isGrader : (): boolean => true;
    const pace = gradingPace(completed, counts);
    const evaluations = loadsOf(students, pace, input);
    return { ta: ta?.username ?? null, name: label, pace, evaluations };
  });
}

function isTa({ status }: User): boolean {
  return status === 'ta';
}

function loadsOf(
  students: readonly User[],
  pace: GradingPace,
  input: WorkloadInput,
): readonly EvaluationLoad[] {
  const counted = input.evaluations.map(({ id, dueDate }) => {
    const open = students.filter(({ username }) => !input.isComplete(username, id));
    const essays = open.map(({ username }) => input.essaysOf(username, id));
    return {
      id,
      left: open.length,
      essaysLeft: sum(essays.map((each) => each.essays)),
      wordsLeft: sum(essays.map((each) => each.words)),
      from: gradableFrom({ dueDate }, input.clock),
    };
  });
  const today = localDate(input.clock.nowEpochMs, input.clock.zone);
  const ends = expectedEnds(counted, pace.perDay, today);
  return counted.map(({ id, left, essaysLeft, wordsLeft }, index) => {
    const expectedEnd = ends[index] ?? null;
    const wanted = input.gradingDueDates.get(id);
    return {
      evaluationId: id,
      students: students.length,
      complete: students.length - left,
      left,
      essaysLeft,
      wordsLeft,
      expectedEnd,
      isLate: left > 0 && wanted !== undefined && (expectedEnd ?? today) > wanted,
    };
  });
}

/** The day after the due date if it hasn't passed: until then answers can change. */
function gradableFrom(evaluation: Pick<Evaluation, 'dueDate'>, clock: Clock): IsoDate | null {
  const { dueDate } = evaluation;
  if (dueDate === null || gradingDue(evaluation, null, clock) === 'due') return null;
  return addDays(dueDay(dueDate), 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
