// The names under which the cache keeps what it knows of a course.

/** What may stay in the cache when another person logs in. Everything else belongs to one person. */
export const publicKinds: ReadonlySet<string> = new Set(['session', 'design']);

/** The key of one kind of data of a course; more parts say which of several. */
export function courseKey(courseID: string, kind: string, ...parts: readonly string[]) {
  return ['course', courseID, kind, ...parts] as const;
}
