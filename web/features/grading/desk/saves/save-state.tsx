import { LogInAgain } from '../../../../course-ui/frame/log-in-again.tsx';
import { SaveNote } from '../../../../course-ui/forms/save-note.tsx';
import { saveWords, type SaveWords } from '../../../../saving/save-words.ts';
import { unreadableWords } from '../../../../saving/unreadable-words.ts';
import { paths } from '../../../../lib/paths.ts';
import { moveTo } from '../../../../lib/browser-location.ts';
import { isFieldOf, readFieldKey } from '../../../../saving/grades/grade-field.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useDesk } from '../desk-context.ts';
import { useFieldNames } from './field-names.ts';
import { rejectedSentence } from '../desk-words.ts';
import header from '../header/desk-header.module.css';
import styles from './save-state.module.css';

type FieldElsewhere = NonNullable<ReturnType<typeof readFieldKey>>;

interface SaveStateProps {
  readonly numbers: ReadonlyMap<string, number> | undefined;
}

/** Whether everything is saved, in words; what waits for another student or evaluation leads there. */
export function SaveState({ numbers }: SaveStateProps) {
  const { courseID, work, saves } = useDesk();
  const nameOf = useFieldNames(numbers);
  const state = saves.queueState();
  const words = saveWords(state, {
    one: 'change',
    many: 'changes',
    nameOf,
    unreadable: unreadableWords(state, nameOf),
  });
  const rejected = saves.rejected();
  const { tone, text, isLoggedOut } = withRejected(
    words,
    rejected.map((one) => `Not saved, ${nameOf(one.key)}: ${rejectedSentence(one)}`),
  );
  const elsewhere = [
    ...[...state.unsent.values()].filter(({ problem }) => problem !== null),
    ...rejected,
  ]
    .filter(({ key }) => !isFieldOf(key, work))
    .map(({ key }) => readFieldKey(key))
    .find((field) => field !== null);
  return (
    <div
      className={`${header.saveState} ${styles.state} ${isLoggedOut ? styles.loggedOut : ''}`.trim()}
    >
      <SaveNote tone={tone} text={text}>
        {isLoggedOut && <LogInAgain courseID={courseID} onReturn={() => saves.resume()} />}
        {elsewhere && (
          <LinkButton
            onClick={() =>
              moveTo(
                paths.gradingDesk(
                  courseID,
                  elsewhere.evaluationId,
                  elsewhere.username,
                  questionOf(elsewhere),
                ),
              )
            }
          >
            Go there
          </LinkButton>
        )}
      </SaveNote>
    </div>
  );
}

/** The question whose grade it is; null for what belongs to the whole evaluation. */
function questionOf({ gradingType, questionID }: FieldElsewhere): string | null {
  return gradingType === 'questionGrade' ? questionID : null;
}

/** What could not be read as a value is said besides what could not be sent. */
function withRejected(words: SaveWords, sentences: readonly string[]): SaveWords {
  if (sentences.length === 0) return words;
  const others = words.tone === 'failed' ? [words.text] : [];
  return { ...words, tone: 'failed', text: [...others, ...sentences].join(' ') };
}
