import { useMemo } from 'react';
import type { CheckResult } from '../../../calls/answers/similarity-queries.ts';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { countLeft, countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TableFinder } from '../../../ui/tables/table-finder.tsx';
import type { TableOrder, VirtualColumn } from '../../../ui/tables/table-cells.tsx';
import { VirtualTable } from '../../../ui/tables/virtual-table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { pairHref } from './check-address.ts';
import { LeftOutList } from './left-out-list.tsx';
import { nameOfPair, percent, type PairRow } from './pair-rows.ts';
import styles from './plagiarism-check.module.css';

export interface PairListState {
  readonly rows: readonly PairRow[];
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  readonly order: TableOrder;
  readonly setOrder: (order: TableOrder) => void;
}

interface PairListProps {
  readonly evaluationId: string;
  readonly result: CheckResult;
  readonly list: PairListState;
}

/** The pairs that share something, in the order of the check. */
export function PairList({ evaluationId, result, list }: PairListProps) {
  const { courseID } = useDesignSession();
  const columns = useMemo(
    () => columnsOf((row) => pairHref(courseID, evaluationId, nameOfPair(row.pair))),
    [courseID, evaluationId],
  );
  const { rows, filter, setFilter, order, setOrder } = list;
  return (
    <>
      <Summary result={result} />
      {result.pairs.length > 0 && (
        <>
          <TableFinder label="Filter by student or question" value={filter} onChange={setFilter}>
            {countLeft(rows.length, result.pairs.length, 'pair')}
          </TableFinder>
          {rows.length > 0 ? (
            <VirtualTable
              label="Pairs with shared passages"
              columns={columns}
              stack={columns}
              rows={rows}
              keyOf={({ rank }) => String(rank)}
              order={order}
              filter={filter}
              onOrder={setOrder}
            />
          ) : (
            <EmptyNote>No pair matches “{filter.trim()}”.</EmptyNote>
          )}
        </>
      )}
      <LeftOutList result={result} />
    </>
  );
}

function Summary({ result }: { result: CheckResult }) {
  const { essays, students, withoutDate, pairs, pairCount, isWhole } = result;
  return (
    <Stack columns="auto" gap={8} className={styles.summary}>
      <p>
        {countOf(essays, 'essay')} of {countOf(students, 'student')} compared:{' '}
        {pairCount === 0
          ? 'no two of them share a passage of 12 or more words.'
          : `${countOf(pairCount, 'pair')} of essays with shared passages.`}
        {pairCount > pairs.length &&
          ` The list holds the ${pairs.length.toLocaleString('en')} that share the most.`}
      </p>
      {!isWhole && (
        <p>There’s so much shared text that not every pair is listed. The longest lists are cut.</p>
      )}
      {withoutDate > 0 && (
        <p>
          {countOf(withoutDate, 'student')} without a due date {withoutDate === 1 ? 'was' : 'were'}{' '}
          not compared.
        </p>
      )}
    </Stack>
  );
}

function columnsOf(hrefOf: (row: PairRow) => string): readonly VirtualColumn<PairRow>[] {
  return [
    { key: 'rank', label: 'Rank', width: '5.5rem', inStack: 'beside', cell: ({ rank }) => rank },
    {
      key: 'first',
      label: 'Student',
      width: '11rem',
      isRowHeader: true,
      cell: (row) => (
        <ViewLink href={hrefOf(row)}>
          {row.pair.first.fullname}
          <VisuallyHidden>
            {' '}
            and {row.pair.second.fullname}, side by side: {shortText(row.question)}
          </VisuallyHidden>
        </ViewLink>
      ),
    },
    {
      key: 'second',
      label: 'and',
      width: '11rem',
      inStack: 'line',
      cell: ({ pair }) => pair.second.fullname,
    },
    {
      key: 'question',
      label: 'Question',
      inStack: 'line',
      cell: ({ question }) => shortText(question),
    },
    {
      key: 'sharedWords',
      label: 'Words',
      width: '6.5rem',
      isFigure: true,
      cell: ({ pair }) => pair.sharedWords.toLocaleString('en'),
    },
    {
      key: 'longestRun',
      label: 'Longest',
      width: '7rem',
      isFigure: true,
      cell: ({ pair }) => pair.longestRun.toLocaleString('en'),
    },
    {
      key: 'share',
      label: 'Of each essay',
      width: '10rem',
      cell: ({ pair }) => `${percent(pair.first)} and ${percent(pair.second)}`,
    },
  ];
}
