// Measures how the cost of a request grows with the number of courses: the same traffic in one course, and spread
// over all.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { largeCourse } from '../../demo/large-course.ts';
import { largeUser } from '../../demo/large-users.ts';
import {
  type BenchReport,
  type BenchSection,
  type BenchTable,
  ratioText,
  timeText,
} from './bench-section.ts';
import { copyName } from './copied-courses.ts';
import { type CourseCalls, courseCalls } from './course-calls.ts';
import { callFor, type HttpCall, send } from './http-callers.ts';
import { type LoadStage, postgresLoadStage, sqliteLoadStage } from './load-stage.ts';

export const coursesBench: BenchSection = { name: 'courses', run: runCoursesBench };

const SIZE = { students: 30, questions: 45, weeks: 14, seed: 1 };
const CALLERS = 16;
/** COURSES and LOAD_SECONDS shorten trial runs. */
const COURSES = Number(process.env['COURSES'] ?? 1000);
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);
/** After this long without traffic the memory is read again; three minutes unless LOAD_SECONDS shortens a trial run. */
const REST_SECONDS = SECONDS * 6;

interface Spread {
  readonly courses: number;
  readonly cpuEach: number;
  readonly perSecond: number;
  readonly megabytes: number;
}

interface Measured {
  readonly engine: string;
  readonly idleMegabytes: number;
  readonly spreads: readonly Spread[];
  readonly restMegabytes: number;
}

async function runCoursesBench(): Promise<BenchReport> {
  const students = Array.from({ length: SIZE.students }, (_, index) => largeUser(index).username);
  const measured: Measured[] = [];
  const missing: string[] = [];
  for (const makeStage of [
    () => sqliteLoadStage(SIZE, students, COURSES - 1),
    () => postgresLoadStage(SIZE, students, 'one', COURSES - 1),
  ]) {
    printProgress(`making ${COURSES} courses`);
    const stage = await makeStage();
    if (typeof stage === 'string') missing.push(`PostgreSQL was not measured: ${stage}.`);
    else measured.push(await measureOn(stage, students));
  }
  return {
    heading: 'Growth with the number of courses',
    paragraphs: [
      `${count(COURSES)} courses of ${SIZE.questions} questions and ${SIZE.students} students in one database, and one server process. ${CALLERS} callers send the same traffic twice: first all of it in one course, then spread over all courses, each request in another course than the one before. Half of the requests are autosaves of an essay; the others are a student’s course design as a new browser and as a returning one requests it, and a student’s answers. Each course had been asked once before its traffic was measured. Processor time is that of the server and, on PostgreSQL, of the database. The last figure is read after ${REST_SECONDS} seconds without a request.`,
      ...missing,
    ],
    tables: measured.map(tableOf),
  };
}

async function measureOn(stage: LoadStage, students: readonly string[]): Promise<Measured> {
  const [server] = stage.servers;
  if (!server) throw new Error('There is no server.');
  try {
    const idleMegabytes = server.memoryMegabytes();
    const spreads: Spread[] = [];
    for (const courses of [1, COURSES]) {
      printProgress(`${stage.name}: traffic in ${courses}`);
      spreads.push(await measureSpread(stage, students, courses));
    }
    await pause(REST_SECONDS * 1000);
    return { engine: stage.name, idleMegabytes, spreads, restMegabytes: server.memoryMegabytes() };
  } finally {
    await stage.remove();
  }
}

async function measureSpread(
  stage: LoadStage,
  students: readonly string[],
  courses: number,
): Promise<Spread> {
  const [server] = stage.servers;
  if (!server) throw new Error('There is no server.');
  const calls = Array.from({ length: courses }, (_, index) => callsOf(stage, index));
  const tags = await openAll(server.port, calls, students[0] ?? '');
  const nextCall = traffic(calls, students, tags);
  const work = (seconds: number) =>
    callFor(server.port, { callers: CALLERS, seconds, status: [200, 304] }, nextCall);
  await work(SECONDS / 3);
  const spent = () => server.cpuMilliseconds() + (stage.database?.cpuMilliseconds() ?? 0);
  const before = spent();
  const figures = await work(SECONDS);
  return {
    courses,
    cpuEach: (spent() - before) / figures.calls,
    perSecond: figures.perSecond,
    megabytes: server.memoryMegabytes(),
  };
}

/** The calls of the course with this index; sessions are copied with their courses. */
function callsOf({ course, cookies }: LoadStage, index: number): CourseCalls {
  if (index === 0) return courseCalls(course, cookies);
  const name = copyName(course, index);
  const renamed = [...cookies].map(([who, cookie]) => [who, cookie.replace(course, name)] as const);
  return courseCalls(name, new Map(renamed));
}

/** Requests the design of each course once, and returns the tag with which a browser requests it again. */
async function openAll(
  port: number,
  calls: readonly CourseCalls[],
  student: string,
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const tags: string[] = [];
  for (const course of calls) {
    const { headers } = await send(port, agent, course.get(student, DESIGN));
    tags.push(String(headers['etag'] ?? ''));
  }
  agent.destroy();
  return tags;
}

const DESIGN = 'courseDesign/{course}';

function traffic(
  calls: readonly CourseCalls[],
  students: readonly string[],
  tags: readonly string[],
): (caller: number, round: number) => HttpCall {
  const { designItems } = largeCourse({ ...SIZE, students: 1 });
  const essay = designItems.find(({ questionType }) => questionType === 'LongAnswer')?.dataID ?? '';
  return (caller, round) => {
    // A number without a pattern, so that no course is requested again soon.
    const turn = Math.imul(caller * 100_003 + round, 2_654_435_761) >>> 0;
    const index = turn % calls.length;
    const course = calls[index];
    const student = students[turn % students.length];
    if (!course || student === undefined) throw new Error('There is no course.');
    switch (round % 6) {
      case 0:
        return course.get(student, DESIGN);
      case 2: {
        const call = course.get(student, DESIGN);
        return { ...call, headers: { ...call.headers, 'if-none-match': tags[index] ?? '' } };
      }
      case 4:
        return course.get(student, `studentAnswers/{course}/${student}`);
      default:
        return course.autosave(student, essay, round);
    }
  };
}

function tableOf({ engine, idleMegabytes, spreads, restMegabytes }: Measured): BenchTable {
  const [one, all] = spreads;
  const growth = (all?.cpuEach ?? 0) / (one?.cpuEach ?? 1);
  return {
    caption: `${engine}: one course and ${count(COURSES)}`,
    columns: ['', 'one course', `${count(COURSES)} courses`, 'growth'],
    rows: [
      [
        'processor time per request',
        ...spreads.map(({ cpuEach }) => timeText(cpuEach * 1000)),
        ratioText(growth),
      ],
      ['requests per second', ...spreads.map(({ perSecond }) => count(Math.round(perSecond))), ''],
      ['memory right after the traffic', ...spreads.map((each) => megabytes(each.megabytes)), ''],
      ['memory before any traffic', megabytes(idleMegabytes), '', ''],
      [`memory ${REST_SECONDS} seconds later`, '', megabytes(restMegabytes), ''],
    ],
  };
}

function megabytes(number: number): string {
  return `${Math.round(number)} MB`;
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function printProgress(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} courses: ${text} …`);
}
