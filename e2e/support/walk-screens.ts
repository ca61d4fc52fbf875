// Goes through entries of the catalogue in one page and looks at each in every way that people may need it.
/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page must hold all that it uses */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { usable } from '../../tools/programs/until-usable.ts';
import { type AxeRules, axeFindings, bringAxe, WHOLE } from './ask-axe.ts';
import { unrouteCalls } from './cached-routes.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { beyond, recordWholeClassCalls } from './asked-calls.ts';
import { lookForHarm, withoutAttacks } from './hostile-look.ts';
import { expect } from './journey.ts';
import { isStaffScreen, PHONE, roomOnPhone } from './phone-room.ts';
import { walkByTab } from './tab-walk.ts';
import { withFinger } from './touch-look.ts';

// Together, because the second uses what the first declares.
const PROBES = ['page-probe.js', 'layout-probe.js']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/** Wide enough for the side panel of My Philosophy. */
const DESKTOP = { width: 1366, height: 900 };
/** A window of 1280 x 1024 at 200 %. */
const ZOOMED = { width: 640, height: 512 };
/** The width that WCAG 1.4.10 names: 1280 at 400 %. */
const NARROW = { width: 320, height: 640 };

/** The least distances between letters, words, lines and paragraphs that WCAG 1.4.12 demands to bear. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

export type Findings = readonly string[];

type Probe =
  | 'sideways'
  | 'names'
  | 'headings'
  | 'motion'
  | 'forcedColors'
  | 'layout'
  | 'bareIcons'
  | 'rightEdges';

declare global {
  interface Window {
    /** What page-probe.js and layout-probe.js leave in the page. */
    pageProbe: Readonly<Record<Probe, () => Findings>> & { readonly elements: () => string };
    smoothScrolls: string[];
  }
}

/** Runs in the page before its own code: notes every scroll that was asked to glide. */
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

/** What is wrong with each entry; nothing when all is well. */
export async function walkScreens(
  page: Page,
  entries: readonly CatalogueEntry[],
  onEntry: (entry: CatalogueEntry, page: Page) => Promise<void> = async () => {},
): Promise<Findings> {
  const found: string[] = [];
  let needsLoading = true;
  let before: CatalogueEntry | undefined;
  const record = recordWholeClassCalls(page);
  for (const entry of entries) {
    if (page.viewportSize()?.width !== DESKTOP.width) await page.setViewportSize(DESKTOP);
    await entry.prepare?.(page);
    const isLoaded = needsLoading || entry.prepare !== undefined;
    // What the screen before still asks for is not counted for this one.
    if (isLoaded) await page.goto('about:blank');
    record.take();
    const stillAsking = isLoaded ? undefined : before;
    before = entry;
    await goTo(page, entry, isLoaded);
    await entry.open?.(page);
    await settled(page);
    await onEntry(entry, page);
    found.push(...(await lookAt(page, entry)).map((finding) => `${entry.name}: ${finding}`));
    const calls = beyond(entry, record.take(), stillAsking);
    found.push(...calls.map((finding) => `${entry.name}: ${finding}`));
    needsLoading = entry.leavesTraces === true || !(await takenBack(page, entry));
    if (needsLoading) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await unrouteCalls(page);
    }
  }
  record.stop();
  return found;
}

/** Another view of the same page needs no loading: people do not load it either. */
async function goTo(page: Page, entry: CatalogueEntry, needsLoading: boolean): Promise<void> {
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
  if (entry.open === undefined) await arrived(page, entry);
  else await settled(page);
}

async function arrived(page: Page, entry: CatalogueEntry): Promise<void> {
  await expect.poll(() => page.title(), { message: entry.name }).toContain(entry.title);
  await settled(page);
}

/** Nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await usable(page);
  await page.getByRole('heading').first().waitFor();
  await expect(page.locator('main output', { hasText: /^Loading/ })).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.evaluate(twoFrames);
}

/** Runs in the page: waits until it has been drawn. */
async function twoFrames(): Promise<void> {
  await new Promise((next) => {
    requestAnimationFrame(() => requestAnimationFrame(next));
  });
}

/** Closes what was opened over the page. */
async function takenBack(page: Page, { open }: CatalogueEntry): Promise<boolean> {
  if (open === undefined) return true;
  const sheets = page.locator('dialog[open]');
  for (let step = 0; step < 3 && (await sheets.count()) > 0; step += 1) {
    await page.keyboard.press('Escape');
    await settled(page);
  }
  return (await sheets.count()) === 0;
}

async function lookAt(page: Page, entry: CatalogueEntry): Promise<Findings> {
  const found: string[] = [];
  const note = (where: string, findings: Findings): void => {
    found.push(...findings.map((finding) => `${where}: ${finding}`));
  };
  const title = await page.title();
  if (!title.includes(entry.title)) note('title', [`“${title}” does not say “${entry.title}”`]);
  const isNew = !(await page.evaluate(() => 'pageProbe' in window));
  if (isNew) {
    await bringAxe(page);
    await page.evaluate(PROBES);
  }
  note('typed text', await lookForHarm(page));
  note('width', await ask(page, 'sideways'));
  // The rest is about texts as people write them: of one that runs into its neighbours axe cannot tell the contrast.
  const bringBack = await withoutAttacks(page);
  note('names', await ask(page, 'names'));
  note('headings', await ask(page, 'headings'));
  note('motion', await ask(page, 'motion'));
  note('edges', await ask(page, 'rightEdges'));
  const seen = await page.evaluate(() => window.pageProbe.elements());
  // The style sheets themselves are read once for each page that was loaded: what a view changes is in the page.
  note('light', await axeInAnyPlace(page, WHOLE, isNew));
  await showScheme(page, 'dark');
  // Colours alone are enough for the very page that was looked at in light.
  const isSame = (await page.evaluate(() => window.pageProbe.elements())) === seen;
  note('dark', await axeInAnyPlace(page, isSame ? COLOURS : WHOLE, false));
  await showScheme(page, 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await ask(page, 'forcedColors'));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(ZOOMED);
  note('at 200 %', await laidOut(page));
  await space(page, SPACED);
  note('spaced', await laidOut(page));
  await space(page, '');
  await page.setViewportSize(NARROW);
  note('at 320 px', await laidOut(page));
  await withFinger(page, async () => {
    note('with a finger', [...(await laidOut(page)), ...(await ask(page, 'bareIcons'))]);
  });
  if (isStaffScreen(entry)) {
    await page.setViewportSize(PHONE);
    await page.evaluate(twoFrames);
    note('on a phone', await withFinger(page, () => roomOnPhone(page)));
  }
  await page.setViewportSize(DESKTOP);
  // Last of all, because going through a page may close what was open in it.
  note('keyboard', await walkByTab(page));
  await bringBack();
  return found;
}

const TARGETS: AxeRules = { type: 'rule', values: ['target-size'] };
/** The same page in other colours has the same names, roles and order. */
const COLOURS: AxeRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const placeOf = (finding: string): string => finding.slice(0, finding.indexOf(': Fix'));
/** A bar that lies over a control hides it, or puts a link of its own beside it. */
const isCovered = (finding: string): boolean =>
  /partially obscured|insufficient space to its closest neighbors/.test(finding);

/** Everything that axe finds, but for a control that a bar lies over only where the page happens to stand. */
async function axeInAnyPlace(page: Page, rules: AxeRules, preload: boolean): Promise<Findings> {
  const found = await axeFindings(page, rules, preload);
  if (!found.some(isCovered)) return found;
  await page.evaluate(() => scrollBy(0, scrollY > 80 ? -80 : 80));
  const elsewhere = new Set((await axeFindings(page, TARGETS, false)).map(placeOf));
  return found.filter((finding) => !isCovered(finding) || elsewhere.has(placeOf(finding)));
}

async function ask(page: Page, name: Probe): Promise<Findings> {
  return page.evaluate((probe) => window.pageProbe[probe](), name);
}

/** The layout once it has settled into a new width. */
async function laidOut(page: Page): Promise<Findings> {
  let findings: Findings = [];
  // Whoever types sees where.
  await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.evaluate(twoFrames);
    findings = await ask(page, 'layout');
    if (findings.length === 0) return [];
  }
  return findings;
}

async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['mantineColorScheme'] = chosen;
  }, scheme);
  await page.evaluate(twoFrames);
}

async function space(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}
