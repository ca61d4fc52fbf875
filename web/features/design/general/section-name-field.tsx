import { useState } from 'react';
import { scheduleFaultSentence } from '@elenchus/domain/schedule/edit-schedule.ts';
import { NEW_SECTION_NAME } from '@elenchus/domain/schedule/normalize-schedule.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface SectionNameFieldProps {
  readonly label: string;
  readonly stored: string;
  readonly onRename: (name: string) => void;
}

/** The name of a section. A blank name isn't saved: the last saved name returns when the field loses focus. */
export function SectionNameField({ label, stored, onRename }: SectionNameFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isBlank = (draft ?? stored).trim() === '';
  return (
    <TextField
      label={label}
      value={draft ?? stored}
      error={isBlank ? scheduleFaultSentence('empty-name') : undefined}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value.trim() === '' ? value : null);
        if (value.trim() !== '') onRename(value);
      }}
      onBlur={() => setDraft(null)}
      onFocus={({ currentTarget }) => {
        // The name that it was added with is typed over.
        if (currentTarget.value === NEW_SECTION_NAME) currentTarget.select();
      }}
    />
  );
}
