import { useEffect, useRef } from 'react';
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { readChosen } from '@elenchus/domain/answers/choice-answer.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { answerIn } from '../../../../saving/answers/answer-queue.ts';
import type { SetAside } from '../../../../saving/queue/queue-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { VersionDifference } from './version-difference.tsx';
import styles from './set-aside-texts.module.css';

interface SetAsideTextProps {
  readonly text: SetAside;
  readonly course: ReleasedCourse;
  readonly sheet: AnswerSheet;
  /** The answer that is current is directly above. */
  readonly isBelowQuestion?: boolean;
  /** It was brought back. */
  readonly takesFocus: boolean;
  readonly onUse: () => void;
  readonly onDelete: () => void;
}

/** A text that isn't current: refused by the server, or overwritten by a later edit. It stays until the person chooses. */
export function SetAsideText(props: SetAsideTextProps) {
  const { text, course, sheet, takesFocus, onUse, onDelete } = props;
  const place = useRef<HTMLElement>(null);
  const question = course.questionById.get(text.key);
  const plain = plainText(answerIn(text), question);
  const isOther = text.reason === 'superseded';
  const isCompared = isOther && question?.type === 'LongAnswer';
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={place}
      className={styles.text}
      tabIndex={-1}
      aria-label={isOther ? 'Another version of your answer' : 'An answer that wasn’t accepted'}
      data-reason={text.reason}
      data-set-aside
    >
      <Explanation {...props} question={question} />
      {isCompared && <VersionDifference sheet={sheet} questionId={text.key} other={plain} />}
      <WholeText text={plain} />
      <div className={styles.actions}>
        {isOther && question && (
          <Button look="filled" onClick={onUse}>
            Use this version instead
          </Button>
        )}
        <Button onClick={onDelete}>Delete this copy</Button>
      </div>
    </section>
  );
}

interface ExplanationProps extends Pick<SetAsideTextProps, 'text' | 'isBelowQuestion'> {
  readonly question: Question | undefined;
}

function Explanation({ text, isBelowQuestion = false, question }: ExplanationProps) {
  const about = question ? ` “${shortText(question.text)}”` : ' a question that is no longer open';
  if (text.reason === 'refused') {
    return (
      <p>
        <strong>This answer wasn’t accepted</strong> because its question isn’t open:{about}.
        Nothing is lost. Copy it if you need it elsewhere.
      </p>
    );
  }
  return (
    <p>
      <strong>
        {isBelowQuestion ? 'This answer' : `Your answer to${about}`} has more than one version
      </strong>{' '}
      because you wrote on 2 devices or in 2 tabs. The later one is{' '}
      {isBelowQuestion ? 'above' : 'saved'}. This one is kept on this device until you choose.
    </p>
  );
}

/** To be selected or copied: the copy button works only over TLS. */
function WholeText({ text }: { text: string }) {
  return (
    <div className={styles.whole}>
      <textarea readOnly rows={4} value={text} aria-label="The text that was set aside" />
      <CopyButton text={text} label="Copy the text" />
    </div>
  );
}

/** An essay as it is, a choice by the texts of its options. */
function plainText(answer: Answer, question: Question | undefined): string {
  const stored = answerText(answer);
  if (!question || !isChoice(question.type)) return stored;
  const { chosen } = readChosen(stored, question.options.length);
  return chosen.map((option) => question.options[option - 1]).join('\n');
}
