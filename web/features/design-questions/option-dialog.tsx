import { useState } from 'react';
import type { OptionSave } from '@elenchus/domain/design-saves/option-save.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { ConsequencesInDialog } from '../../course-ui/design-editing/consequence-list.tsx';
import type { ChangeOptions } from '../../course-ui/design-editing/design-state.ts';
import { useConsequences, type Weighed } from '../../course-ui/design-editing/use-consequences.ts';
import type { CourseWords } from '../../course-ui/course-words/course-words.ts';
import { countOf } from '../../ui/count-words.ts';
import { LabelledChoice } from '../../ui/labelled-choice.tsx';

interface OptionDialogProps {
  readonly label: string;
  readonly save: OptionSave;
  /** How many people have answered the question. */
  readonly answers: number;
  /** How many of them chose the option that goes. */
  readonly removed: number;
  readonly following: NonNullable<ChangeOptions['following']>;
  readonly words: CourseWords;
  /** keepsWords: the stored answers follow their options. */
  readonly onConfirm: (weighed: Weighed, keepsWords: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before options get other numbers, which logic and stored answers name. */
export function OptionDialog(props: OptionDialogProps) {
  const { label, save, answers, removed, following, words, onConfirm, onCancel } = props;
  const { renumbered, naming } = save;
  const hasAnswers = answers > 0;
  const [keepsWords, setKeepsWords] = useState(hasAnswers);
  const conditions = renumbered.length === 1 ? '1 condition' : `${renumbered.length} conditions`;
  const weighed = useConsequences(
    { upserts: save.upserts, removals: [] },
    keepsWords ? 'words' : 'numbers',
    undefined,
    keepsWords ? following : undefined,
  );
  const isRemoval = label === 'remove option';
  return (
    <AskDialog
      title={isRemoval ? 'Remove this option?' : 'Move this option?'}
      confirm={`${isRemoval ? 'Remove' : 'Move'} the option${renumbered.length > 0 ? ` and change ${conditions}` : ''}`}
      isDangerous={isRemoval}
      onConfirm={() => onConfirm(weighed, keepsWords)}
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
          <LabelledChoice
            type="radio"
            name="stored-answers"
            title="Keep the answers with their words (recommended)"
            isChosen={keepsWords}
            onChange={() => setKeepsWords(true)}
          >
            {keptWords(isRemoval, removed)}
          </LabelledChoice>
          <LabelledChoice
            type="radio"
            name="stored-answers"
            title="Leave the numbers of the answers as they are"
            isChosen={!keepsWords}
            onChange={() => setKeepsWords(false)}
          >
            Answers that name a moved option would then mean a different one.
          </LabelledChoice>
          <p>
            The history keeps the old numbers. For an earlier due date, graders may therefore see a
            different option than the student chose.
          </p>
        </>
      )}
      <ConsequencesInDialog weighed={weighed} />
    </AskDialog>
  );
}

function keptWords(isRemoval: boolean, removed: number): string {
  const kept = 'Everyone keeps the option they chose.';
  if (!isRemoval || removed === 0) return kept;
  const verb = removed === 1 ? 'loses' : 'lose';
  return `${countOf(removed, 'answer')} ${verb} this option, and Undo doesn’t bring it back; the history keeps it. Everyone else keeps the option they chose.`;
}
