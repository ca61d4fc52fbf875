// Measures how long the grading desk takes from the key for the next student to the paint of that student's work.
import type { Browser } from '@playwright/test';

/** Each step is measured on its own; the first one also fills the browser's caches. */
const STEPS = 7;
/** The prefetched data of the next step has arrived by then. Milliseconds. */
const BETWEEN = 1500;
const LIMIT = { timeout: 60_000 };

/** Runs in the page: from the key to the end of the frame that shows another student. */
const WATCH_STEPS = `(() => {
  globalThis.stepPaints = [];
  addEventListener('keydown', () => {
    const start = performance.now();
    const before = document.querySelector('h1')?.textContent;
    const look = () => {
      if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look);
      // A task that is posted in a frame runs after its paint; this one before what the page does next.
      scheduler.postTask(() => globalThis.stepPaints.push(performance.now() - start), {
        priority: 'user-blocking',
      });
    };
    requestAnimationFrame(look);
  }, { capture: true });
})()`;

/** The milliseconds of each step through the demo course, as its instructor. */
export async function stepPaints(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${url}/api/authenticate/phil-101`, {
    data: { username: 'sophia', password: 'elenchus' },
  });
  const page = await context.newPage();
  await page.goto(`${url}/phil-101/design?tab=grading&sub=students`, LIMIT);
  const link = page.locator('a[href*="evaluationId="]').first();
  const address = await link.getAttribute('href', LIMIT);
  await page.goto(new URL(address ?? '', url).href, LIMIT);
  await page.getByRole('button', { name: 'Complete, and next ungraded' }).waitFor(LIMIT);
  await page.evaluate(WATCH_STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    await page.waitForTimeout(BETWEEN);
    await page.keyboard.press('n');
  }
  await page.waitForTimeout(BETWEEN);
  const times = await page.evaluate<readonly number[]>('globalThis.stepPaints');
  await context.close();
  return times;
}
