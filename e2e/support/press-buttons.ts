// Presses every button of a page once, and lets the caller look at what has opened.
import type { Page } from '@playwright/test';

/**
 * Runs in the page. The buttons that can be pressed now: of an open dialog, or else of the page, each with its name
 * in short.
 */
function pressable(): Pressable {
  const dialogs = [
    ...document.querySelectorAll('[role="dialog"], dialog[open], [role="alertdialog"]'),
  ];
  const place = dialogs.findLast((each) => each.getClientRects().length > 0) ?? document.body;
  const all = [...document.querySelectorAll('button, [role="button"], [role="tab"], summary')];
  return {
    isDialog: place !== document.body,
    buttons: all.flatMap((button, at) => {
      const isThere = button.getClientRects().length > 0 && place.contains(button);
      const isOff = button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true';
      const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
      return isThere && !isOff ? [{ at, name: name.replaceAll(/\d+/g, '#').slice(0, 30) }] : [];
    }),
  };
}

interface Pressable {
  readonly isDialog: boolean;
  readonly buttons: readonly { readonly at: number; readonly name: string }[];
}

/** Two frames and the tasks that waited for them: then the page shows the effect of a press. */
const settled = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

export interface Presses {
  /** Names that are not pressed, or that were pressed on an earlier page. */
  readonly done: Set<string>;
  readonly skip: RegExp;
  readonly look: () => Promise<void>;
}

/** Presses buttons that have not been pressed yet; a dialog is checked, pressed through and closed. */
export async function pressButtons(page: Page, presses: Presses): Promise<void> {
  const address = page.url();
  for (;;) {
    const { isDialog, buttons } = await page.evaluate(pressable);
    const next = buttons.find(({ name }) => !presses.done.has(name) && !presses.skip.test(name));
    if (next === undefined && !isDialog) return;
    if (next === undefined) {
      await page.keyboard.press('Escape');
      await page.evaluate(settled);
      const after = await page.evaluate(pressable);
      // A page that does not close by a key is left by its address.
      if (after.isDialog) await page.goto(address);
      continue;
    }
    presses.done.add(next.name);
    const button = page.locator('button, [role="button"], [role="tab"], summary').nth(next.at);
    await button.dispatchEvent('click');
    await page.evaluate(settled);
    await presses.look();
    if (page.url() !== address) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
  }
}
