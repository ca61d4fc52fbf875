// Shows notes that every question of a file has once, instead of beside each.
import type { QuestionDraft } from './question-draft.ts';

type Noted = Pick<QuestionDraft, 'notes'>;

/** The notes that several questions all have. */
export function sharedNotes(drafts: readonly Noted[]): readonly string[] {
  const [first, ...rest] = drafts;
  if (!first || rest.length === 0) return [];
  const others = rest.map(({ notes }) => new Set(notes));
  return first.notes.filter((note) => others.every((notes) => notes.has(note)));
}

/** The notes of one question without the shared ones. */
export function ownNotes({ notes }: Noted, shared: readonly string[]): readonly string[] {
  const known = new Set(shared);
  return notes.filter((note) => !known.has(note));
}
