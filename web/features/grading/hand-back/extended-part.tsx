import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { parseDueDate } from '@elenchus/domain/base/due-date.ts';
import { useId } from 'react';
import type { ExtendedStudents } from '../../../calls/grading/hand-back-queries.ts';
import { countOf } from '../../../ui/count-words.ts';
import { CheckRow } from '../../../ui/fields/check-row.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './partial/partial-hand-back.module.css';

interface ExtendedPartProps {
  readonly extended: ExtendedStudents;
  /** Whether they get it too. */
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Names the students who can still write, and asks whether they are left out (HBK-29). */
export function ExtendedPart({ extended, isIncluded, onChange }: ExtendedPartProps) {
  const name = useId();
  const { count, students } = extended;
  if (count === 0) return null;
  const [have, them] = count === 1 ? ['has', 'this student'] : ['have', 'these students'];
  const start = `${countOf(count, 'student')} ${have} more time and can still write`;
  if (students.length === 0) {
    return (
      <p>
        <strong>{start}.</strong> {count === 1 ? 'This student is' : 'They are'} left out. Handing
        it back shows the names; this page then lists who is still to get it back.
      </p>
    );
  }
  return (
    <Stack columns="auto" gap={8} className={styles.extended}>
      <p>
        <strong>{start}:</strong>
      </p>
      <ul>
        {students.map(({ username, fullname, due }) => (
          <li key={username}>
            {fullname}, until {dueWords(due)}
          </li>
        ))}
      </ul>
      <Cluster as="fieldset" gap={[4, 16]} className={styles.choices}>
        <legend>Hand it back to {them}?</legend>
        <CheckRow
          size="lg"
          type="radio"
          name={name}
          checked={!isIncluded}
          onChange={() => onChange(false)}
        >
          Leave out for now
        </CheckRow>
        <CheckRow
          size="lg"
          type="radio"
          name={name}
          checked={isIncluded}
          onChange={() => onChange(true)}
        >
          Hand back all the same
        </CheckRow>
      </Cluster>
      {!isIncluded && (
        <Text tone="soft" size="sm">
          Nothing happens when their date passes. This page lists who is still to get it back.
        </Text>
      )}
    </Stack>
  );
}

function dueWords(text: string): string {
  const due = parseDueDate(text);
  return due.ok ? dueCardLabel(due.value) : text;
}
