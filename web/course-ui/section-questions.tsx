import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { useShownTopics } from './answer-sheet-hooks.ts';
import { useHeldScroll } from './held-scroll.ts';
import { QuestionView } from './question-view.tsx';
import type { AnswerHandling } from './question-props.ts';
import styles from './section-questions.module.css';

interface SectionQuestionsProps extends AnswerHandling {
  readonly section: OpenSection;
}

/** The questions of a section that show now, under the names of their class days. */
export function SectionQuestions({ section, ...handling }: SectionQuestionsProps) {
  const topics = useShownTopics(handling.sheet, section);
  useHeldScroll(handling.sheet);
  return (
    <div className={styles.section}>
      {topics.map(({ topic, questions }) => (
        <section key={topic.id} className={styles.topic} aria-labelledby={`topic-${topic.id}`}>
          <h3 id={`topic-${topic.id}`} className={styles.name}>
            {topic.name}
          </h3>
          {questions.map((question) => (
            <QuestionView key={question.id} question={question} {...handling} />
          ))}
        </section>
      ))}
    </div>
  );
}
