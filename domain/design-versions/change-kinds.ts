// The parts of a course by which its history is filtered (HIS-6).
import { factsOf } from '../design/data-types.ts';
import type { TypeFacts } from '../design/registry/type-facts.ts';
import { changedItem, type ItemChange } from './item-change.ts';

export const CHANGE_KINDS = {
  questions: 'Questions and theses',
  schedule: 'Schedule',
  grading: 'Grading',
  general: 'General',
} as const satisfies Record<TypeFacts['kind'], string>;
export type ChangeKind = keyof typeof CHANGE_KINDS;

/** The parts that a version changes, as ' questions schedule ' in the order of the list. */
export function kindsText(changes: readonly ItemChange[]): string {
  const found = new Set<string>(
    changes.map((change) => factsOf(changedItem(change).dataType)?.kind ?? 'general'),
  );
  const kinds = Object.keys(CHANGE_KINDS).filter((kind) => found.has(kind));
  return ` ${kinds.join(' ')} `;
}
