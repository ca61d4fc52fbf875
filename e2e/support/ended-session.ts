import type { Page } from '@playwright/test';

/** Gives the browser the cookie of a session that has ended: the page then has no data inside, and asks for it. */
export async function rememberEndedSession(page: Page, courseID: string): Promise<void> {
  const cookie = { name: `elenchus_${courseID}`, value: 'ended', domain: '127.0.0.1', path: '/' };
  await page.context().addCookies([cookie]);
}
