// Whether people can log in through their university, as the server has written it into the page
// (server/http/page-sign-on.ts).
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';

let rendered: PageSignOn | null | undefined;

/** What the page offers; null where people log in with passwords alone. */
export function offeredSignOn(): PageSignOn | null {
  if (rendered !== undefined) return rendered;
  const text = document.documentElement.dataset['signOn'];
  // The server wrote it for this very page.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageSignOn) : null;
}

/** On the server, where there is no page yet: what is rendered next is rendered for this. */
export function renderWithSignOn(signOn: PageSignOn | null): void {
  rendered = signOn;
}
