import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { missingGradeText, showsComments } from '@elenchus/domain/grading/grade-visibility.ts';
import {
  questionGradeLabel,
  questionNotFoundLabel,
} from '@elenchus/domain/grading/grades-without-question.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { questionsOfSections } from '@elenchus/domain/progress/progress-class.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { QuestionText } from '../../../../course-ui/questions/question-text.tsx';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { countOf } from '../../../../ui/count-words.ts';
import { LoadFailure } from '../../../../ui/loading/load-failure.tsx';
import { SkeletonLines } from '../../../../ui/loading/skeleton-lines.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { CriteriaRow } from './criteria-row.tsx';
import { AskAboutGrade } from './ask-about-grade.tsx';
import { AskedPlace } from './asked-place.tsx';
import { CommentedAnswers, GradedEssay } from './commented-answers.tsx';
import { lostGrades } from './lost-grades.ts';
import { gradedAnswersQuery, gradedCommentsQuery } from './grades-queries.ts';
import type { GradedProps } from '../portal-props.ts';
import commentStyles from './commented-answers.module.css';
import styles from './grades-view.module.css';

/** Every essay question of the evaluation with its grade and the answer as it was graded. */
export function GradedQuestions(props: GradedProps) {
  const { courseID, released, session, evaluation, graded } = props;
  const answers = useQuery(gradedAnswersQuery(courseID, session.username, evaluation.id));
  const comments = useQuery(gradedCommentsQuery(courseID, session.username, evaluation.id));
  const { questionGrades } = graded;
  const questions = useMemo(() => {
    const truth = answers.data && evaluateStudent(released.graph, answers.data);
    const all = questionsOfSections(released, evaluation.sectionIds);
    return all.filter(
      ({ id, type }) =>
        type === 'LongAnswer' && (questionGrades.has(id) || truth?.isShown(id) === true),
    );
  }, [answers.data, released, evaluation, questionGrades]);
  const lost = lostGrades(props);
  const listed = useMemo(() => new Set(questions.map(({ id }) => id)), [questions]);
  const isCommented = showsComments(evaluation, props.course.settings);
  if (answers.isPending) return <SkeletonLines lines={[80, 40, 80, 40]} />;
  const essayOf = new Map(
    answers.data?.map(({ questionID, questionEssayAnswer }) => [questionID, questionEssayAnswer]),
  );
  return (
    <>
      {answers.isError && (
        <LoadFailure
          what="Couldn’t load your graded answers."
          reason={answers.error.message}
          isRetrying={answers.isFetching}
          onRetry={() => void answers.refetch()}
        />
      )}
      {questions.length + lost.length === 0 && (
        <p className={styles.empty}>{missingGradeText('grades')}</p>
      )}
      <ol className={styles.questions}>
        {questions.map((question) => (
          <GradedQuestion
            key={question.id}
            question={question}
            grade={questionGrades.get(question.id)}
            essay={answers.data && (essayOf.get(question.id) ?? '')}
            comments={(isCommented ? comments.data : undefined)?.get(question.id) ?? []}
          >
            <CriteriaRow {...props} questionId={question.id} />
          </GradedQuestion>
        ))}
        {lost.map(({ questionId, grade }) => (
          <li key={questionId}>
            <p className={styles.questionGrade}>{questionNotFoundLabel(grade)}</p>
            <p>This question is no longer part of the evaluation. Its grade still counts.</p>
          </li>
        ))}
      </ol>
      <CommentedAnswers {...props} except={listed} />
    </>
  );
}

interface GradedQuestionProps {
  readonly question: Question;
  readonly grade: number | undefined;
  /** Undefined when it couldn't be loaded: then it is unknown whether there is one. */
  readonly essay: string | undefined;
  readonly comments: readonly PassageComment[];
  /** The criteria by which it was graded. */
  readonly children: ReactNode;
}

function GradedQuestion(props: GradedQuestionProps) {
  const { question, grade, essay, comments, children } = props;
  return (
    <li>
      <p className={styles.questionText}>
        <QuestionText>{question.text}</QuestionText>
      </p>
      <p className={styles.questionGrade}>
        {grade === undefined ? missingGradeText('grade') : questionGradeLabel(grade)}
      </p>
      {children}
      {essay !== undefined && (
        // An answer with comments is open, so that nobody misses them.
        <details open={comments.length > 0} className={commentStyles.wide}>
          <summary>
            Your answer as it was graded
            {comments.length > 0 && `, with ${countOf(comments.length, 'comment')}`}
            <VisuallyHidden>: {shortText(question.text)}</VisuallyHidden>
          </summary>
          {comments.length > 0 ? (
            <div className={commentStyles.read}>
              <GradedEssay questionId={question.id} essay={essay} comments={comments} />
            </div>
          ) : (
            <div className={styles.essay}>{essay.trim() === '' ? 'Not answered' : essay}</div>
          )}
        </details>
      )}
      <AskedPlace questionId={question.id}>
        <AskAboutGrade questionId={question.id} about={shortText(question.text)} />
      </AskedPlace>
    </li>
  );
}
