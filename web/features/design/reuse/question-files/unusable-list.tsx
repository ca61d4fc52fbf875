import { useId } from 'react';
import type { QuestionFileReport } from '../../../../calls/design/send-question-file.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from './question-files.module.css';

/** What in the file doesn't become a question, and why. */
export function UnusableList({ items }: { items: QuestionFileReport['leftOut'] }) {
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <h3 id={id}>Can’t be added</h3>
      <ul className={styles.leftOut}>
        {items.map(({ place, label, notes }) => (
          <li key={place}>
            <p>
              <strong>{place}</strong>
              {label !== '' && `: ${label}`}
            </p>
            <Text tone="attention" size="sm" className={styles.notes}>
              {notes.join(' ')}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
