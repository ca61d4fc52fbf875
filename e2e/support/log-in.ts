// Logging in: through the form like a person, and directly.
import type { Page } from '@playwright/test';
import type { Person } from './seed-course.ts';

/** Fills in and submits the login form on the page. */
export async function fillLogin(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Gets a session from the server, as the login form would. Journeys about logging in use the form. */
export async function enter(page: Page, courseID: string, person: Person): Promise<void> {
  const { username, password } = person;
  const path = `/api/authenticate/${courseID}`;
  const response = await page.request.post(path, { data: { username, password } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Opens My Philosophy as this person. */
export async function logIn(page: Page, courseID: string, person: Person): Promise<void> {
  await enter(page, courseID, person);
  await page.goto(`/${courseID}?view=myphi`);
  await page.getByText(`You are logged in as ${person.fullName}.`).waitFor();
}
