// The rules of the form that creates a course (USR-16).
import { accept, refuse, type Result } from '../base/result.ts';
import { readCourseId, type CourseIdProblem } from './course-id.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { readUsername, usernameSentence } from './username.ts';

/** The sentence for a refused course identifier. */
export function courseIdSentence(problem: CourseIdProblem): string {
  switch (problem) {
    case 'missing':
      return 'A courseID is required.';
    case 'length':
      return 'A courseID has 2 to 64 characters.';
    case 'characters':
      return 'A courseID consists of the letters a-z and A-Z, digits, hyphens and underscores.';
    case 'reserved':
      return "'admin', 'api' and 'assets' can’t be used as courseIDs, because the website uses them.";
  }
}

export interface NewCourse {
  readonly courseID: string;
  readonly instructorFullName: string;
  readonly instructorUserID: string;
}

export interface NewCourseProblem {
  readonly field: keyof NewCourse;
  readonly sentence: string;
}

/** The course to create, or a sentence for every field that is wrong. */
export function readNewCourse(typed: NewCourse): Result<NewCourse, readonly NewCourseProblem[]> {
  const id = readCourseId(typed.courseID);
  const name = readFullName(typed.instructorFullName);
  const user = readUsername(typed.instructorUserID);
  if (id.ok && name.ok && user.ok) {
    return accept({
      courseID: id.value,
      instructorFullName: name.value,
      instructorUserID: user.value,
    });
  }
  const problems: NewCourseProblem[] = [];
  if (!id.ok) problems.push({ field: 'courseID', sentence: courseIdSentence(id.reason) });
  if (!name.ok) {
    problems.push({ field: 'instructorFullName', sentence: fullNameSentence(name.reason) });
  }
  if (!user.ok) {
    problems.push({ field: 'instructorUserID', sentence: usernameSentence(user.reason) });
  }
  return refuse(problems);
}
