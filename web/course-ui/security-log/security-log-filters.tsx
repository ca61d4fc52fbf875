import { useEffect, useState } from 'react';
import { SECURITY_KINDS, type SecurityKind } from '@elenchus/domain/people/security-events.ts';
import type { SecurityLogFilter } from '../../calls/people/security-log-queries.ts';
import { useQueryValue } from '../../lib/browser-location.ts';
import { narrowBy } from '../../lib/move-within.ts';
import { useSettledText } from '../../lib/settled-text.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './security-log.module.css';

/** So long the typing must pause before it is asked for. */
const PAUSE = 300;

const KINDS = Object.entries(SECURITY_KINDS).map(([value, label]) => ({ value, label }));

/** What the log is narrowed to, from the address. */
export function useSecurityLogFilter(): SecurityLogFilter {
  const kind = useQueryValue('kind') ?? '';
  return { person: useQueryValue('person') ?? '', kind: isKind(kind) ? kind : null };
}

/** Narrows the log to a person and a kind of event. The address keeps both. */
export function SecurityLogFilters({ filter }: { filter: SecurityLogFilter }) {
  const [typed, setTyped] = useState(filter.person);
  const { settled } = useSettledText(typed.trim(), PAUSE);
  useEffect(() => {
    narrowBy('person', settled);
  }, [settled]);
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label="Name or netID"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SelectField
        label="Show"
        options={[{ value: '', label: 'Everything' }, ...KINDS]}
        value={filter.kind ?? ''}
        onChange={(value) => narrowBy('kind', value)}
      />
    </div>
  );
}

function isKind(text: string): text is SecurityKind {
  return Object.hasOwn(SECURITY_KINDS, text);
}
