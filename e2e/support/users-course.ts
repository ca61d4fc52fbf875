// The test function of the journeys through the users of a course: each has a course of its own, open in design.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { seedCourse } from './seed-course.ts';
import type { SeededCourse } from './seed-course.ts';

export const usersTest = test.extend<{ readonly course: SeededCourse }>({
  course: async ({ server, page }, use) => {
    const course = await seedCourse(server, {
      courseID: `users-${crypto.randomUUID().slice(0, 8)}`,
    });
    const { username, password } = course.instructor;
    const login = { data: { username, password } };
    expect((await page.request.post(`/api/authenticate/${course.courseID}`, login)).ok()).toBe(
      true,
    );
    await use(course);
  },
});

/** Opens a part of Users as the instructor. */
export async function openUsers(
  page: Page,
  { courseID }: SeededCourse,
  sub: 'add' | 'edit' | 'assignments',
): Promise<void> {
  await page.goto(`/${courseID}/design?tab=users&sub=${sub}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** A .csv file of so many students, last names in the order of their numbers. */
export function rosterFile(students: number, ...more: readonly string[]) {
  const rows = Array.from({ length: students }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return `net${number},Student No${number}`;
  });
  const text = ['netID,full name', ...rows, ...more].join('\n');
  return { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** Adds students without the screens. */
export async function addStudents(
  page: Page,
  { courseID }: Pick<SeededCourse, 'courseID'>,
  students: number,
): Promise<void> {
  const multipart = { file: rosterFile(students) };
  const response = await page.request.post(`/api/users/${courseID}/batch-add`, { multipart });
  expect(response.ok()).toBe(true);
}
