import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import type { PairEvidence } from '../../../calls/answers/similarity-queries.ts';
import { useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { countOf } from '../../../ui/count-words.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { orderSentence, originSentence } from './evidence-words.ts';
import { goToPassage, passageId } from './passage-place.ts';
import styles from './plagiarism-check.module.css';

/** What the history shows about each shared passage. */
export function PassageEvidence({ evidence }: { evidence: PairEvidence }) {
  const { first, second, passages, passageCount } = evidence;
  const { timeZone } = useCoursePart(({ course }) => course.settings);
  return (
    <Stack
      as="section"
      columns="auto"
      gap={8}
      className={styles.evidence}
      aria-labelledby="passages"
    >
      <h2 id="passages">{countOf(passageCount, 'shared passage')}</h2>
      {passages.length < passageCount && (
        <Text tone="soft" size="sm" className={styles.small}>
          Only the {passages.length} longest are marked and listed.
        </Text>
      )}
      <Text tone="soft" size="sm" className={styles.small}>
        Times are in {zoneTime(timeZone)}.
      </Text>
      <ol>
        {passages.map((passage, place) => (
          <li key={`${passage.first.start} ${passage.second.start}`}>
            <a
              className={styles.number}
              href={`#${passageId('first', place)}`}
              onClick={(event) => goToPassage(event, 'first', place)}
            >
              Passage {place + 1}
            </a>
            , {countOf(passage.words, 'word')}.{' '}
            {orderSentence(first.fullname, second.fullname, passage)}
            <ul>
              <li>{originSentence(first.fullname, passage.first, first.isHistoryWhole)}</li>
              <li>{originSentence(second.fullname, passage.second, second.isHistoryWhole)}</li>
            </ul>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
