// Walks through every screen of grading and everything that opens in them, for every user: see screen-catalog.ts
// and walk-screens.ts.
import { screenCatalog } from './support/screen-catalog.ts';
import { expectWell, forgetProvoked, screensTest as test } from './support/screens-test.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 1_500_000 });

test('grading inside the design screens, with content and without', async ({
  page,
  server,
  complaints,
}) => {
  const marks =
    'title person section topic question option essay-question answer contradiction evaluation comment';
  await expectWell({ page, server, complaints }, screenCatalog.grading, marks);
  forgetProvoked(complaints);
});

test('the grading page of a teaching assistant', async ({ page, server, complaints }) => {
  await expectWell(
    { page, server, complaints },
    screenCatalog.gradingPage,
    'title person evaluation',
  );
});

test('the desk of one student', async ({ page, server, complaints }) => {
  const marks = 'person evaluation section topic question option essay-question contradiction';
  await expectWell({ page, server, complaints }, screenCatalog.desk, marks);
  forgetProvoked(complaints);
});

test('saved comments', async ({ page, server, complaints }) => {
  const marks = 'title person evaluation section topic essay-question';
  await expectWell({ page, server, complaints }, screenCatalog.savedComments, marks);
  forgetProvoked(complaints);
});
