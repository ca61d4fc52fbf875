// Which row a key leads to while another is being moved.

/** The row that an arrow key, Home or End leads to, from the rows in their order; null for other keys. */
export function keyboardStep<Id, Rect>(
  code: string,
  rows: readonly (readonly [Id, Rect])[],
  from: Id,
): Rect | null {
  const at = rows.findIndex(([id]) => id === from);
  if (at < 0) return null;
  const to = targetOf(code, at, rows.length - 1);
  if (to === null) return null;
  return rows[Math.min(Math.max(to, 0), rows.length - 1)]?.[1] ?? null;
}

function targetOf(code: string, at: number, last: number): number | null {
  switch (code) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
