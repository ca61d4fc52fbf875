// Proves in the student's own page that text shown as saved is there when the page is opened again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { PROOF_COURSE, PROOF_STUDENTS } from './proof-course.ts';
import { sqliteStage } from './proof-stage.ts';
import { usable } from '../programs/until-usable.ts';
import { storedTexts } from './saving-students.ts';

export const BROWSER_BLOWS = ['tab closed', 'tab crashed', 'network cut, tab closed'] as const;
type BrowserBlow = (typeof BROWSER_BLOWS)[number];

export interface BrowserResult {
  readonly what: BrowserBlow;
  readonly times: number;
  /** Words that were typed in all. */
  readonly words: number;
  /** Words that the page showed as saved and that were gone. */
  readonly lost: number;
  readonly doubled: number;
  /** Words typed in the last moments, never reported as saved, that were gone. */
  readonly lastMoment: number;
}

const SAVED = 'All changes saved';
const PATIENCE = { timeout: 60_000 };

/** Types in a browser and interrupts it this many times, each at a random moment. */
export async function runBrowserTrial(
  browser: Browser,
  what: BrowserBlow,
  times: number,
): Promise<BrowserResult> {
  const stage = await sqliteStage();
  const port = stage.servers[0]?.port ?? 0;
  const student = PROOF_STUDENTS[0] ?? '';
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  const result = { what, times, words: 0, lost: 0, doubled: 0, lastMoment: 0 };
  try {
    await context.addCookies([
      { name: `elenchus_${PROOF_COURSE}`, value: student, domain: '127.0.0.1', path: '/' },
    ]);
    let kept: readonly string[] = [];
    let page = await openCourse(context);
    for (let time = 0; time < times; time += 1) {
      const typed = await typeUntilStruck(page, what, `t${time}w`);
      page = await openCourse(context);
      const found = await wordsThere(page, port, student);
      const all = [...kept, ...typed.words];
      result.words += typed.words.length;
      result.lost += [...kept, ...typed.acknowledged].filter(
        (word) => !found.includes(word),
      ).length;
      result.doubled += found.length - new Set(found).size;
      result.lastMoment += all.filter((word) => !found.includes(word)).length;
      kept = found;
    }
    return { ...result, lastMoment: result.lastMoment - result.lost };
  } finally {
    await context.close();
    await stage.remove();
  }
}

async function typeUntilStruck(
  page: Page,
  what: BrowserBlow,
  prefix: string,
): Promise<{ readonly words: string[]; readonly acknowledged: readonly string[] }> {
  const context = page.context();
  const words: string[] = [];
  let acknowledged: readonly string[] = [];
  const count = 2 + Math.floor(Math.random() * 4);
  const cutAt = what === 'network cut, tab closed' ? Math.floor(Math.random() * count) : -1;
  for (let index = 0; index < count; index += 1) {
    if (index === cutAt) await context.setOffline(true);
    const word = `${prefix}${index}`;
    await field(page).press('End');
    await field(page).pressSequentially(`${word} `);
    words.push(word);
    await pause(Math.random() * 700);
    if (await page.getByText(SAVED, { exact: true }).isVisible()) acknowledged = [...words];
  }
  await strike(page, what);
  await context.setOffline(false);
  return { words, acknowledged };
}

async function strike(page: Page, what: BrowserBlow): Promise<void> {
  if (what === 'tab crashed') {
    const crashed = page.waitForEvent('crash');
    // The address never answers: the process of the page is gone.
    page.goto('chrome://crash').catch(() => undefined);
    await crashed;
  }
  await page.close();
}

/** The words that are there after the page shows that everything is saved. Page and server must agree. */
async function wordsThere(page: Page, port: number, student: string): Promise<readonly string[]> {
  await page.getByText(SAVED, { exact: true }).waitFor(PATIENCE);
  const shown = await field(page).inputValue();
  const { current } = await storedTexts(port, student);
  if (current[0] !== shown)
    throw new Error(`The page shows ${shown}, the server has ${current[0]}`);
  return shown.split(/\s+/).filter((word) => word !== '');
}

async function openCourse(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/${PROOF_COURSE}?view=section:section`);
  await usable(page);
  await field(page).waitFor(PATIENCE);
  return page;
}

function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'What of essay?' });
}
