import { answerText } from '@elenchus/domain/answers/answer.ts';
import { chosenLine } from '@elenchus/domain/answers/choice-answer.ts';
import { lateRevisionSentence, type LateRevision } from '@elenchus/domain/answers/late-revision.ts';
import { ChoiceQuestion } from '../../../../course-ui/questions/choice-question.tsx';
import type { QuestionProps } from '../../../../course-ui/questions/question-props.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { WhyQuestion } from '../../../../course-ui/why-shown/why-question.tsx';
import { AnswerComments } from '../comments/answer-comments.tsx';
import { useQuestionComments } from '../comments/question-comments.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './folded-choice.module.css';

interface FoldedChoiceProps extends Pick<
  QuestionProps,
  'question' | 'sheet' | 'hrefOf' | 'onGoTo'
> {
  readonly number: number | null;
  readonly revision: LateRevision | undefined;
  readonly isAdded: boolean;
}

/** A choice question in two lines, its question and what was chosen; it opens to all options (GRD-114). */
export function FoldedChoice(props: FoldedChoiceProps) {
  const { question, number, sheet, revision, isAdded, hrefOf, onGoTo } = props;
  const answer = sheet.answerOf(question.id);
  const line = chosenLine(
    answer ? answerText(answer) : '',
    question.options,
    answer?.removedOptions,
  );
  const comments = useQuestionComments(question.id).length;
  return (
    <div className={styles.choice}>
      <details>
        <summary>
          <span className={styles.question}>
            {number}. {shortText(question.text)}
            {isAdded && ' (added after the due date)'}
          </span>
          <span className={styles.chosen}>
            {line}
            {comments > 0 && ` · ${comments === 1 ? '1 comment' : `${comments} comments`}`}
          </span>
        </summary>
        <Stack gap={8} className={styles.whole}>
          <ChoiceQuestion {...{ question, sheet, hrefOf, onGoTo }} onAnswer={null} />
          <AnswerComments questionId={question.id} essay="" />
          <WhyQuestion questionId={question.id} />
        </Stack>
      </details>
      {revision && (
        <p className={styles.revised}>
          {lateRevisionSentence(revision)}: {chosenLine(revision.after, question.options)}
        </p>
      )}
    </div>
  );
}
