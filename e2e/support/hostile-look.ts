// What hostile text must never become, and how it is recognised on a page that shows it as text.
import type { Page } from '@playwright/test';
import { ATTACKS, FLAG } from './hostile-course.ts';

/** Everything on the page that text must never become. */
const LOOK = `(() => {
  const all = [...document.querySelectorAll('*')];
  const own = (address) => new URL(address, location.href).origin === location.origin;
  return {
    ran: window.${FLAG} ?? null,
    handlers: all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))).map(({ outerHTML }) => outerHTML),
    frames: document.querySelectorAll('iframe, object, embed, base').length,
    scripts: [...document.scripts].filter(({ src }) => src === '' || !own(src)).map(({ outerHTML }) => outerHTML),
    pictures: [...document.images].filter(({ src }) => !src.startsWith('data:') && !own(src)).map(({ src }) => src),
    links: [...document.querySelectorAll('a[href]')].filter(({ protocol }) => !['http:', 'https:', 'mailto:'].includes(protocol)).map(({ outerHTML }) => outerHTML),
    hidden: getComputedStyle(document.body).display === 'none',
  };
})()`;

/** The marks of all texts that the page shows to the letter, in fields too. */
const MARKS = `(() => {
  const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
  const editors = [...document.querySelectorAll('[contenteditable]')].map(({ textContent }) => textContent);
  const texts = [document.body.innerText, ...fields, ...editors].join(' ');
  return [...texts.matchAll(/⟦([\\w-]+)⟧<script>/g)].map(([, mark]) => mark);
})()`;

const HARMLESS = {
  ran: null,
  handlers: [],
  frames: 0,
  scripts: [],
  pictures: [],
  links: [],
  hidden: false,
};

/** Says what on the page has become more than text; nothing when all is well. */
export async function lookForHarm(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate<Readonly<Record<string, unknown>>>(LOOK);
  return Object.entries(HARMLESS).flatMap(([name, harmless]) => {
    const is = JSON.stringify(found[name]);
    return is === JSON.stringify(harmless) ? [] : [`${name}: ${is}`];
  });
}

/** The marks of all texts that the page shows to the letter. */
export async function marksOn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(MARKS);
}

/** Takes the attack out of all text of the page, also out of what is drawn later, and remembers what was there. */
const CALM = `(() => {
  const attacks = ${JSON.stringify(ATTACKS)};
  const start = attacks[0].slice(0, 24);
  const lengthAt = (text, at) =>
    Math.max(...attacks.map((attack) => {
      let length = 0;
      while (length < attack.length && text[at + length] === attack[length]) length += 1;
      return length;
    }));
  const calm = (text) => {
    for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start)) {
      text = text.slice(0, at) + text.slice(at + lengthAt(text, at));
    }
    return text;
  };
  const changed = [];
  const calmAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      if (node.nodeType !== Node.TEXT_NODE || !node.data.includes(start)) continue;
      const [before, after] = [node.data, calm(node.data)];
      changed.push([node, before, after]);
      node.data = after;
    }
  };
  calmAll(document.body);
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) calmAll(node);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  globalThis.bringBack = () => {
    observer.disconnect();
    for (const [node, before, after] of changed) if (node.data === after) node.data = before;
  };
})()`;

/** The page with texts as long as people write them; the answer brings the attacks back. */
export async function withoutAttacks(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(CALM);
  return () => page.evaluate('bringBack()');
}

/** Nothing that somebody typed may open a box of the browser. */
export function complainOfDialogs(page: Page, complaints: string[]): void {
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
