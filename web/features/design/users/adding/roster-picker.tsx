import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RosterReportView } from './roster-report.tsx';
import type { RosterJob, RosterState } from './use-roster-job.ts';
import styles from '../design-users.module.css';

/** Chooses a file, shows what would happen, and adds its users. */
export function RosterPicker({ roster }: { roster: RosterJob }) {
  const { file, state } = roster;
  const trouble = useRef<HTMLDivElement>(null);
  const isStopped = state.kind === 'stopped';
  // The button that stopped it no longer exists.
  useEffect(() => {
    if (isStopped) trouble.current?.focus();
  }, [isStopped]);
  const isWorking = state.kind === 'checking' || state.kind === 'adding';
  return (
    <Stack gap={16} className={styles.form}>
      <FileField
        label="File"
        description={
          <>
            A .csv, .xlsx or .xls file with one column labeled <code>netID</code> and one labeled{' '}
            <code>full name</code>. An optional column labeled <code>role</code> marks TAs,
            instructors and guests. Everyone else becomes a student.
          </>
        }
        accept=".csv,.xlsx,.xls"
        disabled={isWorking}
        file={file}
        onChoose={roster.choose}
      />
      <div>
        <Button
          look={state.kind === 'checked' ? 'default' : 'filled'}
          disabled={file === null}
          isBusy={isWorking}
          onClick={roster.check}
        >
          Upload File
        </Button>
        <p className={styles.small}>You’ll see which rows can be used before anything is added.</p>
      </div>
      {isWorking && <Working state={state} onCancel={roster.cancel} />}
      <div role="alert" ref={trouble} tabIndex={-1} className={styles.summary}>
        {(state.kind === 'failed' || state.kind === 'stopped') && (
          <Notice tone="attention">{state.sentence}</Notice>
        )}
      </div>
      {'report' in state && state.report && (
        <RosterReportView
          report={state.report}
          isAdded={state.kind === 'added'}
          isBusy={isWorking}
          names={roster.names}
          people={roster.people}
          onOrder={roster.order}
          onSayWho={roster.sayWho}
          onAdd={roster.add}
        />
      )}
    </Stack>
  );
}

type WorkingState = Extract<RosterState, { kind: 'checking' | 'adding' }>;

function Working({ state, onCancel }: { state: WorkingState; onCancel: () => void }) {
  const text = workWords(state);
  return (
    <div className={styles.working}>
      <output>{text}</output>
      {/* Without a value it only shows that something is going on. */}
      <progress aria-label={text} {...(state.sent < 1 && { value: state.sent })} />
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

function workWords({ kind, sent, report }: WorkingState): string {
  if (sent < 1) return `Sending the file: ${Math.floor(sent * 100)}%`;
  if (kind === 'checking') return 'Reading the rows…';
  return report ? `Adding ${userCount(report.added.length)}…` : 'Adding the users…';
}

function userCount(count: number): string {
  return count === 1 ? '1 user' : `${count.toLocaleString('en')} users`;
}
