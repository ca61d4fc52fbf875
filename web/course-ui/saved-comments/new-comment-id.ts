// IDs of new saved comments.

/** A random ID. A page that is not served over TLS has no randomUUID. */
export function newCommentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
