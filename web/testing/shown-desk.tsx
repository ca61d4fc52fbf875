// The grading desk in a component test: a small course, two students, and a server in memory that keeps their grades.
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  DEFAULT_TIME_ZONE,
  instantOfLocalTime,
  localDate,
  submissionTimestamp,
} from '@elenchus/domain/base/zoned-time.ts';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { GradingDesk } from '../features/grading-desk/grading-desk.tsx';
import { FakeServer, gradingTypeOf } from '../features/grading-desk/testing/fake-grade-server.ts';
import { useQueryValue } from '../lib/browser-location.ts';
import { isErrorCode, noConnection, refusal, type Answers } from './answered-calls.ts';
import { showComponent } from './show-component.tsx';

type OpenedDesk = AnswerOf<'POST /api/gradingDesk/{courseID}'>;
type StudentOnDesk = OpenedDesk['student'];

const courseID = 'phil-101';
const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
const due = addDays(today, -25);
export const deskDates = { due, blame: addDays(today, -2) } as const;
const writtenAt = submissionTimestamp(
  instantOfLocalTime({ date: addDays(due, -1), minutes: 720 }, DEFAULT_TIME_ZONE),
  DEFAULT_TIME_ZONE,
);

export const deskQuestions = {
  clash: 'You might be dreaming, and yet you are certain of what you see.',
  doubt: 'Could you be dreaming now?',
  dream: 'You might be dreaming. What, then, do you know about your room?',
  certain: 'What are you certain of?',
  clock: 'A stopped clock shows the right time. Do you know what time it is?',
  belief: 'What separates knowledge from a lucky guess?',
  /** Of a class day that opened after the work was due. */
  blame: 'Whom do you blame, and for what?',
} as const;

type DeskQuestion = keyof typeof deskQuestions;

const students = [
  { username: 'anton', fullname: 'Anton Amo' },
  { username: 'laura', fullname: 'Laura Bassi' },
] as const;

type DeskStudent = (typeof students)[number]['username'];

const work: Readonly<Record<DeskStudent, Partial<Record<DeskQuestion, string>>>> = {
  anton: {
    doubt: '1',
    certain: '1',
    dream: 'Only that I seem to see it.',
    clock: 'No: it was luck.',
    belief: 'A reason.',
  },
  laura: { doubt: '1', certain: '1,2' },
};

const COURSE: Readonly<Record<string, string>> = {
  courseUsesGrading: 'Yes',
  usesGradesForExams: 'Yes',
  questionByQuestionGrading: 'Yes',
  giveStudentsComments: 'Yes',
  hasContradictionItems: 'Yes',
  isThereBoxForGradeAdjustment: 'Yes',
  usesAutomaticProgress: 'Yes',
};

function question(dataID: DeskQuestion, topic: string, index: number, more: Partial<DesignItem>) {
  return designItem({
    dataType: 'question',
    dataID,
    dataText: deskQuestions[dataID],
    dataIndex: String(index),
    questionCourseDate: topic,
    questionType: 'LongAnswer',
    ...more,
  });
}

function day(dataID: string, index: number, dataText: string, date: IsoDate): DesignItem[] {
  const dataIndex = String(index);
  return [
    designItem({ dataType: 'topic', dataID, dataText, dataIndex, questionOptions: 'yes' }),
    designItem({ dataType: 'courseDate', dataID: `on-${dataID}`, dataIndex, questionLogic: date }),
  ];
}

function deskDesign(settings: Readonly<Record<string, string>>): readonly DesignItem[] {
  return [
    ...Object.entries({ ...COURSE, ...settings }).map(([dataType, dataText]) =>
      designItem({ dataType, dataID: '1', dataText }),
    ),
    designItem({
      dataType: 'timeToShowNewContent',
      dataID: '1',
      dataText: '01:00',
      questionOptions: 'AM',
    }),
    designItem({
      dataType: 'sectionName',
      dataID: 'knowledge',
      dataText: 'Knowledge and Doubt',
      dataIndex: '1',
    }),
    ...day('dreams', 2, 'Dreams and demons', addDays(today, -40)),
    ...day('clocks', 3, 'The stopped clock', addDays(today, -33)),
    ...day('guilt', 4, 'Praise and blame', deskDates.blame),
    question('clash', 'dreams', 1, {
      questionType: 'Contradiction',
      questionLogic: '(Sceptic) & (certain, 2)',
    }),
    question('doubt', 'dreams', 2, {
      questionType: 'Radio',
      questionOptions: 'Yes, nothing could tell me otherwise.|||No.',
    }),
    question('dream', 'dreams', 3, { questionLogic: '(doubt, 1)' }),
    question('certain', 'clocks', 1, {
      questionType: 'Checkbox',
      questionOptions: 'That I think|||What I see|||Sums',
    }),
    question('clock', 'clocks', 2, {}),
    question('belief', 'clocks', 3, {}),
    question('blame', 'guilt', 1, {}),
    designItem({
      dataType: 'thesis',
      dataID: 'sceptic',
      dataText: 'Sceptic',
      questionLogic: '(doubt, 1)',
      questionOptions: 'Nothing rules out that this is a dream.',
    }),
    designItem({
      dataType: 'evaluation',
      dataID: 'FIRST',
      dataText: 'First paper',
      questionOptions: 'knowledge',
      questionLogic: 'ungraded',
      questionCourseDate: due,
    }),
  ];
}

function answersOf(username: DeskStudent) {
  return Object.entries(work[username]).map(([questionID, text]) => {
    const isChoice = questionID === 'doubt' || questionID === 'certain';
    return {
      questionID,
      questionAnswer: isChoice ? text : '',
      questionEssayAnswer: isChoice ? '' : text,
      submissionDate: writtenAt,
    };
  });
}

function onDesk(place: number, grades: FakeServer): StudentOnDesk {
  const student = students[place];
  if (!student) throw new Error('There is no such student.');
  return {
    place: {
      student,
      place: place + 1,
      total: students.length,
      previous: students[place - 1] ?? null,
      next: students[place + 1] ?? null,
      first: students[0],
      last: students[1],
      ungraded: students.filter((other) => other !== student),
    },
    personTag: `the one who is ${student.username}`,
    readAt: Date.parse('2026-10-01T12:00:00Z'),
    requests: [],
    work: {
      targetDate: due,
      counts: { unansweredMCQs: 0, unresolvedContradictions: 0 },
      records: [...grades.records.values()],
      designNotice: null,
      answers: answersOf(student.username),
      revisions: [],
      comments: [],
      secondLook: [],
    },
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
}

/** Opens the desk of a TA. `stored` answers what the server has. */
export function showDesk(desk: DeskCase) {
  const { settings = {}, username = 'anton', items = [], hasEnded } = desk;
  const course = readCourse([...deskDesign(settings), ...items]);
  const servers = new Map(
    students.map((student) => [student.username as string, new FakeServer()]),
  );
  const serverOf = (name: string): FakeServer => {
    const server = servers.get(name);
    if (!server) throw new Error(`${name} is no student.`);
    return server;
  };
  const session = {
    isLoggedIn: true,
    fullName: 'Simone Weil',
    username: 'simone',
    isInstructor: false,
    isTA: true,
  };
  const answers: Answers = {
    'GET /api/session/{courseID}': () => ({ ...session, status: 'TA' }),
    'GET /api/authenticate/fullname/{courseID}/{username}': ({ params }) => ({
      fullName: students.find((student) => student.username === params.username)?.fullname ?? '',
    }),
    'POST /api/gradingDesk/{courseID}': ({ body }) => {
      if (hasEnded?.()) return refusal('NOT_LOGGED_IN');
      const place = students.findIndex((student) => student.username === body.username);
      return {
        others: [],
        graded: 0,
        student: onDesk(place, serverOf(body.username)),
        ahead: [],
      };
    },
    'POST /api/gradingPresence/{courseID}': () => ({ others: [], latestVersion: 0, records: 0 }),
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
      evaluationId="FIRST"
      username={useQueryValue('username') ?? ''}
    />
  );
  const address = `/${courseID}/grading?evaluationId=FIRST&username=${username}`;
  const stored = (name: DeskStudent, gradingType: string, questionID = 'noQuestionID'): string =>
    serverOf(name).records.get(JSON.stringify([gradingType, questionID]))?.individualGradingData ??
    '';
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
