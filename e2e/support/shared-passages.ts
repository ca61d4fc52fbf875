// A class of two hundred whose essays are their own, except for one passage that two share and one that many quote.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  submissionTimestamp,
} from '@elenchus/domain/base/zoned-time.ts';
import type { MadeUpAnswer, MadeUpUser } from '../../demo/load-course.ts';
import { daysAgo } from './grading-design.ts';

export const STUDENTS = 200;
/** The number of students who quote the same sentence. */
export const QUOTING = 40;

/** Forty words. */
export const sharedPassage =
  'A river keeps its name although no drop of water stays in it, and nobody thinks that a new river begins every morning; a person is a river of that kind, and memory is the bed that water has cut.';

export const quotation =
  'There is no more to knowing the time than looking at a clock that can be trusted.';

/** Fifteen words, shared by two others. */
const aside = 'Nobody would call it luck when the same look at the wall misleads me tomorrow.';

export const author = { username: 'emily', fullname: 'Emily Castellano' };
export const other = { username: 'brandon', fullname: 'Brandon Kessler' };
/** Also has the passage, but wrote it after the paper was due. */
const latecomer = { username: 'clara', fullname: 'Clara Late' };

const nouns =
  'clock station reason doubt belief minute window letter garden promise winter teacher'.split(' ');
const verbs = 'shows carries hides follows answers troubles explains misses repeats'.split(' ');
const more = 'slowly twice alone perhaps again quietly today rarely'.split(' ');

/** Sentences that differ from student to student: a number is before, inside and after each. */
function ownEssay(student: number, sentences: number): string {
  let state = student * 7919 + 17;
  const pick = (words: readonly string[]): string => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length] ?? '';
  };
  const lines = Array.from({ length: sentences }, () => {
    const [one, two, three] = [pick(nouns), pick(nouns), pick(nouns)];
    return `(${student}) The ${one} ${pick(verbs)} my ${two} ${pick(more)} (${student}), and no ${three} ${pick(verbs)} it ${pick(more)} (${student}).`;
  });
  return lines.join(' ');
}

/** The users of the class besides the staff. */
export function sharingStudents(): readonly MadeUpUser[] {
  const others = Array.from({ length: STUDENTS - 3 }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return { username: `net${number}`, fullname: `Student No${number}` };
  });
  return [author, other, latecomer, ...others].map((person) => ({
    ...person,
    status: 'student',
    TA: 'unassigned',
    initialPassword: false,
  }));
}

/** Everything that they saved, oldest first for each. */
export function sharingAnswers(today: IsoDate): readonly MadeUpAnswer[] {
  const due = daysAgo.firstPaper;
  const words = sharedPassage.split(' ');
  const opening = ownEssay(1, 4);
  const first = [
    save(author.username, today, due + 4, opening),
    save(author.username, today, due + 3, `${opening} ${words.slice(0, 14).join(' ')}`),
    save(author.username, today, due + 2, `${opening} ${sharedPassage} ${ownEssay(2, 3)}`),
    save(other.username, today, due + 1, ownEssay(3, 5)),
    save(
      other.username,
      today,
      due,
      `${ownEssay(3, 5)}\n\n“${sharedPassage}”\n\n${ownEssay(4, 2)}`,
    ),
    save(latecomer.username, today, due, ownEssay(5, 6)),
    save(latecomer.username, today, due - 1, `${sharedPassage} ${ownEssay(5, 6)}`),
  ];
  const rest = sharingStudents()
    .slice(3)
    .map(({ username }, index) => {
      const shared = index === 150 || index === 151 ? ` ${aside} ` : ' ';
      const quoted = index < QUOTING ? ` ${quotation} ` : shared;
      return save(
        username,
        today,
        due + 1,
        `${ownEssay(index + 10, 6)}${quoted}${ownEssay(index + 500, 4)}`,
      );
    });
  // The second paper takes long enough to be canceled.
  const long = sharingStudents()
    .slice(3, 43)
    .map(({ username }, index) => {
      const text = Array.from({ length: 24_000 }, (_, word) => `w${index}x${word}`).join(' ');
      return save(username, today, daysAgo.secondPaper + 1, text, 'decision');
    });
  return [...first, ...rest, ...long];
}

function save(
  username: string,
  today: IsoDate,
  daysBefore: number,
  questionEssayAnswer: string,
  questionID = 'clock',
): MadeUpAnswer {
  const evening = { date: addDays(today, -daysBefore), minutes: 20 * 60 };
  const at = instantOfLocalTime(evening, DEFAULT_TIME_ZONE);
  const submissionDate = submissionTimestamp(at, DEFAULT_TIME_ZONE);
  return { username, questionID, questionAnswer: '', questionEssayAnswer, submissionDate };
}
