// Every screen of grading and everything that opens in them, for everyone: see screen-catalogue.ts and walk-screens.ts.
import { screenCatalogue } from './support/screen-catalogue.ts';
import { expectWell, forgetProvoked, screensTest as test } from './support/screens-test.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test('grading inside the design screens, with content and without', async ({
  page,
  server,
  complaints,
}) => {
  await expectWell(page, server, screenCatalogue.grading);
  forgetProvoked(complaints);
});

test('the grading page of a teaching assistant', async ({ page, server }) => {
  await expectWell(page, server, screenCatalogue.gradingPage);
});

test('the desk of one student', async ({ page, server, complaints }) => {
  await expectWell(page, server, screenCatalogue.desk);
  forgetProvoked(complaints);
});
