// A number beside the name of a tab or link.

/** By the key of the tab. */
export type TabCounts = Readonly<Record<string, number | undefined>>;

/** 'Waiting for me (3)'; the name alone without a number. */
export function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString('en')})`;
}
