// Walks through every design screen and everything that opens in them, for every user: see screen-catalog.ts and
// walk-screens.ts.
import { screenCatalog } from './support/screen-catalog.ts';
import { expectWell, forgetProvoked, screensTest as test } from './support/screens-test.ts';

// One after another: each worker would start a server of its own.
test.describe.configure({ mode: 'default', timeout: 1_500_000 });

test('General, Schedule and Users, with content and without', async ({
  page,
  server,
  complaints,
}) => {
  const marks =
    'title instructor description section topic date faq faq-answer rubric person evaluation';
  await expectWell({ page, server, complaints }, screenCatalog.design, marks);
  // The server refuses a netID that was here before until someone says who it is.
  forgetProvoked(complaints);
});

test('Questions and the logic workbench', async ({ page, server, complaints }) => {
  await expectWell(
    { page, server, complaints },
    screenCatalog.questions,
    'section topic question option essay-question contradiction thesis thesis-description',
  );
});
