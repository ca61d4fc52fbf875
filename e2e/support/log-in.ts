// Logging in as a person would.
import type { Page } from '@playwright/test';
import type { Person } from './seed-course.ts';

/** Fills in the login form that the page shows and sends it. */
export async function fillLogin(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens My Philosophy, logs in and waits until the page says so. */
export async function logIn(page: Page, courseID: string, person: Person): Promise<void> {
  await page.goto(`/${courseID}?view=myphi`);
  await fillLogin(page, person);
  await page.getByText(`You are logged in as ${person.fullName}.`).waitFor();
}
