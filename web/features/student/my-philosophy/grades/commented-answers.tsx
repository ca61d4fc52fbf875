import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { chosenLine } from '@elenchus/domain/answers/choice-answer.ts';
import { showsComments } from '@elenchus/domain/grading/grade-visibility.ts';
import { placeComments, type PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { questionsOfSections } from '@elenchus/domain/progress/progress-class.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { CallFailure } from '../../../../calls/call-endpoint.ts';
import { CommentedEssay } from '../../../../course-ui/passages/commented-essay.tsx';
import { focusNote } from '../../../../course-ui/passages/note-place.ts';
import { ReadNote } from './read-note.tsx';
import { QuestionText } from '../../../../course-ui/questions/question-text.tsx';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { gradedWorkQuery } from './grades-queries.ts';
import type { GradedProps } from '../portal-props.ts';
import ownStyles from './commented-answers.module.css';
import styles from './grades-view.module.css';

interface CommentedAnswersProps extends GradedProps {
  /** Questions whose comments are shown elsewhere on the page. */
  readonly except?: ReadonlySet<string>;
}

/** The answers on which a grader commented, each with its comments. Nothing where there are none. */
export function CommentedAnswers(props: CommentedAnswersProps) {
  const { courseID, course, released, session, evaluation, except } = props;
  const isShown = showsComments(evaluation, course.settings);
  const query = gradedWorkQuery(courseID, session.username, evaluation.id);
  const work = useQuery({ ...query, enabled: isShown });
  const asked = useMemo(() => {
    const comments = work.data?.comments ?? [];
    const about = Map.groupBy(comments, ({ questionID }) => questionID);
    const shown = questionsOfSections(released, evaluation.sectionIds);
    // A question can be hidden or moved after it was commented on.
    const others = course.questions.filter((question) => !shown.includes(question));
    return [...shown, ...others].flatMap((question) => {
      const own = except?.has(question.id) === true ? undefined : about.get(question.id);
      return own ? [{ question, comments: own }] : [];
    });
  }, [work.data, released, evaluation, course, except]);
  if (!isShown) return null;
  if (work.isError && !work.data && !isWithoutDueDate(work.error)) {
    return (
      <LoadFailure
        what="Couldn’t load the comments on your answers."
        reason={work.error.message}
        isRetrying={work.isFetching}
        onRetry={() => void work.refetch()}
      />
    );
  }
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="commented-answers" className={ownStyles.commented}>
      <h3 id="commented-answers">Comments on your answers</h3>
      <ol>
        {asked.map(({ question, comments }) => (
          <CommentedAnswer
            key={question.id}
            question={question}
            comments={comments}
            answer={work.data?.answers.find(({ questionID }) => questionID === question.id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Without a due date no answers count, and there are no comments. */
function isWithoutDueDate(error: Error): boolean {
  return error instanceof CallFailure && error.code === 'MISSING_TARGET_DATE';
}

interface CommentedAnswerProps {
  readonly question: Question;
  readonly comments: readonly PassageComment[];
  readonly answer: Answer | undefined;
}

function CommentedAnswer({ question, comments, answer }: CommentedAnswerProps) {
  const isEssay = question.type === 'LongAnswer';
  const essay = isEssay ? (answer?.questionEssayAnswer ?? '') : '';
  return (
    <li>
      <p className={styles.questionText}>
        <QuestionText>{question.text}</QuestionText>
      </p>
      {!isEssay && (
        <p className={styles.questionGrade}>
          {chosenLine(answer ? answerText(answer) : '', question.options, answer?.removedOptions)}
        </p>
      )}
      <GradedEssay questionId={question.id} essay={essay} comments={comments} isEssay={isEssay} />
    </li>
  );
}

interface GradedEssayProps {
  readonly questionId: string;
  readonly essay: string;
  readonly comments: readonly PassageComment[];
  readonly isEssay?: boolean;
}

/** An essay with the comments on it, those on the whole answer at its end. */
export function GradedEssay({ questionId, essay, comments, isEssay = true }: GradedEssayProps) {
  const placed = placeComments(comments, essay);
  return (
    <>
      {essay.trim() !== '' && (
        <CommentedEssay
          questionId={questionId}
          essay={essay}
          placed={placed}
          onPick={(number) => focusNote(questionId, number)}
          renderNote={(one) => (
            <ReadNote key={one.comment.commentID} questionId={questionId} placed={one} />
          )}
        />
      )}
      {isEssay && essay.trim() === '' && <p className={styles.empty}>Not answered</p>}
      <div className={ownStyles.others}>
        {placed
          .filter(({ range }) => range === null)
          .map((one) => (
            <ReadNote key={one.comment.commentID} questionId={questionId} placed={one} />
          ))}
      </div>
    </>
  );
}
