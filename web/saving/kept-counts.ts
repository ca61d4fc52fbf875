// How much of a course waits on this device to be sent. It says neither whose it is nor what it is about.
import { scopesOf, type QueueKind } from './queue/queue-scope.ts';
import { unsentKeys } from './queue/unsent-keys.ts';

export interface KeptCount {
  readonly kind: QueueKind;
  readonly count: number;
}

const KINDS: readonly QueueKind[] = ['answers', 'grades', 'messages', 'second-readings', 'design'];

/** The place where a person last was is kept as well, but nobody wrote it. The domain's list isn't loaded for a login. */
const NOBODYS = /LastVisited\//;

/** The kinds of which something is kept, each with its number of texts. */
export async function keptCounts(courseID: string): Promise<readonly KeptCount[]> {
  const keys = await unsentKeys(KINDS.map((kind) => scopesOf(kind, courseID)));
  return KINDS.map((kind, place) => {
    const work = (keys[place] ?? []).filter((key) => kind !== 'design' || !NOBODYS.test(key));
    return { kind, count: work.length };
  }).filter(({ count }) => count > 0);
}
