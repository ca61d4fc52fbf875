// The demo course: people, design, a history of answers over the past weeks, and grades, for any given day.
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { localTime, timeZoneOf, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { readTheses } from '@elenchus/domain/logic/thesis.ts';
import { readQuestion } from '@elenchus/domain/questions/question.ts';
import { readSchedule } from '@elenchus/domain/schedule/schedule-codec.ts';
import { gateOfDay, OPEN_GATE } from '@elenchus/domain/visibility/date-gate.ts';
import { releaseCourse, type ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { classHistory, type DemoAnswerVersion } from './answer-histories.ts';
import { classDays } from './course-outline.ts';
import { demoDesign, openingHour, rowIndexOf } from './demo-design.ts';
import { demoEvaluations } from './demo-evaluations.ts';
import { personalDueDate } from './demo-extensions.ts';
import { demoGrades } from './demo-grades.ts';
import { demoGrading, type DemoGrading } from './demo-grading.ts';
import { demoUsers, type DemoUser } from './demo-students.ts';
import { layTerm, type DemoTerm } from './demo-term.ts';

export interface DemoCourse {
  readonly courseId: 'phil-101';
  /** The password of every user whose password is not the initial one. */
  readonly demoPassword: 'elenchus';
  readonly users: readonly DemoUser[];
  readonly designItems: readonly DesignItem[];
  /** In the order of time. */
  readonly answerVersions: readonly DemoAnswerVersion[];
  readonly gradeRecords: readonly GradeRecord[];
  /** The same records at the times when they were made, with everything else that graders and students wrote. */
  readonly grading: DemoGrading;
}

/** The seed of the course that is shown; the graders' remarks were written after reading it. */
export const demoSeed = 1;

interface DemoInput {
  /** yyyy-mm-dd. Nothing in the history is from this day or later. */
  readonly today: string;
  readonly timeZone: string;
  readonly seed: number;
}

/** The demo course as it is at the beginning of a day. The same input gives the same course. */
export function demoCourse({ today, timeZone, seed }: DemoInput): DemoCourse {
  const zone = timeZoneOf(timeZone);
  const term = layTerm(today, classDays.length);
  const designItems = demoDesign(term, zone);
  const courseOnDay = courseByDay(designItems);
  const evaluations = demoEvaluations(term);
  const answerVersions = classHistory({
    term,
    timeZone: zone,
    seed,
    graphAt: (epochMs) => courseOnDay(classDayAt(term, zone, epochMs)).graph,
    wholeGraph: courseOnDay(null).graph,
    dueOf: (username, classDay) => personalDueDate(term, username, evaluationOf(classDay)),
  });
  const courseOn = (date: IsoDate): ReleasedCourse => courseOnDay(daysUpTo(term, date));
  const gradeRecords = demoGrades({ term, evaluations, answerVersions, courseOn, seed });
  return {
    courseId: 'phil-101',
    demoPassword: 'elenchus',
    users: demoUsers,
    designItems,
    answerVersions,
    gradeRecords,
    grading: demoGrading({ term, zone, seed, answerVersions, gradeRecords }),
  };
}

/** The course as it is open on a class day (0: before the first), or as a whole (null). */
function courseByDay(items: readonly DesignItem[]): (classDay: number | null) => ReleasedCourse {
  const questions = items.filter(({ dataType }) => dataType === 'question');
  const content = {
    schedule: readSchedule(items),
    questions: questions.map((item) => readQuestion(item).question),
    theses: readTheses(items),
    settings: readCourseSettings(items),
  };
  const opened = new Map<number | null, ReleasedCourse>();
  return (classDay) => {
    const gate =
      classDay === null ? OPEN_GATE : gateOfDay(classDay === 0 ? null : rowIndexOf(classDay));
    const course = opened.get(classDay) ?? releaseCourse(content, gate);
    opened.set(classDay, course);
    return course;
  };
}

function classDayAt(term: DemoTerm, zone: TimeZone, epochMs: number): number {
  const { date, minutes } = localTime(epochMs, zone);
  const isBeforeOpening = minutes < openingHour * 60;
  return term.classDates.filter((day) => (isBeforeOpening ? day < date : day <= date)).length;
}

function daysUpTo(term: DemoTerm, date: IsoDate): number {
  return term.classDates.filter((day) => day <= date).length;
}

function evaluationOf(classDay: number): 0 | 1 | 2 {
  const section = classDays[classDay - 1]?.section.id;
  if (section === 'reason1' || section === 'knowing') return 0;
  return section === 'mindbod' ? 1 : 2;
}
