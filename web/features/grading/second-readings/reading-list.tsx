import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import type { ReadingQueue } from '../../../saving/second-readings/reading-queue.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import linkRows from '../../../ui/menus/link-rows.module.css';
import { delayWords } from './reading-words.ts';
import styles from './second-readings.module.css';

export type ReadingRow = AnswerOf<'GET /api/secondReadings/{courseID}'>[number];

interface ReadingListProps {
  readonly rows: readonly ReadingRow[];
  readonly queue: ReadingQueue;
}

/** What the person has to read, by evaluation. */
export function ReadingList({ rows, queue }: ReadingListProps) {
  const { course, session, hrefOf } = useGradingPlace();
  useSyncExternalStore(queue.subscribe, queue.state);
  if (rows.length === 0) {
    return (
      <EmptyNote>
        Nothing to read. Work that you’re asked to read appears here once it’s due.
        {session.isInstructor && (
          <>
            {' '}
            TAs do the other second readings.{' '}
            <ViewLink href={hrefOf('statistics')}>Statistics</ViewLink> shows how far the readers
            agree.
          </>
        )}
      </EmptyNote>
    );
  }
  const groups = Map.groupBy(rows, ({ evaluationId }) => evaluationId);
  return course.evaluations.map((evaluation) => {
    const own = groups.get(evaluation.id);
    if (!own) return null;
    const name = evaluationName(evaluation);
    const left = own.filter(({ isRead }) => !isRead).length;
    return (
      <Stack
        as="section"
        gap={8}
        key={evaluation.id}
        className={styles.evaluation}
        aria-label={name}
      >
        <h2>{name}</h2>
        <Text tone="soft" size="sm">
          {countWords(own.length, left)}
        </Text>
        <ul className={linkRows.rows}>
          {own.map((row) => (
            <Row key={row.username} row={row} queue={queue} />
          ))}
        </ul>
      </Stack>
    );
  });
}

function countWords(all: number, left: number): string {
  if (left === 0) return all === 1 ? 'You’ve read the only one.' : `You’ve read all ${all}.`;
  return `${left.toLocaleString('en')} of ${all.toLocaleString('en')} left to read.`;
}

function Row({ row, queue }: { readonly row: ReadingRow; readonly queue: ReadingQueue }) {
  const { hrefOf } = useGradingPlace();
  const { evaluationId, username, fullname, isRead } = row;
  return (
    <li>
      <ViewLink
        className={linkRows.row}
        href={hrefOf('second', { evaluation: evaluationId, reading: username })}
      >
        <span>{fullname}</span>
        <span className={styles.state} data-read={isRead || undefined}>
          {stateWords(row, queue)}
        </span>
      </ViewLink>
    </li>
  );
}

function stateWords({ evaluationId, username, isRead }: ReadingRow, queue: ReadingQueue): string {
  const draft = queue.draft({ evaluationId, username });
  if (draft?.problem) return 'Not saved';
  if (draft?.state === 'sending') return delayWords(queue) === null ? 'Saving…' : 'Not sent yet';
  if (draft) return 'Draft';
  return isRead ? 'Read' : 'Not read yet';
}
