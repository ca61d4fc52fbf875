// What the card of an evaluation and the dialog say about handing back to some students or later.
import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { joinedList } from '@elenchus/domain/base/quoted-text.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { ClassHandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import type { ListedHandBack } from '../../../../calls/grading/hand-back-queries.ts';
import { logTimeWords } from '../../../../lib/log-time-words.ts';
import { countOf } from '../../../../ui/count-words.ts';

/** What is set for a student alone. */
type OwnState = 'back' | 'planned' | 'withheld';

function ownState({ since }: Pick<ListedHandBack, 'since'>, now: number): OwnState {
  if (since === null) return 'withheld';
  return since <= now ? 'back' : 'planned';
}

/** 'Nov 25, 2026, 9:00 AM, New York time' */
export function handBackMoment(at: number, zone: TimeZone): string {
  return `${logTimeWords(at, zone)}, ${zoneTime(zone)}`;
}

/** The state of the whole class while it isn't handed back. */
export function notBackSentence(isForSome: boolean): string {
  return isForSome
    ? 'Not handed back to the whole class.'
    : 'Not handed back. Students don’t see any grading.';
}

/** What is set besides the two states of the design, a sentence each. */
export function partialSentences(
  own: readonly ListedHandBack[],
  forAll: ClassHandBack,
  now: number,
  zone: TimeZone,
): readonly string[] {
  const count = (state: OwnState): number =>
    own.filter((one) => ownState(one, now) === state).length;
  const [back, planned, withheld] = [count('back'), count('planned'), count('withheld')];
  const isBack = forAll.kind === 'back';
  return [
    ...(forAll.kind === 'planned'
      ? [`Planned: every student sees it starting ${handBackMoment(forAll.at, zone)}.`]
      : []),
    ...(back > 0 && !isBack ? [`Handed back to ${countOf(back, 'student')} so far.`] : []),
    ...(planned > 0 ? [`Planned for ${countOf(planned, 'student')}.`] : []),
    ...(withheld > 0
      ? [
          `${isBack ? 'Still to be handed back to' : 'Not for'} ${countOf(withheld, 'student')}: ${withheldNames(own)}.`,
        ]
      : []),
  ];
}

const MOST_NAMES = 8;

function withheldNames(own: readonly ListedHandBack[]): string {
  const names = own.filter(({ since }) => since === null).map(({ fullname }) => fullname);
  const more = names.length - MOST_NAMES;
  return more > 1
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} others`
    : joinedList(names, 'and');
}

/** The state of one student beside the name; '' where there is nothing to say. */
export function studentNote(
  own: ListedHandBack | undefined,
  forAll: ClassHandBack,
  now: number,
  zone: TimeZone,
): string {
  if (own) {
    const state = ownState(own, now);
    if (state === 'withheld') return 'not handed back';
    if (state === 'planned') return `planned for ${logTimeWords(own.since ?? 0, zone)}`;
    return 'handed back';
  }
  if (forAll.kind === 'back') return 'handed back';
  return forAll.kind === 'planned' ? 'planned with everyone' : '';
}

export interface HandBackChoice {
  readonly action: 'hand back' | 'take back';
  readonly who: 'everyone' | 'ta' | 'students';
  /** The full name of the chosen TA. */
  readonly ta: string;
  readonly students: number;
  /** Of the students, those with more time who don't get it yet. */
  readonly leftOut: number;
  readonly isLater: boolean;
}

/** What the button of the dialog does. */
export function confirmWords(choice: HandBackChoice): string {
  const { action, who, ta, students, isLater } = choice;
  const leftOut = action === 'hand back' ? choice.leftOut : 0;
  const whom = {
    everyone: 'every student',
    ta: ta === '' ? 'a TA’s students' : `the students of ${ta}`,
    students: students === 0 ? 'chosen students' : countOf(students - leftOut, 'student'),
  }[who];
  if (action === 'take back') return `Take back from ${whom}`;
  return isLater ? `Hand back to ${whom} later` : `Hand back to ${whom}`;
}

interface HandBackAnswer {
  readonly changed: number;
  readonly unchanged: number;
  readonly leftOut: number;
}

/** What happened, once the server has saved it. */
export function doneWords(
  { action, isLater, who }: HandBackChoice,
  { changed, unchanged, leftOut }: HandBackAnswer,
): string {
  const whom = who === 'everyone' ? 'every student' : countOf(changed, 'student');
  const done =
    action === 'take back'
      ? `Taken back from ${whom}.`
      : isLater
        ? `Planned for ${whom}.`
        : `Handed back to ${whom}.`;
  const left =
    leftOut === 0
      ? ''
      : ` ${countOf(leftOut, 'student')} with more time ${leftOut === 1 ? 'was' : 'were'} left out.`;
  if (who === 'everyone' || unchanged === 0) return done + left;
  const rest = countOf(unchanged, 'student');
  return action === 'take back'
    ? `${done} ${rest} didn’t have it.`
    : `${done} ${rest} already had it.${left}`;
}
