import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemsOfType, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { sectionKeys } from '@elenchus/domain/design-versions/restored-schedule.ts';
import { quotedText } from '@elenchus/domain/base/quoted-text.ts';
import {
  comparisonQuery,
  designOfVersionQuery,
  type ComparedVersions,
} from '../../../calls/design/design-versions-queries.ts';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useDesignSession } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { ChangedItem, type RestoreWish } from './changed-item.tsx';
import { RestoreAllDialog, RestoreDialog } from './restore-dialogs.tsx';
import styles from './design-history.module.css';

type Wish =
  | ({ readonly kind: 'items' } & RestoreWish)
  | { readonly kind: 'all'; readonly version: number };

/** What differs between two versions, item by item, with ways to restore the earlier one. */
export function Comparison({ from, to }: { from: number; to: number }) {
  const { courseID } = useDesignSession();
  const compared = useQuery(comparisonQuery(courseID, from, to));
  const earlier = useQuery(designOfVersionQuery(courseID, from));
  const [wish, setWish] = useState<Wish | null>(null);
  const isOne = from === to - 1;
  // Before its first version, the course didn't exist.
  const isFirst = from === 0;
  const failed = compared.error ?? earlier.error;
  return (
    <Stack gap={16}>
      <DesignHeading title={isOne ? 'What this version changed' : 'Two versions compared'}>
        {isFirst
          ? 'What the course began with.'
          : 'Each change shows the text before and after. Restoring shows you first what it does, and you can undo it.'}
      </DesignHeading>
      <p>
        <ViewLink href={designHref(courseID, { tab: 'history' })}>Back to all versions</ViewLink>
      </p>
      {failed && (
        <LoadFailure
          what="Couldn’t load these versions."
          reason={failed.message}
          isRetrying={compared.isFetching || earlier.isFetching}
          onRetry={() => {
            void compared.refetch();
            void earlier.refetch();
          }}
        />
      )}
      {!failed && !(compared.data && earlier.data) && <SkeletonLines lines={[90, 70, 80]} />}
      {compared.data && earlier.data && (
        <ChangingPart courseID={courseID}>
          <Cluster gap={[8, 12]} align="center">
            <Button onClick={() => setWish({ kind: 'all', version: to })}>
              Restore the course to {isOne ? 'this version' : 'the later version'}
            </Button>
            {!isFirst && (
              <Button onClick={() => setWish({ kind: 'all', version: from })}>
                Restore the course to {isOne ? 'before this change' : 'the earlier version'}
              </Button>
            )}
            {changedSections(compared.data, earlier.data).map(({ name, keys }) => (
              <Button
                key={name}
                onClick={() =>
                  setWish({
                    kind: 'items',
                    what: `section ${quotedText(name)}`,
                    keys,
                    isRemoval: false,
                  })
                }
              >
                Restore section {quotedText(name)}
              </Button>
            ))}
          </Cluster>
          <Changes
            compared={compared.data}
            then={earlier.data}
            onRestore={isFirst ? null : (asked) => setWish({ kind: 'items', ...asked })}
          />
        </ChangingPart>
      )}
      {wish?.kind === 'items' && earlier.data && (
        <RestoreDialog wish={wish} then={earlier.data} onClose={() => setWish(null)} />
      )}
      {wish?.kind === 'all' && (
        <RestoreAllDialog version={wish.version} onClose={() => setWish(null)} />
      )}
    </Stack>
  );
}

interface ChangesProps {
  readonly compared: ComparedVersions;
  readonly then: readonly DesignItem[];
  /** null where there is nothing to return to. */
  readonly onRestore: ((wish: RestoreWish) => void) | null;
}

function Changes({ compared: { changes, sentences }, then, onRestore }: ChangesProps) {
  if (changes.length === 0) return <EmptyNote>The two versions are the same.</EmptyNote>;
  const words = new Map(sentences.map(({ key, sentence }) => [key, sentence]));
  const design = [...then, ...changes.flatMap(({ after }) => after ?? [])];
  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <ChangedItem
          key={`${(change.after ?? change.before)?.dataType}/${(change.after ?? change.before)?.dataID}`}
          change={change}
          words={words}
          design={design}
          onRestore={onRestore}
        />
      ))}
    </ol>
  );
}

/** The sections of the earlier design in which something differs now. */
function changedSections({ changes }: ComparedVersions, then: readonly DesignItem[]) {
  const changed = new Set(
    changes.flatMap(({ before }) => (before ? [`${before.dataType}/${before.dataID}`] : [])),
  );
  return itemsOfType(then, 'sectionName')
    .map(({ dataID, dataText }) => ({ name: dataText, keys: sectionKeys(then, dataID) }))
    .filter(({ keys }) => [...keys].some((key) => changed.has(key)));
}
