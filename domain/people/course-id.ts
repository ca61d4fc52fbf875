// The rules of a course identifier (USR-15).
import { accept, refuse, type Result } from '../base/result.ts';

export type CourseIdProblem = 'missing' | 'length' | 'characters' | 'reserved';

// The first part of the product's own addresses: a course of that name could not be opened.
const RESERVED_IDS: ReadonlySet<string> = new Set(['admin', 'api', 'assets']);

/** The course identifier, or what is wrong with it. */
export function readCourseId(typed: string): Result<string, CourseIdProblem> {
  const courseID = typed.trim();
  if (courseID === '') return refuse('missing');
  if (courseID.length < 2 || courseID.length > 64) return refuse('length');
  if (!/^[a-zA-Z0-9_-]+$/u.test(courseID)) return refuse('characters');
  return RESERVED_IDS.has(courseID.toLowerCase()) ? refuse('reserved') : accept(courseID);
}
