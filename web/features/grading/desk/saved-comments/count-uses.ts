// Counts inserted comments and sends the counts now and then, never for each insertion (CMB-11).
import { addUse, type CommentUse } from '@elenchus/domain/comment-bank/comment-suggestions.ts';
import { callEndpoint, CallFailure } from '../../../../calls/call-endpoint.ts';

/** How long insertions are collected. */
const COLLECT_MS = 15_000;

const waiting = new Map<string, CommentUse[]>();
let timer: ReturnType<typeof setTimeout> | null = null;

/** Counts one insertion. */
export function countUse(courseID: string, use: Omit<CommentUse, 'count'>): void {
  waiting.set(courseID, addUse(waiting.get(courseID) ?? [], { ...use, count: 1 }));
  timer ??= setTimeout(() => void sendUses(), COLLECT_MS);
}

/** Sends what was counted. Counts that didn't reach the server are sent with the next ones. */
async function sendUses(keepalive = false): Promise<void> {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const sent = [...waiting];
  waiting.clear();
  await Promise.all(
    sent.map(async ([courseID, uses]) => {
      try {
        await callEndpoint('POST /api/savedComments/uses/{courseID}', {
          params: { courseID },
          body: { uses: uses.slice(0, MOST_AT_ONCE) },
          keepalive,
        });
      } catch (error) {
        // What the server refuses once, it refuses again.
        if (error instanceof CallFailure && error.status >= 400 && error.status < 500) return;
        for (const use of uses) waiting.set(courseID, addUse(waiting.get(courseID) ?? [], use));
      }
    }),
  );
}

/** As many as the call takes. Nobody inserts more comments in 15 seconds. */
const MOST_AT_ONCE = 100;

if (typeof window !== 'undefined') addEventListener('pagehide', () => void sendUses(true));
