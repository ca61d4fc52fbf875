import { useEffect } from 'react';
import {
  usePairEvidence,
  type PairEvidence,
  type PairName,
} from '../../../calls/answers/similarity-queries.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MarkedText } from '../../../ui/markdown/marked-text-view.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { checkHref, pairHref } from './check-address.ts';
import { EssaySide } from './essay-side.tsx';
import { nameOfPair, rowsAround, type PairRow } from './pair-rows.ts';
import { PassageEvidence } from './passage-evidence.tsx';
import styles from './plagiarism-check.module.css';

interface PairViewProps {
  readonly evaluationId: string;
  readonly name: PairName;
  readonly rows: readonly PairRow[];
}

/** Two essays side by side, then what is known about the passages they share, and the question. */
export function PairView({ evaluationId, name, rows }: PairViewProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { data, error, isFetching, refetch } = usePairEvidence(courseID, evaluationId, name);
  const { here } = rowsAround(rows, name);
  const names = data
    ? `${data.first.fullname} and ${data.second.fullname}`
    : `${here?.pair.first.fullname ?? name.first} and ${here?.pair.second.fullname ?? name.second}`;
  const question = course.questions.find(({ id }) => id === name.questionID);
  return (
    <>
      <DesignHeading title={names} />
      <PairMenu evaluationId={evaluationId} name={name} rows={rows} />
      {data && <Evidence evidence={data} />}
      {!data && error && (
        <LoadFailure
          what="Couldn’t load this pair."
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines lines={[100, 96, 100, 92, 98, 60]} />}
      {question && (
        <Stack
          as="section"
          columns="auto"
          gap={8}
          className={styles.evidence}
          aria-labelledby="asked"
        >
          <h2 id="asked">Question</h2>
          <p className={styles.asked}>
            <MarkedText>{question.text}</MarkedText>
          </p>
        </Stack>
      )}
    </>
  );
}

function Evidence({ evidence }: { evidence: PairEvidence }) {
  const { isCurrent, first, second, passages } = evidence;
  return (
    <>
      {!isCurrent && (
        <Notice tone="attention">
          One of these essays changed after the check, so the passages can’t be marked. Run the
          check again to compare the current versions.
        </Notice>
      )}
      <div className={styles.sides}>
        <EssaySide side="first" essay={first} other={second} passages={passages} />
        <EssaySide side="second" essay={second} other={first} passages={passages} />
      </div>
      {isCurrent && <PassageEvidence evidence={evidence} />}
    </>
  );
}

function PairMenu({ evaluationId, name, rows }: PairViewProps) {
  const { courseID } = useDesignSession();
  const { place, previous, next } = rowsAround(rows, name);
  const hrefOf = (row: PairRow | undefined): string | null =>
    row ? pairHref(courseID, evaluationId, nameOfPair(row.pair)) : null;
  const [back, forth] = [hrefOf(previous), hrefOf(next)];
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const href = { k: back, j: forth }[event.key];
      if (!href || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      moveTo(href);
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [back, forth]);
  return (
    <Cluster
      as="nav"
      gap={[8, 24]}
      align="center"
      spread
      aria-label="Pairs"
      className={styles.pairMenu}
    >
      <ViewLink href={checkHref(courseID, evaluationId)}>Back to the list</ViewLink>
      <Cluster as="span" gap={[8, 16]} align="center" className={styles.steps}>
        {back ? <ViewLink href={back}>Previous pair</ViewLink> : <span>Previous pair</span>}
        {place >= 0 && (
          <Text as="span" tone="soft" size="sm" className={styles.small}>
            {place + 1} of {rows.length.toLocaleString('en')}
          </Text>
        )}
        {forth ? <ViewLink href={forth}>Next pair</ViewLink> : <span>Next pair</span>}
        <span className={styles.keys}>
          Keys: <kbd>k</kbd> previous, <kbd>j</kbd> next
        </span>
      </Cluster>
    </Cluster>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
