import { rememberEndedSession } from './support/ended-session.ts';
import {
  courseTest as test,
  expect,
  expectComplaint,
  expectNoSidewaysScroll,
  takenOver,
} from './support/journey.ts';

const courseTitle = 'Introduction to Philosophy';

test('the first address leads to a course, and a course opens with its description in Markdown', async ({
  page,
  course,
}) => {
  // Other journeys have created courses on this server too.
  const installation = await (await page.request.get('/api/installation')).json();
  await page.goto('/');
  await expect(page).toHaveURL(`/${(installation as { defaultCourse: string }).defaultCourse}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/${course.courseID}`);
  await expect(page).toHaveTitle(courseTitle);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle);
  await expect(page.getByText('Hannah Arendt')).toBeVisible();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  // The description is Markdown, and HTML in it stays text.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('How the course works');
  await expect(page.getByRole('cell', { name: 'What are you?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'the library' })).toHaveAttribute('rel', /noopener/);
  await expect(page.getByText("<script>document.title = 'broken'</script>")).toBeVisible();
  await expect(page).toHaveTitle(courseTitle);
});

test('the schedule has every section and day in order, links by title or host, a PDF, and is printed alone', async ({
  page,
  course,
}) => {
  await page.goto(`/${course.courseID}?view=sched`);
  await expect(page).toHaveTitle(`Schedule · ${courseTitle}`);
  await expect(page.getByRole('heading')).toHaveText([
    'Schedule',
    'Knowledge and Doubt',
    'Mind and Body',
    'Freedom and Responsibility',
  ]);
  const days = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('p') });
  await expect(days).toHaveCount(5);
  await expect(days.first()).toContainText('Wed, 9/2');
  await expect(days.last()).toContainText('Date to be announced');

  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveCount(6);
  await expect(links.nth(0)).toHaveAccessibleName(
    'Reading: Descartes, Meditations for Descartes’ first Meditation: dreams and demons (opens in a new tab)',
  );
  await expect(links.nth(1)).toContainText('texts.example.edu');
  await expect(links.nth(1)).toHaveAttribute('href', 'https://texts.example.edu/elisabeth');
  await expect(links.nth(2)).toContainText('films.example.edu');
  // Stored without its scheme.
  await expect(links.nth(2)).toHaveAttribute('href', 'https://films.example.edu/doubt');
  await expect(links.nth(3)).toContainText('notes.example.edu');
  await expect(links.nth(4)).toContainText('encyclopedia.example.edu');
  await expect(links.nth(5)).toContainText('library@example.edu');
  await expect(page.getByText('Web page (this link doesn’t work)')).toBeVisible();
  // The PDF opens in a new tab.
  const button = page.getByRole('link', { name: 'PDF' });
  await expect(button).toHaveAttribute('href', `/${course.courseID}/pdf`);
  await expect(button).toHaveAttribute('target', '_blank');
  // A printed schedule contains only the schedule.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('The octopus and other minds')).toBeVisible();
  for (const hidden of ['Print or save as PDF', 'Description', 'You are not logged in.']) {
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
  }
  const printed = await page
    .locator('[href$="/doubt"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toBe('" https://films.example.edu/doubt"');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the menu moves between views; Back, reload and a copied address bring one back', async ({
  page,
  course,
  context,
}) => {
  const address = `/${course.courseID}`;
  await page.goto(address);
  await page.getByRole('link', { name: 'Syllabus' }).click();
  await expect(page).toHaveURL(`${address}?view=sched`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Syllabus' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'My Philosophy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Schedule');
});

test('a view that the course does not have opens the first one, a part of My Philosophy its login', async ({
  page,
  course,
}) => {
  const opened = { nonsense: courseTitle, 'section:gone': 'Log in', faq: 'Log in' };
  for (const [view, heading] of Object.entries(opened)) {
    await page.goto(`/${course.courseID}?view=${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('a change of the design shows as soon as the window has the focus again', async ({
  page,
  course,
}) => {
  await page.goto(`/${course.courseID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle);
  await page.route('**/api/courseDesign/*', async (route) => {
    const response = await route.fetch();
    const items = (await response.json()) as { dataType: string; dataText: string }[];
    const title = items.find(({ dataType }) => dataType === 'courseTitle')!;
    title.dataText = 'Renamed meanwhile';
    await route.fulfill({ response, json: items });
  });
  await takenOver(page);
  // On a slow machine the page may start to watch the focus a moment after its scripts have it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Renamed meanwhile', { timeout: 5000 });
  }).toPass({ timeout: 30_000 });
});

test('an unknown course name shows a message and a link', async ({ page, complaints }) => {
  await page.goto('/no-such-course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found');
  await expect(page.getByText('ask your instructor')).toBeVisible();
  await expectComplaint(complaints, /404/);
  await page.goto('/what%3F');
  await expect(page.getByText('Course not found')).toBeVisible();
  await expectComplaint(complaints, /404/);
});

test('while the server is down the page shows that, retries when asked, and recovers', async ({
  page,
  course,
  complaints,
}) => {
  await rememberEndedSession(page, course.courseID);
  await page.route('**/api/courseDesign/*', (route) => route.abort());
  await page.goto(`/${course.courseID}`);
  await expect(page.getByText('Couldn’t reach the server.')).toBeVisible();
  await page.unroute('**/api/courseDesign/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courseTitle);

  // A view whose file can't be loaded: reloading the page would only show the browser's own error page.
  const away = /schedule-view|api\/health/;
  await page.route(away, (route) => route.abort());
  await page.getByRole('link', { name: 'Syllabus' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is kept on this device');
  const again = page.getByRole('button', { name: 'Reload the page' });
  await again.click();
  await expect(page.getByText('Still can’t reach the server.')).toBeVisible();
  await page.unroute(away);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  await expectComplaint(complaints, /ERR_FAILED|dynamically imported module/);
});

test('a browser without Temporal gets it first', async ({ page, course }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
  await page.goto(`/${course.courseID}?view=sched`);
  await expect(page.getByText('The octopus and other minds')).toBeVisible();
  // The server has put the schedule into the page, so it shows before any script runs.
  await expect
    .poll(() => page.evaluate(() => ('Temporal' in globalThis ? Temporal.PlainDate.name : '')))
    .toBe('PlainDate');
});

test('no view of a course scrolls sideways at 390 or 768 pixels', async ({ page, course }) => {
  await page.goto(`/${course.courseID}`);
  for (const [link, heading] of [
    ['Description', courseTitle],
    ['Syllabus', 'Schedule'],
    ['My Philosophy', 'Log in'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    // On a phone, the title of the course is a target for a finger.
    const title = page.getByRole('banner').getByRole('link', { name: courseTitle });
    expect((await title.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
