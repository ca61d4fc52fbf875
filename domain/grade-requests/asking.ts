// Decides whether a student may ask about a grade (ASK-3).
import { isDayOver } from '../base/deadline.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import { showsQuestionGrades, type GradeSwitches } from '../grading/grade-visibility.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import type { Question } from '../questions/question.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { lastAskingDay } from './asking-days.ts';

export type AskingRefusal = 'not-handed-back' | 'off' | 'no-grade' | 'too-late' | 'already-asked';

interface Asking {
  /** When the evaluation was handed back to the student; undefined when it isn't, 0 when it isn't known. */
  readonly since: number | undefined;
  /** The setting of the evaluation; undefined when students can't ask. */
  readonly days: number | undefined;
  /** A question of the evaluation, or NO_QUESTION for the grade as a whole. */
  readonly questionID: string;
  /** Whether it is an essay question of this evaluation; the grade as a whole needs none. */
  readonly isEssayOfEvaluation: boolean;
  readonly hasAsked: boolean;
  readonly settings: GradeSwitches;
  readonly zone: TimeZone;
  readonly now: number;
}

/** Once for each question and once for the grade as a whole, until the deadline. */
export function mayAsk(asking: Asking): Result<null, AskingRefusal> {
  const { since, days, settings } = asking;
  if (since === undefined) return refuse('not-handed-back');
  if (days === undefined) return refuse('off');
  const isWhole = asking.questionID === NO_QUESTION;
  const hasGrade = isWhole
    ? settings.usesGradesForExams
    : showsQuestionGrades(settings) && asking.isEssayOfEvaluation;
  if (!hasGrade) return refuse('no-grade');
  if (asking.hasAsked) return refuse('already-asked');
  const isOver = isDayOver(lastAskingDay(since, days, asking.zone), asking.now, asking.zone);
  return isOver ? refuse('too-late') : accept(null);
}

/** The sentence for a student who can't ask. */
export function askingSentence(reason: AskingRefusal): string {
  switch (reason) {
    case 'not-handed-back':
      return 'This work isn’t handed back, so you can’t ask about its grade.';
    case 'off':
      return 'You can’t ask about grades of this evaluation here.';
    case 'no-grade':
      return 'There is no grade of your own to ask about here.';
    case 'too-late':
      return 'The time for asking about this grade is over.';
    case 'already-asked':
      return 'You have already asked about this grade. Write in that conversation.';
  }
}

interface Content {
  readonly questions: readonly Pick<Question, 'id' | 'type' | 'topicId'>[];
  readonly schedule: Pick<Schedule, 'sections' | 'topics'>;
}

/** Whether a question is an essay question in one of the sections. */
export function isEssayIn(
  sectionIds: readonly string[],
  questionID: string,
  { questions, schedule }: Content,
): boolean {
  const question = questions.find(({ id }) => id === questionID);
  const day = schedule.topics.find(({ id }) => id === question?.topicId);
  if (question?.type !== 'LongAnswer' || !day) return false;
  const before = schedule.sections.filter(({ index }) => index <= day.index);
  const section = before.toSorted((one, other) => other.index - one.index)[0];
  return section !== undefined && sectionIds.includes(section.id);
}
