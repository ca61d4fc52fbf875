// Decides which records about criteria and weights students get (CRT-20, CRT-21).
import { criteriaItems } from '../criteria/criteria-items.ts';
import { showsCourseGrade } from '../criteria/evaluation-weights.ts';
import type { CourseSettings } from '../design/course-settings.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { readEvaluation, type Evaluation } from '../grading/evaluation.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { outlineOf } from './visible-sections.ts';

interface Shown {
  /** Whether students have the question: criteria of one that is held back could tell what it will ask. */
  readonly isReleased: (questionId: string) => boolean;
  /** Whether one student has the evaluation back; by default, whether everyone has. */
  readonly isBack?: (evaluation: Evaluation) => boolean;
}

/**
 * The keys of the records: the criteria of evaluations that are handed back, and of their released questions. Also
 * the weights, if the course grade is shown to students. No keys if the course gives no grades.
 */
export function criteriaForStudents(
  items: readonly DesignItem[],
  settings: Pick<CourseSettings, 'usesGradesForExams'>,
  { isReleased, isBack = ({ handedBack }) => handedBack }: Shown,
): ReadonlySet<string> {
  const own = criteriaItems(items);
  if (!settings.usesGradesForExams || own.length === 0) return new Set();
  const back = items
    .filter(({ dataType }) => dataType === 'evaluation')
    .map(readEvaluation)
    .filter(isBack);
  const evaluations = new Set(back.map(({ id }) => id));
  const topics = topicsOf(items, back);
  const questions = new Set(
    items
      .filter(
        ({ dataType, dataID, questionCourseDate }) =>
          dataType === 'question' && topics.has(questionCourseDate) && isReleased(dataID),
      )
      .map(({ dataID }) => dataID),
  );
  const hasCourseGrade = showsCourseGrade(items);
  const isShared = ({ dataType, dataID }: DesignItem): boolean => {
    if (dataType === 'evaluationCriteria') return evaluations.has(dataID);
    if (dataType === 'questionCriteria') return questions.has(dataID);
    return hasCourseGrade;
  };
  return new Set(own.filter(isShared).map(designKeyText));
}

function topicsOf(
  items: readonly DesignItem[],
  evaluations: readonly Evaluation[],
): ReadonlySet<string> {
  const sections = new Set(evaluations.flatMap(({ sectionIds }) => sectionIds));
  return new Set(
    outlineOf(readSchedule(items))
      .filter(({ section }) => sections.has(section.id))
      .flatMap(({ topics }) => topics.map(({ id }) => id)),
  );
}
