import { useState } from 'react';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

interface PenaltyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: number;
  readonly onChange: (penalty: number) => void;
}

const PENALTY = /^\d{1,3}(\.\d{1,2})?$/;

/** How many points one costs; it counts when the field is left, so that 15 is not 1 on the way. */
export function PenaltyField({ label, description, value, onChange }: PenaltyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && !PENALTY.test(draft.trim());
  const settle = (): void => {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (Number(draft) !== value) onChange(Number(draft));
  };
  useCommitOnLeave(settle);
  return (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={draft ?? String(value)}
      error={
        isWrong
          ? 'Please enter a number from 0, such as 5 or 2.5. Nothing has changed yet.'
          : undefined
      }
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // A dialog may open now; the same key must not press its button.
          event.preventDefault();
          settle();
        }
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
