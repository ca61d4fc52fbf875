import { useEffect, useState } from 'react';
import { CHANGE_KINDS, type ChangeKind } from '@elenchus/domain/design-versions/change-kinds.ts';
import type { VersionFilter } from '../../../calls/design/design-versions-queries.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { narrowBy } from '../../../lib/move-within.ts';
import { useSettledText } from '../../../lib/settled-text.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './design-history.module.css';

/** How long typing must pause before the list is loaded. */
const PAUSE = 300;

const KINDS = Object.entries(CHANGE_KINDS).map(([value, label]) => ({ value, label }));

/** What the list is narrowed to, from the address. */
export function useVersionFilter(): VersionFilter {
  const kind = useQueryValue('kind') ?? '';
  return {
    person: useQueryValue('person') ?? '',
    text: useQueryValue('text') ?? '',
    kind: isKind(kind) ? kind : null,
  };
}

/** Narrows the list to a person, a part of the course and a text. The address keeps them. */
export function VersionFilters({ filter }: { filter: VersionFilter }) {
  return (
    <div className={styles.filters}>
      <TypedFilter label="Contains" name="text" given={filter.text} />
      <TypedFilter label="Changed by" name="person" given={filter.person} />
      <SelectField
        label="Part of the course"
        options={[{ value: '', label: 'Everything' }, ...KINDS]}
        value={filter.kind ?? ''}
        onChange={(value) => narrowBy('kind', value)}
      />
    </div>
  );
}

interface TypedFilterProps {
  readonly label: string;
  readonly name: 'text' | 'person';
  readonly given: string;
}

function TypedFilter({ label, name, given }: TypedFilterProps) {
  const [typed, setTyped] = useState(given);
  const { settled } = useSettledText(typed.trim(), PAUSE);
  useEffect(() => {
    narrowBy(name, settled);
  }, [name, settled]);
  return (
    <TextField
      type="search"
      label={label}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function isKind(text: string): text is ChangeKind {
  return Object.hasOwn(CHANGE_KINDS, text);
}
