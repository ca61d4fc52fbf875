import { useState, useSyncExternalStore } from 'react';
import { answerText } from '@elenchus/domain/answers/answer.ts';
import { readChosen } from '@elenchus/domain/answers/choice-answer.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { shortText } from '../../course-ui/shown-change-words.ts';
import { answerIn, type AnswerQueue } from '../../saving/answers/answer-queue.ts';
import type { SetAside } from '../../saving/queue/queue-state.ts';
import styles from './set-aside-texts.module.css';

interface SetAsideTextsProps {
  readonly queue: AnswerQueue;
  readonly course: ReleasedCourse;
}

/** Texts that aren't current: refused by the server, or overwritten by a later edit. They stay until dismissed. */
export function SetAsideTexts({ queue, course }: SetAsideTextsProps) {
  const refused = useSyncExternalStore(queue.subscribe, () => queue.state().refused);
  const superseded = useSyncExternalStore(queue.subscribe, () => queue.state().superseded);
  return (
    <div className={styles.texts} aria-live="polite">
      {[...refused, ...superseded].map((text) => (
        <SetAsideText
          key={`${text.key} ${text.editedAt}`}
          text={text}
          course={course}
          onUse={() => {
            const { questionAnswer, questionEssayAnswer } = answerIn(text);
            queue.editAnswer(text.key, { questionAnswer, questionEssayAnswer });
            queue.discard(text);
          }}
          onDiscard={() => queue.discard(text)}
        />
      ))}
    </div>
  );
}

interface SetAsideTextProps extends Pick<SetAsideTextsProps, 'course'> {
  readonly text: SetAside;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

function SetAsideText({ text, course, onUse, onDiscard }: SetAsideTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copied = plainText(text, course);
  const question = course.questionById.get(text.key);
  const about = question ? ` “${shortText(question.text)}”` : ' a question that is no longer open';
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(copied);
    setCopied(true);
  };
  return (
    <section className={styles.text} data-reason={text.reason}>
      <p>
        {text.reason === 'refused' ? (
          <>
            <strong>This answer wasn’t accepted</strong> because its question isn’t open:{about}.
            Nothing is lost. Copy it if you need it elsewhere.
          </>
        ) : (
          <>
            <strong>There was another version of your answer</strong> to{about}, written in another
            tab or on another device. Your later version was kept. This is the other one.
          </>
        )}
      </p>
      {/* Selecting works in every browser; the copy button works only over TLS. */}
      <textarea readOnly rows={4} value={copied} aria-label="The text that was set aside" />
      <div className={styles.actions}>
        {'clipboard' in navigator && (
          <button type="button" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy the text'}
          </button>
        )}
        {text.reason === 'superseded' && question && (
          <button type="button" onClick={onUse}>
            Use this version instead
          </button>
        )}
        <button type="button" onClick={onDiscard}>
          Delete this copy
        </button>
      </div>
    </section>
  );
}

/** An essay as it is, a choice by the texts of its options. */
function plainText(text: SetAside, { questionById }: ReleasedCourse): string {
  const stored = answerText(answerIn(text));
  const question = questionById.get(text.key);
  if (!question || !isChoice(question.type)) return stored;
  const { chosen } = readChosen(stored, question.options.length);
  return chosen.map((option) => question.options[option - 1]).join('\n');
}
