// What the server has put into the page, so that the scripts need not ask for it (server/http/page-opening.ts).

import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { SessionValues } from '@elenchus/contract/session-api.ts';

export interface PageData {
  readonly courseID: string;
  /** The server's time, in epoch milliseconds. */
  readonly now: number;
  readonly session: SessionValues;
  readonly design: readonly DesignItem[];
}

/** Takes the data out of the page; null where it has none. */
export function takePageData(): PageData | null {
  const element = document.querySelector('#page-data');
  const text = element?.textContent;
  // Read once: the design changes while the page is open.
  element?.remove();
  // The server wrote it for this very page.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageData) : null;
}
