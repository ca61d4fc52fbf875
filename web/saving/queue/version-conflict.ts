// Two versions of one text meet: which one stands, and whether the other must be kept to be shown.
import type { Fields, SetAside, Unsent, Version, Waiting } from './queue-state.ts';

/** An edit this fresh is later than anything the server can tell of, whatever the clocks say. */
export const TYPING_UNDER_WAY_MS = 2000;

/** A text that does not stand and that the standing one does not contain. */
export type LostText = Omit<SetAside, 'reason'>;

export interface Meeting {
  /** The local edit if it stands. */
  readonly local: Waiting | null;
  readonly lost: LostText | null;
}

/** A local edit meets what the server holds: the later edit stands, and typing under way is never overwritten. */
export function meetServer(local: Waiting, server: Version, now: number): Meeting {
  const base = Math.max(local.base, server.editedAt);
  if (isSameValue(local.value, server.value)) {
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

/** Edits of one text in two tabs meet; every tab comes to the same result. */
export function meetTab<One extends Unsent, Other extends Unsent>(
  one: One,
  other: Other,
): { readonly standing: One | Other; readonly lost: LostText | null } {
  const isLater =
    one.editedAt === other.editedAt ? one.tab >= other.tab : one.editedAt > other.editedAt;
  const [standing, earlier] = isLater ? [one, other] : [other, one];
  const isKnown =
    standing.tab === earlier.tab || (standing.seen[earlier.tab] ?? 0) >= earlier.editedAt;
  return { standing, lost: isKnown ? null : unlessContained(earlier, standing) };
}

/** Whether two values have the same texts. */
export function isSameValue(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** A text that is wholly part of the one that stands has lost nothing. */
function unlessContained(
  { key, value, editedAt, tab }: LostText,
  standing: Version,
): LostText | null {
  const isContained = Object.entries(value).every(([name, text]) =>
    (standing.value[name] ?? '').includes(text),
  );
  return isContained ? null : { key, value, editedAt, tab };
}
