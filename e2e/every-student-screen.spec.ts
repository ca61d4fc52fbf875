// Every public screen and every screen of a student, for everyone: see screen-catalogue.ts and walk-screens.ts.
import { startServer } from './support/running-server.ts';
import { screenCatalogue } from './support/screen-catalogue.ts';
import { expectWell, forgetProvoked, screensTest as test } from './support/screens-test.ts';
import { expect } from './support/journey.ts';
import { walkScreens } from './support/walk-screens.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test('the welcome page of a new server', async ({ browser }) => {
  const fresh = await startServer();
  const page = await browser.newPage({ baseURL: fresh.url, reducedMotion: 'reduce' });
  expect(await walkScreens(page, screenCatalogue.welcome)).toEqual([]);
  await page.close();
  await fresh.stop();
});

test('what everybody can open', async ({ page, server, complaints }) => {
  await expectWell(page, server, screenCatalogue.public);
  forgetProvoked(complaints);
});

test('what a student opens', async ({ page, server }) => {
  await expectWell(page, server, screenCatalogue.student);
});
