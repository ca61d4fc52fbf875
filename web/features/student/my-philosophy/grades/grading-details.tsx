import { rubricText, showsRubricIn } from '@elenchus/domain/screens/faq-items.ts';
import { decimalText } from '@elenchus/domain/grading/decimal-rounding.ts';
import { averageLabel, averageQuestionGrade } from '@elenchus/domain/grading/exam-grade.ts';
import { essaysWords, examGradeSum } from '@elenchus/domain/grading/exam-grade-sum.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { idleCountsSentence } from '@elenchus/domain/grading/grading-fields.ts';
import {
  missingGradeText,
  showsQuestionGrades,
} from '@elenchus/domain/grading/grade-visibility.ts';
import {
  QUESTION_NOT_FOUND_NAME,
  questionGradeLabel,
} from '@elenchus/domain/grading/grades-without-question.ts';
import { MarkdownText } from '../../../../ui/markdown/markdown-text.tsx';
import { CriteriaRow } from './criteria-row.tsx';
import { GradeComment } from './grade-comment.tsx';
import { useLeftOutEssays } from './left-out-essays.ts';
import { lostGrades } from './lost-grades.ts';
import type { GradedProps } from '../portal-props.ts';
import styles from './grades-view.module.css';

interface Detail {
  readonly name: string;
  /** Two lost grades have the same name. */
  readonly key?: string;
  readonly value: string;
}

/** What the grade is made of, and the rubric where the course shows it here. */
export function GradingDetails(props: GradedProps) {
  const { settings } = props.course;
  const leftOut = useLeftOutEssays(props);
  const sum = examGradeSum(props.graded, settings, leftOut);
  const idle = idleCountsSentence(settings);
  return (
    <>
      {settings.usesGradesForExams ? (
        <dl className={styles.details}>
          {detailsOf(props, leftOut).map(({ name, key = name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.empty}>This course doesn’t give grades.</p>
      )}
      {idle !== null && <p className={styles.empty}>{idle}</p>}
      {sum !== null && (
        <section aria-labelledby="grade-sum" className={styles.sum}>
          <h3 id="grade-sum">How your grade adds up</h3>
          <p>{sum}</p>
        </section>
      )}
      <CriteriaRow {...props} questionId={NO_QUESTION} />
      <GradeComment {...props} />
      {showsRubricIn('grading-details', settings) && (
        <section aria-labelledby="details-rubric" className={styles.rubric}>
          <h3 id="details-rubric">Rubric</h3>
          <MarkdownText text={rubricText(settings)} />
        </section>
      )}
    </>
  );
}

function detailsOf(props: GradedProps, leftOut: number): readonly Detail[] {
  const { graded } = props;
  const { settings } = props.course;
  const { counts, adjustment } = graded;
  const average = averageQuestionGrade(graded.questionGrades.values());
  const of = leftOut === 0 ? '' : ` (${essaysWords(graded, leftOut)})`;
  const details: readonly (Detail & { readonly on: boolean })[] = [
    {
      name: 'Question-by-question average',
      value: average === null ? missingGradeText('grade') : `${averageLabel(average)} of 10${of}`,
      on: showsQuestionGrades(settings),
    },
    ...lostGrades(props).map(({ questionId, grade }) => ({
      name: `${QUESTION_NOT_FOUND_NAME} (counts in the average)`,
      key: `lost ${questionId}`,
      value: questionGradeLabel(grade),
      on: true,
    })),
    {
      name: 'Unresolved contradictions',
      value: String(counts.unresolvedContradictions),
      on: settings.hasContradictionItems,
    },
    {
      name: 'Unanswered multiple-choice questions',
      value: String(counts.unansweredMCQs),
      on: true,
    },
    {
      name: 'Grade adjustment',
      value: `${adjustment < 0 ? '−' : '+'}${decimalText(Math.abs(adjustment), 1)}`,
      // The sum names it without a word, so it is explained here even when it is 0.
      on:
        adjustment !== 0 || (settings.questionByQuestionGrading && settings.hasGradeAdjustmentBox),
    },
  ];
  return details.filter(({ on }) => on);
}
