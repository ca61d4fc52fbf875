// What a new course needs before a student can answer its first question, and what of it is done.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { isUnnamedSection } from '@elenchus/domain/schedule/normalize-schedule.ts';

interface StartStep {
  readonly title: string;
  readonly description: string;
  readonly place: { readonly tab: string; readonly sub?: string };
  /** The field to fill in, if it is on the page that shows the steps. */
  readonly field?: string;
  readonly isDone: boolean;
}

/** Marks the field for the title of the course. */
export const COURSE_TITLE_FIELD = 'course-title';

/** The steps in their order; done is read from the course itself. */
export function startSteps(course: CourseModel, hasStudents: boolean): readonly StartStep[] {
  const { settings, schedule, questions, progress } = course;
  return [
    {
      title: 'Name the course',
      description: 'Its title is shown at the top of every page.',
      place: { tab: 'general', sub: 'basics' },
      field: COURSE_TITLE_FIELD,
      isDone: settings.title.trim() !== '',
    },
    {
      title: 'Name the sections',
      description: 'The parts of the term, such as “Knowledge and Doubt”.',
      place: { tab: 'general', sub: 'sections' },
      // The first section is added automatically, with a generic name.
      isDone: !schedule.sections.every(isUnnamedSection),
    },
    {
      title: 'Set the class days',
      description: 'Enter the first day, the last day and the days of the week on which you meet.',
      place: { tab: 'schedule', sub: 'dates' },
      isDone: schedule.topics.length > 0,
    },
    {
      title: 'Choose when content opens',
      description: 'Automatically by date, or by hand.',
      place: { tab: 'schedule', sub: 'progress' },
      isDone:
        progress.manualDay !== null ||
        (progress.isAutomatic && progress.timeToShowNewContent !== null),
    },
    {
      title: 'Write the first question',
      description: 'An essay question, or a choice that decides which questions come next.',
      place: { tab: 'questions' },
      isDone: questions.length > 0,
    },
    {
      title: 'Add your students',
      description: 'One by one, or all at once from a file.',
      place: { tab: 'users', sub: 'add' },
      isDone: hasStudents,
    },
  ];
}
