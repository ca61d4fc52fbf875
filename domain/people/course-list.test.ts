import { describe, expect, test } from 'vitest';
import { courseListPage, COURSES_PER_PAGE, listedTitle, type CourseHead } from './course-list.ts';

function head(course: string, fields: Partial<CourseHead> = {}): CourseHead {
  return { course, title: '', instructors: [], createdAt: 0, activeAt: 0, ...fields };
}

const person = (username: string, fullName: string) => ({ username, fullName });

const COURSES = [
  head('phil-101', {
    title: 'Introduction to Philosophy',
    instructors: [person('sm1', 'Søren Møller'), person('ina', 'Ina Kant')],
    createdAt: 1,
    activeAt: 30,
  }),
  head('Ethics', { title: 'Éthique', instructors: [person('pf', 'Philippa Foot')], activeAt: 20 }),
  head('logic_2', { createdAt: 3, activeAt: 20 }),
];

function found(text: string): string[] {
  const { courses } = courseListPage(COURSES, { text, order: 'course', page: 1 });
  return courses.map(({ course }) => course);
}

describe('searching courses', () => {
  test.each([
    ['nothing typed', '', ['Ethics', 'logic_2', 'phil-101']],
    ['a part of the ID, in another case', 'PHIL-1', ['phil-101']],
    ['a mark in the ID', '_', ['logic_2']],
    ['the title without its accent', 'ethique', ['Ethics']],
    ['a name without its accents', 'møller', ['phil-101']],
    ['a netID', 'pf', ['Ethics']],
    ['words of a title and of a name', 'philosophy kant', ['phil-101']],
    ['an ID and a name', 'phil', ['Ethics', 'phil-101']],
    ['words of which one is nowhere', 'philosophy hume', []],
  ])('USR-93 by %s', (_name, text, courses) => {
    expect(found(text)).toEqual(courses);
  });
});

describe('the order of courses', () => {
  test.each([
    ['activity', ['phil-101', 'Ethics', 'logic_2']],
    ['created', ['logic_2', 'phil-101', 'Ethics']],
    ['course', ['Ethics', 'logic_2', 'phil-101']],
    // A course without a title is listed by its ID.
    ['title', ['Ethics', 'phil-101', 'logic_2']],
  ] as const)('USR-94 by %s', (order, courses) => {
    const page = courseListPage(COURSES, { text: '', order, page: 1 });
    expect(page.courses.map(({ course }) => course)).toEqual(courses);
  });

  test('USR-94 a course without a title is listed by its ID', () => {
    expect(COURSES.map(listedTitle)).toEqual(['Introduction to Philosophy', 'Éthique', 'logic_2']);
  });
});

describe('the pages of the list', () => {
  const many = Array.from({ length: 2 * COURSES_PER_PAGE + 1 }, (_, index) =>
    head(`course-${String(index).padStart(3, '0')}`),
  );

  test.each([
    ['the first', 1, 'course-000', 50, 1],
    ['the second', 2, 'course-050', 50, 2],
    ['the last', 3, 'course-100', 1, 3],
    ['one after the last shows the last', 9, 'course-100', 1, 3],
    ['one before the first shows the first', 0, 'course-000', 50, 1],
  ])('USR-94 %s', (_name, wanted, first, length, page) => {
    const shown = courseListPage(many, { text: '', order: 'course', page: wanted });
    expect(shown.courses[0]?.course).toBe(first);
    expect(shown.courses).toHaveLength(length);
    expect(shown).toMatchObject({ found: 101, page, pages: 3 });
  });

  test('USR-94 nothing found is one empty page', () => {
    const shown = courseListPage([], { text: 'x', order: 'title', page: 2 });
    expect(shown).toEqual({ courses: [], found: 0, page: 1, pages: 1 });
  });
});
