import { useMemo, useState } from 'react';
import { SCREEN_MESSAGES, wordCountsFailed } from '@elenchus/domain/screens/screen-messages.ts';
import { useWordCounts } from '../../../calls/people/class-queries.ts';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { HiddenNamesNote } from '../../../course-ui/grading/hidden-names-note.tsx';
import { NoStudents, WhoseStudents } from '../../../course-ui/grading/whose-students.tsx';
import { SortedName } from '../../../course-ui/people/sorted-name.tsx';
import { countLeft, countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { TableFinder } from '../../../ui/tables/table-finder.tsx';
import type { VirtualColumn } from '../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../ui/tables/virtual-table.tsx';
import { ClassWeeksFigure } from './class-weeks-figure.tsx';
import { arrangeCounts, BY_RANK, type WordCountRow } from './word-count-rows.ts';
import styles from './word-counts.module.css';

const columns: readonly VirtualColumn<WordCountRow>[] = [
  { key: 'rank', label: 'Rank', width: '5.5rem', cell: ({ rank }) => rank },
  {
    key: 'fullname',
    label: 'Student Name',
    isRowHeader: true,
    cell: ({ fullname, username }) => <SortedName name={fullname || username} />,
  },
  {
    key: 'words',
    label: 'Total Words Written',
    width: '38%',
    isFigure: true,
    cell: ({ words }) => words.toLocaleString('en'),
  },
];

/** Who has written how much. */
export function WordCountsPart() {
  const { courseID, screen } = useGradingPlace();
  const { data, error, isFetching, refetch } = useWordCounts(courseID);
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Word counts' : 'Word Counts'}>
        <WhoseStudents />
        All the words in each student’s current essays, most first. Long isn’t the same as good. Use
        this to spot students who may need encouragement.
      </GradingHeading>
      <HiddenNamesNote what="Words" />
      {data && data.length > 0 && <ClassWeeksFigure />}
      {data && <Ranking rows={data} />}
      {!data && error && (
        <LoadFailure
          what={wordCountsFailed(error.message)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div>
          <Text tone="soft" size="sm" className={styles.small}>
            {SCREEN_MESSAGES.loadingWordCounts}
          </Text>
          <SkeletonTable columns={3} />
        </div>
      )}
    </>
  );
}

function Ranking({ rows }: { rows: readonly WordCountRow[] }) {
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState(BY_RANK);
  const shown = useMemo(() => arrangeCounts(rows, filter, order), [rows, filter, order]);
  if (rows.length === 0) return <NoStudents />;
  const total = rows.reduce((sum, { words }) => sum + words, 0);
  return (
    <Stack gap={16}>
      <TableFinder label="Filter by name or netID" value={filter} onChange={setFilter}>
        {countLeft(shown.length, rows.length, 'student')}
        {shown.length === rows.length && `, ${countOf(total, 'word')} together`}
      </TableFinder>
      {shown.length > 0 ? (
        <VirtualTable
          label="Words written by each student"
          columns={columns}
          rows={shown}
          keyOf={({ username }) => username}
          order={order}
          filter={filter}
          onOrder={setOrder}
          minWidth="20rem"
        />
      ) : (
        <EmptyNote>No student matches “{filter.trim()}”.</EmptyNote>
      )}
    </Stack>
  );
}
