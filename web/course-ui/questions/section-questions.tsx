import type { ComponentType } from 'react';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { useShownTopics } from './answer-sheet-hooks.ts';
import { useHeldScroll } from './held-scroll.ts';
import { QuestionView } from './question-view.tsx';
import type { AnswerHandling } from './question-props.ts';
import styles from './section-questions.module.css';

interface SectionQuestionsProps extends AnswerHandling {
  readonly section: OpenSection;
  /** Shown after each question, for example what staff may ask about it. */
  readonly After?: ComponentType<{ readonly questionId: string }> | undefined;
}

/** The questions of a section that show now, under the names of their class days. */
export function SectionQuestions({ section, After, ...handling }: SectionQuestionsProps) {
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
            <div key={question.id}>
              <QuestionView question={question} {...handling} />
              {After && <After questionId={question.id} />}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
