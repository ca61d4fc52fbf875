// Finds who else has the same student open for the same evaluation. Times are epoch milliseconds.
import { foldName } from '../base/name-folding.ts';

/** How often a grading screen reports that it is open. */
export const PRESENCE_INTERVAL = 10_000;
/** After this long without a report, a person counts as gone: two reports may get lost on the way. */
export const PRESENCE_LIFE = 25_000;

/** One browser tab in which a person has the student open. */
export interface GradingTab {
  readonly username: string;
  readonly fullName: string;
  readonly tab: string;
  readonly since: number;
  readonly seenAt: number;
}

interface OtherGrader {
  readonly username: string;
  readonly fullName: string;
  readonly since: number;
  /** The same person, in another tab. */
  readonly isYou: boolean;
}

/** Whether a person last seen at that time is still there. */
export function isPresent(seenAt: number, now: number): boolean {
  return now - seenAt <= PRESENCE_LIFE;
}

/** The stored tabs with what was reported later, in the order of the reports. */
export function tabsNow<Tab extends GradingTab>(
  stored: readonly Tab[],
  reported: readonly (Tab & { readonly isGone: boolean })[],
): readonly Tab[] {
  const tabs = new Map(stored.map((tab) => [keyOfTab(tab), tab]));
  for (const report of reported) {
    const key = keyOfTab(report);
    if (report.isGone) tabs.delete(key);
    else tabs.set(key, { ...report, since: arrivalOf(report, tabs.get(key)) });
  }
  return [...tabs.values()];
}

type Seen = Pick<GradingTab, 'since' | 'seenAt'>;

/** The time since which a tab that reports has been there: an earlier one if it has stayed open. */
export function arrivalOf(report: Seen, before: Seen | undefined): number {
  const hasStayed = before !== undefined && isPresent(before.seenAt, report.seenAt);
  return hasStayed ? before.since : report.since;
}

function keyOfTab({ username, tab }: GradingTab): string {
  return JSON.stringify([foldName(username), tab]);
}

/** Everyone else who is there, each person once, earliest first; another tab of the same person counts. */
export function otherGraders(
  tabs: readonly GradingTab[],
  you: Pick<GradingTab, 'username' | 'tab'>,
  now: number,
): readonly OtherGrader[] {
  const own = foldName(you.username);
  const others = new Map<string, OtherGrader>();
  for (const { username, fullName, tab, since, seenAt } of tabs) {
    const key = foldName(username);
    const isYou = key === own;
    if (!isPresent(seenAt, now) || (isYou && tab === you.tab)) continue;
    const earlier = others.get(key);
    if (earlier === undefined || since < earlier.since) {
      others.set(key, { username, fullName, since, isYou });
    }
  }
  return [...others.values()].toSorted((one, other) => one.since - other.since);
}
