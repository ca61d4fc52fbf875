// Which records about criteria and weights students get (CRT-20, CRT-21).
import { criteriaItems } from '../criteria/criteria-items.ts';
import { showsCourseGrade } from '../criteria/evaluation-weights.ts';
import type { CourseSettings } from '../design/course-settings.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { readEvaluation, type Evaluation } from '../grading/evaluation.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { outlineOf } from './visible-sections.ts';

/**
 * The keys of the records: the criteria of evaluations that are handed back, and of their questions. The weights, if
 * the course grade is shown to students. Nothing where the course gives no grades. `isBack` decides for one student.
 */
export function criteriaForStudents(
  items: readonly DesignItem[],
  settings: Pick<CourseSettings, 'usesGradesForExams'>,
  isBack: (evaluation: Evaluation) => boolean = ({ handedBack }) => handedBack,
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
        ({ dataType, questionCourseDate }) =>
          dataType === 'question' && topics.has(questionCourseDate),
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
