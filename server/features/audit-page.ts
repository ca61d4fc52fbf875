// One page of the audit log, also of one evaluation: which one an entry is about stands inside the records it keeps.
import { type AuditRow, selectAuditPage } from '../store/audit-store.ts';
import type { Store } from '../store/open-store.ts';

const PAGE = 200;
/** Entries read at once where most of them may be about something else. */
const CHUNK = 1000;

export interface AuditWish {
  readonly course: string;
  readonly subject?: string;
  readonly olderThan?: string;
  /** Absent: every entry. */
  readonly isWanted?: (row: AuditRow) => boolean;
}

/** The newest wanted entries, as many as one page holds. */
export async function auditPage(
  store: Store,
  { isWanted, ...query }: AuditWish,
): Promise<AuditRow[]> {
  const limit = isWanted ? CHUNK : PAGE;
  const found: AuditRow[] = [];
  let next: { readonly olderThan?: string } | undefined = query;
  while (next !== undefined && found.length < PAGE) {
    const rows: AuditRow[] = await selectAuditPage(store, { ...query, ...next, limit });
    for (const row of rows) if (isWanted?.(row) ?? true) found.push(row);
    const last = rows.at(-1);
    next = last && rows.length === limit ? { olderThan: last.id } : undefined;
  }
  return found.slice(0, PAGE);
}

/** Whether an entry is about an evaluation: its own state or date, its removal, or a grade given in it. */
export function concerns(
  { action, subject, before, after }: AuditRow,
  evaluationId: string,
): boolean {
  if (action.startsWith('grade.')) return evaluationOf(after ?? before) === evaluationId;
  if (action === 'design.remove') return subject === evaluationId && isEvaluation(before);
  return action.startsWith('evaluation.') && subject === evaluationId;
}

function evaluationOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, 'evaluationDataID')
    : null;
}

function isEvaluation(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Reflect.get(value, 'dataType') === 'evaluation'
  );
}
