import type {
  ReadingDraft,
  ReadingQueue,
  ReadWork,
  SavedReading,
} from '../../../saving/second-readings/reading-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { TypedElsewhere } from '../../../ui/fields/typed-elsewhere.tsx';
import { VersionChoice } from '../../../ui/fields/version-choice.tsx';

type Reading = Pick<SavedReading, 'grade' | 'remark'>;

interface ReadingConflictProps {
  readonly mine: ReadingDraft;
  readonly theirs: SavedReading;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two versions of a reading, to choose between. */
export function ReadingConflict({ mine, theirs, onMine, onTheirs }: ReadingConflictProps) {
  return (
    <VersionChoice
      versions={[
        { label: 'Saved', text: <ReadingText reading={theirs} /> },
        { label: 'Yours', text: <ReadingText reading={mine} /> },
      ]}
      buttons={
        <>
          <Button onClick={onMine}>Keep mine</Button>
          <Button onClick={onTheirs}>Take the saved one</Button>
        </>
      }
    >
      this reading was changed in another tab, or by another instructor. Which version do you want
      to keep?
    </VersionChoice>
  );
}

function ReadingText({ reading }: { readonly reading: Reading }) {
  return (
    <>
      {reading.grade || <em>No grade</em>}
      {reading.remark !== '' && `\n${reading.remark}`}
    </>
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
    const { grade, remark } = text.value;
    return (
      <TypedElsewhere
        key={`${text.tab} ${text.editedAt}`}
        text={<ReadingText reading={{ grade, remark }} />}
        useLabel="Use this"
        onUse={() => onUse({ grade, remark })}
        onDrop={() => queue.discard(text)}
      >
        You typed this in another tab as well:
      </TypedElsewhere>
    );
  });
}
