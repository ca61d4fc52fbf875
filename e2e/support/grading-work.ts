// The people of the course to be graded, and what its twelve students wrote when.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  submissionTimestamp,
} from '@elenchus/domain/base/zoned-time.ts';
import type { MadeUpAnswer, MadeUpUser } from '../../demo/load-course.ts';
import type { gradedQuestions } from './grading-design.ts';

const password = 'know thyself';

/** Everyone has the same password. */
export const gradingPeople = {
  instructor: { username: 'hannah', fullName: 'Hannah Arendt', password },
  simone: { username: 'simone', fullName: 'Simone Weil', password },
  karl: { username: 'karl', fullName: 'Karl Jaspers', password },
} as const;

/** By last name, as in every list; the first six are Simone's, the next five Karl's, and the last has no TA. */
export const gradedStudents = [
  { username: 'anton', fullName: 'Anton Amo' },
  { username: 'laura', fullName: 'Laura Bassi' },
  { username: 'ada', fullName: 'Ada Byron' },
  { username: 'margaret', fullName: 'Margaret Cavendish' },
  { username: 'catharine', fullName: 'Catharine Cockburn' },
  { username: 'anne', fullName: 'Anne Conway' },
  { username: 'sor', fullName: 'Juana Inés' },
  { username: 'damaris', fullName: 'Damaris Masham' },
  { username: 'harriet', fullName: 'Harriet Mill' },
  { username: 'mary', fullName: 'Mary Shepherd' },
  { username: 'sojourner', fullName: 'Sojourner Truth' },
  { username: 'wollstone', fullName: 'Mary Wollstonecraft' },
] as const;

export type GradedStudent = (typeof gradedStudents)[number]['username'];

/** The users as they are stored in the database. */
export function gradingUsers(): readonly MadeUpUser[] {
  const staff = Object.values(gradingPeople).map(({ username, fullName: fullname }) => ({
    username,
    fullname,
    status: username === 'hannah' ? 'instructor' : 'TA',
    TA: '',
    initialPassword: false,
  }));
  const students = gradedStudents.map(({ username, fullName: fullname }, index) => ({
    username,
    fullname,
    status: 'student',
    TA: taOf(index),
    initialPassword: false,
  }));
  return [...staff, ...students];
}

function taOf(index: number): string {
  if (index < 6) return 'simone';
  return index < 11 ? 'karl' : 'unassigned';
}

/** Essays that show a journey whose work it sees. */
export const essayOf = {
  /** Everyone's answer to the stopped clock on the day before the first paper was due. */
  clock: (name: string): string => `${name} looks at the clock on the station.\n\n${onClocks}`,
  /** Laura's, three days after it was due. */
  revisedClock: (name: string): string =>
    essayOf.clock(name).replace('by luck', 'by an accident that I had no part in'),
} as const;

const onClocks =
  'It stopped yesterday at ten past four, and I look up at ten past four today. What I believe is true, and I have the kind of reason that people always have who look at a clock. Still I would not say that I know the time, because I am right only by luck: a minute later the same look would have led me astray.\n\nSomebody could answer that every reason fails somewhere, and that we call it knowledge as long as it does not fail here. I think that this gives up what we wanted the word for. When I ask whether you know the way, I want to be able to rely on you, not on the weather.';

const onDreams =
  'I know how my room seems to me, and nobody can take that away. Whether there is a room that seems so is another question. In a dream the table also seems to be made of wood.\n\nBut I notice that I ask this while sitting at the table, and that the doubt has to borrow its words from the world that it puts in doubt.';

const onBelief =
  'A guess that happens to be right does not hold when the facts move a little. Knowledge does. If the train had left at nine instead of ten, the one who knows would believe something else, and the one who guesses would not.';

const onDecisions =
  'Last spring I did not take a job that everybody told me to take. I could say that I weighed reasons, but the weighing felt more like finding out what I had already decided. If that is so, the question whether I could have done otherwise asks whether I could have been someone else.';

/** Every kept answer of the class, oldest first. */
export function gradingAnswers(today: IsoDate): readonly MadeUpAnswer[] {
  return gradedStudents
    .flatMap(({ username, fullName }) => workOf(username, fullName.split(' ', 1)[0] ?? '', today))
    .toSorted((one, other) => Date.parse(one.submissionDate) - Date.parse(other.submissionDate));
}

type Answers = Partial<Record<keyof typeof gradedQuestions, string>>;

function workOf(username: GradedStudent, name: string, today: IsoDate): readonly MadeUpAnswer[] {
  // Sojourner has written nothing at all.
  if (username === 'sojourner') return [];
  const late = username === 'ada';
  return [
    // Ada handed everything in two days late: she is the one who gets more time.
    ...saved(username, today, late ? 23 : 26, {
      doubt: '1',
      dream: `${name} writes: ${onDreams}`,
      // Laura and Harriet see no contradiction in being certain of what they see.
      certain: username === 'laura' || username === 'harriet' ? '1,2' : '1',
      // Anne has left a choice open that she could have made.
      ...(username === 'anne' && { certain: '' }),
      clock: essayOf.clock(name),
      ...(username !== 'margaret' && { belief: `${name} writes: ${onBelief}` }),
    }),
    ...(username === 'laura'
      ? saved(username, today, 22, { clock: essayOf.revisedClock(name) })
      : []),
    ...saved(username, today, 9, { free: '2', decision: `${name} writes: ${onDecisions}` }),
    ...saved(username, today, 1, { blame: `${name} blames nobody.` }),
  ];
}

function saved(
  username: string,
  today: IsoDate,
  daysBefore: number,
  answers: Answers,
): readonly MadeUpAnswer[] {
  const evening = { date: addDays(today, -daysBefore), minutes: 20 * 60 };
  const at = instantOfLocalTime(evening, DEFAULT_TIME_ZONE);
  const submissionDate = submissionTimestamp(at, DEFAULT_TIME_ZONE);
  return Object.entries(answers).map(([questionID, text]) => {
    const isChoice = ['doubt', 'certain', 'free'].includes(questionID);
    return {
      username,
      questionID,
      questionAnswer: isChoice ? text : '',
      questionEssayAnswer: isChoice ? '' : text,
      submissionDate,
    };
  });
}
