// The answers of the whole class over the weeks, in the order of time; only to questions that were open and shown.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import {
  instantOfLocalTime,
  submissionTimestamp,
  type TimeZone,
} from '@elenchus/domain/base/zoned-time.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import type { LogicGraph } from '@elenchus/domain/logic/logic-graph.ts';
import { classDays } from './course-outline.ts';
import { demoQuestions } from './demo-questions.ts';
import { demoStudents, type DemoStudent } from './demo-students.ts';
import type { DemoTerm } from './demo-term.ts';
import { isCopier } from './student-essays/planted-copies.ts';
import { seededWhole } from './seeded-choice.ts';
import { studentChoices, type StudentChoices } from './student-choices.ts';
import { planWork, type PlannedDeed } from './demo-student-work.ts';
import { typeEssay } from './write-essay.ts';
import { sittings } from './writing-sessions.ts';

export interface DemoAnswerVersion extends Answer {
  readonly username: string;
  readonly submissionDate: string;
}

interface HistoryInput {
  readonly term: DemoTerm;
  readonly timeZone: TimeZone;
  readonly seed: number;
  /** The logic of the questions that are open at a moment. */
  readonly graphAt: (epochMs: number) => LogicGraph;
  /** The logic of the whole course. */
  readonly wholeGraph: LogicGraph;
  /** The last day that counts for a student, by class day. */
  readonly dueOf: (username: string, classDay: number) => IsoDate;
}

interface TimedVersion {
  readonly epochMs: number;
  readonly version: DemoAnswerVersion;
}

const guest: DemoStudent = {
  username: 'visitor',
  fullname: 'Ingrid Solheim',
  ta: '0',
  temperament: 'steady',
  ability: 'fair',
};

/** Lets every student work through the course up to yesterday; in the order of time. */
export function classHistory(input: HistoryInput): DemoAnswerVersion[] {
  return [...demoStudents, guest]
    .flatMap((student) => shownOnly(input, performed(input, student, planStudent(input, student))))
    .toSorted((one, other) => one.epochMs - other.epochMs)
    .map(({ version }) => version);
}

function planStudent(
  { term, timeZone, seed, wholeGraph, dueOf }: HistoryInput,
  student: DemoStudent,
): PlannedDeed[] {
  const choices = studentChoices.get(student.username) ?? new Map();
  const truths = {
    first: evaluateStudent(wholeGraph, chosenAnswers(choices, 'first')),
    last: evaluateStudent(wholeGraph, chosenAnswers(choices, 'last')),
  };
  const due = (classDay: number): IsoDate => dueOf(student.username, classDay);
  const questions = demoQuestions.filter(
    ({ type }) => type !== 'Contradiction' && (type !== 'LongAnswer' || student !== guest),
  );
  return planWork({
    student,
    choices,
    questions: questions.filter(({ classDay }) => isOpenBy(term, classDay)),
    shows: (questionID, which) => truths[which].isShown(questionID),
    sittingsOf: (classDay) =>
      sittings({ student, classDay, opens: opensOn(term, classDay), due: due(classDay), seed }),
    timeZone,
    lastDay: addDays(term.today, -1),
    dueOf: due,
  });
}

function isOpenBy(term: DemoTerm, classDay: number): boolean {
  return classDay <= classDays.length && opensOn(term, classDay) < term.today;
}

function opensOn(term: DemoTerm, classDay: number): IsoDate {
  return term.classDates[classDay - 1] ?? addDays(term.today, 1);
}

function chosenAnswers(choices: StudentChoices, which: 'first' | 'last'): Answer[] {
  return [...choices].map(([questionID, choice]) => ({
    questionID,
    questionAnswer: choice[which],
    questionEssayAnswer: '',
  }));
}

/** Does one thing after the other: a student never answers two questions at the same time. */
function performed(
  { timeZone, seed }: HistoryInput,
  { username, temperament }: DemoStudent,
  deeds: readonly PlannedDeed[],
): TimedVersion[] {
  const hurry = temperament === 'lastMinute' ? 8 : 0;
  // A copier types slowly, so that the pasted passage is easy to see in the history.
  const usual = hurry + seededWhole(9, 15, seed, username, 'speed');
  const wordsPerMinute = isCopier(username) ? 4 : usual;
  let now = 0;
  return deeds
    .toSorted((one, other) => one.preferredMs - other.preferredMs)
    .flatMap(({ preferredMs, deed }) => {
      now =
        Math.max(now, preferredMs) + seededWhole(15, 70, seed, username, deed.questionID) * 1000;
      const saved =
        deed.kind === 'write'
          ? typeEssay({ from: deed.from, to: deed.to, startMs: now, wordsPerMinute })
          : [{ epochMs: now, text: deed.answer }];
      now = saved.at(-1)?.epochMs ?? now;
      return saved.map(({ epochMs, text }) => ({
        epochMs,
        version: {
          username,
          questionID: deed.questionID,
          questionAnswer: deed.kind === 'choose' ? text : '',
          questionEssayAnswer: deed.kind === 'write' ? text : '',
          submissionDate: submissionTimestamp(epochMs, timeZone),
        },
      }));
    });
}

/** Leaves out today's work, and answers to questions that the student couldn't see yet. */
function shownOnly(input: HistoryInput, versions: readonly TimedVersion[]): TimedVersion[] {
  const { term, timeZone, graphAt } = input;
  const endMs = instantOfLocalTime({ date: term.today, minutes: 0 }, timeZone);
  const answers = new Map<string, Answer>();
  return versions.filter(({ epochMs, version }) => {
    if (epochMs >= endMs) return false;
    const truth = evaluateStudent(graphAt(epochMs), [...answers.values()]);
    const isShown = truth.isShown(version.questionID);
    if (isShown) answers.set(version.questionID, version);
    return isShown;
  });
}
