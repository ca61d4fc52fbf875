// Decides what the FAQ shows a student (its entries and, if the course includes it, the rubric), and where a rubric
// shows.

import type { CourseSettings } from '../design/course-settings.ts';
import { isFinishedEntry, type Faq, type FaqEntry } from '../design/faq.ts';
import type { RubricPlace } from '../design/rubric.ts';
import { missingGradeText } from '../grading/grade-visibility.ts';

type RubricSettings = Pick<CourseSettings, 'hasRubric' | 'rubricPlaces'>;

/** Whether the course has a rubric and shows it in this place. */
export function showsRubricIn(place: RubricPlace, settings: RubricSettings): boolean {
  return settings.hasRubric && settings.rubricPlaces.includes(place);
}

/** Whether the course has a rubric with text in it. */
export function hasRubricToRead({
  hasRubric,
  rubric,
}: Pick<CourseSettings, 'hasRubric' | 'rubric'>): boolean {
  return hasRubric && rubric.trim() !== '';
}

/** The rubric as students read it. */
export function rubricText(settings: Pick<CourseSettings, 'rubric'>): string {
  return settings.rubric.trim() === '' ? missingGradeText('rubric') : settings.rubric;
}

/** The finished entries of the FAQ, the rubric last; a broken list shows no entry rather than raw text. */
export function faqItems(
  faq: Faq,
  settings: RubricSettings & Pick<CourseSettings, 'rubric'>,
): readonly FaqEntry[] {
  const entries = faq.state === 'readable' ? faq.entries.filter(isFinishedEntry) : [];
  if (!showsRubricIn('faq', settings)) return entries;
  const question = 'What is the rubric for the course?';
  return [...entries, { question, answer: rubricText(settings) }];
}
