// Proves that typed text is never lost: the short form of the browser part of `npm run prove -- lost`, in which the
// tab is closed, crashes or loses its network, and a server cannot write to its disk.
import { expect, type Page } from '@playwright/test';
import { longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { errorCatalog } from '@elenchus/contract/error-catalog.ts';
import { BROWSER_BLOWS, runBrowserTrial } from '../tools/prove/browser-proof.ts';
import { makeBlockDisk, type BlockDisk } from '../tools/prove/testing/small-disk.ts';
import {
  enter,
  gradingTest,
  interfaceOf,
  startGradingServer,
  storedGrade,
} from './support/grading-course.ts';
import { test } from './support/stop-after-hang.ts';
import { gradedQuestions } from './support/grading-design.ts';
import { expectComplaint } from './support/journey.ts';

for (const what of BROWSER_BLOWS) {
  test(`what the page shows as saved is there again: ${what}`, async ({ browser }) => {
    const result = await runBrowserTrial(browser, what, 2);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.words).toBeGreaterThan(3);
  });
}

interface RefusableServer {
  /** From now on nothing can be saved; reading continues. */
  readonly forbidWriting: (page: Page) => Promise<void> | void;
  readonly allowWriting: (page: Page) => Promise<void> | void;
}

const EVERYTHING = '**/api/**';

/** On machines where no separate disk can be created, every save is answered as on a disk that can't be written. */
const PLAYED: RefusableServer = {
  async forbidWriting(page) {
    const { status, sentence: message } = errorCatalog.STORAGE_UNAVAILABLE;
    const json = { error: 'STORAGE_UNAVAILABLE', message, details: [] };
    await page.route(EVERYTHING, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
    );
  },
  allowWriting: (page) => page.unroute(EVERYTHING),
};

/** A server whose database is on a separate disk. */
const diskTest = gradingTest.extend<{ readonly disk: BlockDisk | string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  disk: async ({}, use) => {
    const disk = makeBlockDisk();
    if (typeof disk === 'string') process.stderr.write(`*** PLAYED BY THE BROWSER: ${disk} ***\n`);
    await use(disk);
    if (typeof disk !== 'string') disk.remove();
  },
  server: async ({ disk }, use) => {
    const settings = typeof disk === 'string' ? {} : { DATA_DIR: disk.folder };
    const server = await startGradingServer(settings, 1);
    await use(server);
    await server.stop();
  },
});

const notYet = (waiting: string): string =>
  `Not saved yet: the server can’t save right now; ${waiting} kept on this device and will be sent`;

// A device in another time zone than the course changes nothing.
diskTest.use({ timezoneId: 'Pacific/Kiritimati' });

diskTest(
  'a server that cannot write: the pages show that, keep what was typed, and save it automatically',
  async ({ page, server, disk, grading, complaints }) => {
    const { forbidWriting, allowWriting } = typeof disk === 'string' ? PLAYED : disk;
    const { courseID, instructor, simone } = grading;
    const student = { ...simone, username: 'anton', fullName: 'Anton Amo' };
    const belief = page.getByRole('textbox', { name: gradedQuestions.belief });
    const allSaved = page.getByText('All changes saved', { exact: true });

    await enter(page, grading, student);
    await page.goto(`/${courseID}?view=section:knowledge`);
    await belief.waitFor();
    await forbidWriting(page);
    await belief.fill('That I typed this.');
    await expect(page.getByText(notYet('1 answer is')).first()).toBeVisible();
    await expect(belief).toHaveValue('That I typed this.');
    await allowWriting(page);
    await expect(allSaved).toBeVisible();

    await enter(page, grading, instructor);
    await page.goto(`/${courseID}/design?tab=general&sub=basics`);
    const title = page.getByLabel('Course title');
    await title.waitFor();
    await forbidWriting(page);
    await title.fill('Thinking Twice');
    await expect(page.getByText(notYet('1 change is')).first()).toBeVisible();
    await expect(title).toHaveValue('Thinking Twice');
    await allowWriting(page);
    await expect(allSaved).toBeVisible();

    await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=anton`);
    const comments = page.getByLabel('Comments');
    await comments.waitFor();
    const due = `end of ${longDateLabel(grading.firstDue)} (due date, New York time)`;
    await expect(page.getByText(`Answers as of the ${due}`)).toBeVisible();
    await forbidWriting(page);
    await comments.fill('Well argued.');
    await expect(page.getByText(notYet('1 change is')).first()).toBeVisible();
    await allowWriting(page);
    await expect(allSaved).toBeVisible();

    const api = await interfaceOf(server, grading, instructor);
    expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('Well argued.');
    const answers = await api.get(`/api/studentAnswers/${courseID}/anton`);
    expect(await answers.text()).toContain('That I typed this.');
    expect(await (await api.get(`/api/courseDesign/${courseID}`)).text()).toContain(
      'Thinking Twice',
    );
    await api.dispose();
    await expectComplaint(complaints, /503/);
  },
);
