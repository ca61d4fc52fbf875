// What one student does over the weeks: choices made and changed, essays drafted, extended and revised.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { instantOfLocalTime, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { composeEssay, type EssaySentence, type PassageUses } from './compose-essay.ts';
import type { DemoQuestion } from './demo-question.ts';
import type { DemoStudent } from './demo-students.ts';
import { essayDrafts } from './essay-drafts.ts';
import { essayBanks } from './essays/essay-banks.ts';
import type { Chosen } from './essays/essay-bank.ts';
import type { StudentChoices } from './student-choices.ts';
import type { SittingDown } from './writing-sessions.ts';

export type Deed =
  | { readonly kind: 'choose'; readonly questionID: string; readonly answer: string }
  | {
      readonly kind: 'write';
      readonly questionID: string;
      readonly from: readonly EssaySentence[];
      readonly to: readonly EssaySentence[];
    };

export interface PlannedDeed {
  readonly wishedMs: number;
  readonly deed: Deed;
}

export interface StudentWork {
  readonly student: DemoStudent;
  readonly choices: StudentChoices;
  readonly questions: readonly DemoQuestion[];
  /** Whether a student with these choices is ever shown the question. */
  readonly shows: (questionID: string, which: 'first' | 'last') => boolean;
  /** When this student works on the questions of a class day. */
  readonly sittingsOf: (classDay: number) => readonly SittingDown[];
  readonly uses: PassageUses;
  readonly timeZone: TimeZone;
  readonly seed: number;
  /** The last day that can be in the history. */
  readonly lastDay: IsoDate;
  readonly dueOf: (classDay: number) => IsoDate;
}

export interface MeritNote {
  readonly questionID: string;
  readonly merit: number;
}

// Most students change a choice when they come back to its class day; these wait for a later one.
const changedOnClassDay: Readonly<Record<string, number>> = {
  'zhartm kno01': 6,
  'tnguyen7 min01': 10,
};
// Chloé goes on working after the due date, so that the work as of that day differs from the work now.
const continuesAfterDue = 'cbeaum ind02';
// Essays that a student saw and never began.
const leftOut = new Set([
  'moliv sce02',
  'moliv per03',
  'lferr eut03',
  'lferr ind02',
  'twhitf ind02',
  'bkess sce02',
  'dvasil mar02',
]);

/** Everything the student sets out to do, in no particular order, and how good each essay is. */
export function planWork(work: StudentWork): { deeds: PlannedDeed[]; merits: MeritNote[] } {
  const merits: MeritNote[] = [];
  const deeds = work.questions.flatMap((question) => {
    if (question.type !== 'LongAnswer') return choiceDeeds(work, question);
    return writes(work, question) ? essayDeeds(work, question, merits) : [];
  });
  return { deeds, merits };
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

function writes({ student }: StudentWork, { id, classDay }: DemoQuestion): boolean {
  if (student.temperament === 'quitsEarly' && classDay > 6) return false;
  return !leftOut.has(`${student.username} ${id}`);
}

function essayDeeds(work: StudentWork, question: DemoQuestion, merits: MeritNote[]): PlannedDeed[] {
  const bank = essayBanks.get(question.id);
  const which = work.shows(question.id, 'last') ? 'last' : 'first';
  if (!bank || !work.shows(question.id, which)) return [];
  const { student, uses, seed } = work;
  const stance = bank.stanceOf(chosenBy(work.choices, which));
  const sittings = essaySittings(work, question, which);
  const essay = composeEssay({ bank, stance, student, uses, seed });
  merits.push({ questionID: question.id, merit: essay.merit });
  const drafts = essayDrafts({
    essay,
    student,
    questionID: question.id,
    sittings: sittings.length,
    seed,
  });
  // An essay on a choice that the student then gave up is left as its first draft.
  const kept = which === 'last' ? drafts : drafts.slice(0, 1);
  return kept.flatMap((to, turn) => {
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

/** A question that opens only by a change of mind is written from that change on. */
function openedBy(work: StudentWork, changedID: string, classDay: number): readonly SittingDown[] {
  const changeDay = changedOnClassDay[`${work.student.username} ${changedID}`] ?? classDay;
  return work.sittingsOf(changeDay).slice(1);
}

function chosenBy(choices: StudentChoices, which: 'first' | 'last'): Chosen {
  return (questionID) => choices.get(questionID)?.[which] ?? '';
}

function at(work: StudentWork, { date, minute }: SittingDown, deed: Deed): PlannedDeed[] {
  if (date > work.lastDay) return [];
  return [{ wishedMs: instantOfLocalTime({ date, minutes: minute }, work.timeZone), deed }];
}
