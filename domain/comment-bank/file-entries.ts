// The entries of a file of saved comments, before they are checked.
import type { SavedText } from './saved-comment.ts';

/** An entry of a file; `place` is where it is in the file: 'Line 3'. */
export interface FileEntry {
  readonly place: string;
  readonly given: SavedText | null;
  /** Why it isn't a comment. */
  readonly fault?: string;
}

/** The entries of a file, with notes for the person, such as about a column that isn't used. */
export interface FileEntries {
  readonly entries: readonly FileEntry[];
  readonly notes: readonly string[];
}
