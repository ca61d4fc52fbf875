// Detects when hostile text has become more than text, and identifies it on a page that shows it as text.
/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page must hold all that it uses */
import type { Page } from '@playwright/test';
import { ATTACKS, FLAG } from './hostile-course.ts';

/** Runs in the page: finds everything that text must never become. */
function harmOnPage(flag: string) {
  const all = [...document.querySelectorAll('*')];
  const isOwn = (address: string): boolean =>
    new URL(address, location.href).origin === location.origin;
  const textOf = ({ outerHTML }: Element): string => outerHTML;
  const hasHandler = (element: Element): boolean =>
    element.getAttributeNames().some((name) => name.startsWith('on'));
  const ran: unknown = Reflect.get(window, flag);
  return {
    ran: ran ?? null,
    handlers: all.filter(hasHandler).map(textOf),
    frames: document.querySelectorAll('iframe, object, embed, base').length,
    scripts: [...document.scripts].filter(({ src }) => src === '' || !isOwn(src)).map(textOf),
    pictures: [...document.images]
      .map(({ src }) => src)
      .filter((src) => !src.startsWith('data:') && !isOwn(src)),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol))
      .map(textOf),
    hidden: getComputedStyle(document.body).display === 'none',
  };
}

/** Runs in the page: the marks of all texts that it shows exactly, also in fields. */
function marksInPage(): string[] {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].map(({ value }) => value);
  const editors = [...document.querySelectorAll('[contenteditable]')].map(
    ({ textContent }) => textContent,
  );
  const texts = [document.body.innerText, ...fields, ...editors].join(' ');
  return [...texts.matchAll(/⟦([\w-]+)⟧<script>/g)].map(([, mark = '']) => mark);
}

const HARMLESS = {
  ran: null,
  handlers: [],
  frames: 0,
  scripts: [],
  pictures: [],
  links: [],
  hidden: false,
};

/** Reports text on the page that has become more than text; nothing when all is well. */
export async function lookForHarm(page: Page): Promise<readonly string[]> {
  const found: Readonly<Record<string, unknown>> = await page.evaluate(harmOnPage, FLAG);
  return Object.entries(HARMLESS).flatMap(([name, harmless]) => {
    const is = JSON.stringify(found[name]);
    return is === JSON.stringify(harmless) ? [] : [`${name}: ${is}`];
  });
}

/** The marks of all texts that the page shows exactly. */
export async function marksOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(marksInPage);
}

declare global {
  interface Window {
    bringBack: () => void;
  }
}

/**
 * Runs in the page: removes the attack from all its text, also from text that is drawn later, and remembers the
 * original.
 */
function calmPage(attacks: readonly string[]): void {
  const start = attacks[0]?.slice(0, 24) ?? '';
  const lengthAt = (text: string, at: number): number =>
    Math.max(
      ...attacks.map((attack) => {
        let length = 0;
        while (length < attack.length && text[at + length] === attack[length]) length += 1;
        return length;
      }),
    );
  const calm = (text: string): string => {
    let rest = text;
    for (let at = rest.indexOf(start); at !== -1; at = rest.indexOf(start)) {
      rest = rest.slice(0, at) + rest.slice(at + lengthAt(rest, at));
    }
    return rest;
  };
  const changed: { readonly node: Text; readonly before: string; readonly after: string }[] = [];
  const calmAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.data.includes(start)) continue;
      const [before, after] = [node.data, calm(node.data)];
      changed.push({ node, before, after });
      node.data = after;
    }
  };
  calmAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) calmAll(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  window.bringBack = () => {
    observer.disconnect();
    for (const { node, before, after } of changed) if (node.data === after) node.data = before;
  };
}

/** The page with texts as long as people write them; calling the result restores the attacks. */
export async function withoutAttacks(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(calmPage, ATTACKS);
  return () => page.evaluate(() => window.bringBack());
}

/** Typed text must never open a dialog of the browser. */
export function complainOfDialogs(page: Page, complaints: string[]): void {
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
