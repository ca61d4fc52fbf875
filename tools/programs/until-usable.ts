import type { Page } from '@playwright/test';

/** Ends when people could use the page: a page drawn by the server takes no input before its scripts have run. */
export async function usable(page: Page): Promise<void> {
  await page.locator('#root[inert]').waitFor({ state: 'detached', timeout: 30_000 });
}
