// The field for a file: its label, notes and error, and which file it shows.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../testing/show-component.tsx';
import { FileField } from './file-field.tsx';

type OnChoose = (file: File | null) => void;

const page = { address: '/', answers: {} };
const roster = new File(['netID'], 'roster.csv', { type: 'text/csv' });
const field = () => screen.getByLabelText<HTMLInputElement>('Roster');
const shownNames = () => [...(field().files ?? [])].map(({ name }) => name);

test('a file is found by its label, described, and handed over when it is chosen', async () => {
  const onChoose = vi.fn<OnChoose>();
  const { user } = showComponent(
    <FileField label="Roster" description="One row each." accept=".csv" onChoose={onChoose} />,
    page,
  );
  const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('One row each.');
  await user.upload(field(), roster);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(roster);
  expect(shownNames()).toEqual(['roster.csv']);
});

test('an error is read out with the field', () => {
  showComponent(
    <FileField label="Roster" error="Not a roster." accept=".csv" onChoose={vi.fn<OnChoose>()} />,
    page,
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Not a roster.');
});

test('a field that forgets shows none after a choice, so that the same file can be chosen again', async () => {
  const onChoose = vi.fn<OnChoose>();
  const { user } = showComponent(
    <FileField label="Roster" accept=".csv" forgets onChoose={onChoose} />,
    page,
  );
  await user.upload(field(), roster);
  expect(field().value).toBe('');
  await user.upload(field(), roster);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

function KeptFile() {
  const [file, setFile] = useState<File | null>(roster);
  return (
    <>
      <FileField label="Roster" accept=".csv" file={file} onChoose={setFile} />
      <button type="button" onClick={() => setFile(null)}>
        Done
      </button>
    </>
  );
}

test('the file that is kept is shown when the page opens, and gone when it is done with', async () => {
  const { user } = showComponent(<KeptFile />, page);
  expect(shownNames()).toEqual(['roster.csv']);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(shownNames()).toEqual([]);
});
