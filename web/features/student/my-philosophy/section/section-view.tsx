import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { NOTHING_YET } from '@elenchus/domain/visibility/visible-sections.ts';
import { goToQuestion, questionInAddress } from '../../../../course-ui/questions/question-place.ts';
import type { AnswerHandling } from '../../../../course-ui/questions/question-props.ts';
import { SectionQuestions } from '../../../../course-ui/questions/section-questions.tsx';
import { useShownTopics } from '../../../../course-ui/questions/answer-sheet-hooks.ts';
import styles from '../portal.module.css';

interface SectionViewProps extends AnswerHandling {
  readonly section: OpenSection;
  /** When the work in it is due. */
  readonly due: ReactNode;
  /** Shown after each question. */
  readonly After: ComponentType<{ readonly questionId: string }> | undefined;
  /** What follows its questions. */
  readonly children: ReactNode;
}

/** One section of My Philosophy. */
export function SectionView(props: SectionViewProps) {
  const { section, isLocked } = props.section;
  return (
    <section className={styles.section} aria-labelledby="section-name">
      <h2 id="section-name" className={styles.sectionName}>
        {section.name}
      </h2>
      {props.due}
      {isLocked ? <p className={styles.empty}>{NOTHING_YET}</p> : <OpenQuestions {...props} />}
    </section>
  );
}

function OpenQuestions(props: SectionViewProps) {
  const topics = useShownTopics(props.sheet, props.section);
  useEffect(() => {
    const wanted = questionInAddress();
    if (wanted !== null) goToQuestion(wanted);
  }, []);
  if (topics.length === 0) {
    return <p className={styles.empty}>There are no questions in this section yet.</p>;
  }
  const { children, ...handling } = props;
  return (
    <>
      <SectionQuestions {...handling} />
      {children}
    </>
  );
}
