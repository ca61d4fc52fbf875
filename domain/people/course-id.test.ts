import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { courseIdSentence, readNewCourse } from './new-course.ts';
import { readCourseId, type CourseIdProblem } from './course-id.ts';

describe('a courseID', () => {
  test.each(['PHIL-101', 'ab', 'x'.repeat(64), 'a_b-3', ' intro '])(
    'USR-15 accepts %j',
    (typed) => {
      expect(readCourseId(typed)).toEqual(accept(typed.trim()));
    },
  );

  test.each<[string, CourseIdProblem]>([
    ['', 'missing'],
    ['  ', 'missing'],
    ['a', 'length'],
    ['x'.repeat(65), 'length'],
    ['a b', 'characters'],
    ['a/b', 'characters'],
    ['café', 'characters'],
    ['ab\n.', 'characters'],
    ['..', 'characters'],
    ['admin', 'reserved'],
    ['API', 'reserved'],
    ['assets', 'reserved'],
  ])('USR-15 refuses %j: %s', (typed, problem) => {
    expect(readCourseId(typed)).toEqual(refuse(problem));
    expect(courseIdSentence(problem)).toContain('courseID');
  });
});

describe('creating a course', () => {
  const form = { courseID: 'phil', instructorFullName: 'Sophie Germain', instructorUserID: 'sg1' };

  test('USR-16 a filled form gives the course, trimmed', () => {
    expect(readNewCourse({ ...form, instructorUserID: ' sg1 ' })).toEqual(accept(form));
  });

  test.each(['courseID', 'instructorFullName', 'instructorUserID'] as const)(
    'USR-16 %s is required',
    (field) => {
      const result = readNewCourse({ ...form, [field]: ' ' });
      expect(result).toMatchObject(refuse([{ field }]));
    },
  );

  test('USR-16 every field that is wrong is named', () => {
    const result = readNewCourse({
      courseID: 'a',
      instructorFullName: '',
      instructorUserID: 'a/b',
    });
    expect(result).toEqual(
      refuse([
        { field: 'courseID', sentence: 'A courseID has 2 to 64 characters.' },
        { field: 'instructorFullName', sentence: 'A full name is required.' },
        { field: 'instructorUserID', sentence: 'A netID can’t contain a slash.' },
      ]),
    );
  });
});
