// Proves that typed answers are kept: the server dies, the tab is closed, two tabs write, a question is withdrawn.
import { type BrowserContext, expect as expectPlain, type Page } from '@playwright/test';
import { TYPING_UNDER_WAY_MS } from '../web/saving/queue/version-conflict.ts';
import { expect, expectAccessible, expectComplaint } from './support/journey.ts';
import { startKillableServer } from './support/killable-server.ts';
import { fillLogin } from './support/log-in.ts';
import {
  asInstructor,
  openView,
  portalTest as test,
  storedAnswer,
} from './support/portal-course.ts';
import { portalQuestions, portalDesign } from './support/portal-design.ts';
import { seedCourse } from './support/seed-course.ts';
import { test as plainTest } from './support/stop-after-hang.ts';
import { openUntilUsable } from './support/usable-pages.ts';

const saved = 'All changes saved';

function essayField(page: Page) {
  return page.getByRole('textbox', { name: portalQuestions.essay });
}

/** A page on another device. */
async function otherDevice(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (browser === null) throw new Error('There is no browser.');
  const other = await browser.newContext();
  openUntilUsable(other);
  return other;
}

plainTest(
  'an essay typed while the server is down is saved after the tab was closed and the server returned',
  async ({ context }) => {
    const server = await startKillableServer();
    const portal = await seedCourse(server, { courseID: 'killed', design: portalDesign() });
    const address = `${server.url}/killed?view=section:freedom`;
    openUntilUsable(context);
    const first = await context.newPage();
    await first.goto(address);
    await fillLogin(first, portal.student);
    await essayField(first).fill('Once I stayed.');
    await expectPlain(first.getByText(saved, { exact: true })).toBeVisible();

    await server.kill();
    await essayField(first).pressSequentially(' I could have left.');
    const offline = 'Offline: 1 answer is kept on this device and will be sent';
    await expectPlain(first.getByText(offline).first()).toBeVisible();
    await first.close();

    await server.start();
    const second = await context.newPage();
    await second.goto(address);
    await expectPlain(essayField(second)).toHaveValue('Once I stayed. I could have left.');
    await expectPlain(second.getByText(saved, { exact: true })).toBeVisible();
    const url = `${server.url}/api/studentAnswers/killed/${portal.student.username}`;
    const stored = await (await second.request.get(url)).text();
    expectPlain(stored).toContain('Once I stayed. I could have left.');
    await server.stop();
  },
);

/** Runs in the page, in the field that has the focus. */
function putCursorAt(position: number): void {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(position, position);
}

/** Runs in the page: the text before the cursor, or null when no text field has the focus. */
function textBeforeCursor(): string | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return null;
  return field.value.slice(0, field.selectionStart);
}

test('two tabs show the same answers, whichever is written in', async ({
  page,
  context,
  portal,
}) => {
  await openView(page, portal, 'section:freedom');
  const other = await context.newPage();
  await other.goto(`/${portal.courseID}?view=section:freedom`);
  await essayField(other).waitFor();
  await essayField(page).fill('From the first tab.');
  await expect(essayField(other)).toHaveValue('From the first tab.');
  await other.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  // A cursor in the middle of the text stays there when the text changes before or after it.
  await page.evaluate(putCursorAt, 8);
  await essayField(other).fill('From the first tab. Then the second.');
  await expect(essayField(page)).toHaveValue('From the first tab. Then the second.');
  expect(await page.evaluate(textBeforeCursor)).toBe('From the');
  await essayField(other).fill('Not from the first tab. Then the second.');
  await expect(essayField(page)).toHaveValue('Not from the first tab. Then the second.');
  expect(await page.evaluate(textBeforeCursor)).toBe('Not from the');
  await essayField(other).fill('From the second tab.');
  await expect(essayField(page)).toHaveValue('From the second tab.');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect(other.getByText(saved, { exact: true })).toBeVisible();
  await expect.poll(() => storedAnswer(page, portal, 'essay')).toBe('From the second tab.');
});

test('of two devices the later edit wins, and the other text is offered', async ({
  page,
  context,
  portal,
  server,
  complaints,
}) => {
  const others = ['js', 'css'].map((kind) =>
    page.waitForResponse(
      (response) => response.url().includes('look-up-') && response.url().endsWith(kind),
    ),
  );
  await openView(page, portal, 'section:freedom');
  for (const response of await Promise.all(others)) await response.finished();
  await context.setOffline(true);
  await essayField(page).fill('Written on the train.');
  const typedAt = Date.now();
  await expect(page.getByText(/^Offline: 1 answer is kept/).first()).toBeVisible();
  // Views that are opened now and then were fetched before the tunnel.
  await page.getByRole('link', { name: 'Progress check' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress check');
  await page.goBack();
  await expect(essayField(page)).toHaveValue('Written on the train.');
  await expect(page.locator('[aria-live=polite]', { hasText: /^Offline: 1/ })).toHaveCount(1);

  const device = await otherDevice(context);
  const home = await device.newPage();
  const { username, password } = portal.student;
  await home.request.post(`${server.url}/api/authenticate/${portal.courseID}`, {
    data: { username, password },
  });
  await home.goto(`${server.url}/${portal.courseID}?view=section:freedom`);
  await essayField(home).fill('Written at home, later.');
  await expect(home.getByText(saved, { exact: true })).toBeVisible();
  await device.close();

  // Text typed a moment ago is never replaced.
  await expect.poll(() => Date.now() - typedAt).toBeGreaterThan(TYPING_UNDER_WAY_MS);
  await context.setOffline(false);
  await expect(essayField(page)).toHaveValue('Written at home, later.');
  const aside = page.getByRole('textbox', { name: 'The text that was set aside' });
  const other = page.getByRole('region', { name: 'Another version of your answer' });
  await expect(other).toContainText('[only in this version: on the train.]');
  await expect(page.getByText(saved, { exact: true })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(other).toBeFocused();
  await expect(other).toBeInViewport();
  await expect(aside).toHaveValue('Written on the train.');
  await expectAccessible(page);
  // The same in another section, with the way to the question.
  await page.getByRole('link', { name: 'Progress check' }).click();
  await page.getByRole('link', { name: 'Compare them' }).click();
  await other.getByRole('button', { name: 'Delete this copy' }).click();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Use this version instead' }).click();
  await expect(essayField(page)).toHaveValue('Written on the train.');
  await expect(other).toBeHidden();
  await expect.poll(() => storedAnswer(page, portal, 'essay')).toBe('Written on the train.');
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('an answer to a question that was withdrawn is shown to be copied', async ({
  page,
  portal,
  server,
  complaints,
}) => {
  await openView(page, portal, 'section:freedom');
  const api = await asInstructor(server, portal);
  await api.post(`/api/courseDesign/delete/${portal.courseID}`, {
    data: { dataType: 'question', dataID: 'essay' },
  });
  await api.dispose();
  await essayField(page).fill('Too late, it seems.');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('This answer wasn’t accepted')).toBeVisible();
  const aside = page.getByRole('textbox', { name: 'The text that was set aside' });
  await expect(aside).toHaveValue('Too late, it seems.');
  await expect.poll(() => storedAnswer(page, portal, 'free')).toBe('1');
  await page.reload();
  await expect(aside).toHaveValue('Too late, it seems.');
  await page.getByRole('button', { name: 'Delete this copy' }).click();
  await expect(aside).toBeHidden();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expectComplaint(complaints, /400/);
});

test('a person who is logged out while typing logs in again and finds the text', async ({
  page,
  portal,
  complaints,
}) => {
  await openView(page, portal, 'section:freedom');
  await essayField(page).waitFor();
  await page.request.post(`/api/logout/${portal.courseID}`, { data: {} });
  await essayField(page).fill('While I was gone.');
  await expect(page.getByText(/^Not saved: you’re logged out/).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^Not saved yet: 1 answer is kept on this device/)).toBeVisible();
  await fillLogin(page, portal.student);
  await expect(essayField(page)).toHaveValue('While I was gone.');
  await expect.poll(() => storedAnswer(page, portal, 'essay')).toBe('While I was gone.');
  await expectComplaint(complaints, /401/);
});

test('after more than ten minutes away the answers are loaded again, never over unsaved typing', async ({
  page,
  context,
  portal,
  server,
  complaints,
}) => {
  await page.clock.install();
  await openView(page, portal, 'section:freedom');
  await essayField(page).waitFor();
  const device = await otherDevice(context);
  const { username, password } = portal.student;
  const { courseID } = portal;
  await device.request.post(`${server.url}/api/authenticate/${courseID}`, {
    data: { username, password },
  });
  await device.request.post(`${server.url}/api/studentAnswers/update/${courseID}`, {
    data: {
      answerData: [
        { username, questionID: 'free', questionAnswer: '2' },
        { username, questionID: 'essay', questionEssayAnswer: 'From elsewhere.' },
      ],
    },
  });
  await device.close();
  await page.route('**/api/studentAnswers/update/*', (route) => route.abort());
  await essayField(page).fill('Typed here.');
  const comeBackAfter = async (time: string): Promise<void> => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.fastForward(time);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };
  await comeBackAfter('09:00');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('radio', { name: 'No' })).not.toBeChecked();
  await comeBackAfter('11:00');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(essayField(page)).toHaveValue('Typed here.');
  await expectComplaint(complaints, /ERR_FAILED/);
});
