import { useMemo } from 'react';
import { lastWordOf } from '@elenchus/domain/base/name-folding.ts';
import {
  afterMoves,
  assignmentColumns,
  type StudentMove,
} from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { countOf } from '../../ui/count-words.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './divide-students.module.css';

interface DividePreviewProps {
  readonly users: readonly User[];
  readonly moves: readonly StudentMove[];
  readonly hasTas: boolean;
}

/** How many students each TA has now and would have, and from which name to which. */
export function DividePreview({ users, moves, hasTas }: DividePreviewProps) {
  const before = useMemo(() => assignmentColumns(users), [users]);
  const after = useMemo(() => assignmentColumns(afterMoves(users, moves)), [users, moves]);
  return (
    <Stack as="section" gap={8} className={styles.preview} aria-labelledby="divide-preview">
      <h3 id="divide-preview">Preview</h3>
      <output className={styles.words}>{previewWords(moves.length, hasTas)}</output>
      {/* A keyboard scrolls what it can focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Students of each TA" tabIndex={0} className={styles.box}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">TA</th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
              <th scope="col">Last names</th>
            </tr>
          </thead>
          <tbody>
            {after.columns.map(({ ta, students }, place) => (
              <tr key={ta.username}>
                <th scope="row">{ta.fullName}</th>
                <td>{before.columns[place]?.students.length ?? 0}</td>
                <td>{students.length}</td>
                <td>{nameRange(students)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">No TA</th>
              <td>{before.unassigned.length}</td>
              <td>{after.unassigned.length}</td>
              <td>{nameRange(after.unassigned)}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

function previewWords(moved: number, hasTas: boolean): string {
  if (!hasTas) return 'Choose at least one TA.';
  if (moved === 0) return 'Nobody would move.';
  return `${countOf(moved, 'student')} would move. Nothing is saved yet, and you can undo it afterwards.`;
}

/** 'Adams – Hume'. */
function nameRange(students: readonly User[]): string {
  const [first, last] = [students[0], students.at(-1)].map((student) =>
    lastWordOf(student?.fullName ?? ''),
  );
  if (!first || !last) return '';
  return first === last ? first : `${first} – ${last}`;
}
