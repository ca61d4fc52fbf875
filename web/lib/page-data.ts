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

/** The data in the page; null where it has none. */
export function readPageData(): PageData | null {
  const text = document.querySelector('#page-data')?.textContent;
  // The server wrote it for this very page.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageData) : null;
}
