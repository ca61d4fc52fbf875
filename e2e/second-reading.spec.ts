// Second readings: an instructor asks for them, TAs read under pseudonyms by mouse, keyboard and on a phone, and the
// instructor sees how far the two grades agree.
import type { Page } from '@playwright/test';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard, gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { gradedStudents } from './support/grading-work.ts';
import { saved } from './support/design-course.ts';
import {
  dropComplaints,
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
} from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

const lastNames = gradedStudents.map(({ fullName }) => fullName.split(' ').at(-1) ?? fullName);
const grade = (page: Page) => page.getByRole('textbox', { name: 'Your grade' });
const remark = (page: Page) => page.getByRole('textbox', { name: /^Remark/ });
const saveAndNext = (page: Page) => page.getByRole('button', { name: 'Save and next' });
const rows = (page: Page) =>
  page.getByRole('region', { name: 'First paper' }).getByRole('listitem');

async function openReadings(page: Page, { courseID }: GradingCourse): Promise<void> {
  await page.goto(`/${courseID}/grading?tab=second`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second readings');
}

function pseudonymAt(page: Page): string {
  return new URL(page.url()).searchParams.get('reading') ?? '';
}

async function expectNobodyNamed(page: Page): Promise<void> {
  const text = `${await page.content()} ${await page.title()} ${page.url()}`;
  expect(lastNames.filter((name) => text.includes(name))).toEqual([]);
}

test('BLD-27 another TA reads a sample without names, and the instructor sees the agreement', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(
    api,
    grading,
    gradedStudents.map(({ username }) => username),
  );

  // The setting is in the card of the evaluation.
  await openGrading(page, grading, 'sub=setup');
  const card = evaluationCard(page, 'First paper');
  await card.getByLabel('Second reading').selectOption({ label: 'All students' });
  await saved(page);
  await expectAccessible(page);

  // Simone reads Karl's five students and the one without a TA.
  await enter(page, grading, grading.simone);
  await openReadings(page, grading);
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByText('6 of 6 left to read.')).toBeVisible();
  await expectNobodyNamed(page);
  await expectAccessible(page);

  // By mouse. An invalid grade isn't saved.
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Student [2-9A-Z]{5}$/);
  // A contradiction of the student who comes first at random may name the question, too.
  const question = page.locator('#question-doubt');
  await expect(question.getByText('Could you be dreaming now?')).toBeVisible();
  await expectNobodyNamed(page);
  await expect(page.getByText('Well argued.')).toHaveCount(0);
  const first = pseudonymAt(page);
  await grade(page).fill('101');
  await saveAndNext(page).click();
  await expect(page.getByText('A grade is a number from 0 to 100.', { exact: true })).toBeVisible();
  expect(pseudonymAt(page)).toBe(first);
  await expectAccessible(page);
  await grade(page).fill('70');
  await remark(page).fill('The second premise has no support.');
  await saveAndNext(page).click();
  await expect.poll(() => pseudonymAt(page)).not.toBe(first);

  // By keyboard: the fields are the first stops after the way back, and Enter saves and goes on.
  const second = pseudonymAt(page);
  await expect(grade(page)).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(grade(page)).toBeFocused();
  await page.keyboard.type('84.5');
  await page.keyboard.press('Enter');
  await expect.poll(() => pseudonymAt(page)).not.toBe(second);
  const third = pseudonymAt(page);

  // A draft survives a reload, and a save without a connection is sent later.
  await grade(page).fill('91');
  await expect(page.getByText('Draft, kept on this device. Not saved yet.')).toBeVisible();
  await page.reload();
  await expect(grade(page)).toHaveValue('91');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Offline: your reading is kept on this device/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(pseudonymAt(page)).toBe(third);

  // If the session has ended, the page stays, and the reading is sent after the login (USR-112).
  await page.context().clearCookies();
  await grade(page).fill('92');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Not saved: you’re logged out/)).toBeVisible();
  await expect(grade(page)).toHaveValue('92');
  const reading = page.getByRole('form', { name: 'Your reading' });
  await reading.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^Not saved yet: 1 second reading is kept/)).toBeVisible();
  await fillLogin(page, grading.simone);
  await expect(grade(page)).toHaveValue('92');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(pseudonymAt(page)).toBe(third);
  await expectComplaint(complaints, /401/);

  // Without a connection, the next page and the list say that the reading isn't sent yet.
  await grade(page).fill('93');
  await page.context().setOffline(true);
  await saveAndNext(page).click();
  await expect.poll(() => pseudonymAt(page)).not.toBe(third);
  const kept = 'Offline: your reading is kept on this device and will be sent.';
  await expect(page.getByText(kept)).toBeVisible();
  await page.getByRole('link', { name: 'All second readings' }).click();
  await expect(page.getByText(kept)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Not sent yet' })).toHaveCount(1);
  await page.context().setOffline(false);
  await expect(page.getByText(kept)).toBeHidden({ timeout: 30_000 });
  await expect(rows(page).filter({ hasText: 'Not sent yet' })).toHaveCount(0);
  await rows(page).first().getByRole('link').click();

  // On a phone, the essays come first and the fields below them.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'All second readings' }).click();
  await expect(page.getByText('3 of 6 left to read.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await rows(page).filter({ hasText: 'Not read yet' }).first().getByRole('link').click();
  await expect(grade(page)).toHaveValue('');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const essay = await page.getByRole('region', { name: 'Answers' }).boundingBox();
  const form = await page.getByRole('form', { name: 'Your reading' }).boundingBox();
  expect(form?.y ?? 0).toBeGreaterThan((essay?.y ?? 0) + (essay?.height ?? 0) - 1);
  await grade(page).fill('80');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // Another person's reading isn't found.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(
    `/${grading.courseID}/grading?tab=second&evaluation=FIRST&reading=blind-222222222222`,
  );
  await expect(page.getByText('This work isn’t in your list of second readings.')).toBeVisible();
  await expectComplaint(complaints, /404/);

  // The instructor sees the agreement, the largest difference first.
  await enter(page, grading, grading.instructor);
  await page.goto(`/${grading.courseID}/grading?tab=statistics`);
  const agreement = page.getByRole('region', { name: 'Agreement of second readings' });
  await expect(agreement.getByText('4 of 12 second readings are done.')).toBeVisible();
  await expect(agreement.getByText(/^The two grades are .* points apart on average/)).toBeVisible();
  const pairs = agreement.getByRole('table').getByRole('row');
  await expect(pairs).toHaveCount(5);
  const differences = await agreement
    .getByRole('table')
    .locator('tbody td:nth-of-type(3)')
    .allInnerTexts();
  const sizes = differences.map((text) => Math.abs(Number(text.replace('−', '-'))));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  await expect(agreement.getByText('The second premise has no support.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);

  dropComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
});
