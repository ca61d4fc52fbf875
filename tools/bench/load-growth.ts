// Measures how the cost of each call grows with the class: the same calls, one after the other, on classes of three
// sizes.
import { largeCourse, type LargeInput } from '../../demo/large-course.ts';
import { largeUser } from '../../demo/large-users.ts';
import { type BenchTable, ratioText, timeText } from './bench-section.ts';
import { courseCalls } from './course-calls.ts';
import { type GrowthCall, growthCalls, type GrowthPlaces } from './growth-calls.ts';
import { callFor } from './http-callers.ts';
import { type LoadStage, postgresLoadStage, sqliteLoadStage } from './load-stage.ts';

export const GROWTH_CLASSES = [200, 2000, 20_000] as const;
export const GROWTH_COURSE = { questions: 60, weeks: 6, seed: 1 };

interface Cost {
  readonly cpuEach: number;
  readonly bytesEach: number;
}

interface GrowthRow {
  readonly call: GrowthCall;
  /** In the order of the classes. */
  readonly costs: readonly Cost[];
}

interface Growth {
  readonly tables: readonly BenchTable[];
  /** The reasons why an engine is not among them. */
  readonly missing: readonly string[];
}

type MakeStage = (size: LargeInput, usernames: readonly string[]) => Promise<LoadStage | string>;

const ENGINES: readonly (readonly [name: string, makeStage: MakeStage])[] = [
  ['SQLite', sqliteLoadStage],
  ['PostgreSQL', (size, usernames) => postgresLoadStage(size, usernames, 'one')],
];

/** Measures every call on every class of both engines; seconds is the time for one of them. */
export async function measureGrowth(
  seconds: number,
  printProgress: (text: string) => void,
): Promise<Growth> {
  const places = growthPlaces();
  const calls = growthCalls(places);
  const tables: BenchTable[] = [];
  const missing: string[] = [];
  for (const [engine, makeStage] of ENGINES) {
    const byClass: Cost[][] = [];
    for (const students of GROWTH_CLASSES) {
      printProgress(`growth: making a class of ${students} on ${engine}`);
      const people = [places.student, places.assistant, places.instructor];
      const stage = await makeStage({ ...GROWTH_COURSE, students }, people);
      if (typeof stage === 'string') {
        missing.push(`${engine} was not measured: ${stage}.`);
        break;
      }
      printProgress(`growth: measuring a class of ${students} on ${engine}`);
      try {
        byClass.push(await costsOn(stage, calls, seconds));
      } finally {
        await stage.remove();
      }
    }
    const rows = calls.map((call, index) => ({
      call,
      costs: byClass.flatMap((costs) => costs[index] ?? []),
    }));
    if (byClass.length > 0) tables.push(...tablesOf(engine, rows));
  }
  return { tables, missing };
}

/** People and items that every class of the made-up course has. */
function growthPlaces(): GrowthPlaces {
  const student = largeUser(4);
  const design = largeCourse({ ...GROWTH_COURSE, students: 1 }).designItems;
  const ofType = (type: string) => design.filter(({ dataType }) => dataType === type);
  return {
    student: student.username,
    assistant: student.TA,
    instructor: 'sophia',
    essay:
      ofType('question').find(({ questionType }) => questionType === 'LongAnswer')?.dataID ?? '',
    evaluation: ofType('evaluation')[0]?.dataID ?? '',
  };
}

async function costsOn(
  stage: LoadStage,
  calls: readonly GrowthCall[],
  seconds: number,
): Promise<Cost[]> {
  const [server] = stage.servers;
  if (!server) throw new Error('There is no server.');
  const ofCourse = courseCalls(stage.course, stage.cookies);
  const costs: Cost[] = [];
  for (const { call, status = 200 } of calls) {
    const work = (time: number) =>
      callFor(server.port, { callers: 1, seconds: time, status }, (_, round) =>
        call(ofCourse, round),
      );
    await work(seconds / 3);
    const spent = () => server.cpuMilliseconds() + (stage.database?.cpuMilliseconds() ?? 0);
    const before = spent();
    const figures = await work(seconds);
    const cpuEach = (spent() - before) / figures.calls;
    costs.push({ cpuEach, bytesEach: figures.wireBytesEach });
  }
  return costs;
}

function tablesOf(engine: string, rows: readonly GrowthRow[]): readonly BenchTable[] {
  const classes = GROWTH_CLASSES.map((students) => `${students.toLocaleString('en-US')} students`);
  const bytes = [GROWTH_CLASSES[0], GROWTH_CLASSES[2]].map(
    (students) => `bytes at ${students.toLocaleString('en-US')}`,
  );
  const columns = ['call', ...classes, 'growth', ...bytes];
  const table = (caption: string, about: GrowthCall['about']): BenchTable => ({
    caption,
    columns,
    rows: rows.filter(({ call }) => call.about === about).map(cellsOf),
  });
  return [
    table(`${engine}: calls about one student, or one TA’s forty, processor time`, 'part'),
    table(`${engine}: calls about the whole class, processor time`, 'class'),
  ];
}

function cellsOf({ call, costs }: GrowthRow): string[] {
  const [first, last] = [costs[0], costs.at(-1)];
  return [
    call.what,
    ...costs.map(({ cpuEach }) => timeText(cpuEach * 1000)),
    ratioText((last?.cpuEach ?? 0) / (first?.cpuEach ?? 1)),
    bytesText(first),
    bytesText(last),
  ];
}

function bytesText(cost: Cost | undefined): string {
  return Math.round(cost?.bytesEach ?? 0).toLocaleString('en-US');
}
