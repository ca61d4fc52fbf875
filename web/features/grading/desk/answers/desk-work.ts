// A student's work for an evaluation as it is graded: the questions that had come by the target date and show.
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import { gradingGate } from '@elenchus/domain/course/course-gate.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { GradeCounts } from '@elenchus/domain/grading/student-evaluation.ts';
import { gradeCounts } from '@elenchus/domain/progress/progress-class.ts';
import { isOpen } from '@elenchus/domain/progress/open-work.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { Section } from '@elenchus/domain/schedule/schedule.ts';
import {
  questionsOfSection,
  releaseCourse,
  type ReleasedCourse,
  type TopicQuestions,
} from '@elenchus/domain/visibility/released-course.ts';
import type { DateGate } from '@elenchus/domain/visibility/date-gate.ts';
import { visibleTopicQuestions } from '@elenchus/domain/visibility/visible-questions.ts';
import { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';

export interface NumberedQuestion {
  readonly question: Question;
  readonly number: number;
}

export interface DeskWork {
  readonly sheet: AnswerSheet;
  readonly sections: readonly {
    readonly section: Section;
    readonly topics: readonly TopicQuestions[];
  }[];
  /** Of every question but contradictions, counted through all sections. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly essays: readonly NumberedQuestion[];
  /** With which grading starts: known before the server has opened the evaluation. */
  readonly counts: GradeCounts;
  /** Whether anything that shows has been answered. */
  readonly hasAnswers: boolean;
}

interface Released {
  readonly course: CourseModel;
  readonly gate: DateGate;
  readonly released: ReleasedCourse;
}

let latest: Released | null = null;

/** Students with the same due date have the same course: its logic is compiled once, not at every step. */
function releasedOn(course: CourseModel, gate: DateGate): ReleasedCourse {
  const isSame = latest?.course === course && latest.gate.currentDay === gate.currentDay;
  if (!latest || !isSame) latest = { course, gate, released: releaseCourse(course, gate) };
  return latest.released;
}

/** What there is to read and grade. */
export function deskWork(
  course: CourseModel,
  { sectionIds }: Pick<Evaluation, 'sectionIds'>,
  answers: readonly Answer[],
  targetDate: DueDate,
  now: number,
): DeskWork {
  const released = releasedOn(course, gradingGate(course, targetDate, now));
  const sheet = new AnswerSheet(released, answers);
  const { truth } = sheet.shown();
  const { hasContradictionItems } = course.settings;
  const wanted = new Set(sectionIds);
  const sections = released.sections
    .filter(({ section }) => wanted.has(section.id))
    .map((open) => ({ section: open.section, topics: visibleTopicQuestions(open, truth) }));
  const asked = sections.flatMap(questionsOfSection).filter(({ type }) => type !== 'Contradiction');
  const numbered = asked.map((question, place) => ({ question, number: place + 1 }));
  return {
    sheet,
    sections,
    numbers: new Map(numbered.map(({ question, number }) => [question.id, number])),
    essays: numbered.filter(({ question }) => question.type === 'LongAnswer'),
    counts: gradeCounts({ course: released, sectionIds, hasContradictionItems }, answers),
    hasAnswers: asked.some((question) => !isOpen(question, sheet.answerOf(question.id))),
  };
}

/** A screen shows about this many questions below the one that is being graded. */
const IN_SIGHT_BELOW = 2;

/** The work down to what fits on the screen when it opens at this question. */
export function sectionsInSight(
  { sections }: Pick<DeskWork, 'sections'>,
  current: string | null,
): DeskWork['sections'] {
  const ids = sections.flatMap(questionsOfSection).map(({ id }) => id);
  const last = Math.max(ids.indexOf(current ?? ''), 0) + IN_SIGHT_BELOW;
  const inSight = new Set(ids.slice(0, last + 1));
  return sections
    .map(({ section, topics }) => ({
      section,
      topics: topics
        .map(({ topic, questions }) => ({
          topic,
          questions: questions.filter(({ id }) => inSight.has(id)),
        }))
        .filter(({ questions }) => questions.length > 0),
    }))
    .filter(({ topics }) => topics.length > 0);
}
