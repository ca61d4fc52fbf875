// Says in every page whether there is sign-on, so that no screen has to ask.
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';

/** What the screens know about sign-on; null where there is none. */
export function pageSignOn(settings: SignOnSettings | undefined): PageSignOn | null {
  return settings ? { label: settings.label, passwords: settings.passwordLogin } : null;
}

/** The page with an attribute that web/lib/offered-sign-on.ts reads; without sign-on, the page as it is. */
export function withSignOn(
  page: string | undefined,
  settings: SignOnSettings | undefined,
): string | undefined {
  const known = pageSignOn(settings);
  if (page === undefined || known === null) return page;
  const value = htmlText(JSON.stringify(known));
  return page.replace('<html lang="en"', () => `<html lang="en" data-sign-on="${value}"`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that is a text wherever HTML has one. */
export function htmlText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
