import type { Page } from '@playwright/test';

/** Ends when people could use the page: what the server has drawn takes no input before its scripts are there. */
export async function usable(page: Page): Promise<void> {
  await page.locator('#root[inert]').waitFor({ state: 'detached', timeout: 30_000 });
}
