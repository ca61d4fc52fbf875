// The title that the admin gives a course (USR-95).
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { hasUnprintable } from './username.ts';

const TITLE_LIMIT = 200;

/** The title without spaces around it, or the sentence about what is wrong with it. */
export function readCourseTitle(typed: string): Result<string, string> {
  const title = typed.trim();
  if (title === '') return refuse('A title is required.');
  if (isLongerThan(title, TITLE_LIMIT)) {
    return refuse(`A title has at most ${TITLE_LIMIT} characters.`);
  }
  return hasUnprintable(title)
    ? refuse('A title can’t contain line breaks, tabs or other control characters.')
    : accept(title);
}
