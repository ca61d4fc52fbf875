// The names under which the cache keeps what it knows of a course.

/** The key of one kind of data of a course; more parts say which of several. */
export function courseKey(courseID: string, kind: string, ...parts: readonly string[]) {
  return ['course', courseID, kind, ...parts] as const;
}
