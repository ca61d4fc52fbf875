// Waits until a page has no requests in flight.
import type { Page } from '@playwright/test';

/** Runs in the page: whether people could use it, and it shows everything. */
function isReady(title: string): boolean {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
  return (
    document.title.includes(title) &&
    document.querySelector('#root[data-idle]:not([inert])') !== null &&
    headings.some(
      (heading) =>
        heading.closest('[aria-hidden=true]') === null &&
        heading.checkVisibility({ visibilityProperty: true }),
    )
  );
}

/** Runs in the page: waits until it has been drawn. */
async function isDrawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((next) => {
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
}

/**
 * Ends when the title contains this text and nothing is in flight. One call asks for both, because each call costs
 * time.
 */
export async function settled(page: Page, name: string, title = ''): Promise<void> {
  try {
    await page.waitForFunction(isReady, title, { polling: 50, timeout: 60_000 });
  } catch (error) {
    throw new Error(`${name}: the title is “${await page.title()}”. ${String(error)}`, {
      cause: error,
    });
  }
  await page.evaluate(isDrawn);
}
