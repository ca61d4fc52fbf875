import { useState } from 'react';
import {
  SECURITY_KINDS,
  securitySentence,
  type SecurityKind,
} from '@elenchus/domain/people/security-events.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyNote } from '../../ui/empty-note.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonTable } from '../../ui/skeleton-shapes.tsx';
import { VirtualTable, type VirtualColumn } from '../../ui/virtual-table.tsx';
import { useAdminLog, type LogEntry } from './admin-calls.ts';
import styles from './security-log.module.css';

const KINDS = [
  { value: '', label: 'Everything' },
  ...Object.entries(SECURITY_KINDS).map(([value, label]) => ({ value, label })),
];

/** Who logged in where, and what was done to accounts and courses, latest first. */
export function SecurityLog() {
  const [kind, setKind] = useState<SecurityKind | ''>('');
  const log = useAdminLog({ kind, course: '' });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section className={styles.log} aria-labelledby="security-log">
      <h2 id="security-log">Log</h2>
      <p className={styles.note}>
        Logins, failed logins, passwords, roles, exports and what you did with courses, in all
        courses. Entries are kept for 90 days. Times are in the time zone of your browser.
      </p>
      <div className={styles.kind}>
        <SelectField
          label="Show"
          value={kind}
          options={KINDS}
          onChange={(value) => setKind(value as SecurityKind | '')}
        />
      </div>
      {!log.data && log.error && (
        <LoadFailure
          what="Couldn’t load the log."
          reason={log.error.message}
          isRetrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {!log.data && !log.error && <SkeletonTable columns={4} rows={8} />}
      {log.data && entries.length === 0 && (
        <EmptyNote>
          <strong>Nothing recorded</strong>
          Nothing of this kind happened in the last 90 days.
        </EmptyNote>
      )}
      {entries.length > 0 && (
        <VirtualTable
          label="Security log"
          columns={[when, what, course, address]}
          stack={[what, whenAndWhere]}
          rows={entries}
          keyOf={({ id, course: name }) => `${name} ${id}`}
          filter={kind}
          minWidth="40rem"
        />
      )}
      {log.hasNextPage && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchingNextPage ? 'Loading…' : 'Show older entries'}
          </Button>
        </div>
      )}
    </section>
  );
}

type Column = VirtualColumn<LogEntry>;

const when: Column = {
  key: 'when',
  label: 'When',
  width: '11rem',
  isSortable: false,
  cell: ({ at }) => timeWords(at),
};

const what: Column = {
  key: 'what',
  label: 'What happened',
  isSortable: false,
  isRowHeader: true,
  cell: (entry) => (
    <>
      {sentenceOf(entry)}
      {entry.times > 1 && <small className={styles.times}> {entry.times} times</small>}
    </>
  ),
};

const course: Column = {
  key: 'course',
  label: 'Course',
  width: '20%',
  isSortable: false,
  cell: (entry) => entry.course || 'Installation',
};

const address: Column = {
  key: 'address',
  label: 'Address',
  width: '18%',
  isSortable: false,
  cell: (entry) => entry.address || 'This server',
};

const whenAndWhere: Column = {
  key: 'where',
  label: 'When, course, address',
  inStack: 'line',
  cell: (entry) => (
    <span className={styles.facts}>
      <span>{timeWords(entry.at)}</span>
      <span>{entry.course || 'Installation'}</span>
      <span>{entry.address || 'This server'}</span>
    </span>
  ),
};

function sentenceOf({ event, actor, actorName, subject, subjectName, detail }: LogEntry): string {
  const names = { actor: nameOf(actor, actorName), subject: nameOf(subject, subjectName), detail };
  return securitySentence(event, names);
}

function nameOf(username: string, fullName: string): string {
  if (username === 'admin' && fullName === '') return 'The admin';
  return fullName === '' ? username : `${fullName} (${username})`;
}

function timeWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
