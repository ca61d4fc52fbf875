import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../../testing/show-component.tsx';
import { OptionTextField } from './option-text-field.tsx';

const LONG = 'A sentence that needs several lines. '.repeat(5);

/** Two options that change places. */
function TwoOptions() {
  const [options, setOptions] = useState(['Yes', LONG]);
  return (
    <>
      {options.map((option, place) => (
        <OptionTextField
          key={place === 0 ? 'first' : 'second'}
          label={`Option ${place + 1}`}
          value={option}
          error={undefined}
          onChange={(text) => setOptions(options.map((each, at) => (at === place ? text : each)))}
          onKeyDown={() => undefined}
        />
      ))}
      <button type="button" onClick={() => setOptions(options.toReversed())}>
        Swap
      </button>
    </>
  );
}

const show = () => showComponent(<TwoOptions />, { address: '/phil/design', answers: {} });
const option = (number: number) =>
  screen.getByLabelText<HTMLTextAreaElement>(`Option ${number}`, { exact: true });

const heightOf = ({ style }: HTMLTextAreaElement): number =>
  Number.parseInt(style.height, 10) || 40;

test('pasted line breaks become spaces, and the cursor stays behind what was pasted', () => {
  show();
  const field = option(1);
  const pasted = 'Yes,\nbut';
  field.focus();
  // What a paste does: the browser changes the text, places the cursor and reports it.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    field,
    `${pasted} not always`,
  );
  field.setSelectionRange(pasted.length, pasted.length);
  fireEvent.input(field);
  expect(field.value).toBe('Yes, but not always');
  expect([field.selectionStart, field.selectionEnd]).toEqual([pasted.length, pasted.length]);
});

test('without field-sizing, a text that takes the place of another gets its own height', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const measure = (name: 'clientHeight' | 'offsetHeight' | 'scrollHeight', textCounts = false) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function measured(
      this: HTMLElement,
    ) {
      if (!(this instanceof HTMLTextAreaElement)) return 0;
      return Math.max(heightOf(this), textCounts ? this.value.length : 0);
    });
  measure('clientHeight');
  measure('offsetHeight');
  measure('scrollHeight', true);
  const { user } = show();
  expect([heightOf(option(1)), heightOf(option(2))]).toEqual([40, LONG.length]);
  await user.click(screen.getByRole('button', { name: 'Swap' }));
  expect([heightOf(option(1)), heightOf(option(2))]).toEqual([LONG.length, 40]);
});
