import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { SaveNote } from '../../course-ui/save-note.tsx';
import { saveWords } from '../../lib/answer-queue/save-words.ts';
import { paths } from '../../lib/paths.ts';
import { moveTo } from '../../lib/browser-location.ts';
import { useDesk } from './desk-context.ts';
import { useFieldNames } from './field-names.ts';
import { readFieldKey } from './grade-field.ts';
import styles from './grading-desk.module.css';

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
  return (
    <div className={styles.saveState}>
      <SaveNote tone={tone} text={text}>
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
      </SaveNote>
    </div>
  );
}
