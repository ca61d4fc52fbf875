// What a file of saved comments holds before it is checked.
import type { SavedText } from './saved-comment.ts';

/** An entry of a file; `place` is where it is in the file: 'Line 3'. */
export interface FileEntry {
  readonly place: string;
  readonly given: SavedText | null;
  /** Why it isn't a comment. */
  readonly fault?: string;
}

/** The entries of a file, and what else a person should know, such as a column that isn't used. */
export interface FileEntries {
  readonly entries: readonly FileEntry[];
  readonly notes: readonly string[];
}
