// The map of the course by mouse, keyboard and touch, on a phone, with 500 questions, and the same as a table.
import type { Locator, Page } from '@playwright/test';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  expect,
  expectComplaint,
  expectFitsAcross,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import type { RunningServer } from './support/running-server.ts';
import { seedCourse } from './support/seed-course.ts';

const question = (dataID: string, day: string, index: number, text: string, logic = '') =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: text,
    dataIndex: String(index),
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: day,
    questionLogic: logic,
  });

const row = (dataType: string, dataID: string, dataIndex: string, dataText: string) =>
  designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });

const design = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Mind' }),
  // Stored after the other one: the order of the course is in the indexes.
  row('sectionName', 's9', '1', 'Body and soul'),
  row('topic', 't1', '2', 'Descartes'),
  row('topic', 't2', '3', 'Elisabeth'),
  row('sectionName', 's2', '4', 'Freedom'),
  row('topic', 't3', '5', 'Frankfurt'),
  question('soul', 't1', 1, 'Is there a soul?'),
  question('body', 't2', 1, 'You said that there is a soul. Does it move the body?', '(Dualism)'),
  question('free', 't3', 1, 'Is the will free?', '¬(body, 2)'),
  question('other', 't3', 2, 'Is it late?'),
  designItem({ dataType: 'thesis', dataID: 'd', dataText: 'Dualism', questionLogic: '(soul, 1)' }),
];

const IN_ORDER = ['The whole course', 'Body and soul', 'Freedom'];

/**
 * A course of 500 questions on 28 class days, in which each question depends on one that comes some questions
 * before it.
 */
function largeDesign(): readonly DesignItem[] {
  const days = Array.from({ length: 28 }, (_, day) => day);
  return [
    ...days.flatMap((day) => [
      ...(day % 4 === 0
        ? [row('sectionName', `s${day}`, String(day * 2 + 1), `Part ${day / 4 + 1}`)]
        : []),
      row('topic', `t${day}`, String(day * 2 + 2), `Class ${day + 1}`),
    ]),
    ...Array.from({ length: 500 }, (_, index) => {
      const logic = index < 7 ? '' : `(q${index - 7}, ${1 + (index % 2)})`;
      const day = `t${Math.floor((index * 28) / 500)}`;
      return question(`q${index}`, day, index, `Is thought ${index} true?`, logic);
    }),
  ];
}

async function openMap(
  page: Page,
  server: RunningServer,
  name: string,
  items: readonly DesignItem[] = design,
): Promise<void> {
  const courseID = `map-${name}-${process.pid}`;
  const course = await seedCourse(server, { courseID, design: items });
  const { username, password } = course.instructor;
  await page.request.post(`/api/authenticate/${courseID}`, { data: { username, password } });
  await page.goto(`/${courseID}/design?tab=questions`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) await page.getByRole('button', { name: /^Choose a class day/ }).click();
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Map', level: 1 })).toBeFocused();
}

const inFocus = (page: Page): Locator => page.getByRole('region', { name: 'In focus' });
const nodeOf = (page: Page, id: string): Locator => page.locator(`[data-key="question/${id}"]`);
const zoomOf = (page: Page): Locator => page.getByRole('status', { name: 'Zoom' });

/** Fails unless a node is wholly visible: inside the drawing's box and inside the window. */
async function expectInSight(node: Locator): Promise<void> {
  await expect(node).toBeInViewport({ ratio: 0.99 });
}

test('by mouse: hover isolates a chain, and a click opens what the map knows', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openMap(page, server, 'mouse');
  await expect(page.getByText('5 questions and theses')).toBeVisible();
  const drawing = page.getByRole('group', { name: 'Drawing' });
  // A node has its ID and its question; a line has its option.
  await expect(nodeOf(page, 'body')).toContainText('body');
  await expect(nodeOf(page, 'body')).toContainText('Does it move the body?');
  await expect(nodeOf(page, 'body')).not.toContainText('You said');
  await expect(drawing.locator('svg text')).toHaveText(['not 2', '1']);

  await nodeOf(page, 'soul').hover();
  await expect(drawing.locator('g[data-near]')).toHaveCount(3);
  await expect(nodeOf(page, 'free')).toHaveAttribute('data-role', 'target');
  await expect(nodeOf(page, 'other')).toHaveAttribute('data-role', 'aside');
  await page.getByRole('heading', { name: 'Map', level: 1 }).hover();
  await expect(drawing.locator('g[data-near]')).toHaveCount(0);

  await nodeOf(page, 'free').click();
  await expect(inFocus(page)).toContainText('Shows when');
  await expect(inFocus(page)).toContainText('¬(body, 2)');
  await expect(inFocus(page)).toContainText('Freedom › Frankfurt');
  await expect(inFocus(page)).toContainText('body · Does it move the body?not 2and through them 2');
  await expect(inFocus(page)).toContainText('Nobody has answered it yet.');
  await expectInSight(nodeOf(page, 'free'));
  await inFocus(page).getByRole('button', { name: 'body' }).click();
  await expect(inFocus(page)).toContainText('Shows when the thesis Dualism holds.');
  await inFocus(page).getByRole('button', { name: 'Dualism' }).click();
  await expect(inFocus(page)).toContainText('Holds when “Is there a soul?” is answered “Yes”.');
  await page.goBack();
  await expect(inFocus(page)).toContainText('Shows when the thesis Dualism holds.');
  await page.reload();
  await expect(inFocus(page)).toContainText('Shows when the thesis Dualism holds.');
  await expectNoSidewaysScroll(page);

  // The table has the same content.
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const freedom = page.getByRole('row', { name: /^free · Is the will free\?/ });
  await expect(freedom).toContainText('Frankfurt');
  await expect(freedom).toContainText('body · Does it move the body? (not 2)');
  const section = page.getByLabel('Section', { exact: true });
  await expect(section.getByRole('option')).toHaveText(IN_ORDER);
  await section.selectOption('Freedom');
  await expect(page.getByRole('row')).toHaveCount(3);
  await inFocus(page).getByRole('link', { name: 'Edit this question' }).click();
  await expect(page.getByRole('heading', { name: 'Elisabeth', level: 1 })).toBeVisible();
});

test('by keyboard: arrows follow the lines, Enter opens, Escape closes', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMap(page, server, 'keys');
  await page.getByLabel('Find a question or thesis').fill('move the');
  await expect(page.getByText('1 of 5 questions and theses found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(inFocus(page)).toContainText('Shows when the thesis Dualism holds.');
  await page.getByLabel('Find a question or thesis').fill('');
  // One stop for Tab in the whole drawing, at the chosen node.
  await page.getByRole('button', { name: 'Whole window' }).focus();
  await page.keyboard.press('Tab');
  await expect(nodeOf(page, 'body')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(inFocus(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Thesis: Dualism/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(nodeOf(page, 'soul')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(nodeOf(page, 'soul')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inFocus(page)).toContainText('Shows always.');
  await page.keyboard.press('End');
  await expect(nodeOf(page, 'other')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(nodeOf(page, 'free')).toBeFocused();

  await page.keyboard.press('+');
  await expect(zoomOf(page)).toHaveText('125%');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(zoomOf(page)).toHaveText('80%');
  await expectInSight(nodeOf(page, 'free'));
  await page.keyboard.press('Tab');
  await expect(inFocus(page).getByRole('button', { name: 'Close the details' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(inFocus(page)).toHaveCount(0);

  // The whole window, until the focus leaves it.
  await page.getByRole('button', { name: 'Whole window' }).press('Enter');
  const drawing = page.getByRole('group', { name: 'Drawing' });
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(1280);
  await page.getByLabel('Find a question or thesis').focus();
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeLessThan(1000);
});

test('on a phone: one question, above it what it depends on, below it what it decides', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, server, 'phone');
  await expect(inFocus(page)).toContainText('Is there a soul?');
  const below = page.getByRole('region', { name: 'Decides' });
  const above = page.getByRole('region', { name: 'Depends on' });
  await expect(above).toContainText('No answer decides it.');
  await below.getByRole('button', { name: 'Dualism' }).click();
  await below.getByRole('button', { name: 'body' }).click();
  await expect(inFocus(page)).toContainText('Does it move the body?');
  await expect(inFocus(page)).toBeInViewport();
  await expect(above.getByRole('button')).toHaveText(/Dualism/);
  await expect(below.getByRole('button')).toHaveText(/Is the will free\?\s*not 2/);
  const [one, up, down] = await Promise.all([
    inFocus(page).boundingBox(),
    above.boundingBox(),
    below.boundingBox(),
  ]);
  expect(up?.y).toBeLessThan(one?.y ?? 0);
  expect(down?.y).toBeGreaterThan(one?.y ?? Infinity);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inFocus(page)).toContainText('Is the will free?');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.goBack();
  await expect(inFocus(page)).toContainText('Is the will free?');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByText('body · Does it move the body? (not 2)')).toBeVisible();
});

test('names without a space wrap, and Arabic ones leave their sentence in order', async ({
  page,
  server,
}) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
  const arabic = 'هل المعرفة اعتقاد صحيح؟ فكر في الأمثلة.';
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, server, 'words', [
    row('sectionName', 's1', '1', word),
    row('topic', 't1', '2', word),
    question('long', 't1', 1, `${word}?`),
    question('arab', 't1', 2, arabic, '(long, 1)'),
  ]);
  await expect(inFocus(page)).toContainText(word);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await nodeOf(page, 'long').click();
  await expectFitsAcross(inFocus(page));
  await expect(inFocus(page).getByRole('button', { name: 'arab' })).toHaveText(
    `arab · \u2068${arabic}\u2069`,
  );
  await page.goto(page.url().replace(/\?.*/, '?tab=questions&topic=t1'));
  const preview = page.getByRole('complementary', { name: 'Student preview' });
  await expect(preview).toContainText(word);
  await expectFitsAcross(preview);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a tap opens, two fingers zoom, and targets are large enough', async ({ page, server }) => {
    await openMap(page, server, 'touch');
    await nodeOf(page, 'body').tap();
    await expect(inFocus(page)).toContainText('Shows when the thesis Dualism holds.');
    for (const name of ['Zoom in', 'Zoom out', 'Fit to width']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const node = await nodeOf(page, 'body').boundingBox();
    expect(node?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    const before = Number.parseInt(await zoomOf(page).innerText(), 10);
    const held = await nodeOf(page, 'body').boundingBox();
    const [x, y] = [(held?.x ?? 0) + 20, (held?.y ?? 0) + 20];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 80);
    for (const apart of [70, 60, 50, 40]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    await expect
      .poll(async () => Number.parseInt(await zoomOf(page).innerText(), 10))
      .toBeLessThan(before);
  });
});

test('500 questions: a thread lays them out, and each can be found and is brought into sight', async ({
  page,
  server,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  await openMap(page, server, 'large', largeDesign());
  await expect(page.locator('[data-key]')).toHaveCount(500);
  expect(started.some((url) => url.includes('map-layout-worker'))).toBe(true);
  const drawing = page.getByRole('group', { name: 'Drawing' });
  await expect(drawing.locator('g > path:first-child')).toHaveCount(493);
  await expect(nodeOf(page, 'q499')).not.toBeInViewport();
  await page.getByLabel('Find a question or thesis').fill('thought 499');
  await page.keyboard.press('Enter');
  await expect(inFocus(page)).toContainText('Is thought 499 true?');
  await expectInSight(nodeOf(page, 'q499'));
  await page.getByLabel('Find a question or thesis').fill('');
  // Beside the details, and with the whole width to itself.
  const fits = () => expectFitsAcross(page.getByRole('region', { name: 'Course map' }));
  await page.getByRole('button', { name: 'Fit to width' }).click();
  await fits();
  await page.getByRole('button', { name: 'Close the details' }).click();
  await page.getByRole('button', { name: 'Fit to width' }).click();
  await fits();
  // The minimap leads back to the start.
  const minimap = drawing.locator('svg[data-minimap]');
  await minimap.click({ position: { x: 4, y: 2 } });
  await expectInSight(nodeOf(page, 'q0'));
  await nodeOf(page, 'q3').click();
  await expect(inFocus(page)).toContainText('and through them 69 more');
});

test('without a connection the map says so, Back works, and the map comes with the connection', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const courseID = `map-offline-${process.pid}`;
  const { instructor } = await seedCourse(server, { courseID, design });
  const { username, password } = instructor;
  await page.request.post(`/api/authenticate/${courseID}`, { data: { username, password } });
  await page.goto(`/${courseID}/design?tab=questions&topic=t1`);
  const asked = page.getByText('Is there a soul?').first();
  await expect(asked).toBeVisible();
  await context.setOffline(true);
  const map = page.getByRole('link', { name: 'Map', exact: true });
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t show this page.' });
  await map.click();
  await expect(alert).toContainText('Couldn’t load this part from the server.');
  await page.goBack();
  await expect(asked).toBeVisible();
  await map.click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('5 questions and theses')).toBeVisible();
  await expectComplaint(complaints, /./);
});
