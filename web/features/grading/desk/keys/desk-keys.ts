// The keys of the grading screen: which key asks for what, and when.

export type DeskCommand =
  | { readonly kind: 'grade-digit'; readonly digit: string }
  | {
      readonly kind:
        | 'next-student'
        | 'previous-student'
        | 'next-ungraded'
        | 'next-question'
        | 'previous-question'
        | 'grade'
        | 'criteria'
        | 'comment'
        | 'comment-passage'
        | 'saved-comments'
        | 'complete'
        | 'complete-and-next'
        | 'rubric'
        | 'help';
    };

const CHANGING: ReadonlySet<DeskCommand['kind']> = new Set<DeskCommand['kind']>([
  'grade-digit',
  'grade',
  'criteria',
  'comment',
  'comment-passage',
  'saved-comments',
  'complete',
  'complete-and-next',
]);

/** Whether a key is about entering something, which a closed course doesn't take. */
export function changesGrading({ kind }: DeskCommand): boolean {
  return CHANGING.has(kind);
}

const TO_STUDENTS: ReadonlySet<DeskCommand['kind']> = new Set([
  'next-student',
  'previous-student',
  'next-ungraded',
]);

/** Whether a key leads to another student. It does so even where there is nothing to grade. */
export function goesToStudent({ kind }: DeskCommand): boolean {
  return TO_STUDENTS.has(kind);
}

type PlainCommand = Exclude<DeskCommand['kind'], 'grade-digit'>;

interface Shortcut {
  readonly letter: string;
  readonly kind: PlainCommand;
  readonly words: string;
}

/** Letters; while a text field has the focus they need Alt. */
export const SHORTCUTS: readonly Shortcut[] = [
  { letter: 'j', kind: 'next-question', words: 'Next question' },
  { letter: 'k', kind: 'previous-question', words: 'Previous question' },
  { letter: 'g', kind: 'grade', words: 'To the grade' },
  { letter: 'l', kind: 'criteria', words: 'To the levels of the criteria, if there are any' },
  { letter: 'c', kind: 'comment', words: 'To the comments' },
  { letter: 'm', kind: 'comment-passage', words: 'Comment on the selection or a passage' },
  { letter: 's', kind: 'saved-comments', words: 'Saved comments, to insert one' },
  { letter: 'r', kind: 'rubric', words: 'Open the rubric, if the course has one' },
  { letter: 'x', kind: 'complete', words: 'Switch between complete and in progress' },
  { letter: 'n', kind: 'next-student', words: 'Next student' },
  { letter: 'p', kind: 'previous-student', words: 'Previous student' },
  { letter: 'u', kind: 'next-ungraded', words: 'Next ungraded student' },
];

/** What of a keyboard event matters here. */
export interface PressedKey {
  readonly key: string;
  /** The place on the keyboard: with Alt some systems type another sign. */
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

interface KeySituation {
  /** A text field has the focus. */
  readonly isTyping: boolean;
  /** Keys without Alt can be switched off, for people whose tools type them by themselves. */
  readonly areLettersOn: boolean;
}

/** What a key asks for; null for nothing. */
export function commandOf(pressed: PressedKey, situation: KeySituation): DeskCommand | null {
  const { key, code, altKey, ctrlKey, metaKey } = pressed;
  if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return { kind: 'complete-and-next' };
  if (ctrlKey || metaKey) return null;
  if (altKey) {
    const shortcut = SHORTCUTS.find(({ letter }) => code === `Key${letter.toUpperCase()}`);
    return shortcut ? { kind: shortcut.kind } : null;
  }
  if (situation.isTyping || !situation.areLettersOn) return null;
  if (key === '?') return { kind: 'help' };
  if (/^\d$/.test(key)) return { kind: 'grade-digit', digit: key };
  const shortcut = SHORTCUTS.find(({ letter }) => letter === key.toLowerCase());
  return shortcut ? { kind: shortcut.kind } : null;
}
