import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../../testing/show-component.tsx';
import { DraftList } from './draft-list.tsx';

function draft(number: number) {
  return {
    place: `Row ${number}`,
    givenId: '',
    type: 'Radio' as const,
    text: `Is *${number}* enough?`,
    options: ['Yes', 'No'],
    logic: '',
    classDay: '',
    notes: number === 2 ? ['An image was left out.'] : [],
  };
}

function List({ count }: { count: number }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const drafts = Array.from({ length: count }, (_, at) => draft(at + 2));
  return <DraftList drafts={drafts} left={left} onLeave={setLeft} />;
}

const chosen = () => screen.queryAllByRole('checkbox', { checked: true }).length;

test('each question has a check mark, its text without marks, its options and its notes', async () => {
  const { user } = showComponent(<List count={3} />, { address: '/a/design', answers: {} });
  const first = screen.getByRole('checkbox', { name: 'Row 2' });
  expect(screen.getByText('enough?', { exact: false, selector: 'li:first-child *' })).toBeTruthy();
  expect(screen.getByText('An image was left out.')).toBeTruthy();
  expect(screen.getAllByText('Yes')).toHaveLength(3);
  await user.click(first);
  expect(chosen()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Choose all' }));
  expect(chosen()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(chosen()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Choose none' })).toBeNull();
});

test('a long file is shown in parts', async () => {
  const { user } = showComponent(<List count={60} />, { address: '/a/design', answers: {} });
  expect(screen.getAllByRole('checkbox')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
