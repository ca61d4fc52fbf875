import type { OptionSave } from '@elenchus/domain/course/option-save.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../course-ui/design-editing/consequence-list.tsx';
import { useConsequences, type Weighed } from '../../course-ui/design-editing/use-consequences.ts';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';

interface OptionDialogProps {
  readonly label: string;
  readonly save: OptionSave;
  /** How many people have answered the question. */
  readonly answers: number;
  readonly words: CourseWords;
  readonly onConfirm: (weighed: Weighed) => void;
  readonly onCancel: () => void;
}

/** Asks before logic that names options is changed together with them. */
export function OptionDialog(props: OptionDialogProps) {
  const { label, save, answers, words, onConfirm, onCancel } = props;
  const { renumbered, naming } = save;
  const conditions = renumbered.length === 1 ? '1 condition' : `${renumbered.length} conditions`;
  const weighed = useConsequences({ upserts: save.upserts, removals: [] });
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
          Options get other numbers. The logic that names them is changed in the same save, so that
          it says what it said before:
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
      <ConsequencesInDialog weighed={weighed} />
      {answers > 0 && (
        <p>
          {answers === 1 ? '1 person has' : `${answers} people have`} already answered this
          question. Answers keep their numbers, so those that name a moved option then stand for
          another one. Consider adding a new question instead.
        </p>
      )}
    </AskDialog>
  );
}
