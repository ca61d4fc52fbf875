// Goes through entries of the catalog in one page and checks each in every way that people may need it.
/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page must hold all that it uses */
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { bringAxe } from './ask-axe.ts';
import { inBothThemes } from './both-themes.ts';
import { unrouteCalls } from './cached-routes.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { beyond, recordWholeClassCalls } from './asked-calls.ts';
import { lookForHarm, withoutAttacks } from './hostile-look.ts';
import { isStaffScreen, PHONE, roomOnPhone } from './phone-room.ts';
import { settled } from './settled-page.ts';
import { walkByTab } from './tab-walk.ts';
import { pointWithFinger } from './touch-look.ts';

// Joined, because the others use what the first one declares.
const together = (...files: readonly string[]): string =>
  files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
const LAYOUT_PROBES = together('page-probe.js', 'layout-probe.js');
/** The last one adds rules to axe. */
const ALL_PROBES = together('page-probe.js', 'layout-probe.js', 'theme-probe.js');

/** Wide enough for the side panel of My Philosophy. */
const DESKTOP = { width: 1366, height: 900 };
/** A window of 1280 x 1024 at 200 %. */
const ZOOMED = { width: 640, height: 512 };
/** The width that WCAG 1.4.10 names: 1280 at 400 %. */
const NARROW = { width: 320, height: 640 };

/** The least distances between letters, words, lines and paragraphs that a page must support (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

export type Findings = readonly string[];

type Probe =
  | 'sideways'
  | 'headings'
  | 'motion'
  | 'forcedColors'
  | 'settledLayout'
  | 'bareIcons'
  | 'rightEdges';

declare global {
  interface Window {
    /** Added to the page by page-probe.js, layout-probe.js and theme-probe.js. */
    pageProbe: Readonly<Record<Probe, () => Findings | Promise<Findings>>> & {
      readonly namesFound: Findings;
    };
    smoothScrolls: string[];
  }
}

/** Runs in the page before its own code: notes every smooth scroll. */
export function watchScrolls(): void {
  window.smoothScrolls = [];
  const names = ['scrollTo', 'scrollBy', 'scrollIntoView', 'scroll'] as const;
  const isSmooth = (given: unknown): boolean =>
    typeof given === 'object' &&
    given !== null &&
    'behavior' in given &&
    given.behavior === 'smooth';
  for (const name of names) {
    const original: unknown = Reflect.get(Element.prototype, name);
    if (typeof original !== 'function') continue;
    Reflect.set(Element.prototype, name, function glide(this: Element, ...given: unknown[]) {
      if (given.some(isSmooth)) window.smoothScrolls.push(`glides: ${name}`);
      return Reflect.apply(original, this, given) as unknown;
    });
  }
}

interface WalkOptions {
  readonly onEntry?: (entry: CatalogEntry, page: Page) => Promise<void>;
  /** Whether an entry is checked in every way; the others are opened, and checked in that state. */
  readonly inAllWays?: (entry: CatalogEntry) => boolean;
}

/** The faults of each entry; none when all is well. */
export async function walkScreens(
  page: Page,
  entries: readonly CatalogEntry[],
  { onEntry, inAllWays = () => true }: WalkOptions = {},
): Promise<Findings> {
  const found: string[] = [];
  let needsLoading = true;
  let before: CatalogEntry | undefined;
  const record = recordWholeClassCalls(page);
  const session = await page.context().newCDPSession(page);
  for (const entry of entries) {
    if (page.viewportSize()?.width !== DESKTOP.width) await page.setViewportSize(DESKTOP);
    await entry.prepare?.(page);
    const isLoaded = needsLoading || entry.prepare !== undefined;
    record.take();
    // Requests of the screen before aren't counted for this one.
    if (isLoaded) page.once('framenavigated', () => void record.take());
    const stillAsking = isLoaded ? undefined : before;
    before = entry;
    await goTo(page, entry, isLoaded);
    await entry.open?.(page);
    await settled(page, entry.name, entry.open === undefined ? entry.title : '');
    await onEntry?.(entry, page);
    const isWhole = inAllWays(entry);
    const findings = [
      ...(await lookOnce(page, entry)),
      ...(isWhole ? await lookInAllWays(page, session, entry) : []),
    ];
    found.push(...findings.map((finding) => `${entry.name}: ${finding}`));
    const calls = beyond(entry, record.take(), stillAsking);
    found.push(...calls.map((finding) => `${entry.name}: ${finding}`));
    needsLoading = entry.leavesTraces === true || !(await takenBack(page, entry, isWhole));
    if (needsLoading) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await unrouteCalls(page);
    }
  }
  record.stop();
  await session.detach();
  return found;
}

/** Another view of the same page needs no loading: people don't load it either. */
async function goTo(page: Page, entry: CatalogEntry, needsLoading: boolean): Promise<void> {
  const isSamePage = new URL(page.url(), 'http://x').pathname === entry.address.split('?')[0];
  if (needsLoading || !isSamePage) {
    await page.goto(entry.address, { waitUntil: 'domcontentloaded' });
  } else {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      scrollTo(0, 0);
    }, entry.address);
  }
  if (entry.open !== undefined) await settled(page, entry.name);
}

/**
 * Closes what was opened over the page. Anything that isn't a sheet, such as a menu, closes when the focus goes
 * through the page; if it didn't, the page is loaded again.
 */
async function takenBack(
  page: Page,
  { name, open }: CatalogEntry,
  wasWalked: boolean,
): Promise<boolean> {
  if (open === undefined) return true;
  const sheets = page.locator('dialog[open]');
  if (!wasWalked && (await sheets.count()) === 0) return false;
  for (let step = 0; step < 3 && (await sheets.count()) > 0; step += 1) {
    await page.keyboard.press('Escape');
    await settled(page, name);
  }
  return (await sheets.count()) === 0;
}

/** On a wide screen in the light theme, with the texts that try to become more than text. */
async function lookOnce(page: Page, { title: wanted }: CatalogEntry): Promise<Findings> {
  const title = await page.title();
  const wrong = title.includes(wanted) ? [] : [`title: “${title}” does not say “${wanted}”`];
  if (!(await page.evaluate(() => 'pageProbe' in window))) await page.evaluate(LAYOUT_PROBES);
  const harm = (await lookForHarm(page)).map((finding) => `typed text: ${finding}`);
  const wide = (await ask(page, 'sideways')).map((finding) => `width: ${finding}`);
  return [...wrong, ...harm, ...wide];
}

/** In both themes, in all widths, with axe, with a finger and by keyboard. */
async function lookInAllWays(
  page: Page,
  session: CDPSession,
  entry: CatalogEntry,
): Promise<Findings> {
  const found: string[] = [];
  const note = (where: string, findings: Findings): void => {
    found.push(...findings.map((finding) => `${where}: ${finding}`));
  };
  if (!(await page.evaluate(() => 'axe' in window))) {
    await bringAxe(page);
    await page.evaluate(ALL_PROBES);
  }
  // All this is about texts as people write them: axe cannot compute the contrast of a text that overlaps its
  // neighbors.
  const bringBack = await withoutAttacks(page);
  note('headings', await ask(page, 'headings'));
  note('motion', await ask(page, 'motion'));
  note('edges', await ask(page, 'rightEdges'));
  const { light, dark, names } = await inBothThemes(page);
  note('names', names);
  note('light', light);
  note('dark', dark);
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colors', await ask(page, 'forcedColors'));
  // Together, so that the page is laid out once.
  await Promise.all([page.emulateMedia({ forcedColors: 'none' }), page.setViewportSize(ZOOMED)]);
  note('at 200 %', await ask(page, 'settledLayout'));
  await space(page, SPACED);
  note('spaced', await ask(page, 'settledLayout'));
  await Promise.all([space(page, ''), page.setViewportSize(NARROW)]);
  note('at 320 px', await ask(page, 'settledLayout'));
  await pointWithFinger(session, true);
  note('with a finger', [...(await ask(page, 'settledLayout')), ...(await ask(page, 'bareIcons'))]);
  if (isStaffScreen(entry)) {
    await page.setViewportSize(PHONE);
    await page.evaluate(twoFrames);
    note('on a phone', await roomOnPhone(page));
  }
  await Promise.all([pointWithFinger(session, false), page.setViewportSize(DESKTOP)]);
  // Last, because going through a page may close what was open in it.
  note('keyboard', await walkByTab({ page, session }));
  await bringBack();
  return found;
}

async function ask(page: Page, name: Probe): Promise<Findings> {
  return page.evaluate((probe) => window.pageProbe[probe](), name);
}

/** Runs in the page: waits until it has been drawn. */
async function twoFrames(): Promise<void> {
  await new Promise((next) => {
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
}

async function space(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
