import type { OptionSave } from '@elenchus/domain/course/option-save.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import type { CourseWords } from './course-words.ts';

interface OptionDialogProps {
  readonly label: string;
  readonly save: OptionSave;
  readonly words: CourseWords;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before logic that names options is changed together with them. */
export function OptionDialog({ label, save, words, onConfirm, onCancel }: OptionDialogProps) {
  const { renumbered, naming } = save;
  const conditions = renumbered.length === 1 ? '1 condition' : `${renumbered.length} conditions`;
  const isRemoval = label === 'remove option';
  return (
    <AskDialog
      title={isRemoval ? 'Remove this option?' : 'Move this option?'}
      confirm={`${isRemoval ? 'Remove' : 'Move'} the option and change ${conditions}`}
      isDangerous={isRemoval}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        Options get other numbers. The logic that names them is changed in the same save, so that it
        says what it said before:
      </p>
      <ul>
        {renumbered.map((owner) => (
          <li key={words.ownerName(owner)}>
            the logic of {words.ownerName(owner)}
            {naming.includes(owner) &&
              ' (it names the removed option: that part is never true now)'}
          </li>
        ))}
      </ul>
      <p>
        Answers that students have already given keep their numbers, so those that name a moved
        option then stand for another one.
      </p>
    </AskDialog>
  );
}
