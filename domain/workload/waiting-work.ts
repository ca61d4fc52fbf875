// Lists what waits for a grader: every kind with its heading, and which work belongs to it (LOD-20 to LOD-26,
// LOD-35, LOD-38).
import { monthDayLabel } from '../base/calendar.ts';
import { countedNoun } from '../base/counted-noun.ts';
import { localDate, type TimeZone } from '../base/zoned-time.ts';

/** The facts about one student's work in one evaluation. Times are epoch milliseconds. */
export interface WaitingFacts {
  /** The moment after which answers no longer count; null without a due date. */
  readonly dueAt: number | null;
  readonly isComplete: boolean;
  /** A grade or a comment was entered. */
  readonly isBegun: boolean;
  /** When a changed due date last deleted grades of this work, if no grade was entered since. */
  readonly gradesDeletedAt: number | null;
  /** When an answer that counts was first changed after grading was marked complete. */
  readonly changedAt: number | null;
}

interface WaitingKindWords {
  readonly label: string;
  /** The advice for a grader. */
  readonly advice: string;
  /** The word before the date of a row: 'Due Nov 3'. */
  readonly dated: string;
  /** The subject of a row. */
  readonly noun: string;
}

const DUE = 'Due';

/**
 * The kinds in the order of the page. A new kind is one more entry; its work comes from a source of its own
 * (server/store/reports/waiting-report.ts).
 */
const WORDS = {
  request: {
    label: 'Requests about grades',
    advice: 'The student asked about a grade. Answer next to the work.',
    dated: 'Waiting since',
    noun: 'request',
  },
  'second-reading': {
    label: 'Second readings',
    advice: 'Read the work without knowing whose it is, and give it a grade of your own.',
    dated: DUE,
    noun: 'student',
  },
  'grades-deleted': {
    label: 'Grades deleted by a new due date',
    advice:
      'The due date changed, so other answers may count now. Read the work and grade it again.',
    dated: 'Deleted',
    noun: 'student',
  },
  changed: {
    label: 'Changed after you finished',
    advice:
      'Grading is complete, but the student changed an answer that counts. Look again, then mark it complete again.',
    dated: 'Changed',
    noun: 'student',
  },
  begun: {
    label: 'Started, not complete',
    advice: 'Finish the grade, then mark it complete.',
    dated: DUE,
    noun: 'student',
  },
  ungraded: {
    label: 'Not graded yet',
    advice: 'The due date has passed.',
    dated: DUE,
    noun: 'student',
  },
} as const satisfies Readonly<Record<string, WaitingKindWords>>;

export type WaitingKind = keyof typeof WORDS;

/** The kinds in the order of the page. */
export const WAITING_KINDS = [
  'request',
  'second-reading',
  'grades-deleted',
  'changed',
  'begun',
  'ungraded',
] as const satisfies readonly WaitingKind[];

/** The kinds that follow from how far the grading of a student's work is. */
const GRADING_REASONS = [
  'grades-deleted',
  'changed',
  'begun',
  'ungraded',
] as const satisfies readonly WaitingKind[];
type GradingReason = (typeof GRADING_REASONS)[number];

/** The time since which work waits for a reason; null if it doesn't. */
type SinceRule = (facts: WaitingFacts, now: number) => number | null;

/** Work that is due and isn't complete. */
function openSince({ dueAt, isComplete }: WaitingFacts, now: number): number | null {
  return dueAt !== null && now >= dueAt && !isComplete ? dueAt : null;
}

const SINCE: Readonly<Record<GradingReason, SinceRule>> = {
  'grades-deleted': (facts, now) => (openSince(facts, now) === null ? null : facts.gradesDeletedAt),
  changed: ({ isComplete, dueAt, changedAt }, now) =>
    isComplete && dueAt !== null && now >= dueAt ? changedAt : null,
  begun: (facts, now) =>
    facts.isBegun && facts.gradesDeletedAt === null ? openSince(facts, now) : null,
  ungraded: (facts, now) =>
    facts.isBegun || facts.gradesDeletedAt !== null ? null : openSince(facts, now),
};

/** The reasons that this work waits for, each with the time since when. */
export function waitingReasons(
  facts: WaitingFacts,
  now: number,
): readonly { readonly kind: GradingReason; readonly since: number }[] {
  return GRADING_REASONS.flatMap((kind) => {
    const since = SINCE[kind](facts, now);
    return since === null ? [] : [{ kind, since }];
  });
}

/** The words of a kind. */
export function waitingWords(kind: WaitingKind): Omit<WaitingKindWords, 'dated'> {
  return WORDS[kind];
}

/** The time since which something waits: 'Due Nov 3'. */
export function waitingSince(kind: WaitingKind, since: number, zone: TimeZone): string {
  const { dated } = WORDS[kind];
  // The first moment after a due date belongs to the next day.
  const moment = dated === DUE ? since - 1 : since;
  return `${dated} ${monthDayLabel(localDate(moment, zone))}`;
}

/** The mark of changed work in the student list: 'changed Nov 3' (LOD-37). */
export function changedNote(since: number, zone: TimeZone): string {
  return `changed ${monthDayLabel(localDate(since, zone))}`;
}

/** The text when nothing waits. */
export const NOTHING_WAITS = 'Nothing is waiting for you';

/** The number of things that wait: '3 things are waiting for you.' */
export function waitingCount(count: number): string {
  if (count === 0) return `${NOTHING_WAITS}.`;
  return `${countedNoun(count, 'thing')} ${count === 1 ? 'is' : 'are'} waiting for you.`;
}
