// Every design screen and everything that opens in them, for everyone: see screen-catalogue.ts and walk-screens.ts.
import { screenCatalogue } from './support/screen-catalogue.ts';
import { expectWell, screensTest as test } from './support/screens-test.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test('General, Schedule and Users, with content and without', async ({ page, server }) => {
  await expectWell(page, server, screenCatalogue.design);
});

test('Questions and the logic workbench', async ({ page, server }) => {
  await expectWell(page, server, screenCatalogue.questions);
});
