// The answers as their writer sees them: the server's, with this device's unsent ones on top.
import { queueScope } from '../../../saving/queue/queue-scope.ts';
import {
  shownAnswers,
  versionOf,
  type EditedAnswer,
} from '../../../saving/answers/answer-queue.ts';
import { PLAIN_WIRE } from '../../../saving/queue/queue-wire.ts';
import type { KeptTexts } from '../../../saving/queue/queue-event.ts';
import { emptyQueue } from '../../../saving/queue/queue-state.ts';
import { stepQueue } from '../../../saving/queue/queue-step.ts';
import { browserStore } from '../../../saving/queue/unsent-store.ts';

const NOTHING: KeptTexts = { unsent: [], setAside: [] };

/** What this person typed on this device and the server has not acknowledged; it is only read, never sent. */
export async function loadUnsent(courseID: string, username: string): Promise<KeptTexts> {
  try {
    return await browserStore().load(queueScope('answers', courseID, username));
  } catch {
    // A browser that keeps nothing has nothing to add.
    return NOTHING;
  }
}

/** The save queue's own rules decide which of two versions is current. */
export function withUnsent(
  server: readonly EditedAnswer[],
  kept: KeptTexts,
  now: number,
): readonly EditedAnswer[] {
  const restored = stepQueue(
    emptyQueue('pdf'),
    { type: 'restored', kept },
    now,
    PLAIN_WIRE.encode,
  ).state;
  const received = { type: 'received', versions: server.map(versionOf) } as const;
  return shownAnswers(stepQueue(restored, received, now, PLAIN_WIRE.encode).state);
}
