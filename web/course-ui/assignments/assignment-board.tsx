import { useState } from 'react';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { AssignmentColumns, TaColumn } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Cluster } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { NOTHING_SELECTED, selectedOf, type ListSelection } from './list-selection.ts';
import { StudentListBox } from './student-list-box.tsx';
import styles from './assignment-board.module.css';

/** What can be done on the board; each answers whether it was done. */
interface AssignmentActions {
  readonly assign: (students: readonly string[], ta: User) => Promise<boolean>;
  readonly unassign: (students: readonly string[], ta: User) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Called when a person presses a button without having selected anyone. */
  readonly onNobody: () => void;
}

interface AssignmentBoardProps extends AssignmentColumns {
  /** Without it the board is for reading only. */
  readonly actions?: AssignmentActions;
}

type Selections = Readonly<Record<string, ListSelection>>;

// A username is never blank, so that no TA has this name.
const UNASSIGNED = '';

/** Who is assigned to whom: the unassigned students, and a column for each TA. */
export function AssignmentBoard({ unassigned, columns, actions }: AssignmentBoardProps) {
  const [selections, setSelections] = useState<Selections>({});
  const chosenIn = (list: string, students: readonly User[]): string[] =>
    selectedOf(selections[list] ?? NOTHING_SELECTED, students.map(usernameOf));
  const run = async (
    students: readonly string[],
    act: (students: readonly string[]) => Promise<boolean>,
  ): Promise<void> => {
    if (students.length === 0) actions?.onNobody();
    else if (await act(students)) setSelections({});
  };
  /** Selected students who aren't with this TA yet: unassigned ones, and those of the other TAs. */
  const chosenBeside = (ta: User): string[] => [
    ...waiting,
    ...columns.flatMap((column) =>
      column.ta.username === ta.username ? [] : chosenIn(column.ta.username, column.students),
    ),
  ];
  const listProps = (list: string) => ({
    selection: selections[list] ?? NOTHING_SELECTED,
    onSelect:
      actions &&
      ((selection: ListSelection): void =>
        setSelections((current) => ({ ...current, [list]: selection }))),
  });
  const waiting = chosenIn(UNASSIGNED, unassigned);
  const isLeftShown = actions !== undefined || unassigned.length > 0;
  return (
    <div className={styles.board} data-readonly={actions ? undefined : true}>
      {isLeftShown && (
        <UnassignedColumn
          students={unassigned}
          chosen={waiting.length}
          {...listProps(UNASSIGNED)}
        />
      )}
      {actions && (
        <div className={styles.buttons}>
          {columns.map(({ ta }) => (
            <Button
              key={ta.username}
              isBusy={actions.isBusy}
              onClick={() => void run(chosenBeside(ta), (chosen) => actions.assign(chosen, ta))}
            >
              Assign to {ta.fullName}
            </Button>
          ))}
          <Button look="plain" onClick={() => setSelections({})}>
            Clear Selections
          </Button>
        </div>
      )}
      <Stack gap={24} className={styles.columns}>
        {columns.map((column) => {
          const { username } = column.ta;
          const chosen = chosenIn(username, column.students);
          return (
            <AssignedColumn
              key={username}
              column={column}
              chosen={chosen.length}
              {...listProps(username)}
              isBusy={actions?.isBusy ?? false}
              onUnassign={() =>
                void run(chosen, (students) =>
                  actions ? actions.unassign(students, column.ta) : Promise.resolve(false),
                )
              }
            />
          );
        })}
      </Stack>
    </div>
  );
}

interface ColumnProps {
  readonly chosen: number;
  readonly selection: ListSelection;
  readonly onSelect?: ((selection: ListSelection) => void) | undefined;
}

/** So many students are found by looking. */
const FEW = 12;

function UnassignedColumn({
  students,
  chosen,
  ...list
}: ColumnProps & { students: readonly User[] }) {
  const [filter, setFilter] = useState('');
  const shown = students.filter((student) => isNamed(student, filter));
  return (
    <Stack as="section" gap={8}>
      <Cluster gap={[4, 16]} align="center" spread className={styles.head}>
        <div>
          <h2>Unassigned students</h2>
          <Count of={students.length} chosen={chosen} />
        </div>
      </Cluster>
      {students.length > FEW && (
        <TextField
          type="search"
          label="Filter by name or netID"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {shown.length > 0 ? (
        <StudentListBox label="Unassigned students" students={shown} {...list} />
      ) : (
        <Text tone="soft" size="sm" className={styles.nobody}>
          {students.length === 0
            ? 'Every student has a TA.'
            : `No unassigned students match “${filter.trim()}”.`}
        </Text>
      )}
    </Stack>
  );
}

interface AssignedColumnProps extends ColumnProps {
  readonly column: TaColumn;
  readonly isBusy: boolean;
  readonly onUnassign: () => void;
}

function AssignedColumn({ column, chosen, isBusy, onUnassign, ...list }: AssignedColumnProps) {
  const { ta, students } = column;
  return (
    <Stack as="section" gap={8} aria-label={ta.fullName}>
      <Cluster gap={[4, 16]} align="center" spread className={styles.head}>
        <div>
          <h2>{ta.fullName}</h2>
          <Count of={students.length} chosen={chosen} />
        </div>
        {list.onSelect && students.length > 0 && (
          <Button isBusy={isBusy} aria-description={`from ${ta.fullName}`} onClick={onUnassign}>
            Unassign Selected Students
          </Button>
        )}
      </Cluster>
      {students.length > 0 ? (
        <StudentListBox label={`Students of ${ta.fullName}`} students={students} {...list} />
      ) : (
        <Text tone="soft" size="sm" className={styles.nobody}>
          No students yet.
        </Text>
      )}
    </Stack>
  );
}

function Count({ of: count, chosen }: { of: number; chosen: number }) {
  const students = count === 1 ? '1 student' : `${count.toLocaleString('en')} students`;
  return (
    <Text tone="soft" size="sm" className={styles.count}>
      {students}
      {chosen > 0 && ', '}
      {chosen > 0 && <strong>{chosen.toLocaleString('en')} selected</strong>}
    </Text>
  );
}

function isNamed({ fullName, username }: User, filter: string): boolean {
  const wanted = foldName(filter);
  return foldName(fullName).includes(wanted) || foldName(username).includes(wanted);
}

function usernameOf({ username }: User): string {
  return username;
}
