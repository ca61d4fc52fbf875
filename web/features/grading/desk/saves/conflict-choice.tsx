import { useQuery } from '@tanstack/react-query';
import { fullNameQuery } from '../../../../calls/people/full-name-query.ts';
import { Button } from '../../../../ui/button.tsx';
import { VersionChoice } from '../../../../ui/fields/version-choice.tsx';
import { useDesk, type DeskField } from '../desk-context.ts';
import { timeOfDayWords } from '../desk-words.ts';
import type { FieldConflict } from './shown-field.ts';
import fieldStyles from '../fields/desk-fields.module.css';

interface FieldNoteProps {
  readonly field: DeskField;
  readonly isText?: boolean;
  /** A value as people read it. */
  readonly say?: (text: string) => string;
}

function asStored(text: string): string {
  return text;
}

/** What others did to a field: two values to choose between, or a word about who changed it. */
export function FieldNote({ field, isText = false, say = asStored }: FieldNoteProps) {
  if (field.conflict) return <ConflictChoice conflict={field.conflict} isText={isText} say={say} />;
  if (field.news) return <NewsNote field={field} news={field.news} />;
  return field.isHeldBack ? (
    <p className={fieldStyles.news} aria-live="polite">
      This was changed or deleted. You see the new value when you leave the field.
    </p>
  ) : null;
}

function NewsNote({ field, news }: { field: DeskField; news: NonNullable<DeskField['news']> }) {
  const { course } = useDesk();
  const name = usePersonName(news.by);
  const since = timeOfDayWords(news.at, course.settings.timeZone);
  return (
    <p className={fieldStyles.news} aria-live="polite">
      Changed by {name} at {since}.{field.isHeldBack && ' It appears when you leave the field.'}
    </p>
  );
}

interface ConflictChoiceProps extends Pick<FieldNoteProps, 'say'> {
  readonly conflict: FieldConflict;
  readonly isText: boolean;
  /** By default the choice goes to the field as it is. */
  readonly onChoose?: (choice: 'mine' | 'theirs' | 'both') => void;
}

/** Two versions of a field, to choose between. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { conflict, isText, say = asStored, onChoose } = props;
  const { saves } = useDesk();
  const choose = onChoose ?? ((choice) => saves.choose(conflict, choice));
  const { mine, theirs } = conflict;
  const name = usePersonName(theirs?.changedBy ?? '');
  return (
    <VersionChoice
      versions={[
        { label: theirs ? name : 'Now', text: say(theirs?.text ?? '') || <em>Nothing</em> },
        { label: 'You', text: say(mine) || <em>Nothing</em> },
      ]}
      buttons={
        <>
          <Button onClick={() => choose('mine')}>Keep mine</Button>
          <Button onClick={() => choose('theirs')}>
            {theirs ? 'Take theirs' : 'Leave it empty'}
          </Button>
          {isText && <Button onClick={() => choose('both')}>Keep both</Button>}
        </>
      }
    >
      {theirs
        ? `${name} changed this while you were typing.`
        : 'this was deleted while you were typing, for example by a new due date.'}{' '}
      Which version do you want to keep?
    </VersionChoice>
  );
}

/** A full name as soon as it is known, the username until then. */
export function usePersonName(username: string): string {
  const { courseID } = useDesk();
  const { data } = useQuery({ ...fullNameQuery(courseID, username), enabled: username !== '' });
  return data ?? username;
}
