import { memo, useId, useState } from 'react';
import { lateRevisionSentence, type LateRevision } from '@elenchus/domain/answers/late-revision.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { countWords } from '@elenchus/domain/word-counts/word-count.ts';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import { ContradictionItem } from '../../../../course-ui/contradictions/contradiction-item.tsx';
import { questionElementId } from '../../../../course-ui/questions/question-place.ts';
import { QuestionText } from '../../../../course-ui/questions/question-text.tsx';
import { ReadEssay } from '../../../../course-ui/questions/read-essay.tsx';
import { WhyQuestion } from '../../../../course-ui/why-shown/why-question.tsx';
import { breakpoints } from '../../../../ui/breakpoints.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useMediaQuery } from '../../../../ui/media-query.ts';
import { AnswerComments } from '../comments/answer-comments.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { CriteriaChoice } from '../fields/criteria-choice.tsx';
import { useField, useQuietDesk } from '../desk-context.ts';
import { DeskRequest } from '../notices/desk-requests.tsx';
import { FoldedChoice } from './folded-choice.tsx';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { GradeBox } from '../fields/grade-box.tsx';
import type { QuestionSteps } from './use-current-question.ts';
import { WordChanges } from './word-changes.tsx';
import styles from './desk-answers.module.css';

interface DeskQuestionProps {
  readonly question: Question;
  /** null for a contradiction. */
  readonly number: number | null;
  readonly sheet: AnswerSheet;
  readonly revision: LateRevision | undefined;
  /** The course changed: it was not there when the answers were due. */
  readonly isAdded: boolean;
  /** Whether it is the one being graded. */
  readonly isCurrent: boolean;
  readonly questions: QuestionSteps;
}

const hrefOf = (questionId: string): string => `#${questionElementId(questionId)}`;

/** One question with the student's answer, for reading and grading. Moving on draws only two of them again. */
export const DeskQuestion = memo(function DeskQuestion(props: DeskQuestionProps) {
  const { question, sheet, questions } = props;
  if (question.type === 'LongAnswer') return <GradedEssay {...props} />;
  const links = { hrefOf, onGoTo: questions.goTo };
  if (question.type !== 'Contradiction') return <FoldedChoice {...props} {...links} />;
  const reading = { question, sheet, onAnswer: null, ...links } as const;
  return (
    <>
      <ContradictionItem {...reading} />
      <WhyQuestion questionId={question.id} />
    </>
  );
});

function QuestionNumber({ number, isAdded }: Pick<DeskQuestionProps, 'number' | 'isAdded'>) {
  return (
    <Text tone="soft" size="xs" className={styles.number}>
      Question {number}
      {isAdded && ' · added after the due date'}
    </Text>
  );
}

function GradedEssay(props: DeskQuestionProps) {
  const { question, number, sheet, revision, isAdded, isCurrent, questions } = props;
  const { course } = useQuietDesk();
  const labelId = useId();
  const [showsChanges, setShowsChanges] = useState(false);
  const isGraded = gradeEntry(course.settings) === 'questions';
  const essay = sheet.answerOf(question.id)?.questionEssayAnswer ?? '';
  const words = countWords(essay);
  const wordCount = <span>{words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}</span>;
  return (
    <article
      id={questionElementId(question.id)}
      className={styles.question}
      aria-labelledby={labelId}
      data-current={isCurrent || undefined}
      tabIndex={-1}
    >
      <QuestionNumber number={number} isAdded={isAdded} />
      <p id={labelId} className={styles.text}>
        <QuestionText>{question.text}</QuestionText>
      </p>
      {revision && showsChanges ? (
        <Changes revision={revision} />
      ) : (
        <>
          {essay.trim() === '' && <ReadEssay sheet={sheet} questionId={question.id} />}
          <AnswerComments questionId={question.id} essay={essay}>
            {wordCount}
          </AnswerComments>
        </>
      )}
      <Cluster gap={[4, 16]} spread className={styles.below}>
        {revision && showsChanges && wordCount}
        {revision && (
          <span className={styles.revised}>
            {lateRevisionSentence(revision)}.{' '}
            <LinkButton aria-expanded={showsChanges} onClick={() => setShowsChanges(!showsChanges)}>
              {showsChanges ? 'Show the answer that counts' : 'Show what changed'}
            </LinkButton>
          </span>
        )}
      </Cluster>
      {isGraded && <EssayGrade questionId={question.id} number={number} questions={questions} />}
      <DeskRequest questionId={question.id} />
      <WhyQuestion questionId={question.id} />
    </article>
  );
}

interface EssayGradeProps extends Pick<DeskQuestionProps, 'number' | 'questions'> {
  readonly questionId: string;
}

/** The same grade as in the list of fields, where the essay ends. */
function EssayGrade({ questionId, number, questions }: EssayGradeProps) {
  const { courseID } = useQuietDesk();
  const field = useField('questionGrade', questionId);
  const isBesideFields = useMediaQuery(breakpoints.columns);
  return (
    <Stack columns="auto" gap={6} className={styles.foot}>
      <ChangingPart courseID={courseID}>
        <CriteriaChoice questionId={questionId} what={`question ${number}`} />
        <Cluster as="p" gap={10} align="center" className={styles.grade}>
          <span aria-hidden>Grade</span>
          <GradeBox
            questionId={questionId}
            label={`Grade for question ${number}`}
            place="answer"
            questions={questions}
          />
        </Cluster>
      </ChangingPart>
      {/* On a wide screen the list of fields has it. */}
      {!isBesideFields && <FieldNote field={field} />}
    </Stack>
  );
}

/** What was removed and added after the date. */
function Changes({ revision }: { readonly revision: LateRevision }) {
  return (
    <div>
      <p className={styles.legend}>
        <del>Struck out</del> was removed and <ins>underlined</ins> was added after the due date. It
        doesn’t count.
      </p>
      <WordChanges before={revision.before} after={revision.after} />
    </div>
  );
}
