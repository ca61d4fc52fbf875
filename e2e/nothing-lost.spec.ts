// The short form of the browser part of `npm run prove -- lost`: the tab is closed, crashes, loses its network.
import { expect, test } from '@playwright/test';
import { BROWSER_BLOWS, runBrowserTrial } from '../scripts/prove/browser-proof.ts';

for (const what of BROWSER_BLOWS) {
  test(`what the page says is saved is there again: ${what}`, async ({ browser }) => {
    const result = await runBrowserTrial(browser, what, 2);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.words).toBeGreaterThan(3);
  });
}
