// Walks through every public screen and every screen of a student, for every user: see screen-catalog.ts and
// walk-screens.ts.
import { startServer } from './support/running-server.ts';
import { screenCatalog } from './support/screen-catalog.ts';
import { looksInAllWays } from './support/screen-turns.ts';
import { expectWell, forgetProvoked, screensTest as test } from './support/screens-test.ts';
import { expect } from './support/journey.ts';
import { walkScreens } from './support/walk-screens.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 1_500_000 });

test('the welcome page of a new server', async ({ browser }) => {
  const fresh = await startServer();
  const page = await browser.newPage({ baseURL: fresh.url, reducedMotion: 'reduce' });
  const found = await walkScreens(page, screenCatalog.welcome, { inAllWays: looksInAllWays });
  expect(found).toEqual([]);
  await page.close();
  await fresh.stop();
});

test('what everybody can open', async ({ page, server, complaints }) => {
  const marks = 'title instructor description section topic date';
  await expectWell({ page, server, complaints }, screenCatalog.public, marks);
  forgetProvoked(complaints);
});

test('what a student opens', async ({ page, server, complaints }) => {
  const marks =
    'title section topic person question option essay-question contradiction answer faq faq-answer rubric evaluation comment';
  await expectWell({ page, server, complaints }, screenCatalog.student, marks);
});
