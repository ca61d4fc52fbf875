// npm run screenshots: takes the pictures for the documentation, from the demo course and an empty installation.
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { withDemoServer } from '../tools/programs/demo-server.ts';
import { findBrowser } from '../tools/programs/find-browser.ts';
import { projectFolder } from '../tools/programs/run-step.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  /** The person who is logged in; everyone in the demo course has the same password. */
  readonly username?: string;
  readonly isDark?: boolean;
  readonly width?: number;
}

const FRESH: readonly Picture[] = [
  { name: 'welcome', path: '/' },
  { name: 'welcome-dark', path: '/', isDark: true },
];

const DEMO: readonly Picture[] = [
  { name: 'schedule', path: '/phil-101?view=sched' },
  { name: 'my-philosophy', path: '/phil-101?view=section:knowing', username: 'bkess', width: 1440 },
  {
    name: 'my-philosophy-phone',
    path: '/phil-101?view=section:freedom',
    username: 'ada',
    width: 390,
  },
  { name: 'grades-dark', path: '/phil-101?view=grades', username: 'ada', isDark: true },
  { name: 'design-questions', path: '/phil-101/design?tab=questions', username: 'sophia' },
  {
    name: 'course-check',
    path: '/phil-101/design?tab=questions&work=check',
    username: 'sophia',
  },
  {
    name: 'map',
    path: '/phil-101/design?tab=questions&work=map&focus=question/min03',
    username: 'sophia',
    width: 1440,
  },
  {
    name: 'student-list',
    path: '/phil-101/design?tab=grading&sub=students',
    username: 'sophia',
  },
  {
    name: 'grading-desk',
    path: '/phil-101/grading?evaluationId=QKWDMTRB&username=bkess',
    username: 'sophia',
    width: 1440,
  },
  { name: 'help', path: '/phil-101?view=help', username: 'ada' },
];

async function takePicture(browser: Browser, url: string, picture: Picture): Promise<void> {
  const viewport = { width: picture.width ?? 1280, height: 880 };
  const colorScheme = picture.isDark ? 'dark' : 'light';
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (picture.username !== undefined) {
    const data = { username: picture.username, password: 'elenchus' };
    const answer = await page.request.post('/api/authenticate/phil-101', { data });
    if (!answer.ok()) throw new Error(`${picture.username} could not log in: ${answer.status()}`);
  }
  await page.goto(picture.path);
  await settle(page, picture.username === undefined ? 500 : AFTER_BELL);
  await page.screenshot({ path: join(projectFolder, 'docs', 'images', `${picture.name}.png`) });
  await context.close();
  console.log(`docs/images/${picture.name}.png`);
}

/** Milliseconds. The bell comes a second and a half after the page. */
const AFTER_BELL = 2500;

async function settle(page: Page, rest: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForTimeout(rest);
}

const executablePath = await findBrowser();
if (executablePath === null) {
  console.error('No browser could be found or installed.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [demo, pictures] of [
  ['off', FRESH],
  ['on', DEMO],
] as const) {
  await withDemoServer(demo, async (url) => {
    for (const picture of pictures) await takePicture(browser, url, picture);
  });
}
await browser.close();
