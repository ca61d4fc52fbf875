// A person without a mouse: every way to point is blocked, and so is every shortcut of the test tool past the
// keyboard.
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const CLOSED = {
  locator:
    'click dblclick tap hover dragTo check uncheck setChecked selectOption fill clear focus press pressSequentially dispatchEvent',
  page: 'click dblclick tap hover check uncheck fill focus selectOption',
  mouse: 'click dblclick down move up wheel',
} as const;

type Fixture = ({ page }: { page: Page }, use: (value: string) => Promise<void>) => Promise<void>;

const closePointing: Fixture = async ({ page }, use) => {
  const reopen = [
    close(page.locator('body'), CLOSED.locator),
    close(page, CLOSED.page),
    close(page.mouse, CLOSED.mouse),
  ];
  await use('without a mouse');
  for (const each of reopen) each();
};

/** The fixture that blocks them for a whole journey, also in the tabs that it opens. */
export const withoutMouse: { mouseless: [Fixture, { auto: true }] } = {
  mouseless: [closePointing, { auto: true }],
};

/** Waits until something is picked up and follows the keys, which begins a moment after the announcement. */
export async function pickedUp(page: Page, announcement: string): Promise<void> {
  await expect(page.getByText(announcement)).toBeAttached();
  await page.evaluate(async () => {
    await new Promise((next) => {
      setTimeout(next);
    });
  });
}

function close(of: object, closed: string): () => void {
  const names = closed.split(' ');
  const prototype = Object.getPrototypeOf(of) as Record<string, unknown>;
  const originals = names.map((name) => [name, prototype[name]] as const);
  for (const name of names) {
    prototype[name] = () => {
      throw new Error(`A journey by keyboard alone may not call ${name}().`);
    };
  }
  return () => {
    for (const [name, original] of originals) prototype[name] = original;
  };
}

/** Presses Tab until the focus is there; a focus trap or an unreachable control fails. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await target.waitFor({ timeout: 30_000 });
  const focused = target.and(page.locator('*:focus'));
  for (let presses = 0; presses < 90; presses += 1) {
    if ((await focused.count()) > 0) return expectVisibleFocus(page);
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused({ timeout: 1 });
}

/** The focused element looks different from the rest; a hidden box shows the focus on its label. */
async function expectVisibleFocus(page: Page): Promise<void> {
  expect(await page.evaluate(focusLook)).not.toContain('none:');
}

/** Runs in the page: how the focus is drawn, on the focused element or near it. */
function focusLook(): string {
  const focused = document.activeElement ?? document.body;
  const editor = focused.closest('.cm-editor');
  const around = [
    focused,
    focused.parentElement,
    focused.nextElementSibling,
    focused.closest('label'),
    editor?.parentElement,
    editor?.parentElement?.parentElement,
  ];
  const looks = around.flatMap((element) => {
    if (!element) return [];
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return [outlineStyle !== 'none' && outlineWidth !== '0px' ? outlineStyle : boxShadow];
  });
  return looks.find((look) => look !== 'none') ?? `none: ${focused.outerHTML.slice(0, 200)}`;
}

/** Goes there by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and replaces its text by typing. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Follows a link of a menu; the focus is then at the heading of the view that it opened. */
export async function open(
  page: Page,
  menu: string,
  name: string,
  heading: string | RegExp = name,
): Promise<void> {
  const link = page
    .getByRole('navigation', { name: menu, exact: true })
    .getByRole('link', { name, exact: true });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

/** Opens a sheet from its button, closes it by Escape, and expects the focus on the button again. */
export async function lookInto(page: Page, opener: Locator, sheet: Locator): Promise<void> {
  await press(page, opener);
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('*:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
