// What waits on this device until its author logs in again, as a sentence for anyone who sees the login.
import type { KeptCount } from '../../../saving/kept-counts.ts';
import type { QueueKind } from '../../../saving/queue/queue-scope.ts';

const NOUNS: Readonly<Record<QueueKind, readonly [one: string, many: string]>> = {
  answers: ['answer', 'answers'],
  grades: ['grade or comment', 'grades and comments'],
  messages: ['message about a grade', 'messages about grades'],
  'second-readings': ['second reading', 'second readings'],
  design: ['change to the design', 'changes to the design'],
};

/** Texts of these kinds can be drafts, which are sent only when their author says so. */
const MAY_BE_DRAFTS: ReadonlySet<QueueKind> = new Set(['messages', 'second-readings']);

/** British: without a comma before 'and', like every list of the product. */
const LIST = new Intl.ListFormat('en-GB');

/** null when nothing is kept. */
export function keptWords(kept: readonly KeptCount[]): string | null {
  if (kept.length === 0) return null;
  const counts = kept.map(
    ({ kind, count }) => `${count.toLocaleString('en')} ${NOUNS[kind][count === 1 ? 0 : 1]}`,
  );
  const isOne = kept.length === 1 && kept[0]?.count === 1;
  const act = kept.some(({ kind }) => MAY_BE_DRAFTS.has(kind)) ? 'send or finish' : 'send';
  return (
    `Not saved yet: ${LIST.format(counts)} ${isOne ? 'is' : 'are'} kept on this device. ` +
    `Log in again here with the same account to ${act} ${isOne ? 'it' : 'them'}.`
  );
}
