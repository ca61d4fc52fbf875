import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../testing/show-component.tsx';
import { PeoplePicker } from './people-picker.tsx';

const page = { address: '/', answers: {} };
const people = [
  { username: 'amo', fullName: 'Anton Amo', note: '3 more days' },
  { username: 'bassi', fullName: 'Laura Bassi' },
  { username: 'conway', fullName: 'Anne Conway' },
];

function Picked({ error }: { readonly error?: string }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['conway']));
  return (
    <PeoplePicker
      legend="Students"
      noun={['student', 'students']}
      people={people}
      chosen={chosen}
      error={error}
      onChoose={setChosen}
    />
  );
}

const shown = () =>
  screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const filter = (typed: string) =>
  fireEvent.change(screen.getByLabelText('Filter by name or netID'), { target: { value: typed } });

test('people are checked one by one, or all that the filter leaves', () => {
  showComponent(<Picked />, page);
  expect(shown()).toEqual(['Anton Amo amo3 more days', 'Laura Bassi bassi', 'Anne Conway conway']);
  expect(screen.getByText('1 student chosen')).toBeDefined();
  filter('lau');
  expect(shown()).toEqual(['Laura Bassi bassi']);
  fireEvent.click(screen.getByRole('button', { name: 'Choose this student' }));
  filter('');
  // The one chosen before stays chosen, although the filter left it out.
  expect(screen.getByText('2 students chosen')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Choose all 3 students' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all 3 students' }));
  expect(screen.getByText('Nobody chosen')).toBeDefined();
});

test('a filter that nobody matches says so, and an error is read out', () => {
  showComponent(<Picked error="Choose at least one student." />, page);
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one student.');
  filter('zeno');
  expect(screen.getByText('Nobody matches this filter.')).toBeDefined();
  expect(shown()).toEqual([]);
});
