// Small changes to a formula's text, and where a caret is after them.

/** Replaces the characters from `from` up to `to` by `insert`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The text after all edits; they are in ascending order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const edit of edits) {
    pieces.push(text.slice(done, edit.from), edit.insert);
    done = edit.to;
  }
  pieces.push(text.slice(done));
  return pieces.join('');
}

/** The position of the caret after the edits: after an edit that it touched. */
export function mapCaret(caret: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.from >= caret) break;
    if (edit.to > caret) return edit.from + shift + edit.insert.length;
    shift += edit.insert.length - (edit.to - edit.from);
  }
  return caret + shift;
}
