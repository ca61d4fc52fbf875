// Sorts the history of grades into kinds of entries that people read, and decides which can be restored.
import { accept, refuse, type Result } from '../base/result.ts';
import type { GradingType } from './grade-record.ts';

export const HISTORY_KINDS = [
  'changed',
  'deleted',
  'restored',
  'due-date',
  'hand-back',
  'names-shown',
  'request',
  'removed',
  'computed',
  'commented',
  'users',
] as const;
/**
 * 'request': what happened to a student's request about a grade. 'computed': an exam grade computed from other grades.
 * 'removed': a removed evaluation. 'commented': comments on passages and questions. 'users': people, not grades.
 */
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** The kinds shown unless a person chooses others: what people did to grades. */
export const DEFAULT_KINDS: readonly HistoryKind[] = HISTORY_KINDS.filter(
  (kind) => kind !== 'computed' && kind !== 'commented' && kind !== 'users',
);

/** The kinds in a comma-separated list; an unknown one refuses the list. */
export function readHistoryKinds(text: string): Result<readonly HistoryKind[], 'unknown-kind'> {
  const names = text.split(',').map((name) => name.trim());
  const kinds = HISTORY_KINDS.filter((kind) => names.includes(kind));
  const isKnown = names.every((name) => HISTORY_KINDS.some((kind) => kind === name));
  return isKnown ? accept(kinds) : refuse('unknown-kind');
}

/** The sentence for kinds that cannot be read. */
export function historyKindsSentence(reason: 'unknown-kind'): string {
  switch (reason) {
    case 'unknown-kind':
      return `The kinds are some of ${HISTORY_KINDS.join(', ')}, with commas between them.`;
  }
}

/** The kind of entry for an action of the log; a change of a custom due date is about due dates. */
export function historyKind(action: string, gradingType: GradingType | null): HistoryKind {
  if (action.startsWith('user.')) return 'users';
  if (action === 'evaluation.due-date' || gradingType === 'customDueDate') return 'due-date';
  if (action.endsWith('.hand-back')) return 'hand-back';
  if (action === 'evaluation.show-names') return 'names-shown';
  if (action === 'grade.request') return 'request';
  if (action === 'grade.delete') return 'deleted';
  if (action === 'grade.restore') return 'restored';
  if (action === 'grade.compute') return 'computed';
  if (action === 'grade.comment' || action === 'grade.uncomment') return 'commented';
  return action === 'grade.save' ? 'changed' : 'removed';
}

/** Whether the value before an entry can be restored: there was one, and a person had entered it. */
export function canRestoreEntry(
  entry: {
    readonly kind: HistoryKind;
    readonly gradingType: GradingType | null;
    readonly hadValue: boolean;
  },
  isExamGradeComputed: boolean,
): boolean {
  const isGrade = ['changed', 'deleted', 'restored'].includes(entry.kind);
  const follows = isExamGradeComputed && entry.gradingType === 'examGrade';
  return isGrade && entry.hadValue && !follows;
}
