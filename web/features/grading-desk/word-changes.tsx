import { useMemo } from 'react';
import { wordDiff } from '@elenchus/domain/answers/word-diff.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './word-changes.module.css';

interface WordChangesProps {
  readonly before: string;
  readonly after: string;
}

/** Two versions of a text in one: struck out and underlined, not by color alone. */
export function WordChanges({ before, after }: WordChangesProps) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <div className={styles.changes}>
      {parts.map(({ kind, text }, place) => {
        // The parts never change places.
        const key = `${place}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={key}>
            <VisuallyHidden>{kind === 'removed' ? '[removed: ' : '[added: '}</VisuallyHidden>
            {text}
            <VisuallyHidden>]</VisuallyHidden>
          </Mark>
        );
      })}
    </div>
  );
}
