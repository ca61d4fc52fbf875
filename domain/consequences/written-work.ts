// Finds what was written in grading about a question or an evaluation that an edit removes, or whose due date it
// moves (CHK-46 to CHK-48, CHK-80).
import { countedNoun } from '../base/counted-noun.ts';
import type { CourseModel } from '../course/course-model.ts';
import { lostEssays } from './lost-essays.ts';
import { LEVELS_GO } from '../extensions/extension-sentences.ts';
import { computesWith } from '../grading/computed-grade.ts';
import { QUESTION_NOT_FOUND_NAME } from '../grading/grades-without-question.ts';

interface Sides {
  readonly before: CourseModel;
  readonly after: CourseModel;
}

export const WRITTEN_REASONS = [
  'question-removed',
  'question-lost',
  'evaluation-removed',
  'due-date',
] as const;
type WrittenReason = (typeof WRITTEN_REASONS)[number];

/** How many records of each kind there are about a question or an evaluation. */
export interface WrittenCounts {
  readonly grades: number;
  /** With such a grade. */
  readonly students: number;
  /** Questions of students, or exams, for which levels of criteria were chosen. */
  readonly levels: number;
  readonly comments: number;
  /** Comments on passages, and on single answers. */
  readonly passages: number;
  readonly requests: number;
  /** Custom due dates that a person gave. */
  readonly ownDates: number;
  /** Custom due dates that follow from more time in the whole course. */
  readonly followingDates: number;
}

export interface WrittenWork extends WrittenCounts {
  readonly reason: WrittenReason;
  /** The question or the evaluation. */
  readonly id: string;
}

/** The IDs of what must be counted. */
export type WrittenQuestions = Readonly<Record<WrittenReason, readonly string[]>>;

/** The essay questions that students don't get any more, or not in their evaluation, and the evaluations that are removed or redated. */
export function writtenQuestions({ before, after }: Sides): WrittenQuestions {
  const { removed, lost } = lostEssays(before, after);
  const evaluations = new Map(after.evaluations.map((one) => [one.id, one]));
  return {
    'question-removed': removed,
    'question-lost': lost,
    'evaluation-removed': before.evaluations
      .filter(({ id }) => !evaluations.has(id))
      .map(({ id }) => id),
    'due-date': before.evaluations
      .filter(({ id, dueDate }) => {
        const now = evaluations.get(id);
        return now !== undefined && now.dueDate !== dueDate;
      })
      .map(({ id }) => id),
  };
}

/** Whether a person should read about it although nothing else happens. */
export function isWorthAsking({ reason, levels, grades }: WrittenWork): boolean {
  if (reason === 'question-lost') return grades > 0;
  return reason !== 'due-date' || levels > 0;
}

/** What is deleted and what stays, in sentences; '' where nothing was written. */
export function writtenSentence(
  work: WrittenWork,
  name: string,
  settings: CourseModel['settings'],
): string {
  switch (work.reason) {
    case 'question-removed':
      return aboutQuestion(work, name, countsOn(settings));
    case 'question-lost':
      return countsOn(settings) ? countingSentence(work, name) : '';
    case 'evaluation-removed':
      return aboutEvaluation(work, name);
    case 'due-date':
      return aboutDueDate(work, name);
  }
}

function countsOn(settings: CourseModel['settings']): boolean {
  return settings.usesGradesForExams && computesWith(settings) !== null;
}

function aboutQuestion(work: WrittenWork, name: string, isCounting: boolean): string {
  const { grades, levels, passages, requests } = work;
  const parts = [
    ...counted(isCounting ? 0 : grades, 'grade'),
    ...(levels > 0 ? ['chosen levels of criteria'] : []),
    ...counted(passages, 'comment'),
    ...counted(requests, 'request'),
  ];
  const others = kept(parts, levels, ` about ${name}`, 'but graders and students no longer see');
  return [...(isCounting ? [countingSentence(work, name)] : []), others]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The grades stay in the average, and the sentence says so (GRD-171). */
function countingSentence({ grades, students }: WrittenWork, name: string): string {
  if (grades === 0) return '';
  const which = `${countedNoun(grades, 'grade')} of ${countedNoun(students, 'student')} for ${name}`;
  const stays =
    grades === 1
      ? 'stays and still counts in the exam grade'
      : 'stay and still count in the exam grades';
  return `${which} ${stays}. Graders and students see ${grades === 1 ? 'it' : 'each'} as “${QUESTION_NOT_FOUND_NAME}” with its value until a grader takes it out.`;
}

function aboutEvaluation(work: WrittenWork, name: string): string {
  const { levels, comments, passages, requests, ownDates, followingDates } = work;
  const parts = [
    ...counted(comments, 'comment'),
    ...counted(passages, 'comment on answers', 'comments on answers'),
    ...counted(requests, 'request'),
    ...counted(ownDates + followingDates, 'custom due date'),
  ];
  const gone = levels > 0 ? [LEVELS_GO] : [];
  const stays = kept(parts, 0, ` in ${name}`, 'but nobody sees');
  return [...gone, ...(stays === '' ? [] : [stays])].join(' ');
}

function aboutDueDate(work: WrittenWork, name: string): string {
  const { levels, passages, requests, ownDates, followingDates } = work;
  const sentences = [
    ...(levels > 0 ? [LEVELS_GO] : []),
    ...(passages > 0
      ? [
          `${countedNoun(passages, 'comment')} on answers in ${name} ${stay(passages)}. A comment whose passage changed says so.`,
        ]
      : []),
    ...(requests > 0
      ? [`${countedNoun(requests, 'request')} about grades ${stay(requests)}.`]
      : []),
    ...(followingDates > 0
      ? [
          `The custom due ${followingDates === 1 ? 'date' : 'dates'} of ${countedNoun(followingDates, 'student')} with more time in the whole course ${followingDates === 1 ? 'moves' : 'move'} too.`,
        ]
      : []),
    ...(ownDates > 0
      ? [`${countedNoun(ownDates, 'custom due date')} given by hand ${stay(ownDates)}.`]
      : []),
  ];
  return sentences.join(' ');
}

function kept(parts: readonly string[], levels: number, about: string, but: string): string {
  if (parts.length === 0) return '';
  const isOne = parts.length === 1 && parts[0]?.startsWith('1 ') === true && levels === 0;
  const list =
    parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  const text = `${list}${about} ${isOne ? 'stays' : 'stay'} saved, ${but} ${isOne ? 'it' : 'them'}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function counted(count: number, one: string, many = `${one}s`): readonly string[] {
  return count > 0 ? [`${count.toLocaleString('en')} ${count === 1 ? one : many}`] : [];
}

function stay(count: number): string {
  return count === 1 ? 'stays' : 'stay';
}
