// The dialog that divides students: what its preview says follows the choices. That it saves, and that it can be undone,
// is checked in a browser (e2e/workload.spec.ts).
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StudentMove } from '@elenchus/domain/people/ta-assignment.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { showComponent } from '../../testing/show-component.tsx';
import { DivideStudentsDialog } from './divide-students-dialog.tsx';

function person(fullName: string, status: User['status'], ta: string | null = null): User {
  return { username: fullName.toLowerCase(), fullName, status, ta, password: 'set' };
}

const users = [
  person('Tess', 'ta'),
  person('Tom', 'ta'),
  person('Ada', 'student', 'tess'),
  person('Bob', 'student', 'tess'),
  person('Cid', 'student'),
  person('Dan', 'student'),
];

function openDialog() {
  const onDivide = vi.fn<(moves: readonly StudentMove[]) => void>();
  const { user } = showComponent(
    <DivideStudentsDialog users={users} onCancel={vi.fn<() => void>()} onDivide={onDivide} />,
    { address: '/phil-101/grading', answers: {} },
  );
  return { user, onDivide };
}

/** The cells of a TA's row: now, after, last names. */
function rowOf(name: string): string[] {
  const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

test('at first, only students without a TA are divided, to whoever has fewer', () => {
  openDialog();
  expect(rowOf('Tess')).toEqual(['2', '2', 'Ada – Bob']);
  expect(rowOf('Tom')).toEqual(['0', '2', 'Cid – Dan']);
  expect(rowOf('No TA')).toEqual(['2', '0', '']);
  screen.getByText(/^2 students would move\./);
});

test('LOD-5 a TA who is left out gets nobody, and without a TA nothing can be saved', async () => {
  const { user } = openDialog();
  await user.click(screen.getByRole('checkbox', { name: 'Tom' }));
  expect(rowOf('Tom')).toEqual(['0', '0', '']);
  await user.click(screen.getByRole('checkbox', { name: 'Tess' }));
  screen.getByText('Choose at least one TA.');
  const move = screen.getByRole<HTMLButtonElement>('button', { name: 'Move 0 students' });
  expect(move.disabled).toBe(true);
});

test('LOD-3 all students by last name: the moves of the preview are the ones that are saved', async () => {
  const { user, onDivide } = openDialog();
  await user.click(screen.getByRole('radio', { name: 'All students' }));
  await user.click(screen.getByRole('radio', { name: 'By last name' }));
  expect(rowOf('Tess')).toEqual(['2', '2', 'Ada – Bob']);
  expect(screen.queryByRole('button', { name: 'Draw again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move 2 students' }));
  expect(onDivide).toHaveBeenCalledWith([
    { username: 'cid', from: null, to: 'tom' },
    { username: 'dan', from: null, to: 'tom' },
  ]);
});
