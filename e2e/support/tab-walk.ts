// Goes through a page with Tab alone, from the first stop until the keyboard leaves the page (or has gone round a sheet).
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const PROBE = readFileSync(new URL('tab-probe.js', import.meta.url), 'utf8');
declare global {
  interface Window {
    /** What tab-probe.js leaves in the page. */
    tabProbe: {
      /** Begins before the first stop, and answers how many there should be. */
      start(): number;
      turn(first: number, last: number): void;
      isOver(): boolean;
      hasReached(count: number): boolean;
      finish(): readonly string[];
    };
  }
}

/** Stops that appear on the way, as rows that a long list draws when they are near. */
const MORE_STOPS = 30;
/** Of a longer page the first of these and, from its end, the last: what lies between are rows of one kind. */
const FIRST_STOPS = 30;
const LAST_STOPS = 8;

/** What is wrong for somebody without a mouse: unreached controls, traps, a focus nobody sees, an order nobody reads in. */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  const findings = await walkOnce(page);
  // A screen that moves the focus itself once it has loaded may do so on the way. A real fault is there again.
  return findings.length === 0 ? findings : walkOnce(page);
}

async function walkOnce(page: Page): Promise<readonly string[]> {
  await page.evaluate(PROBE);
  const stops = await page.evaluate(() => window.tabProbe.start());
  if (stops > FIRST_STOPS + LAST_STOPS) {
    await pressUntilReached(page, 'Tab', FIRST_STOPS, FIRST_STOPS);
    await turn(page, FIRST_STOPS);
  } else if (!(await pressUntilOver(page, stops)) && stops > LAST_STOPS) {
    // A list that goes on drawing rows: what comes after it is reached from the end.
    await turn(page, stops - LAST_STOPS);
  }
  return page.evaluate(() => window.tabProbe.finish());
}

/** Goes on from the other end, backwards. */
async function turn(page: Page, first: number): Promise<void> {
  await page.evaluate(([from, to]) => window.tabProbe.turn(from, to), [first, LAST_STOPS] as const);
  await pressUntilReached(page, 'Shift+Tab', LAST_STOPS, first + LAST_STOPS);
}

/** Answers whether the keyboard has left the page, or gone round the sheet. */
async function pressUntilOver(page: Page, stops: number): Promise<boolean> {
  for (let presses = 1; presses <= stops + MORE_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses >= stops && (await page.evaluate(() => window.tabProbe.isOver()))) return true;
  }
  return false;
}

async function pressUntilReached(
  page: Page,
  key: string,
  stops: number,
  reached: number,
): Promise<void> {
  for (let presses = 1; presses <= stops * 3; presses += 1) {
    await page.keyboard.press(key);
    if (presses < stops) continue;
    if (await page.evaluate((count) => window.tabProbe.hasReached(count), reached)) return;
  }
}
