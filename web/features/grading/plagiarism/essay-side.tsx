import { Fragment } from 'react';
import { cutText } from '@elenchus/domain/similarity/text-range.ts';
import type {
  PairEvidence,
  SharedPassageEvidence,
} from '../../../calls/answers/similarity-queries.ts';
import { useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { goToPassage, passageId, type Side } from './passage-place.ts';
import { momentWords, versionWords } from './moment-words.ts';
import styles from './plagiarism-check.module.css';

interface EssaySideProps {
  readonly side: Side;
  readonly essay: PairEvidence['first'];
  readonly other: PairEvidence['first'];
  readonly passages: readonly SharedPassageEvidence[];
}

/** One essay with its shared passages marked; the number at each leads to the same passage on the other side. */
export function EssaySide({ side, essay, other, passages }: EssaySideProps) {
  const { timeZone } = useCoursePart(({ course }) => course.settings);
  const now = useNow();
  const ranges = passages.map((passage) => passage[side]);
  const begun = new Set<number>();
  return (
    <Stack as="article" gap={16} className={styles.side} aria-label={`Essay of ${essay.fullname}`}>
      <header>
        <h2>{essay.fullname}</h2>
        <Text tone="soft" size="sm" className={styles.small}>
          {versionWords(essay.targetDate, now, timeZone)}
          {essay.submissionDate && `; last saved on ${momentWords(essay.submissionDate)}`}
        </Text>
      </header>
      <div className={styles.essay}>
        {cutText(essay.text, ranges).map((piece, place) => {
          const starting = piece.ranges.filter((range) => !begun.has(range));
          for (const range of starting) begun.add(range);
          return (
            // The pieces never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={place}>
              {starting.map((range) => (
                <PassageNumber key={range} side={side} place={range} other={other.fullname} />
              ))}
              {piece.ranges.length > 0 ? (
                <mark className={styles.mark}>{piece.text}</mark>
              ) : (
                piece.text
              )}
            </Fragment>
          );
        })}
      </div>
    </Stack>
  );
}

interface PassageNumberProps {
  readonly side: Side;
  readonly place: number;
  readonly other: string;
}

function PassageNumber({ side, place, other }: PassageNumberProps) {
  const there = side === 'first' ? 'second' : 'first';
  return (
    <a
      id={passageId(side, place)}
      className={styles.number}
      href={`#${passageId(there, place)}`}
      aria-label={`Passage ${place + 1} begins; go to it in the essay of ${other}`}
      onClick={(event) => goToPassage(event, there, place)}
    >
      {place + 1}
    </a>
  );
}
