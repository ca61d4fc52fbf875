// What the list says about a course.
import { countOf } from '../../../../ui/count-words.ts';
import type { ListedCourse } from '../admin-calls.ts';

const DAY = 86_400_000;

/** 'Nov 16, 2026', in the time zone of the browser. */
export function dayWords(at: number): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

/** 'Today', 'Yesterday', '5 days ago', then the date. */
export function activityWords(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 14 ? `${days} days ago` : dayWords(at);
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** The first 2 instructors by name, and how many more there are. */
export function instructorWords(instructors: ListedCourse['instructors']): string {
  const names = instructors.slice(0, 2).map(({ fullName }) => fullName);
  const more = instructors.length - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}

/** '6 questions, 8 answers'. */
export function sizeWords({ questions, answers }: ListedCourse): string {
  return `${countOf(questions, 'question')}, ${countOf(answers, 'answer')}`;
}

/** What is special about the state of a course; null for an open one. */
export function stateWords(course: ListedCourse): string | null {
  const { archivedAt, deleteAfter } = course;
  if (deleteAfter !== null) return `Will be deleted on ${dayWords(deleteAfter)}`;
  return archivedAt === null ? null : `Closed on ${dayWords(archivedAt)}${personalWords(course)}`;
}

function personalWords({ personalDataUntil, personalDataDeletedAt }: ListedCourse): string {
  if (personalDataDeletedAt !== null) {
    return `. Personal data deleted on ${dayWords(personalDataDeletedAt)}`;
  }
  return personalDataUntil === null
    ? ''
    : `. Personal data will be deleted after ${dayWords(personalDataUntil)}`;
}
