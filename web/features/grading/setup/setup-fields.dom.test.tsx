import { readDueDate } from '@elenchus/domain/base/due-date.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EvaluationDateField } from './evaluations/evaluation-date-field.tsx';
import { PenaltyField } from './options/penalty-field.tsx';

afterEach(cleanup);

function showDueDate() {
  const onChange = vi.fn<(next: unknown) => void>();
  const value = readDueDate('2026-09-04');
  const page = render(<EvaluationDateField {...{ value, onChange }} description="When it’s due" />);
  return { onChange, page, field: screen.getByLabelText<HTMLInputElement>('Due date') };
}

/** A year is typed digit by digit: the browser reports each step as a date. */
function type(field: HTMLInputElement, value: string): void {
  fireEvent.keyDown(field, { key: '2' });
  fireEvent.change(field, { target: { value } });
}

test.each(['0002-09-20', '0020-09-20', '0202-09-20'])(
  'DUE-16 a due date whose year is half typed is refused: %s',
  (half) => {
    const { onChange, field } = showDueDate();
    type(field, half);
    fireEvent.blur(field);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Incomplete date. Nothing changed.')).toBeTruthy();
    expect(field.value).toBe('2026-09-04');
  },
);

test('DUE-16 a due date counts when the field is left', () => {
  const { onChange, field } = showDueDate();
  type(field, '2026-09-20');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-09-20');
});

test('a due date counts when the tab closes while the cursor is in the field', () => {
  const { onChange, field } = showDueDate();
  type(field, '2026-09-20');
  fireEvent(window, new Event('pagehide'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-09-20');
});

test('a due date counts when its card disappears', () => {
  const { onChange, field, page } = showDueDate();
  type(field, '2026-09-20');
  page.unmount();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-09-20');
});

test('a penalty counts when the tab closes while the cursor is in the field', () => {
  const onChange = vi.fn<(next: unknown) => void>();
  render(
    <PenaltyField label="Penalty" description="Points for each" value={5} onChange={onChange} />,
  );
  const field = screen.getByLabelText('Penalty');
  fireEvent.change(field, { target: { value: '15' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(15);
});
