import { useMemo, useState } from 'react';
import { assignmentColumns, type StudentMove } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { splitStudents, type SplitPlan } from '@elenchus/domain/workload/split-students.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/count-words.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { LabelledChoice } from '../../ui/fields/labelled-choice.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ModalSheet, SheetButtons } from '../../ui/modal-sheet.tsx';
import { DividePreview } from './divide-preview.tsx';
import styles from './divide-students.module.css';

interface DivideStudentsDialogProps {
  readonly users: readonly User[];
  readonly onCancel: () => void;
  readonly onDivide: (moves: readonly StudentMove[]) => void;
}

/** Divides students evenly among TAs, with a preview of who has how many afterwards. */
export function DivideStudentsDialog({ users, onCancel, onDivide }: DivideStudentsDialogProps) {
  const { columns, unassigned } = useMemo(() => assignmentColumns(users), [users]);
  const [tas, setTas] = useState(() => columns.map(({ ta }) => ta.username));
  const [by, setBy] = useState<SplitPlan['order']['by']>('random');
  const [seed, setSeed] = useState(newSeed);
  const [keepsAssigned, setKeepsAssigned] = useState(unassigned.length > 0);
  const moves = useMemo(() => {
    const order = by === 'name' ? ({ by } as const) : ({ by, seed } as const);
    return splitStudents(users, { tas, order, keepsAssigned });
  }, [users, tas, by, seed, keepsAssigned]);
  const students = unassigned.length + columns.reduce((sum, each) => sum + each.students.length, 0);
  const choose = (username: string, isChosen: boolean): void =>
    setTas((before) => [
      ...before.filter((each) => each !== username),
      ...(isChosen ? [username] : []),
    ]);
  return (
    <ModalSheet title="Divide students evenly" isWide onCancel={onCancel}>
      <Stack gap={20} className={styles.form}>
        <fieldset className={styles.group}>
          <legend>Students to divide</legend>
          <LabelledChoice
            type="radio"
            name="divide-who"
            title="Students without a TA"
            isChosen={keepsAssigned}
            onChange={() => setKeepsAssigned(true)}
          >
            {countOf(unassigned.length, 'student')}. Everyone else stays with their TA.
          </LabelledChoice>
          <LabelledChoice
            type="radio"
            name="divide-who"
            title="All students"
            isChosen={!keepsAssigned}
            onChange={() => setKeepsAssigned(false)}
          >
            {countOf(students, 'student')}. Students may get another TA than they have now.
          </LabelledChoice>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>How</legend>
          <LabelledChoice
            type="radio"
            name="divide-how"
            title="At random"
            isChosen={by === 'random'}
            onChange={() => setBy('random')}
          >
            Each TA gets a mix of students.
          </LabelledChoice>
          <LabelledChoice
            type="radio"
            name="divide-how"
            title="By last name"
            isChosen={by === 'name'}
            onChange={() => setBy('name')}
          >
            The first TA gets the first students in the list, and so on.
          </LabelledChoice>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Among these TAs</legend>
          <div className={styles.tas}>
            {columns.map(({ ta }) => (
              <CheckRow
                key={ta.username}
                className={styles.ta}
                type="checkbox"
                checked={tas.includes(ta.username)}
                onChange={(event) => choose(ta.username, event.currentTarget.checked)}
              >
                <span>{ta.fullName}</span>
              </CheckRow>
            ))}
          </div>
        </fieldset>
        <DividePreview users={users} moves={moves} hasTas={tas.length > 0} />
        <SheetButtons>
          {by === 'random' && moves.length > 0 && (
            <Button look="plain" onClick={() => setSeed(newSeed())}>
              Draw again
            </Button>
          )}
          <Button onClick={onCancel}>Cancel</Button>
          <Button look="filled" disabled={moves.length === 0} onClick={() => onDivide(moves)}>
            Move {countOf(moves.length, 'student')}
          </Button>
        </SheetButtons>
      </Stack>
    </ModalSheet>
  );
}

function newSeed(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
