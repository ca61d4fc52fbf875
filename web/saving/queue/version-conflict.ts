// Two versions of one text: which one is kept, and whether the other must be set aside to be shown.
import {
  hasSameTexts,
  isTextName,
  type SetAside,
  type Unsent,
  type Version,
  type Waiting,
} from './queue-state.ts';

/** An edit this fresh is later than anything the server has, whatever the clocks say. */
export const TYPING_UNDER_WAY_MS = 2000;

/** A text that is not kept, and that the kept one does not contain. */
export type LostText = Omit<SetAside, 'reason'>;

interface Resolution {
  /** The local edit if it is kept. */
  readonly local: Waiting | null;
  readonly lost: LostText | null;
}

/** A local edit against the server's version: the later edit wins, and text being typed is never overwritten. */
export function resolveWithServer(local: Waiting, server: Version, now: number): Resolution {
  const base = Math.max(local.base, server.editedAt);
  if (hasSameTexts(local.value, server.value)) {
    const isThere = server.editedAt >= local.editedAt;
    return { local: isThere ? null : { ...local, base }, lost: null };
  }
  if (server.editedAt <= local.base) return { local, lost: null };
  if (server.editedAt === local.sentAs) return { local: { ...local, base }, lost: null };
  if (server.editedAt >= local.editedAt && !isTyping(local, now)) {
    return { local: null, lost: unlessContained(local, server) };
  }
  const editedAt = Math.max(local.editedAt, server.editedAt + 1);
  return {
    local: { ...local, editedAt, base },
    lost: unlessContained({ ...server, tab: '' }, local),
  };
}

/** Whether the person is typing this text at the moment, in this tab. */
export function isTyping({ typedAt }: Waiting, now: number): boolean {
  return now - typedAt < TYPING_UNDER_WAY_MS;
}

/** Edits of one text in two tabs; every tab gets the same result. */
export function resolveBetweenTabs<One extends Unsent, Other extends Unsent>(
  one: One,
  other: Other,
): { readonly kept: One | Other; readonly lost: LostText | null } {
  const isLater =
    one.editedAt === other.editedAt ? one.tab >= other.tab : one.editedAt > other.editedAt;
  const [kept, earlier] = isLater ? [one, other] : [other, one];
  const isKnown = kept.tab === earlier.tab || (kept.seen[earlier.tab] ?? 0) >= earlier.editedAt;
  return { kept, lost: isKnown ? null : unlessContained(earlier, kept) };
}

/** A text that is wholly part of the kept one is not lost. */
function unlessContained({ key, value, editedAt, tab }: LostText, kept: Version): LostText | null {
  const isContained = Object.entries(value).every(
    ([name, text]) => !isTextName(name) || (kept.value[name] ?? '').includes(text),
  );
  return isContained ? null : { key, value, editedAt, tab };
}
