import { useMemo } from 'react';
import {
  addressWords,
  entrySentence,
  timesWords,
} from '@elenchus/domain/people/security-entry-words.ts';
import { kindOfEvent } from '@elenchus/domain/people/security-events.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { SecurityLogEntry } from '../../api/security-log-queries.ts';
import { logTimeWords } from '../../lib/log-time-words.ts';
import type { VirtualColumn } from '../../ui/table-cells.tsx';
import { VirtualTable } from '../../ui/virtual-table.tsx';
import styles from './security-log.module.css';

type Column = VirtualColumn<SecurityLogEntry>;

interface SecurityLogTableProps {
  readonly entries: readonly SecurityLogEntry[];
  readonly timeZone: TimeZone;
  /** What the entries were chosen by. */
  readonly filter: string;
}

/** One row for each entry: when, what happened, from where. */
export function SecurityLogTable({ entries, timeZone, filter }: SecurityLogTableProps) {
  const { when, what, address, whenAndWhere } = useMemo(() => columnsIn(timeZone), [timeZone]);
  return (
    <VirtualTable
      label="Security log"
      columns={[when, what, address]}
      stack={[what, whenAndWhere]}
      rows={entries}
      keyOf={({ id }) => id}
      filter={filter}
      minWidth="44rem"
    />
  );
}

function columnsIn(timeZone: TimeZone) {
  return {
    when: {
      key: 'when',
      label: 'When',
      width: '13rem',
      cell: ({ at }) => <span className={styles.soft}>{logTimeWords(at, timeZone)}</span>,
    },
    whenAndWhere: {
      key: 'when-and-where',
      label: 'When, address',
      inStack: 'line',
      cell: (entry) => (
        <span className={`${styles.soft} ${styles.line}`}>
          <span>{logTimeWords(entry.at, timeZone)}</span> <span>{addressWords(entry)}</span>
        </span>
      ),
    },
    what: {
      key: 'what',
      label: 'What happened',
      isRowHeader: true,
      cell: (entry) => (
        <span data-kind={kindOfEvent(entry.event) ?? undefined} className={styles.what}>
          {entrySentence(entry)} <Times words={timesWords(entry)} />
        </span>
      ),
    },
    address: {
      key: 'address',
      label: 'Address',
      width: '15rem',
      cell: (entry) => <span className={styles.soft}>{addressWords(entry)}</span>,
    },
  } satisfies Readonly<Record<string, Column>>;
}

function Times({ words }: { words: string }) {
  return words === '' ? null : <span className={styles.times}>{words}</span>;
}
