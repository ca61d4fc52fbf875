import { useMemo } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { OpenSection, ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { visibleTopicQuestions } from '@elenchus/domain/visibility/visible-questions.ts';
import { NOTHING_YET } from '@elenchus/domain/visibility/visible-sections.ts';
import { useAnswers } from '../../api/answers-queries.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import styles from './my-philosophy-view.module.css';

interface SectionQuestionsProps {
  readonly courseID: string;
  readonly released: ReleasedCourse;
  readonly section: OpenSection;
  readonly username: string;
}

/** One section: the questions that show to this person, topic by topic. */
export function SectionQuestions(props: SectionQuestionsProps) {
  const { section, isLocked } = props.section;
  return (
    <section className={styles.section} aria-labelledby="section-name">
      <h2 id="section-name">{section.name}</h2>
      {isLocked ? <p className={styles.empty}>{NOTHING_YET}</p> : <OpenQuestions {...props} />}
    </section>
  );
}

function OpenQuestions({ courseID, released, section, username }: SectionQuestionsProps) {
  const answers = useAnswers(courseID, username);
  if (answers.data) return <Topics released={released} section={section} answers={answers.data} />;
  if (answers.isPending) return <SkeletonLines lines={[40, 92, 60, 60, 0, 40, 96, 70]} />;
  return (
    <LoadFailure
      what="Your answers could not be loaded."
      reason={answers.error.message}
      isRetrying={answers.isFetching}
      onRetry={() => void answers.refetch()}
    />
  );
}

interface TopicsProps {
  readonly released: ReleasedCourse;
  readonly section: OpenSection;
  readonly answers: readonly Answer[];
}

function Topics({ released, section, answers }: TopicsProps) {
  const truth = useMemo(() => evaluateStudent(released.graph, answers), [released, answers]);
  const topics = visibleTopicQuestions(section, truth);
  const answerTo = new Map(answers.map((answer) => [answer.questionID, answer]));
  if (topics.length === 0) {
    return <p className={styles.empty}>There are no questions in this section yet.</p>;
  }
  return topics.map(({ topic, questions }) => (
    <section key={topic.id} className={styles.topic} aria-labelledby={`topic-${topic.id}`}>
      <h3 id={`topic-${topic.id}`}>{topic.name}</h3>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionSheet question={question} answer={answerTo.get(question.id)} />
          </li>
        ))}
      </ol>
    </section>
  ));
}
