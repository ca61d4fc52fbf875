import { useMemo, useState } from 'react';
import { localDate, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  useVersions,
  type ListedVersion,
  type VersionFilter,
} from '../../../calls/design/design-versions-queries.ts';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { useCoursePart, useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Cluster, Row } from '../../../ui/layout/row.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { authorOf, versionTimeWords } from './version-words.ts';
import styles from './design-history.module.css';

/** The versions by day. Two that are chosen can be compared. */
export function VersionList({ filter }: { filter: VersionFilter }) {
  const { courseID } = useDesignSession();
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const list = useVersions(courseID, filter);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const days = useMemo(
    () => daysOf(list.data?.pages.flatMap((page) => page.versions) ?? [], timeZone),
    [list.data, timeZone],
  );
  if (!list.data) return <NotLoaded list={list} />;
  if (days.length === 0) return <EmptyNote>{emptyWords(filter)}</EmptyNote>;
  const choose = (version: number): void =>
    setChosen(
      chosen.includes(version)
        ? chosen.filter((each) => each !== version)
        : [...chosen, version].slice(-2),
    );
  return (
    <>
      <Cluster as="p" gap={[8, 12]} align="center" className={styles.compare} aria-live="polite">
        <Button
          aria-disabled={chosen.length < 2 || undefined}
          onClick={() => chosen.length === 2 && moveTo(comparisonHref(courseID, chosen))}
        >
          Compare versions
        </Button>
        <span>{chosen.length === 2 ? '2 selected.' : 'Select 2 versions to compare them.'}</span>
      </Cluster>
      {days.map(([day, versions]) => (
        <section key={day} aria-label={longDateLabel(day)}>
          <h2 className={styles.day}>{longDateLabel(day)}</h2>
          <ol className={styles.versions}>
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                timeZone={timeZone}
                isChosen={chosen.includes(version.version)}
                onChoose={choose}
              />
            ))}
          </ol>
        </section>
      ))}
      {list.hasNextPage && (
        <div>
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? 'Loading older versions…' : 'Show older versions'}
          </Button>
        </div>
      )}
    </>
  );
}

interface VersionRowProps {
  readonly version: ListedVersion;
  readonly timeZone: TimeZone;
  readonly isChosen: boolean;
  readonly onChoose: (version: number) => void;
}

function VersionRow({ version: row, timeZone, isChosen, onChoose }: VersionRowProps) {
  const { courseID } = useDesignSession();
  const time = versionTimeWords(row.at, timeZone);
  const isFirst = row.version === 1;
  const words = isFirst ? [] : row.sentences;
  const more = isFirst ? 0 : row.count - words.length;
  return (
    <Row as="li" gap={8} className={styles.version}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`Select version ${row.version} of ${time} by ${authorOf(row)}`}
          onChange={() => onChoose(row.version)}
        />
      </label>
      <div className={styles.what}>
        <ViewLink
          href={designHref(courseID, { tab: 'history', version: String(row.version) })}
          aria-label={`${time}, ${authorOf(row)}: ${words[0] ?? firstWords(row)}`}
        >
          {time}
        </ViewLink>{' '}
        <span className={styles.soft}>{authorOf(row)}</span>
        <ul>
          {words.length === 0 && <li>{firstWords(row)}</li>}
          {words.map((sentence, place) => (
            // Two items can have one sentence.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>{sentence}</li>
          ))}
          {more > 0 && <li className={styles.soft}>and {more} more</li>}
        </ul>
      </div>
    </Row>
  );
}

function firstWords({ by, version }: ListedVersion): string {
  if (version === 1 && by !== '') return 'The course was created.';
  return by === ''
    ? 'The history starts here. Earlier versions weren’t kept.'
    : 'The order or dates of class days changed.';
}

function comparisonHref(courseID: string, chosen: readonly number[]): string {
  const [from, to] = chosen.toSorted((one, other) => one - other);
  return designHref(courseID, { tab: 'history', version: String(to), from: String(from) });
}

function daysOf(
  versions: readonly ListedVersion[],
  timeZone: TimeZone,
): readonly [IsoDate, readonly ListedVersion[]][] {
  return [...Map.groupBy(versions, ({ at }) => localDate(at, timeZone))];
}

function NotLoaded({ list }: { list: ReturnType<typeof useVersions> }) {
  if (!list.error) return <SkeletonTable columns={2} rows={8} />;
  return (
    <LoadFailure
      what="Couldn’t load the history."
      reason={list.error.message}
      isRetrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  );
}

function emptyWords({ person, kind, text }: VersionFilter): string {
  return person === '' && text === '' && kind === null
    ? 'No changes yet. Every change to the course appears here, and you can restore what was there before.'
    : 'No versions match. Try another text, person or part of the course.';
}
