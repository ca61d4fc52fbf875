import { useEffect, useRef } from 'react';
import type {
  ReadingDraft,
  ReadingQueue,
  ReadWork,
  SavedReading,
} from '../../saving/second-readings/reading-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './second-readings.module.css';

type Reading = Pick<SavedReading, 'grade' | 'remark'>;

interface ReadingConflictProps {
  readonly mine: ReadingDraft;
  readonly theirs: SavedReading;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two versions of a reading, to choose between. */
export function ReadingConflict({ mine, theirs, onMine, onTheirs }: ReadingConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className={styles.conflict}>
      <p>
        <strong>Not saved:</strong> this reading was changed in another tab, or by another
        instructor. Which version do you want to keep?
      </p>
      <dl>
        <ReadingVersion label="Saved" reading={theirs} />
        <ReadingVersion label="Yours" reading={mine} />
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onMine}>Keep mine</Button>
        <Button onClick={onTheirs}>Take the saved one</Button>
      </div>
    </div>
  );
}

function ReadingVersion({ label, reading }: { readonly label: string; readonly reading: Reading }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {reading.grade || <em>No grade</em>}
        {reading.remark !== '' && `\n${reading.remark}`}
      </dd>
    </div>
  );
}

interface ReplacedReadingsProps {
  readonly work: ReadWork;
  readonly queue: ReadingQueue;
  readonly onUse: (reading: Reading) => void;
}

/** What the person typed for the same student in another tab. */
export function ReplacedReadings({ work, queue, onUse }: ReplacedReadingsProps) {
  return queue.replaced(work).map((text) => {
    const reading = { grade: text.value['grade'] ?? '', remark: text.value['remark'] ?? '' };
    return (
      <Notice key={`${text.tab} ${text.editedAt}`} tone="attention">
        <p>You typed this in another tab as well:</p>
        <p className={styles.replaced}>
          {reading.grade || <em>No grade</em>}
          {reading.remark !== '' && `\n${reading.remark}`}
        </p>
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              onUse(reading);
              queue.discard(text);
            }}
          >
            Use this
          </Button>
          <Button onClick={() => queue.discard(text)}>Drop it</Button>
        </div>
      </Notice>
    );
  });
}
