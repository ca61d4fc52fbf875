// Goes through a page with Tab alone, from the first stop until the focus leaves the page (or has gone around a
// sheet).
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { pressTab, type TabKey } from './quick-keys.ts';

const PROBE = readFileSync(new URL('tab-probe.js', import.meta.url), 'utf8');
declare global {
  interface Window {
    /** Added to the page by tab-probe.js. */
    tabProbe: {
      /** Begins before the first stop, and returns how many there should be. */
      start(): number;
      turn(first: number, last: number): void;
      isOver(): boolean;
      hasReached(count: number): boolean;
      finish(): readonly string[];
    };
  }
}

/** Stops that appear on the way, such as rows that a long list draws when they are near. */
const MORE_STOPS = 30;
/** Of a longer page, the first of these and, from its end, the last: the ones between are rows of one kind. */
const FIRST_STOPS = 30;
const LAST_STOPS = 8;

interface Tabbed {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Problems for people without a mouse: unreachable controls, traps, an invisible focus, an unexpected order. */
export async function walkByTab(tabbed: Tabbed): Promise<readonly string[]> {
  const findings = await walkOnce(tabbed);
  // A screen that moves the focus itself once it has loaded may do so on the way. A real fault appears again.
  return findings.length === 0 ? findings : walkOnce(tabbed);
}

async function walkOnce(tabbed: Tabbed): Promise<readonly string[]> {
  const { page } = tabbed;
  await page.evaluate(PROBE);
  const stops = await page.evaluate(() => window.tabProbe.start());
  if (stops > FIRST_STOPS + LAST_STOPS) {
    await pressUntilReached(tabbed, 'Tab', FIRST_STOPS, FIRST_STOPS);
    await turn(tabbed, FIRST_STOPS);
  } else if (!(await pressUntilOver(tabbed, stops)) && stops > LAST_STOPS) {
    // A list that continues to draw rows: the stops after it are reached from the end.
    await turn(tabbed, stops - LAST_STOPS);
  }
  return page.evaluate(() => window.tabProbe.finish());
}

/** Continues from the other end, backward. */
async function turn(tabbed: Tabbed, first: number): Promise<void> {
  const ends = [first, LAST_STOPS] as const;
  await tabbed.page.evaluate(([from, to]) => window.tabProbe.turn(from, to), ends);
  await pressUntilReached(tabbed, 'Shift+Tab', LAST_STOPS, first + LAST_STOPS);
}

/** Returns whether the focus has left the page, or gone around the sheet. */
async function pressUntilOver({ page, session }: Tabbed, stops: number): Promise<boolean> {
  await pressTab(session, 'Tab', stops - 1);
  for (let more = 0; more <= MORE_STOPS; more += 1) {
    await pressTab(session, 'Tab', 1);
    if (await page.evaluate(() => window.tabProbe.isOver())) return true;
  }
  return false;
}

async function pressUntilReached(
  { page, session }: Tabbed,
  key: TabKey,
  stops: number,
  reached: number,
): Promise<void> {
  await pressTab(session, key, stops - 1);
  for (let more = 0; more <= stops * 2; more += 1) {
    await pressTab(session, key, 1);
    if (await page.evaluate((count) => window.tabProbe.hasReached(count), reached)) return;
  }
}
