import { memo, useDeferredValue, type Ref } from 'react';
import type { LateRevision } from '@elenchus/domain/answers/late-revision.ts';
import { FailedLoad } from '../../../../course-ui/grading/failed-load.tsx';
import {
  StudentViewContext,
  type StudentViewValue,
} from '../../../../course-ui/why-shown/student-view.ts';
import { NotShown } from '../../../../course-ui/why-shown/why-question.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useUnderWay } from '../../../../ui/loading/page-idle.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useQuietDesk } from '../desk-context.ts';
import { DeskQuestion } from './desk-question.tsx';
import { HiddenComments } from '../comments/hidden-comments.tsx';
import { AnswersWaiting } from '../desk-waiting.tsx';
import { sectionsInSight, type DeskWork } from './desk-work.ts';
import type { CurrentQuestion } from './use-current-question.ts';
import styles from '../grading-desk.module.css';
import answerStyles from './desk-answers.module.css';

interface AnswersPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly shown: DeskWork | undefined;
  /** What staff can ask about. */
  readonly view: StudentViewValue | undefined;
  readonly failure: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly revisions: ReadonlyMap<string, LateRevision>;
  /** Questions that came into the course, or to this student, after the date. */
  readonly added: readonly string[];
  readonly questions: CurrentQuestion;
}

/** The student's work by the sections of the evaluation, for reading. */
export const AnswersPanel = memo(function AnswersPanel(props: AnswersPanelProps) {
  const { ref, view, failure, isFetching, onRetry, ...work } = props;
  const { student } = useQuietDesk();
  const { shown } = work;
  return (
    <section
      ref={ref}
      className={styles.answers}
      aria-label={`Answers of ${student.fullName}`}
      // A keyboard scrolls what it can focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {failure && (
        <FailedLoad
          what={
            shown
              ? 'Couldn’t refresh the answers. Showing the last version.'
              : 'Couldn’t load the answers.'
          }
          error={failure}
          isFetching={isFetching}
          refetch={onRetry}
        />
      )}
      {shown && view ? (
        <StudentViewContext value={view}>
          <Work {...work} shown={shown} />
        </StudentViewContext>
      ) : (
        !failure && <AnswersWaiting />
      )}
    </section>
  );
});

interface WorkProps extends Pick<AnswersPanelProps, 'revisions' | 'added' | 'questions'> {
  readonly shown: DeskWork;
}

function Work({ shown, revisions, added, questions }: WorkProps) {
  const { student } = useQuietDesk();
  // What lies below the first screen is drawn right after it: the next student is there sooner.
  const isWhole = useDeferredValue(true, false);
  useUnderWay(!isWhole);
  const sections = isWhole ? shown.sections : sectionsInSight(shown, questions.current);
  if (shown.sections.length === 0) {
    return (
      <Notice>
        <p>
          This evaluation has no sections, so there’s nothing to read. An instructor chooses its
          sections under Grading Setup.
        </p>
      </Notice>
    );
  }
  return (
    <>
      {!shown.hasAnswers && (
        <Notice>
          <p>
            {student.fullName} hadn’t written anything here by this date.
            {revisions.size > 0 &&
              ' The student wrote more later. A custom due date makes it count.'}
          </p>
        </Notice>
      )}
      {sections.map(({ section, topics }) => (
        <Stack as="section" gap={16} key={section.id} className={answerStyles.section}>
          <h2>{section.name}</h2>
          {topics.length === 0 && (
            <p className={answerStyles.nothing}>This section wasn’t open by this date.</p>
          )}
          {topics.map(({ topic, questions: asked }) => (
            <Stack
              as="section"
              gap={16}
              key={topic.id}
              className={answerStyles.topic}
              aria-labelledby={`topic-${topic.id}`}
            >
              <h3 id={`topic-${topic.id}`}>{topic.name}</h3>
              {asked.map((question) => (
                <Stack
                  gap={8}
                  key={question.id}
                  className={answerStyles.asked}
                  data-asked={question.type}
                >
                  <DeskQuestion
                    question={question}
                    number={shown.numbers.get(question.id) ?? null}
                    sheet={shown.sheet}
                    revision={revisions.get(question.id)}
                    isAdded={added.includes(question.id)}
                    isCurrent={questions.current === question.id}
                    questions={questions.steps}
                  />
                </Stack>
              ))}
            </Stack>
          ))}
          {isWhole && <NotShown sectionId={section.id} />}
        </Stack>
      ))}
      {isWhole ? (
        <HiddenComments shown={shown} />
      ) : (
        <div className={answerStyles.coming} aria-hidden />
      )}
    </>
  );
}
