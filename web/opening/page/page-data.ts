// What the server has put into the page, so that the scripts need not ask for it (server/opening/page-opening.ts).

import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { SessionValues } from '@elenchus/contract/session-api.ts';

interface AnyPageData {
  readonly courseID: string;
  /** The server's time, in epoch milliseconds. */
  readonly now: number;
  readonly session: SessionValues;
}

/** The data of a page for people who are not logged in. */
interface PublicPageData extends AnyPageData {
  readonly design: readonly DesignItem[];
}

/** The data of a student's page. The design is requested: the browser may have kept it from an earlier visit. */
export interface OwnPageData extends AnyPageData {
  /** The version of the design that the page was drawn from. */
  readonly designTag: string;
  /** null where the page doesn't show them. */
  readonly answers: AnswerOf<'GET /api/studentAnswers/{courseID}/{username}'> | null;
  /** null where there are no due dates. */
  readonly records: AnswerOf<'GET /api/studentGrades/{courseID}/{username}'> | null;
}

export type PageData = PublicPageData | OwnPageData;

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
