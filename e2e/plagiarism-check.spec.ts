// The plagiarism check: a passage of forty words found among two hundred essays, side by side, with its history.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectComplaint, expectNoSidewaysScroll, test } from './support/journey.ts';
import { type KillableServer, startKillableServer } from './support/killable-server.ts';
import { gradingPeople } from './support/grading-work.ts';
import { author, other, QUOTING, quotation, sharedPassage } from './support/shared-passages.ts';

const PROGRAM = fileURLToPath(new URL('./support/shared-passages-server.ts', import.meta.url));

const startWithPassages = () => startKillableServer(PROGRAM);
const passagesTest = test.extend<{ readonly server: KillableServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startWithPassages)),
});

const list = (page: Page) => page.getByRole('table', { name: 'Pairs with shared passages' });

async function open(page: Page, more = ''): Promise<void> {
  const { username, password } = gradingPeople.instructor;
  const login = { data: { username, password } };
  expect((await page.request.post('/api/authenticate/essays', login)).ok()).toBe(true);
  await page.goto(`/essays/design?tab=grading&sub=plagiarism${more}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Starts the displayed check, by keyboard, and waits for its list. */
async function runCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Start the check|Run again/ }).press('Enter');
  await expect(page.getByText(/essays of 200 students compared/)).toBeVisible();
}

passagesTest(
  'one shared passage among two hundred essays: the list, the two essays, the history',
  async ({ page }) => {
    await open(page);
    await expect(page.getByText('Every run of twelve or more words')).toBeVisible();
    await runCheck(page);
    await expect(page.getByText('200 essays of 200 students compared: 2 pairs')).toBeVisible();
    await expect(list(page).getByRole('row')).toHaveCount(3);
    const row = list(page).getByRole('row').nth(1);
    await expect(row).toContainText(other.fullname);
    await expect(row).toContainText(author.fullname);
    await expect(row).toContainText('40');
    await page.getByText('1 passage left out because more than 20 students share it').click();
    await expect(page.getByText(quotation)).toBeVisible();
    await expect(page.getByText(`${QUOTING} students`)).toBeVisible();

    await page.getByLabel('Filter by student or question').fill('castellano clock');
    await expect(list(page).getByRole('row')).toHaveCount(2);
    await page.getByLabel('Filter by student or question').fill('plato');
    await expect(page.getByText('No pair matches “plato”.')).toBeVisible();
    await page.getByLabel('Filter by student or question').fill('');

    await list(page).getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const person of [author, other]) {
      const essay = page.getByRole('article', { name: `Essay of ${person.fullname}` });
      await expect(essay.locator('mark')).toHaveCount(1);
      await expect(essay.locator('mark')).toContainText(sharedPassage);
    }
    await expect(
      page.getByText(`${author.fullname} had it 2 days before ${other.fullname}.`),
    ).toBeVisible();
    await expect(
      page.getByText(new RegExp(`${author.fullname} first had the whole passage .* It grew`)),
    ).toBeVisible();
    await expect(
      page.getByText(
        new RegExp(`${other.fullname} first had this passage .* all at once, 40 words`),
      ),
    ).toBeVisible();
    await page
      .getByRole('link', { name: `go to it in the essay of ${author.fullname}` })
      .press('Enter');
    await expect(
      page.getByRole('link', { name: `go to it in the essay of ${other.fullname}` }),
    ).toBeFocused();

    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No151 and Student No152/);
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(author.fullname);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(list(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

passagesTest(
  'a check is canceled, and what was found before stays',
  async ({ page, complaints }) => {
    await open(page, '&evaluation=SECOND');
    await page.getByRole('button', { name: 'Start the check' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The check was canceled. Nothing was changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the check' })).toBeVisible();

    // While one check runs, the other waits and shows that.
    await page.getByRole('button', { name: 'Start the check' }).click();
    await page.getByLabel('Evaluation').selectOption('First paper');
    await expect(
      page.getByText('The essays of “Second paper” are being checked now'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The essays of “Second paper” are being checked now')).toBeHidden();
    await runCheck(page);
    await page.route('**/api/similarity/start/essays', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
    await expectComplaint(complaints, /ERR_FAILED/);
    await expect(list(page).getByRole('row')).toHaveCount(3);
  },
);
