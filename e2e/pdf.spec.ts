import { type BrowserContext, type Page, request } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
  onceOn,
  test as journey,
} from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';
import { readPdf } from './support/read-pdf.ts';
import { seedCourse } from './support/seed-course.ts';
import type { Person, SeededCourse } from './support/seed-course.ts';
import { seededDesign } from './support/seeded-design.ts';

const unicode = 'γνῶθι σεαυτόν · דע את עצמך · ∀x(Fx → ¬Gx) · 莊周夢蝶';
const essay = `My room is where I seem to be. <b>Nothing</b> & nobody can take that from me.\n\nThe second paragraph: ${unicode} 🦋`;
const answers = [
  { questionID: 'doubt', questionAnswer: '1' },
  { questionID: 'dream', questionEssayAnswer: essay },
  { questionID: 'clock', questionAnswer: '1,3' },
];

/** The course of the journeys with a thesis and a contradiction, and a student who has answered. */
const answeredCourse = onceOn(async (server): Promise<SeededCourse> => {
  const courseID = `pdf-${crypto.randomUUID().slice(0, 8)}`;
  const course = await seedCourse(server, { courseID, design: design() });
  const api = await request.newContext({ baseURL: server.url });
  const { username, password } = course.student;
  const login = { data: { username, password } };
  expect((await api.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  const answerData = answers.map((answer) => ({ username, ...answer }));
  const saved = await api.post(`/api/studentAnswers/update/${courseID}`, { data: { answerData } });
  expect(saved.ok()).toBe(true);
  await api.dispose();
  return course;
});

const test = journey.extend<{ readonly work: SeededCourse }>({
  work: async ({ server }, use) => use(await answeredCourse(server)),
});

function design() {
  return [
    ...seededDesign(),
    designItem({
      dataType: 'thesis',
      dataID: 'skepticism',
      dataIndex: '1',
      dataText: 'Skepticism',
      questionLogic: '(doubt, 1)',
      questionOptions: 'Nobody can know that they are awake.',
    }),
    designItem({
      dataType: 'question',
      dataID: 'clash',
      dataIndex: '2',
      questionCourseDate: 'day-3',
      questionType: 'Contradiction',
      dataText: 'Good reasons are more than a dreamer can have.',
      questionLogic: '(Skepticism) & (clock, 3)',
    }),
  ];
}

async function enter(context: BrowserContext, courseID: string, person: Person): Promise<void> {
  const { username, password } = person;
  const login = { data: { username, password } };
  expect((await context.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
}

/** Opens the PDF page in a window with a history, which no script may close. */
async function openPdfPage(page: Page, { courseID }: SeededCourse, query = ''): Promise<void> {
  await page.goto(`/${courseID}?view=sched`);
  await page.goto(`/${courseID}/pdf${query}`);
}

/** Holds the page at its first step until the returned function is called. */
async function holdFirstStep(page: Page): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/health', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** A line of the text without the spaces that the layout added. */
function closed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** A browser that refuses to close the window logs that. */
const cannotClose = /Scripts may close only the windows that were opened by/;
const refusedCall = /Failed to load resource/;

test('the button on the schedule downloads the whole work, and its window closes', async ({
  page,
  context,
  work,
}) => {
  await enter(context, work.courseID, work.student);
  await page.goto(`/${work.courseID}?view=sched`);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /PDF/ }).click();
  const opened = await opening;
  const closing = opened.waitForEvent('close', { timeout: 60_000 });
  const pdf = await readPdf(await opened.waitForEvent('download', { timeout: 60_000 }));
  await closing;

  expect(pdf).toMatchObject({
    fileName: 'My Philosophy.pdf',
    title: "Socrates' Philosophy",
    author: 'Socrates',
    isTagged: true,
    outline: [
      [
        'Knowledge and Doubt',
        'Descartes’ first Meditation: dreams and demons',
        'What is knowledge? The stopped clock',
      ],
      ['Mind and Body', 'Princess Elisabeth’s question'],
    ],
  });
  const text = closed(pdf.text);
  for (const part of [
    'Introduction to Philosophy, Hannah Arendt',
    'Theses held Skepticism Nobody can know that they are awake.',
    'Could you be dreaming now? ◉ Yes, and nothing could tell me otherwise. ○ No.',
    'You say that you might be dreaming. What, then, do you know about your room?',
    '<b>Nothing</b> & nobody can take that from me.',
    '☑ Truth ☐ Belief ☑ Good reasons ☐ Luck',
    'Contradiction Good reasons are more than a dreamer can have.',
    'Chosen: “Good reasons”',
    'How could a mind without extension move a body? Not answered',
    `1 / ${pdf.pages}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(pdf.text).toMatch(/take that from me\.\s*\n\s*The second paragraph/u);
  for (const word of ['γνῶθι', 'σεαυτόν', '∀x(Fx', '¬Gx)', '莊周夢蝶', '🦋']) {
    expect(text).toContain(word);
  }
  expect(text).toMatch(/עצמך|ךמצע/u);
  expect(text).not.toContain('\uFFFD');
  expect(text).toMatch(/\w+day, \w+ \d+, \d{4}/u);
});

test('a window that the person opened stays, shows that, and offers the file again', async ({
  page,
  context,
  complaints,
  work,
}) => {
  await enter(context, work.courseID, work.student);
  const first = page.waitForEvent('download');
  await openPdfPage(page, work);
  await expect(page).toHaveTitle('PDF · Introduction to Philosophy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Socrates' Philosophy");
  const { text } = await readPdf(await first);
  await expect(page.getByRole('status').filter({ hasText: 'downloads' })).toHaveText(
    '“My Philosophy.pdf” is in your downloads. You can close this window.',
  );
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download again' }).click();
  expect((await readPdf(await second)).text).toBe(text);
  await expectComplaint(complaints, cannotClose);
  await page.getByRole('link', { name: 'Syllabus' }).click();
  await expect(page).toHaveURL(`/${work.courseID}?view=sched`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
});

test('a person who is not logged in, or no longer, logs in first', async ({
  page,
  context,
  complaints,
  work,
}) => {
  await openPdfPage(page, work);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  const downloading = page.waitForEvent('download');
  await fillLogin(page, work.student);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Socrates' Philosophy");
  const { text } = await readPdf(await downloading);
  expect(closed(text)).toContain('Could you be dreaming now? ◉ Yes');
  await expectComplaint(complaints, cannotClose);

  // The session ends while the page is being prepared.
  const release = await holdFirstStep(page);
  await openPdfPage(page, work);
  await page.getByText('Saving your last changes').waitFor();
  await context.clearCookies();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const downloadingAgain = page.waitForEvent('download');
  await fillLogin(page, work.student);
  expect((await readPdf(await downloadingAgain)).title).toBe("Socrates' Philosophy");
  await expectComplaint(complaints, refusedCall);
  await expectComplaint(complaints, cannotClose);
});

test('an instructor makes it for any student, and a TA for an own one', async ({
  page,
  context,
  complaints,
  work,
  server,
}) => {
  await enter(context, work.courseID, work.instructor);
  const downloading = page.waitForEvent('download');
  await openPdfPage(page, work, `?username=${work.student.username}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Socrates' Philosophy");
  const pdf = await readPdf(await downloading);
  expect(pdf).toMatchObject({
    fileName: "Socrates' Philosophy.pdf",
    title: "Socrates' Philosophy",
    author: 'Socrates',
  });
  expect(closed(pdf.text)).toContain('Could you be dreaming now? ◉ Yes');
  // Questions that the student can't see yet aren't in it, although the instructor can see them.
  expect(pdf.text).not.toContain('Freedom and Responsibility');
  await expectComplaint(complaints, cannotClose);

  const course = await seedCourse(server, { courseID: `${work.courseID}-ta`, design: design() });
  await enter(context, course.courseID, course.instructor);
  const assigned = await context.request.put(
    `/api/users/${course.courseID}/${course.student.username}`,
    { data: { TA: course.assistant.username } },
  );
  expect(assigned.ok()).toBe(true);
  await enter(context, course.courseID, course.assistant);
  const downloadingAgain = page.waitForEvent('download');
  await openPdfPage(page, course, `?username=${course.student.username}`);
  const own = await readPdf(await downloadingAgain);
  expect(own.title).toBe("Socrates' Philosophy");
  expect(closed(own.text)).toContain('Could you be dreaming now?');
  await expectComplaint(complaints, cannotClose);
});

test('words that are not saved yet are in it', async ({ page, context, complaints, work }) => {
  await enter(context, work.courseID, work.student);
  await page.route('**/api/studentAnswers/update/**', (route) => route.abort());
  await page.goto(`/${work.courseID}?view=section:part-2`);
  await page
    .getByRole('textbox', { name: 'How could a mind' })
    .fill('Only here so far: by the pineal gland.');
  await expect(page.getByText(/kept on this device/).first()).toBeVisible();
  const pdfPage = await context.newPage();
  const downloading = pdfPage.waitForEvent('download');
  await openPdfPage(pdfPage, work);
  const { text } = await readPdf(await downloading);
  expect(closed(text)).toContain('move a body? Only here so far: by the pineal gland.');
  await expectComplaint(complaints, refusedCall);
});

test('is accessible on a phone, in the dark theme', async ({ page, context, complaints, work }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The spinner never stops turning.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await enter(context, work.courseID, work.student);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/generate-pdf', async (route) => {
    await held.promise;
    await route.abort();
  });
  await openPdfPage(page, work);
  await expect(page.getByText('Making the pages')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText('Still making the pages')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
  held.resolve();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
  await expectAccessible(page);
  await expectComplaint(complaints, refusedCall);
});
