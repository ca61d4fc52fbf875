// Everything around the grades of the demo course with its times: sessions, comments on passages, conversations.
import { answersAsOf } from '@elenchus/domain/answers/answers-as-of.ts';
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import { anchorOf, type PassageAnchor } from '@elenchus/domain/passages/passage-anchor.ts';
import type { DemoAnswerVersion } from './answer-histories.ts';
import { levelsForGrade } from './demo-criteria.ts';
import { EVALUATION_IDS, handBackTime } from './demo-evaluations.ts';
import { personalDueDate } from './demo-extensions.ts';
import type { DemoTerm } from './demo-term.ts';
import { demoAnnouncement, gradeQuestions } from './grade-questions.ts';
import { passageRemarks } from './grader-passages.ts';
import { gradingSessions, type GradingSession } from './grading-sessions.ts';

interface DemoRemark {
  readonly grader: string;
  readonly at: number;
  readonly username: string;
  readonly evaluationDataID: string;
  readonly commentID: string;
  readonly questionID: string;
  readonly anchor: PassageAnchor | null;
  readonly comment: string;
}

interface SentMessage {
  readonly author: string;
  readonly at: number;
  readonly username: string;
  readonly questionID: string;
  readonly messageID: string;
  readonly text: string;
  /** The new grade and the levels that give it; null if the message changes no grade. */
  readonly grade: { readonly questionGrade: GradeRecord; readonly levels: GradeRecord } | null;
}

export interface DemoGrading {
  /** A week before the first class: the design is done and everyone is in the course. */
  readonly startedAt: number;
  /** In the order of time. */
  readonly sessions: readonly GradingSession[];
  readonly remarks: readonly DemoRemark[];
  readonly messages: readonly SentMessage[];
  readonly announcement: { readonly at: number; readonly title: string; readonly text: string };
}

interface GradedCourse {
  readonly term: DemoTerm;
  readonly zone: TimeZone;
  readonly seed: number;
  readonly answerVersions: readonly DemoAnswerVersion[];
  readonly gradeRecords: readonly GradeRecord[];
}

const MINUTE = 60_000;

/** The grading of the course. */
export function demoGrading(course: GradedCourse): DemoGrading {
  const { term, zone, gradeRecords } = course;
  const sessions = gradingSessions(term, zone, gradeRecords);
  const { daysAgo, minutes, title, text } = demoAnnouncement;
  const announcedOn = addDays(term.today, -daysAgo);
  return {
    startedAt: at(addDays(term.classDates[0] ?? term.today, -7), 540, zone),
    sessions,
    remarks: remarksOf(course, sessions),
    messages: messagesOf(course),
    announcement: { at: at(announcedOn, minutes, zone), title, text },
  };
}

function at(date: IsoDate, minutes: number, zone: TimeZone): number {
  return instantOfLocalTime({ date, minutes }, zone);
}

/** Each remark was written shortly before the grades of its work were saved. */
function remarksOf(
  { term, answerVersions }: GradedCourse,
  sessions: readonly GradingSession[],
): readonly DemoRemark[] {
  return passageRemarks.map(({ username, evaluation, questionID, quote, comment }, index) => {
    const evaluationDataID = EVALUATION_IDS[evaluation];
    const session = sessions.find(
      (one) =>
        one.username === username &&
        one.evaluationId === evaluationDataID &&
        one.records.some(({ gradingType }) => gradingType === 'gradingComplete'),
    );
    if (!session) throw new Error(`${username} has a remark and no grades.`);
    const due = personalDueDate(term, username, evaluation === 'reason' ? 0 : 1);
    const own = answerVersions.filter((version) => version.username === username);
    const essay = answersAsOf(own, due).find((answer) => answer.questionID === questionID);
    return {
      grader: session.grader,
      at: session.at - (passageRemarks.length - index) * (MINUTE / 4),
      username,
      evaluationDataID,
      commentID: `demo-${index + 1}`,
      questionID,
      anchor: quote === null ? null : anchorIn(essay?.questionEssayAnswer ?? '', quote),
      comment,
    };
  });
}

function anchorIn(essay: string, quote: string): PassageAnchor {
  const start = essay.indexOf(quote);
  const anchor = anchorOf(essay, { start, end: start + quote.length });
  if (start < 0 || !anchor.ok) throw new Error(`No essay has the passage “${quote}”.`);
  return anchor.value;
}

function messagesOf(course: GradedCourse): readonly SentMessage[] {
  const { term, zone } = course;
  const handedBack = handBackTime(term, zone);
  const sent = gradeQuestions.flatMap(({ username, questionID, messages }) =>
    messages.map(({ author, day, minutes, text, raises = 0 }, index) => ({
      author,
      // Hours are counted from midnight before the hand back, which is at five in the afternoon.
      at: handedBack + (day * 1440 + minutes - 1020) * MINUTE,
      username,
      questionID,
      messageID: `demo-${username}-${index + 1}`,
      text,
      grade: raises === 0 ? null : raisedGrade(course, username, questionID, raises),
    })),
  );
  return sent.toSorted((one, other) => one.at - other.at);
}

function raisedGrade(
  { gradeRecords, seed }: GradedCourse,
  username: string,
  questionID: string,
  raises: number,
): SentMessage['grade'] {
  const stored = gradeRecords.find(
    (one) =>
      one.username === username &&
      one.questionID === questionID &&
      one.gradingType === 'questionGrade',
  );
  if (!stored) throw new Error(`${username} asks about a grade that is not there.`);
  const grade = Number(stored.individualGradingData) + raises;
  const levels = levelsForGrade(grade, seed, `${username} ${questionID}`) ?? '';
  return {
    questionGrade: { ...stored, individualGradingData: String(grade) },
    levels: { ...stored, gradingType: 'criterionLevels', individualGradingData: levels },
  };
}
