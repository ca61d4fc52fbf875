import type { OptionSave } from '@elenchus/domain/design-saves/option-save.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../../../course-ui/design/consequence-list.tsx';
import type { ChangeOptions } from '../../../../course-ui/design/design-state.ts';
import { useConsequences, type Weighed } from '../../../../course-ui/design/use-consequences.ts';
import type { CourseWords } from '../../../../course-ui/course-words/course-words.ts';

interface OptionDialogProps {
  readonly label: string;
  readonly save: OptionSave;
  /** How many people have answered the question. */
  readonly answers: number;
  /** How many of them chose the option that goes. */
  readonly removed: number;
  readonly following: NonNullable<ChangeOptions['following']>;
  readonly words: CourseWords;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks before options get other numbers, which logic and stored answers name. */
export function OptionDialog(props: OptionDialogProps) {
  const { label, save, answers, removed, following, words, onConfirm, onCancel } = props;
  const { renumbered, naming } = save;
  const hasAnswers = answers > 0;
  const conditions = renumbered.length === 1 ? '1 condition' : `${renumbered.length} conditions`;
  const weighed = useConsequences(
    { upserts: save.upserts, removals: [] },
    '',
    undefined,
    following,
  );
  const isRemoval = label === 'remove option';
  return (
    <AskDialog
      title={isRemoval ? 'Remove this option?' : 'Move this option?'}
      confirm={`${isRemoval ? 'Remove' : 'Move'} the option${renumbered.length > 0 ? ` and change ${conditions}` : ''}`}
      isDangerous={isRemoval}
      onConfirm={() => onConfirm(weighed)}
      onCancel={onCancel}
    >
      {renumbered.length > 0 && (
        <p>
          The options get new numbers. The logic that names them is updated in the same save, so it
          keeps its meaning:
        </p>
      )}
      <ul>
        {renumbered.map((owner) => (
          <li key={words.ownerName(owner)}>
            the logic of {words.ownerName(owner)}
            {naming.includes(owner) &&
              ' (it names the removed option: that part is never true now)'}
          </li>
        ))}
      </ul>
      {hasAnswers && (
        <>
          <p>
            {answers === 1 ? '1 person has' : `${answers} people have`} already answered this
            question.
          </p>
          <p>{keptWords(isRemoval, removed)}</p>
        </>
      )}
      <ConsequencesInDialog weighed={weighed} />
    </AskDialog>
  );
}

function keptWords(isRemoval: boolean, removed: number): string {
  if (!isRemoval || removed === 0) {
    return 'Everyone keeps the option they chose, also in earlier answers.';
  }
  const people =
    removed === 1 ? '1 person who chose it has' : `${removed} people who chose it have`;
  return `${people} to choose again. Graders still read what they chose. Everyone else keeps the option they chose, also in earlier answers.`;
}
