// Plans the work of one student over the weeks: choices made and changed, essays drafted, extended and revised.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { DemoQuestion } from './demo-question.ts';
import type { DemoStudent } from './demo-students.ts';
import { essayDrafts } from './essay-drafts.ts';
import { readEssay, type EssaySentence } from './essay-markup.ts';
import { essaysByStudent } from './essays-by-student.ts';
import { pastedPassage } from './student-essays/planted-copies.ts';
import type { StudentChoices } from './student-choices.ts';
import type { SittingDown } from './writing-sessions.ts';

type Deed =
  | { readonly kind: 'choose'; readonly questionID: string; readonly answer: string }
  | {
      readonly kind: 'write';
      readonly questionID: string;
      readonly from: readonly EssaySentence[];
      readonly to: readonly EssaySentence[];
    };

export interface PlannedDeed {
  readonly preferredMs: number;
  readonly deed: Deed;
}

interface StudentWork {
  readonly student: DemoStudent;
  readonly choices: StudentChoices;
  readonly questions: readonly DemoQuestion[];
  /** Whether a student with these choices is ever shown the question. */
  readonly shows: (questionID: string, which: 'first' | 'last') => boolean;
  /** The times when this student works on the questions of a class day. */
  readonly sittingsOf: (classDay: number) => readonly SittingDown[];
  readonly timeZone: TimeZone;
  /** The last day that can be in the history. */
  readonly lastDay: IsoDate;
  readonly dueOf: (classDay: number) => IsoDate;
}

// Most students change a choice when they return to its class day; these students wait for a later day.
const changedOnClassDay: Readonly<Record<string, number>> = {
  'zhartm kno01': 6,
  'tnguyen7 min01': 10,
};
// Chloé continues after the due date, so that the work as of that day differs from the current work.
const continuesAfterDue = 'cbeaum ind02';

/** Everything that the student plans to do, in no particular order. */
export function planWork(work: StudentWork): PlannedDeed[] {
  return work.questions.flatMap((question) =>
    question.type === 'LongAnswer' ? essayDeeds(work, question) : choiceDeeds(work, question),
  );
}

function choiceDeeds(work: StudentWork, { id, classDay }: DemoQuestion): PlannedDeed[] {
  const choice = work.choices.get(id);
  const [sitting] = work.sittingsOf(classDay);
  if (!choice || !sitting) return [];
  const choose = (when: SittingDown, answer: string): PlannedDeed[] =>
    at(work, when, { kind: 'choose', questionID: id, answer });
  const later = choice.last === choice.first ? undefined : changeSitting(work, id, classDay);
  return [...choose(sitting, choice.first), ...(later ? choose(later, choice.last) : [])];
}

function changeSitting(work: StudentWork, id: string, classDay: number): SittingDown | undefined {
  const changeDay = changedOnClassDay[`${work.student.username} ${id}`] ?? classDay;
  return work.sittingsOf(changeDay)[1];
}

function essayDeeds(work: StudentWork, question: DemoQuestion): PlannedDeed[] {
  const { username } = work.student;
  const source = essaysByStudent[username]?.[question.id];
  const which = work.shows(question.id, 'last') ? 'last' : 'first';
  if (source === undefined || !work.shows(question.id, which)) return [];
  const usual = essaySittings(work, question, which);
  // An essay on a choice that the student then gave up is left as it was after the first evening.
  const sittings = which === 'last' ? usual : usual.slice(0, 1);
  const essay = readEssay(source, pastedPassage(username, question.id));
  const drafts = essayDrafts(essay, sittings.length);
  return drafts.flatMap((to, turn) => {
    const sitting = sittings[turn];
    const from = drafts[turn - 1] ?? [];
    return sitting ? at(work, sitting, { kind: 'write', questionID: question.id, from, to }) : [];
  });
}

function essaySittings(
  work: StudentWork,
  { id, classDay }: DemoQuestion,
  which: 'first' | 'last',
): readonly SittingDown[] {
  const usual = work.sittingsOf(classDay);
  if (`${work.student.username} ${id}` === continuesAfterDue) {
    return [...usual.slice(0, -1), { date: addDays(work.dueOf(classDay), 2), minute: 1020 }];
  }
  if (which === 'first' || work.shows(id, 'first')) return usual;
  const changed = [...work.choices].find(([, { first, last }]) => first !== last && first !== '');
  const opened = openedBy(work, changed?.[0] ?? '', classDay);
  return opened.length > 0 ? opened : usual;
}

/** A question that opens only after a changed choice is answered from that change on. */
function openedBy(work: StudentWork, changedID: string, classDay: number): readonly SittingDown[] {
  const changeDay = changedOnClassDay[`${work.student.username} ${changedID}`] ?? classDay;
  return work.sittingsOf(changeDay).slice(1);
}

function at(work: StudentWork, { date, minute }: SittingDown, deed: Deed): PlannedDeed[] {
  if (date > work.lastDay) return [];
  return [{ preferredMs: instantOfLocalTime({ date, minutes: minute }, work.timeZone), deed }];
}
