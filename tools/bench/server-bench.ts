// The section on the server: the real process over HTTP on loopback, with a course of 2,000 students and 500 questions.
import { Agent } from 'node:http';
import { largeCourse } from '../../demo/large-course.ts';
import { largeUser } from '../../demo/large-users.ts';
import { type BenchCourse, makeBenchCourse } from './bench-course.ts';
import { type BenchReport, type BenchSection, timeText } from './bench-section.ts';
import { type CallFigures, callFor, type HttpCall, send } from './http-callers.ts';
import { type ProductProcess, startProduct } from './product-process.ts';

const SIZE = { students: 2000, questions: 500, weeks: 14, seed: 1 };
const CALLERS = 32;
const SECONDS = 8;
const INSTRUCTOR = CALLERS;

/** The graders of the students whom the callers open: ten each. */
const ASSISTANTS = [
  ...new Set(Array.from({ length: CALLERS * 10 }, (_, number) => largeUser(number).TA)),
];

/** The calls of staff about a whole class. */
const CLASS_CALLS: readonly (readonly [string, (course: string) => string])[] = [
  ['word counts of the class', (course) => `wordCounts/${course}`],
  ['grading statistics of the class', (course) => `statistics/${course}`],
  ['how often each option was chosen, all questions', (course) => `answerCounts/${course}`],
  ['grades of the class', (course) => `studentGrades/${course}`],
  ['grades of the class as a file', (course) => `gradesExport/${course}?format=spreadsheet`],
];

export const serverBench: BenchSection = { name: 'server', run: runServerBench };

interface Measured extends CallFigures {
  readonly what: string;
  readonly callers: number;
  readonly cpuEach: number;
}

/** Measures the server on the embedded database. */
async function runServerBench(): Promise<BenchReport> {
  const made = largeCourse(SIZE);
  const students = Array.from({ length: CALLERS }, (_, number) => largeUser(number).username);
  const course = await makeBenchCourse(SIZE, [...students, 'sophia', ...ASSISTANTS]);
  const product = await startProduct({ DATA_DIR: course.folder });
  try {
    const idle = product.memoryMegabytes();
    const rows = await measureAll(product, course, placesIn(made.designItems));
    return reportOf(rows, idle, product.memoryMegabytes());
  } finally {
    await product.stop();
    course.remove();
  }
}

interface BenchPlaces {
  /** The IDs of an essay question and of an evaluation. */
  readonly essay: string;
  readonly evaluation: string;
}

function placesIn(
  items: readonly { dataType: string; questionType: string; dataID: string }[],
): BenchPlaces {
  const essay = items.find(
    ({ dataType, questionType }) => dataType === 'question' && questionType === 'LongAnswer',
  );
  const evaluation = items.find(({ dataType }) => dataType === 'evaluation');
  return { essay: essay?.dataID ?? '', evaluation: evaluation?.dataID ?? '' };
}

async function measureAll(
  product: ProductProcess,
  course: BenchCourse,
  { essay, evaluation }: BenchPlaces,
): Promise<Measured[]> {
  const { port } = product;
  const get = (path: string, caller: number): HttpCall => ({
    method: 'GET',
    path: `/api/${path}`,
    cookie: course.cookies[caller] ?? '',
  });
  const measure = async (
    what: string,
    callers: number,
    status: number,
    next: (caller: number, round: number) => HttpCall,
  ) => {
    await callFor(port, { callers, seconds: 1, status }, next);
    const before = product.cpuMilliseconds();
    const figures = await callFor(port, { callers, seconds: SECONDS, status }, next);
    const cpuEach = (product.cpuMilliseconds() - before) / figures.calls;
    return { what, callers, cpuEach, ...figures };
  };
  const design = `courseDesign/${course.course}`;
  const etag = await designTag(port, get(design, 0));
  const rows = [
    await measure(
      'autosave of an essay of 1,200 characters, durable when acknowledged',
      CALLERS,
      200,
      (caller, round) => autosave(course, essay, caller, round),
    ),
    await measure('course design, whole, for a student', 8, 200, (caller) => get(design, caller)),
    await measure('course design, unchanged (304)', 8, 304, (caller) => ({
      ...get(design, caller),
      headers: { 'if-none-match': etag },
    })),
    await measure("a student's own answers", 8, 200, (caller) =>
      get(`studentAnswers/${course.course}/${largeUser(caller).username}`, caller),
    ),
    await measure('open a student on the grading desk, as a TA', CALLERS, 200, (caller, round) =>
      openDesk(course, evaluation, caller * 10 + (round % 10)),
    ),
  ];
  for (const [what, path] of CLASS_CALLS) {
    rows.push(await measure(what, 1, 200, () => get(path(course.course), INSTRUCTOR)));
  }
  return rows;
}

/** The next student of a TA, with the one after. */
function openDesk(
  { course, cookies }: BenchCourse,
  evaluationDataID: string,
  number: number,
): HttpCall {
  const { username, TA } = largeUser(number);
  return {
    method: 'POST',
    path: `/api/gradingDesk/${course}`,
    cookie: cookies[INSTRUCTOR + 1 + ASSISTANTS.indexOf(TA)] ?? '',
    body: JSON.stringify({ username, evaluationDataID, tab: TA }),
  };
}

function autosave(
  { course, cookies }: BenchCourse,
  questionID: string,
  caller: number,
  round: number,
): HttpCall {
  const sentence = 'It seems to me that the second premise is the one that we should doubt. ';
  const questionEssayAnswer = `${sentence.repeat(17)}${round}`;
  const answer = {
    username: largeUser(caller).username,
    questionID,
    questionAnswer: '',
    questionEssayAnswer,
  };
  return {
    method: 'POST',
    path: `/api/studentAnswers/update/${course}`,
    cookie: cookies[caller] ?? '',
    body: JSON.stringify({ answerData: [answer] }),
  };
}

async function designTag(port: number, call: HttpCall): Promise<string> {
  const agent = new Agent();
  const { headers } = await send(port, agent, call);
  agent.destroy();
  return String(headers['etag']);
}

function reportOf(rows: readonly Measured[], idle: number, after: number): BenchReport {
  return {
    heading: 'Server',
    paragraphs: [
      `The real server process with the embedded database, over HTTP on loopback, with a course of ${SIZE.students.toLocaleString('en-US')} students and ${SIZE.questions} questions over ${SIZE.weeks} weeks. Twenty students have their own work; the others have copies of it. The callers run on the same machine and use part of its processors. Processor time is that of the server with all its threads.`,
      `Memory (PSS) of the whole product: ${Math.round(idle)} MB idle after the start (but not the first start of an installation, when Node compiles the code), ${Math.round(after)} MB after the measurements.`,
    ],
    tables: [
      {
        caption: 'Calls',
        columns: ['call', 'callers', 'a second', 'p50', 'p99', 'processor time each', 'bytes each'],
        rows: rows.map(({ what, callers, perSecond, p50, p99, cpuEach, bytesEach }) => [
          what,
          String(callers),
          Math.round(perSecond).toLocaleString('en-US'),
          timeText(p50 * 1000),
          timeText(p99 * 1000),
          timeText(cpuEach * 1000),
          Math.round(bytesEach).toLocaleString('en-US'),
        ]),
      },
    ],
  };
}
