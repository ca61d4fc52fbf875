// Measures the effort of grading: the calls that the desk makes, and how far a person scrolls, clicks and types for
// each student.
import type { Locator, Page } from '@playwright/test';
import { GRADING_EFFORT, type GradingEffort } from '../tools/bench/desk-bench.ts';
import { enter, gradingTest as test, type GradingCourse } from './support/grading-course.ts';
import { expect } from './support/journey.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const allSaved = (page: Page): Locator => page.getByText('All changes saved', { exact: true });

/** Simone's students, in the order of the list. Ada had written nothing by the due date. */
const names = [
  'Anton Amo',
  'Laura Bassi',
  'Ada Byron',
  'Margaret Cavendish',
  'Catharine Cockburn',
  'Anne Conway',
];

type Effort = { -readonly [Figure in keyof GradingEffort]: number };

/** One turn of a usual wheel. */
const NOTCH = 100;

/** Movements of the hand: turns of the wheel and clicks. */
function movements({ pixels, clicks }: GradingEffort): number {
  return pixels / NOTCH + clicks;
}

function note(what: string, effort: Effort): void {
  const words = `${effort.pixels} pixels, ${effort.clicks} clicks, ${effort.keys} keys`;
  test.info().annotations.push({ type: what, description: words });
  // oxlint-disable-next-line no-console -- the figures of docs/performance.md
  console.log(`${what}, ${names.length} students: ${words}`);
}

async function openDesk(page: Page, { courseID }: GradingCourse, username: string): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=${username}`);
  await page.getByRole('article').first().waitFor();
}

async function essaysOf(page: Page, name: string): Promise<Locator[]> {
  await expect(heading(page)).toHaveText(name);
  const essays = page.getByRole('region', { name: `Answers of ${name}` }).getByRole('article');
  await essays.first().waitFor();
  return essays.all();
}

/** How far its scrolling part must move so that this is in view; 0 when it is. */
function distanceTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    let part: Element | null = element.parentElement;
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) {
      part = part.parentElement;
    }
    const box = element.getBoundingClientRect();
    const view = part?.getBoundingClientRect();
    const [top, bottom] = [view?.top ?? 0, view?.bottom ?? innerHeight];
    if (box.bottom > bottom) return Math.ceil(box.bottom - bottom);
    return box.top < top ? Math.floor(box.top - top) : 0;
  });
}

/** Scrolls with the wheel, as far as necessary and no farther. */
async function reach(page: Page, target: Locator, effort: Effort): Promise<void> {
  await expect(async () => {
    const distance = await distanceTo(target);
    if (distance === 0) return;
    const box = await target.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (page.viewportSize()?.height ?? 0) / 2);
    await page.mouse.wheel(0, distance);
    effort.pixels += Math.abs(distance);
    await expect.poll(() => distanceTo(target), { timeout: 2000 }).toBe(0);
  }).toPass({ timeout: 30_000 });
}

async function click(page: Page, target: Locator, effort: Effort): Promise<void> {
  await reach(page, target, effort);
  await target.click();
  effort.clicks += 1;
}

async function type(page: Page, text: string, effort: Effort): Promise<void> {
  await page.keyboard.type(text);
  effort.keys += text.length;
}

async function press(page: Page, key: string, effort: Effort): Promise<void> {
  await page.keyboard.press(key);
  effort.keys += 1;
}

/** Reads every essay from its question to its end, grades it there, comments, and goes on. */
async function gradeByMouse(page: Page, name: string, effort: Effort): Promise<void> {
  for (const essay of await essaysOf(page, name)) {
    await reach(page, essay.locator('p').first(), effort);
    await click(page, essay.getByLabel(/^Grade for question/), effort);
    await type(page, '8', effort);
  }
  await click(page, page.getByLabel('Comments'), effort);
  await type(page, 'Well argued.', effort);
  await click(page, page.getByRole('button', { name: /^Complete[,:]/ }), effort);
}

/** The same with keys alone; the desk scrolls. */
async function gradeByKeys(page: Page, name: string, effort: Effort): Promise<void> {
  for (const essay of await essaysOf(page, name)) {
    if ((await distanceTo(essay.locator('p').first())) !== 0) await press(page, 'j', effort);
    await type(page, '8', effort);
    await press(page, 'Enter', effort);
  }
  await expect(page.getByLabel('Comments')).toBeFocused();
  await type(page, 'Well argued.', effort);
  await press(page, 'Control+Enter', effort);
}

for (const [way, gradeOne] of [
  ['with the mouse', gradeByMouse],
  ['with the keyboard', gradeByKeys],
] as const) {
  test(`six students ${way} take as little as docs/performance.md says`, async ({
    page,
    grading,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, grading, grading.simone);
    await openDesk(page, grading, 'anton');
    const effort = { pixels: 0, clicks: 0, keys: 0 };
    for (const name of names) await gradeOne(page, name, effort);
    note(way, effort);
    await expect(page.getByText('That was the last one.')).toBeVisible();
    await expect(allSaved(page)).toBeVisible();
    const { before, today } = GRADING_EFFORT[way];
    expect(movements(effort)).toBeLessThanOrEqual((movements(before) * 2) / 3);
    expect(effort.clicks).toBeLessThanOrEqual(today.clicks);
    expect(effort.keys).toBeLessThanOrEqual(today.keys);
    // Another system may draw a line of text a pixel higher.
    expect(effort.pixels).toBeLessThanOrEqual(today.pixels * 1.1);
  });
}

test('the desk opens with three calls and goes on to the next student with one', async ({
  page,
  grading,
}) => {
  await enter(page, grading, grading.simone);
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  const of = (path: string): string => path.replace('{courseID}', grading.courseID);
  const desk = of('POST /api/gradingDesk/{courseID}');
  await openDesk(page, grading, 'anton');
  await page.waitForLoadState('networkidle');
  // On a slow machine, the regular presence call may come before the network is quiet.
  const opening = calls.filter((call) => !call.includes('/gradingPresence/'));
  expect(opening.toSorted()).toEqual([
    of('GET /api/courseDesign/{courseID}'),
    of('GET /api/session/{courseID}'),
    desk,
  ]);

  // The next student is there before the server has answered: it never does.
  await page.route('**/api/gradingDesk/*', () => {});
  calls = [];
  await page.keyboard.press('n');
  await expect(heading(page)).toHaveText('Laura Bassi');
  await expect(page.getByText('Laura looks at the clock')).toBeVisible();
  await page.getByLabel('Grade for question 2').fill('9');
  await expect(allSaved(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // Saves, and the regular calls on a slow machine, aren't part of the step.
  const step = (): readonly string[] =>
    calls.filter((call) => !/\/(update|gradingPresence|session)\//.test(call));
  await expect.poll(step).toEqual([desk]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  calls = [];
  await page.keyboard.press('n');
  await expect(heading(page)).toHaveText('Ada Byron');
  await page.waitForLoadState('networkidle');
  await expect.poll(step).toEqual([desk]);
});
