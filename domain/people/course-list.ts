// The list of all courses on the admin page: searching, ordering, pages (USR-93, USR-94).
import { foldName } from '../base/name-folding.ts';
import { compareCodePoints, nameLetters } from '../base/name-key.ts';

export interface ListedInstructor {
  readonly username: string;
  readonly fullName: string;
}

/** The facts by which a course is searched and ordered. */
export interface CourseHead {
  readonly course: string;
  readonly title: string;
  readonly instructors: readonly ListedInstructor[];
  readonly createdAt: number;
  readonly activeAt: number;
}

export const COURSE_ORDERS = ['activity', 'title', 'course', 'created'] as const;
export type CourseOrder = (typeof COURSE_ORDERS)[number];

export const COURSES_PER_PAGE = 50;

interface CourseListWanted {
  readonly text: string;
  readonly order: CourseOrder;
  /** From 1. */
  readonly page: number;
}

interface CourseListPage<Head> {
  readonly courses: readonly Head[];
  /** How many courses match the search. */
  readonly found: number;
  /** A page after the last one shows the last one. */
  readonly page: number;
  readonly pages: number;
}

/** The courses of one page of the list. */
export function courseListPage<Head extends CourseHead>(
  heads: readonly Head[],
  { text, order, page }: CourseListWanted,
): CourseListPage<Head> {
  const found = heads.filter(courseSearch(text)).toSorted(byOrder(order));
  const pages = Math.max(1, Math.ceil(found.length / COURSES_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const courses = found.slice((shown - 1) * COURSES_PER_PAGE, shown * COURSES_PER_PAGE);
  return { courses, found: found.length, page: shown, pages };
}

/** Every typed word must be in the ID, the title, or an instructor's name or netID, ignoring case and accents. */
function courseSearch(text: string): (head: CourseHead) => boolean {
  const words = text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ letters: nameLetters(word), folded: foldName(word) }));
  return ({ course, title, instructors }) => {
    if (words.length === 0) return true;
    const names = [title, ...instructors.map(({ fullName }) => fullName)].map(nameLetters);
    const keys = [course, ...instructors.map(({ username }) => username)].map(foldName);
    return words.every(
      ({ letters, folded }) =>
        (letters !== '' && names.some((name) => name.includes(letters))) ||
        keys.some((key) => key.includes(folded)),
    );
  };
}

/** The title under which a course is listed: its ID until it has one. */
export function listedTitle({ course, title }: Pick<CourseHead, 'course' | 'title'>): string {
  return title.trim() || course;
}

function byId(one: CourseHead, other: CourseHead): number {
  return (
    compareCodePoints(foldName(one.course), foldName(other.course)) ||
    compareCodePoints(one.course, other.course)
  );
}

function byOrder(order: CourseOrder): (one: CourseHead, other: CourseHead) => number {
  switch (order) {
    case 'activity':
      return (one, other) => other.activeAt - one.activeAt || byId(one, other);
    case 'created':
      return (one, other) => other.createdAt - one.createdAt || byId(one, other);
    case 'title':
      return (one, other) =>
        compareCodePoints(nameLetters(listedTitle(one)), nameLetters(listedTitle(other))) ||
        byId(one, other);
    case 'course':
      return byId;
  }
}
