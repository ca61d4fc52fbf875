import { useMemo } from 'react';
import {
  addressWords,
  entrySentence,
  timesWords,
} from '@elenchus/domain/people/security-entry-words.ts';
import { kindOfEvent } from '@elenchus/domain/people/security-events.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { SecurityLogEntry } from '../../calls/people/security-log-queries.ts';
import { logTimeWords } from '../../lib/log-time-words.ts';
import type { VirtualColumn } from '../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../ui/tables/virtual-table.tsx';
import styles from './security-log.module.css';

type Column = VirtualColumn<SecurityLogEntry>;

interface SecurityLogTableProps {
  readonly entries: readonly SecurityLogEntry[];
  readonly timeZone: TimeZone;
  /** What the entries were chosen by. */
  readonly filter: string;
  /** The entries are from many courses. */
  readonly showsCourse?: boolean;
}

/** One row for each entry: when, what happened, from where. */
export function SecurityLogTable(props: SecurityLogTableProps) {
  const { entries, timeZone, filter, showsCourse = false } = props;
  const { when, what, address, whenAndWhere } = useMemo(() => columnsIn(timeZone), [timeZone]);
  return (
    <VirtualTable
      label="Security log"
      columns={showsCourse ? [when, what, course, address] : [when, what, address]}
      stack={showsCourse ? [what, course, whenAndWhere] : [what, whenAndWhere]}
      rows={entries}
      keyOf={({ id, course: name }) => `${name} ${id}`}
      filter={filter}
      minWidth="44rem"
    />
  );
}

const course: Column = {
  key: 'course',
  label: 'Course',
  width: '14rem',
  cell: (entry) => <span className={styles.soft}>{entry.course || 'All courses'}</span>,
};

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
