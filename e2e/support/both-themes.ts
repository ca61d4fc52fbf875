// Finds what axe reports for a screen in the light and in the dark theme, and which controls have no name of their
// own.
import type { Page } from '@playwright/test';
import { type AxeRules, axeFindings, WHOLE } from './ask-axe.ts';

/** The rules of axe, and the ones that theme-probe.js adds to them. */
const IN_BOTH_THEMES: AxeRules = { ...WHOLE, values: [...WHOLE.values, 'both-themes'] };
const TARGETS: AxeRules = { type: 'rule', values: ['target-size'] };
const DARK = 'dark ';

const placeOf = (finding: string): string => finding.slice(0, finding.indexOf(': Fix'));
/** A bar over a control hides it, or puts a link of its own beside it. */
const isCovered = (finding: string): boolean =>
  /partially obscured|insufficient space to its closest neighbors/.test(finding);

interface FoundInThemes {
  readonly light: readonly string[];
  /** Only colors: the same page in other colors has the same names, roles and order. */
  readonly dark: readonly string[];
  readonly names: readonly string[];
}

/** Everything that axe finds, except a control that is covered by a bar only because of the scroll position. */
export async function inBothThemes(page: Page): Promise<FoundInThemes> {
  const all = await axeFindings(page, IN_BOTH_THEMES);
  const names = await page.evaluate(() => window.pageProbe.namesFound);
  const dark = all.filter((finding) => finding.startsWith(DARK));
  const light = all.filter((finding) => !finding.startsWith(DARK));
  const found = { dark: dark.map((finding) => finding.slice(DARK.length)), names };
  if (!light.some(isCovered)) return { ...found, light };
  await page.evaluate(() => scrollBy(0, scrollY > 80 ? -80 : 80));
  const elsewhere = new Set((await axeFindings(page, TARGETS)).map(placeOf));
  const isFound = (finding: string): boolean =>
    !isCovered(finding) || elsewhere.has(placeOf(finding));
  return { ...found, light: light.filter(isFound) };
}
