// Reports what axe finds wrong with a page, for the walks through all screens and for journeys.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// Without the last statement the browser would send the whole program back as the value of its text.
const PROGRAM = `${readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)};undefined`;

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary?: string;
  }[];
}

declare global {
  interface Window {
    axe: {
      run(stage: Node, options: object): Promise<{ readonly violations: readonly AxeViolation[] }>;
    };
  }
}

export interface AxeRules {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

/** Everything in WCAG 2.2 A and AA, and axe's further recommendations. */
export const WHOLE: AxeRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Loads axe into a page that doesn't have it yet. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(PROGRAM);
}

/** The violations of these rules, in the open sheet or else in the page. */
export async function axeFindings(page: Page, runOnly: AxeRules): Promise<readonly string[]> {
  // Style sheets are not preloaded: the only rule that reads them is experimental, and no run asks for it.
  const preload = { assets: ['media'] };
  const options = { runOnly, preload, resultTypes: ['violations'], iframes: false };
  const violations = await page.evaluate(async (chosen) => {
    const stage = document.querySelector('dialog[open]') ?? document;
    return (await window.axe.run(stage, chosen)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Everything that axe finds in the page in its current state. */
export async function askAxe(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  return axeFindings(page, WHOLE);
}
