// Measures the room that a staff screen leaves on a phone: the content begins near the top, tabs and footer take a
// line each.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';

export const PHONE = { width: 390, height: 844 };

/** The title of a staff screen begins within this many pixels. */
const MOST_ABOVE_TITLE = 160;
/** One line that a finger can hit. */
const MOST_LINE = 48;

/** Whether an entry is a whole staff screen in its initial state, with nothing over it. */
export function isStaffScreen({ address, open, prepare }: CatalogEntry): boolean {
  const isStaff = /^\/[^/?]+\/(design|grading)\b/.test(address);
  return isStaff && open === undefined && prepare === undefined;
}

/** The parts that take too much room at the top or the bottom of a phone-wide window. */
export async function roomOnPhone(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ mostAbove, mostLine }) => {
      scrollTo(0, 0);
      const found: string[] = [];
      const top = document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity;
      if (top > mostAbove) found.push(`the title begins at ${Math.round(top)} px`);
      const tabs = document.querySelectorAll('main > nav, nav[aria-label^="Course "]');
      const footers = [...document.querySelectorAll('footer')].filter(
        (footer) => !footer.closest('main, article, section, aside, dialog'),
      );
      for (const line of [...tabs, ...footers.slice(-1)]) {
        const { height } = line.getBoundingClientRect();
        if (height <= mostLine) continue;
        const name = line.getAttribute('aria-label') ?? line.tagName.toLowerCase();
        found.push(`${name} is ${Math.round(height)} px high`);
      }
      return found;
    },
    { mostAbove: MOST_ABOVE_TITLE, mostLine: MOST_LINE },
  );
}
