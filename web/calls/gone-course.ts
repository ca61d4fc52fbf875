// Why a course can't be opened by anyone.
import { CallFailure } from './call-endpoint.ts';

/** 'closed': it is going to be deleted. */
export type GoneCourse = 'unknown' | 'closed';

/** Why the course is gone, or null if a call failed for another reason. */
export function goneCourse(error: unknown): GoneCourse | null {
  if (!(error instanceof CallFailure)) return null;
  if (error.code === 'COURSE_CLOSED') return 'closed';
  return error.code === 'COURSE_NOT_FOUND' ? 'unknown' : null;
}
