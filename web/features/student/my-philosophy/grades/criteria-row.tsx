import { useMemo } from 'react';
import {
  chosenIn,
  gradingTable,
  readCourseCriteria,
} from '@elenchus/domain/criteria/course-criteria.ts';
import {
  comparedGrade,
  criteriaScore,
  criterionName,
  levelName,
  mostOf,
  pointsText,
  scoreSentence,
} from '@elenchus/domain/criteria/criteria-score.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import type { GradedProps } from '../portal-props.ts';
import styles from './criteria-row.module.css';

interface CriteriaRowProps extends Pick<GradedProps, 'course' | 'evaluation' | 'graded'> {
  /** NO_QUESTION for the exam as a whole. */
  readonly questionId: string;
}

/** The level that the student got in each criterion, with its points; nothing where none was chosen. */
export function CriteriaRow({ course, evaluation, graded, questionId }: CriteriaRowProps) {
  const criteria = useMemo(() => readCourseCriteria(course.criteriaItems), [course.criteriaItems]);
  const where = { evaluationId: evaluation.id, questionId };
  const found = gradingTable(criteria, course.settings, where);
  if (found === null) return null;
  const score = criteriaScore(found.table, chosenIn(graded, questionId));
  if (score.open === score.choices.length) return null;
  const entered = gradeIn(graded, questionId);
  const differs = found.scale !== null && comparedGrade(entered, score, found.scale) === 'differs';
  return (
    <div className={styles.criteria}>
      <table className={styles.table} aria-label="Criteria">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Your level</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {score.choices.map(({ criterion, level }) => (
            <tr key={criterion.id}>
              <th scope="row">{criterionName(criterion)}</th>
              <td>
                {level === null ? 'Not graded' : levelName(level)}
                {level !== null && level.description !== '' && <small>{level.description}</small>}
              </td>
              <td>
                {level === null ? '–' : pointsText(level.points)} of {pointsText(mostOf(criterion))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        {scoreSentence(score, found.scale)}
        {differs && ` Your grader set the grade to ${entered}.`}
      </p>
    </div>
  );
}

function gradeIn({ examGrade, questionGrades }: GradedProps['graded'], questionId: string): string {
  if (questionId !== NO_QUESTION) return String(questionGrades.get(questionId) ?? '');
  if (examGrade === null) return '';
  return examGrade.kind === 'number' ? String(examGrade.value) : examGrade.text;
}
