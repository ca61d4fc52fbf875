import { useMemo } from 'react';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import {
  useSecurityLog,
  type SecurityLogFilter,
} from '../../../calls/people/security-log-queries.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import {
  SecurityLogFilters,
  useSecurityLogFilter,
} from '../../../course-ui/security-log/security-log-filters.tsx';
import { SecurityLogTable } from '../../../course-ui/security-log/security-log-table.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';

/** Who logged in, who changed a password or a role, and what was exported. */
export function SecurityLog() {
  const filter = useSecurityLogFilter();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  return (
    <>
      <DesignHeading title="Security Log">
        Logins, new passwords, changed roles and exports of the last 90 days, newest first. Times
        are in {zoneTime(timeZone)}.
      </DesignHeading>
      <SecurityLogFilters filter={filter} />
      <Log filter={filter} />
    </>
  );
}

function Log({ filter }: { filter: SecurityLogFilter }) {
  const { courseID } = useDesignSession();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const log = useSecurityLog(courseID, filter);
  const entries = useMemo(() => log.data?.pages.flatMap((page) => page.entries) ?? [], [log.data]);
  if (!log.data) return <NotLoaded log={log} />;
  if (entries.length === 0) return <EmptyNote>{emptyWords(filter)}</EmptyNote>;
  return (
    <>
      <SecurityLogTable entries={entries} timeZone={timeZone} filter={JSON.stringify(filter)} />
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

function NotLoaded({ log }: { log: ReturnType<typeof useSecurityLog> }) {
  if (!log.error) return <SkeletonTable columns={3} rows={8} />;
  return (
    <LoadFailure
      what="Couldn’t load the security log."
      reason={log.error.message}
      isRetrying={log.isFetching}
      onRetry={() => void log.refetch()}
    />
  );
}

function emptyWords({ person, kind }: SecurityLogFilter): string {
  return person === '' && kind === null
    ? 'Nothing has been recorded in the last 90 days. Logins and changes to accounts appear here.'
    : 'No entries match. Try another person or show everything.';
}
