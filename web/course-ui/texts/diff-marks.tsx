import type { DiffPart } from '@elenchus/domain/answers/word-diff.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface DiffMarksProps {
  readonly parts: readonly DiffPart[];
  /** What a screen reader says before a part that only one of the texts has, such as 'removed'. */
  readonly removed: string;
  readonly added: string;
}

/** A comparison of two texts: struck out and underlined, not by color alone (diff-marks.module.css). */
export function DiffMarks({ parts, removed, added }: DiffMarksProps) {
  return parts.map(({ kind, text }, place) => {
    // The parts never change places.
    const key = `${place}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <Mark key={key}>
        <VisuallyHidden>[{kind === 'removed' ? removed : added}: </VisuallyHidden>
        {text}
        <VisuallyHidden>]</VisuallyHidden>
      </Mark>
    );
  });
}
