// Two versions of one text: which one is kept, and whether the other must be set aside to be shown.
import {
  type FieldsOf,
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
export type LostText<Value> = Omit<SetAside<Value>, 'reason'>;

interface Resolution<Value> {
  /** The local edit if it is kept. */
  readonly local: Waiting<Value> | null;
  readonly lost: LostText<Value> | null;
}

/** A local edit against the server's version: the later edit wins, and text being typed is never overwritten. */
export function resolveWithServer<Value>(
  local: Waiting<Value>,
  server: Version<Value>,
  now: number,
  fieldsOf: FieldsOf<Value>,
): Resolution<Value> {
  const base = Math.max(local.base, server.editedAt);
  if (hasSameTexts(fieldsOf(local.value), fieldsOf(server.value))) {
    const isThere = server.editedAt >= local.editedAt;
    return { local: isThere ? null : { ...local, base }, lost: null };
  }
  if (server.editedAt <= local.base) return { local, lost: null };
  if (server.editedAt === local.sentAs) return { local: { ...local, base }, lost: null };
  if (server.editedAt >= local.editedAt && !isTyping(local, now)) {
    return { local: null, lost: unlessContained(local, server, fieldsOf) };
  }
  const editedAt = Math.max(local.editedAt, server.editedAt + 1);
  return {
    local: { ...local, editedAt, base },
    lost: unlessContained({ ...server, tab: '' }, local, fieldsOf),
  };
}

/** Whether the person is typing this text at the moment, in this tab. */
export function isTyping({ typedAt }: Waiting<unknown>, now: number): boolean {
  return now - typedAt < TYPING_UNDER_WAY_MS;
}

/** Edits of one text in two tabs; every tab gets the same result. */
export function resolveBetweenTabs<Value, One extends Unsent<Value>, Other extends Unsent<Value>>(
  one: One,
  other: Other,
  fieldsOf: FieldsOf<Value>,
): { readonly kept: One | Other; readonly lost: LostText<Value> | null } {
  const isLater =
    one.editedAt === other.editedAt ? one.tab >= other.tab : one.editedAt > other.editedAt;
  const [kept, earlier] = isLater ? [one, other] : [other, one];
  const isKnown = kept.tab === earlier.tab || (kept.seen[earlier.tab] ?? 0) >= earlier.editedAt;
  return { kept, lost: isKnown ? null : unlessContained(earlier, kept, fieldsOf) };
}

/** A text that is wholly part of the kept one is not lost. */
function unlessContained<Value>(
  { key, value, editedAt, tab }: LostText<Value>,
  kept: Version<Value>,
  fieldsOf: FieldsOf<Value>,
): LostText<Value> | null {
  const whole = fieldsOf(kept.value);
  const isContained = Object.entries(fieldsOf(value)).every(
    ([name, text]) => !isTextName(name) || (whole[name] ?? '').includes(text),
  );
  return isContained ? null : { key, value, editedAt, tab };
}
