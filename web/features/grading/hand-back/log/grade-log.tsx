import { useMemo, useRef, useState } from 'react';
import {
  useGradeHistory,
  useRestoreGrades,
  type HistoryFilter,
} from '../../../../calls/grading/grade-history-queries.ts';
import { GradingHeading } from '../../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { blindEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { SkeletonTable } from '../../../../ui/loading/skeleton-shapes.tsx';
import { changeOfEntry, changesToRestore, mayHaveMore } from './log-changes.ts';
import { LogFilters, useLogFilter } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';
import { RestoreNotice } from './restore-notice.tsx';

/** What was done to grades, by whom and when. Earlier values can be restored. */
export function GradeLog() {
  const { course, hrefOf } = useGradingPlace();
  const filter = useLogFilter();
  return (
    <>
      <GradingHeading title="Changed and deleted grades">
        Every change to grades, comments, due dates and hand-backs, latest first. You can restore an
        earlier value. Times are in {zoneTime(course.settings.timeZone)}.
      </GradingHeading>
      <p>
        <ViewLink href={hrefOf('hand-back')}>Back to Hand back assignments</ViewLink>
      </p>
      <LogFilters filter={filter} />
      {filter.evaluationId === '' && <BlindEntriesNote />}
      <Log key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

/** No list has names beside pseudonyms. */
function BlindEntriesNote() {
  const { course } = useGradingPlace();
  const names = blindEvaluations(course).map((each) => quoted(evaluationName(each)));
  if (names.length === 0) return null;
  return (
    <Notice>
      {names.join(' and ')} {names.length === 1 ? 'hides' : 'hide'} names. To see the changes there,
      choose the evaluation.
    </Notice>
  );
}

function Log({ filter }: { filter: HistoryFilter }) {
  const { courseID } = useGradingPlace();
  const log = useGradeHistory(courseID, filter);
  const restoring = useRestoreGrades(courseID);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const table = useRef<HTMLElement>(null);
  const entries = useMemo(() => log.data?.pages.flatMap((page) => page.entries) ?? [], [log.data]);
  const restore = (ids: readonly string[], over = false): void => {
    restoring.mutate({ entries: ids, over }, { onSuccess: () => setSelected(new Set()) });
  };
  /** Started by a button that disappears once it is done. */
  const restoreHere = (ids: readonly string[], over = false): void => {
    restore(ids, over);
    table.current?.focus({ preventScroll: true });
  };
  /** All entries of one change, including those that aren't loaded yet. */
  const restoreChange = async (ids: readonly string[]): Promise<void> => {
    const [first = ''] = ids;
    if (ids.length === 1) return restore(ids);
    const change = changeOfEntry(first);
    let [listed, hasMore] = [entries, log.hasNextPage];
    while (hasMore && mayHaveMore(listed, change)) {
      const more = await log.fetchNextPage();
      if (!more.data || more.isError) break;
      listed = more.data.pages.flatMap((page) => page.entries);
      hasMore = more.hasNextPage;
    }
    const whole = [...changesToRestore(listed).values()].find(
      ([id]) => id !== undefined && changeOfEntry(id) === change,
    );
    restore(whole ?? ids);
  };
  const select = (id: string, isSelected: boolean): void => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  if (!log.data) return <NotLoaded log={log} />;
  return (
    <>
      <RestoreNotice
        outcome={restoring.data}
        error={restoring.error}
        isBusy={restoring.isPending}
        onReplace={
          restoring.variables && !restoring.variables.over
            ? () => restoreHere(restoring.variables.entries, true)
            : null
        }
      />
      {selected.size > 0 && (
        <Cluster gap={8} align="center">
          <Button
            look="filled"
            isBusy={restoring.isPending}
            onClick={() => restoreHere([...selected])}
          >
            Restore {selected.size} selected
          </Button>
          <Button look="plain" onClick={() => setSelected(new Set())}>
            Select none
          </Button>
        </Cluster>
      )}
      {entries.length === 0 ? (
        <EmptyNote>{emptyWords(filter)}</EmptyNote>
      ) : (
        <LogTable
          ref={table}
          entries={entries}
          selected={selected}
          filter={JSON.stringify(filter)}
          onSelect={select}
          onRestore={(ids) => void restoreChange(ids)}
        />
      )}
      {log.hasNextPage && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {log.isFetchingNextPage ? 'Loading older ones…' : 'Show older ones'}
          </Button>
        </div>
      )}
    </>
  );
}

function NotLoaded({ log }: { log: ReturnType<typeof useGradeHistory> }) {
  if (!log.error) return <SkeletonTable columns={5} />;
  return (
    <LoadFailure
      what="Couldn’t load the changes."
      reason={log.error.message}
      isRetrying={log.isFetching}
      onRetry={() => void log.refetch()}
    />
  );
}

function emptyWords({ username, evaluationId, kinds }: HistoryFilter): string {
  return username + evaluationId + kinds === ''
    ? 'Nothing has been graded yet. Changes to grades appear here.'
    : 'No changes of this kind. Try other filters above.';
}
