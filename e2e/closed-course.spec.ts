// A closed course, seen by everyone: it offers nothing that would change it, and looking at it sends nothing that
// the server refuses. An instructor closes and reopens it.
import { type Page, request } from '@playwright/test';
import { COURSE, type CatalogEntry } from './support/catalog-entry.ts';
import { expect, test as journey } from './support/journey.ts';
import { type KillableServer, startKillableServer } from './support/killable-server.ts';
import { screenCatalog } from './support/screen-catalog.ts';
import { enterAs } from './support/screens-test.ts';

const test = journey.extend<{ readonly server: KillableServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startDemo)),
});

async function startDemo(): Promise<KillableServer> {
  return startKillableServer('scripts/start.ts', {
    DEMO: 'on',
    DELETE_PERSONAL_DATA_AFTER_MONTHS: '12',
  });
}

test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Controls that don't change the course: they find, sort, open or choose what is shown. */
const HARMLESS =
  /^(filter|search|find|sort|select version|<select|current password|new password|confirm password)/i;

/** The labels of buttons that change something begin with these words. */
const CHANGING =
  /^(actions|add|assign|change|choose file|complete|copy|delete|drag|edit|generate|give|hand|hold|import|keep|make|mark|merge|move|new|put|redo|release|remove|rename|restore|save|send|set|split|take|undo|upload)\b/i;

/** One's own account can be changed. */
const OWN = /^your account/i;

/** Answers that an instructor tries out aren't saved. */
const TRIED_OUT = /persona|student view|preview/i;

/** Screens with an address of their own: buttons open the rest, and the test looks at those buttons. */
const SCREENS: readonly CatalogEntry[] = Object.values(screenCatalog)
  .flat()
  .filter(
    ({ visitor, open, prepare, address }) =>
      open === undefined &&
      prepare === undefined &&
      address.includes(COURSE) &&
      ['student', 'assistant', 'instructor'].includes(visitor),
  );

async function setClosed(server: KillableServer, isClosed: boolean): Promise<void> {
  const api = await request.newContext({ baseURL: server.url });
  await api.post(`/api/authenticate/${COURSE}`, {
    data: { username: 'sophia', password: 'elenchus' },
  });
  const answer = await api.post(`/api/courseClosing/${COURSE}`, { data: { isClosed } });
  expect(answer.status()).toBe(200);
  await api.dispose();
}

/** Every field that can change something, by its name. */
function openFields(page: Page): Promise<string[]> {
  return page.locator('main').evaluateAll((parts) =>
    parts.flatMap((main) =>
      [
        ...main.querySelectorAll<HTMLElement>(
          'input, textarea, select, [contenteditable="true"], [role=switch], [role=checkbox]',
        ),
      ]
        .filter(
          (field) => !field.matches(':disabled, [aria-disabled=true], [type=search], [readonly]'),
        )
        .filter((field) => field.checkVisibility())
        .map((field) => {
          const labels = field instanceof HTMLInputElement ? [...(field.labels ?? [])] : [];
          const label = field.ariaLabel ?? labels.map(({ textContent }) => textContent).join(' ');
          return label || field.getAttribute('name') || field.outerHTML.slice(0, 120);
        }),
    ),
  );
}

/** Every button of the page that can be pressed, by its name. */
function openButtons(page: Page): Promise<string[]> {
  return page
    .locator('main button:enabled:not([aria-disabled=true])')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => (button.ariaLabel ?? button.textContent).trim()),
    );
}

test('ARC-3 nobody is offered a change, and no call is refused', async ({ page, server }) => {
  await setClosed(server, true);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403)
      refused.push(`${page.url()}: ${response.request().method()} ${response.url()}`);
  });
  const offered: string[] = [];
  try {
    for (const visitor of new Set(SCREENS.map((entry) => entry.visitor))) {
      await page.goto('about:blank');
      await page.context().clearCookies();
      await enterAs(page, server, visitor);
      for (const { name, address } of SCREENS.filter((entry) => entry.visitor === visitor)) {
        await page.goto(server.url + address, { timeout: 60_000 });
        await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 30_000 });
        // Screens that poll for changes never become idle.
        await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
        const fields = await openFields(page);
        offered.push(
          ...fields
            .filter((field) => !HARMLESS.test(field.trim()) && !TRIED_OUT.test(name))
            .map((field) => `${visitor}, ${name}: ${field}`),
          ...(await openButtons(page))
            .filter((button) => CHANGING.test(button) && !OWN.test(name))
            .map((button) => `${visitor}, ${name}: button ${button}`),
        );
      }
    }
  } finally {
    await setClosed(server, false);
  }
  expect(SCREENS.length).toBeGreaterThan(20);
  expect(refused).toEqual([]);
  expect(offered).toEqual([]);
});

test('ARC-1 ARC-3 an instructor closes the course and reopens it', async ({ page, server }) => {
  const act = { timeout: 30_000 };
  await enterAs(page, server, 'instructor');
  await page.goto(`${server.url}/${COURSE}/design?tab=general&sub=basics`, act);
  const title = page.getByLabel('Course title');
  const before = await title.inputValue();
  const close = page.getByRole('button', { name: 'Close course…' });
  // Text typed a moment before is part of the closed course.
  await title.fill(`${before}, revised`);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('nobody can grade or change the design');
  await page.getByRole('dialog').getByRole('button', { name: 'Close course' }).click(act);
  await expect(page.getByText('nothing can be changed').first()).toBeVisible();
  await expect(
    page.getByText(/all answers, grades and logs of this course are deleted/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Course title')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // On the desk, keys that would enter something do nothing.
  await page.goto(`${server.url}/${COURSE}/design?tab=general&sub=basics`, act);
  await page.getByRole('button', { name: 'Reopen course' }).click(act);
  await expect(page.getByLabel('Course title')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Close course…' })).toBeVisible();
  await expect(title).toHaveValue(`${before}, revised`);
  await title.fill(before);
  await expect(page.getByText('All changes saved')).toBeVisible();
});
