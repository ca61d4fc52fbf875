import { useEffect, useMemo, useRef, useState } from 'react';
import { idMaker } from '@elenchus/domain/base/identifiers.ts';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { placeDrafts } from '@elenchus/domain/question-files/place-drafts.ts';
import { ownNotes, sharedNotes } from '@elenchus/domain/question-files/shared-notes.ts';
import type { QuestionFileReport } from '../../../../calls/design/send-question-file.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { randomBytes } from '../../../../course-ui/design/random-ids.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { AddedQuestions } from './added-note.tsx';
import { DraftList } from './draft-list.tsx';
import { UnusableList } from './unusable-list.tsx';
import { PlaceFields, useQuestionDays } from './place-fields.tsx';
import styles from './question-files.module.css';

interface FilePreviewProps {
  /** The name of the file. */
  readonly name: string;
  readonly report: QuestionFileReport;
  readonly onAdded: (added: AddedQuestions) => void;
}

/** What a file contains: the questions to choose from, what was left out, and where the questions go. */
export function FilePreview({ name, report, onAdded }: FilePreviewProps) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const days = useQuestionDays();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosenDay, setDay] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(true);
  const topicId = chosenDay ?? days.suggested;
  const head = useRef<HTMLDivElement>(null);
  // What was read is below the field in which the file was chosen.
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { drafts, leftOut, notes, answeredIds } = report;
  const chosen = useMemo(() => drafts.filter(({ place }) => !left.has(place)), [drafts, left]);
  const plan = useMemo(() => {
    const taken = [...course.questions.map(({ id }) => id), ...answeredIds];
    const newId = idMaker('question', randomBytes, taken);
    return placeDrafts({
      course,
      drafts: chosen,
      all: drafts,
      topicId,
      isHeld,
      answeredIds,
      newId,
    });
  }, [course, chosen, drafts, topicId, isHeld, answeredIds]);
  const shared = sharedNotes(drafts);
  const placeNotes = new Map(plan.placed.map(({ draft, notes: own }) => [draft.place, own]));
  const amount = countedNoun(chosen.length, 'question');
  const add = (): void => {
    onAdded({ ids: plan.placed.map(({ question }) => question.id) });
    change(plan.changes, { label: `add ${amount} from a file`, message: `Added ${amount}.` });
  };
  return (
    <Stack as="section" gap={16} aria-label={`Questions in ${name}`}>
      <div ref={head} tabIndex={-1} className={styles.summary}>
        <Notice>
          <p>{summary(drafts.length, leftOut.length)}</p>
          <NoteList notes={notes} />
          {shared.length > 0 && (
            <>
              <p>About every question:</p>
              <NoteList notes={shared} />
            </>
          )}
        </Notice>
      </div>
      {leftOut.length > 0 && <UnusableList items={leftOut} />}
      {drafts.length > 0 && (
        <>
          <DraftList
            drafts={drafts.map((draft) => ({
              ...draft,
              notes: [...ownNotes(draft, shared), ...(placeNotes.get(draft.place) ?? [])],
            }))}
            left={left}
            onLeave={setLeft}
          />
          <PlaceFields
            days={days}
            topicId={topicId}
            hasOwnDays={drafts.some(({ classDay }) => classDay !== '')}
            isHeld={isHeld}
            onDay={setDay}
            onHeld={setHeld}
          />
          <p>
            <Button look="filled" disabled={chosen.length === 0 || topicId === ''} onClick={add}>
              Add {amount}
            </Button>
          </p>
        </>
      )}
    </Stack>
  );
}

function NoteList({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.inNotice}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function summary(drafts: number, leftOut: number): string {
  const can =
    drafts === 0
      ? 'No question in this file can be added.'
      : `${countedNoun(drafts, 'question')} can be added.`;
  if (leftOut === 0) return can;
  return `${can} ${countedNoun(leftOut, 'other')} can’t be added.`;
}
