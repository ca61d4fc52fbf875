// The personal codes as a file for a spreadsheet or a mail merge.
import { BYTE_ORDER_MARK, csvText } from '@elenchus/domain/grading/csv-text.ts';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';

const HEADER = ['netID', 'full name', 'code', 'link'];

/** One line for each person; a name can't become a formula. */
export function codeSheetText(slips: readonly ClaimSlip[]): string {
  const rows = slips.map(({ username, fullname, code, link }) => [username, fullname, code, link]);
  return `${BYTE_ORDER_MARK}${csvText([HEADER, ...rows])}`;
}
