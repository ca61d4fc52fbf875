// Lets journeys use a page as soon as people could.
import type { BrowserContext, Page } from '@playwright/test';
import { usable } from '../../tools/programs/until-usable.ts';

type Opening = 'goto' | 'reload' | 'goBack' | 'goForward';

/** From now on, opening a page in the context ends when it can be used, unless an earlier moment is requested. */
export function openUntilUsable(context: BrowserContext): void {
  context.on('page', (page) => {
    for (const name of ['goto', 'reload', 'goBack', 'goForward'] as const) wait(page, name);
  });
}

function wait(page: Page, name: Opening): void {
  const open = page[name].bind(page) as (...given: unknown[]) => Promise<unknown>;
  const openAndWait = async (...given: unknown[]): Promise<unknown> => {
    const answer = await open(...given);
    if (!JSON.stringify(given).includes('waitUntil')) await usable(page);
    return answer;
  };
  Object.assign(page, { [name]: openAndWait });
}
