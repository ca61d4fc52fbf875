import { IconAlertCircle, IconCircleCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { saveWords } from '../../lib/answer-queue/save-words.ts';
import { paths } from '../../lib/paths.ts';
import { moveTo } from '../../lib/browser-location.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDesk } from './desk-context.ts';
import { useFieldNames } from './field-names.ts';
import { readFieldKey } from './grade-field.ts';
import styles from './grading-desk.module.css';

const icons = {
  saved: IconCircleCheck,
  saving: IconRefresh,
  waiting: IconCloudOff,
  failed: IconAlertCircle,
};

interface SaveStateProps {
  readonly numbers: ReadonlyMap<string, number> | undefined;
}

/** Whether everything is saved, in words; what waits for another student leads there. */
export function SaveState({ numbers }: SaveStateProps) {
  const { courseID, work, saves } = useDesk();
  const nameOf = useFieldNames(numbers);
  const state = saves.queueState();
  const { tone, text } = saveWords(state, { one: 'change', many: 'changes', nameOf });
  const elsewhere = [...state.unsent.values()]
    .filter(({ problem }) => problem !== null)
    .map(({ key }) => readFieldKey(key))
    .find((field) => field !== null && !isSameUsername(field.username, work.username));
  const Icon = icons[tone];
  const isTrouble = tone === 'waiting' || tone === 'failed';
  return (
    <div className={styles.saveState} data-tone={tone}>
      <Icon aria-hidden />
      <p>{text}</p>
      {elsewhere && (
        <button
          type="button"
          className={styles.link}
          onClick={() =>
            moveTo(paths.gradingDesk(courseID, elsewhere.evaluationId, elsewhere.username))
          }
        >
          Go there
        </button>
      )}
      <VisuallyHidden>
        {/* Told only when something is wrong: after every pause in typing it would be a nuisance. */}
        <span aria-live="polite">{isTrouble ? text : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
