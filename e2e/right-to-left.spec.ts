// Names and class days that run from right to left: our own sentences and rows around them don't change.
import type { Locator } from '@playwright/test';
import { waysInTurn } from '../server/store/testing/test-part.ts';
import { enter, gradingTest as test, interfaceOf, setCourse } from './support/grading-course.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';

const NAME = 'عمر الخيام';
const DAY = 'الشك';
const TITLE = 'Introduction to Philosophy';

/** The place where words of an element begin and end, in pixels. */
function placeOf(element: Locator, words: string): Promise<{ left: number; right: number }> {
  return element.evaluate((shown, wanted) => {
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
    throw new Error(`“${wanted}” isn't there.`);
  }, words);
}

const leftOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.x ?? NaN;

test('VIEW-83 an Arabic name and class day don’t turn what is around them', async ({
  page,
  server,
  grading,
}) => {
  const { courseID } = grading;
  await setCourse(server, grading, { hasSyllabus: 'Yes' });
  const api = await interfaceOf(server, grading, grading.instructor);
  const renamed = await api.put(`/api/users/${courseID}/ada`, { data: { fullname: NAME } });
  expect(renamed.ok()).toBe(true);
  const design = (await (await api.get(`/api/courseDesign/${courseID}`)).json()) as Readonly<
    Record<string, string>
  >[];
  const topic = design.find(({ dataType }) => dataType === 'topic');
  const designData = [{ ...topic, dataText: DAY }];
  const changed = await api.post(`/api/courseDesign/update/${courseID}`, { data: { designData } });
  expect(changed.ok()).toBe(true);
  await api.dispose();

  for (const width of waysInTurn('e2e/right-to-left.spec.ts', [1280, 390])) {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, grading, { ...grading.simone, username: 'ada' });
    await page.goto(`/${courseID}?view=myphi`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${NAME}'s Philosophy`);
    const name = await placeOf(heading, NAME);
    expect(name.left).toBeCloseTo(await leftOf(heading), 0);
    expect((await placeOf(heading, 'Philosophy')).left).toBeGreaterThan(name.right);

    await page.goto(`/${courseID}?view=sched`);
    const arabic = page.getByRole('main').getByRole('paragraph').filter({ hasText: DAY });
    await expect(arabic).toBeVisible();
    expect((await placeOf(arabic, DAY)).left).toBeCloseTo(await leftOf(arabic), 0);
    await expectNoSidewaysScroll(page);

    await page.goto('about:blank');
    await enter(page, grading, grading.instructor);
    await page.goto(`/${courseID}/design?tab=schedule&sub=links`);
    const row = page.getByRole('heading', { name: DAY });
    const day = await placeOf(row, DAY);
    expect((await row.locator('span').boundingBox())?.x).toBeLessThan(day.left);
    await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=ada`);
    await expect(page).toHaveTitle(`\u2068\u2068${NAME}\u2069 · First paper\u2069 · ${TITLE}`);
    await page.goto('about:blank');
  }
});
