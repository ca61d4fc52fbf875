import { useEffect, useMemo } from 'react';
import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import type { SecurityLogFilter } from '../../../calls/people/security-log-queries.ts';
import {
  SecurityLogFilters,
  useSecurityLogFilter,
} from '../../../course-ui/security-log/security-log-filters.tsx';
import { SecurityLogTable } from '../../../course-ui/security-log/security-log-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { isLockedOut, useAdminLog } from './admin-calls.ts';
import styles from './courses/all-courses.module.css';

/** Who logged in where, and what was done to accounts and courses, newest first. */
export function AdminLog({ onLocked }: { onLocked: () => void }) {
  const filter = useSecurityLogFilter();
  return (
    <Stack as="section" gap={16} className={styles.list} aria-labelledby="admin-log">
      <h2 id="admin-log">Log</h2>
      <p className={styles.note}>
        Logins, passwords, roles, exports and what the admin did, in all courses, newest first.
        Entries are kept for 90 days. Times are in the time zone of your browser.
      </p>
      <SecurityLogFilters filter={filter} />
      <Log filter={filter} onLocked={onLocked} />
    </Stack>
  );
}

function Log({ filter, onLocked }: { filter: SecurityLogFilter; onLocked: () => void }) {
  const log = useAdminLog(filter);
  const isLocked = isLockedOut(log.error);
  useEffect(() => {
    if (isLocked) onLocked();
  }, [isLocked, onLocked]);
  const timeZone = useMemo(
    () => timeZoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone),
    [],
  );
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  if (!log.data) {
    if (!log.error) return <SkeletonTable columns={4} rows={8} />;
    return (
      <LoadFailure
        what="Couldn’t load the log."
        reason={log.error.message}
        isRetrying={log.isFetching}
        onRetry={() => void log.refetch()}
      />
    );
  }
  if (entries.length === 0) {
    return <EmptyNote>No entries match. Try another person or show everything.</EmptyNote>;
  }
  return (
    <>
      <SecurityLogTable
        entries={entries}
        timeZone={timeZone}
        filter={JSON.stringify(filter)}
        showsCourse
      />
      {log.hasNextPage && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchingNextPage ? 'Loading older entries…' : 'Show older entries'}
          </Button>
        </div>
      )}
    </>
  );
}
