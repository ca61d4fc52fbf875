import { LINK_KINDS, readLinkKind, type LinkKind } from '@elenchus/domain/schedule/link-kinds.ts';
import { LINK_KIND_NAMES } from '@elenchus/domain/schedule/link-title.ts';
import styles from '../design-schedule.module.css';

interface LinkKindSelectProps {
  readonly label: string;
  readonly value: LinkKind;
  readonly onChange: (kind: LinkKind) => void;
}

/** The kind of a link, which decides its icon. */
export function LinkKindSelect({ label, value, onChange }: LinkKindSelectProps) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(readLinkKind(event.currentTarget.value))}
    >
      {LINK_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {LINK_KIND_NAMES[kind]}
        </option>
      ))}
    </select>
  );
}
