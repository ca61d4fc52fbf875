// The grading desk in a component test: a small course, two students, and a server in memory that keeps their grades.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  submissionTimestamp,
} from '@elenchus/domain/base/zoned-time.ts';
import { NAMES_ARE_HIDDEN } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { GradingDesk } from '../features/grading/desk/grading-desk.tsx';
import {
  FakeServer,
  gradingTypeOf,
} from '../features/grading/desk/saves/testing/fake-grade-server.ts';
import { useQueryValue } from '../lib/browser-location.ts';
import { isErrorCode, noConnection, refusal, type Answers } from './answered-calls.ts';
import { deskDates, deskDesign, deskEssays, type DeskQuestion } from './desk-course.ts';
import { showComponent } from './show-component.tsx';

type OpenedDesk = AnswerOf<'POST /api/gradingDesk/{courseID}'>;
type StudentOnDesk = OpenedDesk['student'];

const courseID = 'phil-101';
const writtenAt = submissionTimestamp(
  instantOfLocalTime({ date: addDays(deskDates.due, -1), minutes: 720 }, DEFAULT_TIME_ZONE),
  DEFAULT_TIME_ZONE,
);

const students = [
  { username: 'anton', fullname: 'Anton Amo' },
  { username: 'laura', fullname: 'Laura Bassi' },
] as const;

type DeskStudent = (typeof students)[number]['username'];

type DeskAnswers = Partial<Record<DeskQuestion, string>>;

const allAnswers: Readonly<Record<DeskStudent, DeskAnswers>> = {
  anton: {
    doubt: '1',
    certain: '1',
    dream: 'Only that I seem to see it.',
    clock: 'No: it was luck.',
    belief: 'A reason.',
  },
  laura: { doubt: '1', certain: '1,2' },
};

function answersOf(answers: DeskAnswers) {
  return Object.entries(answers).map(([questionID, text]) => {
    const isChoice = questionID === 'doubt' || questionID === 'certain';
    return {
      questionID,
      questionAnswer: isChoice ? text : '',
      questionEssayAnswer: isChoice ? '' : text,
      submissionDate: writtenAt,
    };
  });
}

type ServerOf = (username: string) => FakeServer;

function storedIn(server: FakeServer, gradingType: string, questionID = 'noQuestionID'): string {
  const record = server.records.get(JSON.stringify([gradingType, questionID]));
  return record?.individualGradingData ?? '';
}

function isComplete(server: FakeServer): boolean {
  return storedIn(server, 'gradingComplete') === 'yes';
}

interface AboutWork {
  readonly answered: Readonly<Record<DeskStudent, DeskAnswers>>;
  readonly isBack: boolean;
}

function onDesk(place: number, serverOf: ServerOf, { answered, isBack }: AboutWork): StudentOnDesk {
  const student = students[place];
  if (!student) throw new Error('There is no such student.');
  const isUngraded = ({ username }: { username: string }): boolean =>
    !isComplete(serverOf(username));
  return {
    place: {
      student,
      place: place + 1,
      total: students.length,
      previous: students[place - 1] ?? null,
      next: students[place + 1] ?? null,
      first: students[0],
      last: students[1],
      ungraded: students.filter((other) => other !== student && isUngraded(other)),
    },
    personTag: `the one who is ${student.username}`,
    readAt: Date.parse('2026-10-01T12:00:00Z'),
    isBack,
    requests: [],
    work: {
      targetDate: deskDates.due,
      counts: { unansweredMCQs: 0, unresolvedContradictions: 0 },
      records: [...serverOf(student.username).records.values()],
      designNotice: null,
      answers: answersOf(answered[student.username]),
      revisions: [],
      comments: [],
      secondLook: [],
    },
  };
}

function placesOf(test: (id: DeskQuestion) => boolean): number[] {
  return deskEssays.flatMap((id, place) => (test(id) ? [place] : []));
}

/** What a student of the pass wrote and has a grade for. */
function inPass(
  { username, fullname }: (typeof students)[number],
  serverOf: ServerOf,
  answered: AboutWork['answered'],
) {
  const own = answered[username];
  const server = serverOf(username);
  const isShown = (id: DeskQuestion): boolean =>
    id === 'dream' ? own.doubt === '1' : id !== 'blame';
  return {
    username,
    fullname,
    isComplete: isComplete(server),
    written: placesOf((id) => isShown(id) && (own[id] ?? '').trim() !== ''),
    graded: placesOf((id) => storedIn(server, 'questionGrade', id) !== ''),
  };
}

const SENDING = { keepalive: false, signal: new AbortController().signal };

interface DeskCase {
  /** Further items of the design. */
  readonly items?: readonly DesignItem[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly username?: DeskStudent;
  /** Whether the session has ended when a student is opened. */
  readonly hasEnded?: () => boolean;
  readonly isBack?: boolean;
  /** Whether an instructor has closed the course. */
  readonly isArchived?: () => boolean;
  /** The evaluation for which the server doesn't answer. */
  readonly unreachable?: string;
  /** The student without any due date. */
  readonly withoutDate?: DeskStudent;
  /** What Anton or Laura answered instead. */
  readonly ofAnton?: DeskAnswers;
  readonly ofLaura?: DeskAnswers;
  /** The question in the address. */
  readonly question?: string;
  /** Whether names are hidden by now: no call may name a student. */
  readonly areNamesHidden?: () => boolean;
}

/** Opens the desk of a TA. `stored` answers what the server has. */
export function showDesk(desk: DeskCase) {
  const {
    settings = {},
    username = 'anton',
    items = [],
    hasEnded,
    isArchived,
    isBack = false,
  } = desk;
  const course = readCourse([...deskDesign(settings), ...items]);
  const servers = new Map(
    students.map((student) => [student.username as string, new FakeServer()]),
  );
  const serverOf: ServerOf = (name) => {
    const server = servers.get(name);
    if (!server) throw new Error(`${name} is no student.`);
    return server;
  };
  const answered = {
    anton: desk.ofAnton ?? allAnswers.anton,
    laura: desk.ofLaura ?? allAnswers.laura,
  };
  const session = {
    isLoggedIn: true,
    fullName: 'Simone Weil',
    username: 'simone',
    isInstructor: false,
    isTA: true,
  };
  const answers: Answers = {
    'GET /api/session/{courseID}': () => ({
      ...session,
      status: 'TA',
      ...(isArchived?.() === true && { isArchived: true }),
    }),
    'GET /api/authenticate/fullname/{courseID}/{username}': ({ params }) => ({
      fullName: students.find((student) => student.username === params.username)?.fullname ?? '',
    }),
    'POST /api/gradingDesk/{courseID}': ({ body }) => {
      if (hasEnded?.()) return refusal('NOT_LOGGED_IN');
      if (desk.areNamesHidden?.()) return refusal('FORBIDDEN', NAMES_ARE_HIDDEN);
      if (body.evaluationDataID === desk.unreachable) return noConnection();
      const place = students.findIndex((student) => student.username === body.username);
      const student = onDesk(place, serverOf, { answered, isBack });
      const isDated = body.username !== desk.withoutDate;
      return {
        others: [],
        graded: [...servers.values()].filter(isComplete).length,
        student: isDated ? student : { ...student, work: null },
        ahead: [],
      };
    },
    'GET /api/gradingPass/{courseID}': () => ({
      questionIDs: [...deskEssays],
      students: students.map((student) => inPass(student, serverOf, answered)),
    }),
    'POST /api/gradingPresence/{courseID}': ({ body }) => {
      if (desk.areNamesHidden?.()) return refusal('FORBIDDEN', NAMES_ARE_HIDDEN);
      const versions = [...serverOf(body.username).records.values()].map(({ version }) => version);
      return { others: [], latestVersion: Math.max(0, ...versions), records: versions.length };
    },
    'POST /api/studentGrades/update/{courseID}': async ({ body }) => {
      try {
        const save = serverOf(body.username).postBy(session.username);
        const saved = await save(
          {
            ...body,
            gradingType: gradingTypeOf(body.gradingType),
            expectedVersion: body.expectedVersion ?? 0,
          },
          SENDING,
        );
        return { message: 'Saved', ...saved };
      } catch (error) {
        return refusedAs(error);
      }
    },
  };
  const Desk = () => (
    <GradingDesk
      courseID={courseID}
      course={course}
      session={session}
      evaluationId={useQueryValue('evaluationId') ?? ''}
      username={useQueryValue('username') ?? ''}
    />
  );
  const at = desk.question === undefined ? '' : `&question=${desk.question}`;
  const address = `/${courseID}/grading?evaluationId=FIRST&username=${username}${at}`;
  const stored = (name: DeskStudent, gradingType: string, questionID = 'noQuestionID'): string =>
    storedIn(serverOf(name), gradingType, questionID);
  return { ...showComponent(<Desk />, { address, answers }), stored, serverOf };
}

/** The failures of the server in memory, as the network brings them. */
function refusedAs(error: unknown): Response | Promise<never> {
  if (!(error instanceof Error && 'code' in error && 'details' in error)) return noConnection();
  const { code, details } = error;
  return isErrorCode(code) && Array.isArray(details)
    ? refusal(code, error.message, details)
    : noConnection();
}
