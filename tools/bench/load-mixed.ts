// Mixed traffic on the large course: the same people doing the same things on each engine.
import { setTimeout as pause } from 'node:timers/promises';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { courseCalls } from './course-calls.ts';
import { ACTIVITIES, type Activity, GRADING, wavesOf } from './load-activities.ts';
import { placesOfDesign } from './load-people.ts';
import type { LoadStage } from './load-stage.ts';
import { putTraffic, sendUnmeasured, type TrafficFigures } from './load-traffic.ts';
import { pageFiles } from './page-files.ts';
import { seededRandom } from './seeded-random.ts';
import { trafficMix } from './traffic-mix.ts';

export const MIXED_CALLERS = 24;
/** The number of people who grade at once, all of them without a pause. */
export const GRADERS = 40;
const SEED = 1;
/** The time after the traffic when the memory is read again. LOAD_SECONDS shortens trial runs. */
export const REST_SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30) * 6;

interface Memory {
  readonly servers: number;
  readonly database: number;
}

export interface MixedFigures {
  readonly name: string;
  readonly traffic: TrafficFigures;
  /** Of graders alone. */
  readonly grading: TrafficFigures;
  /** Processor time of each call, in milliseconds. */
  readonly cpuEach: Memory;
  readonly atRest: Memory;
  readonly after: Memory;
  /** After REST_SECONDS without a request. */
  readonly rested: Memory;
}

/** Sends the traffic to one server setup for a number of seconds, after a warm-up. */
export async function measureMixed(
  stage: LoadStage,
  design: readonly DesignItem[],
  seconds: number,
): Promise<MixedFigures> {
  const ports = stage.servers.map(({ port }) => port);
  const world = await worldOf(stage, design);
  let round = 0;
  const wavesBy = (nextDoing: () => Activity) => () => wavesOf(nextDoing(), world, (round += 1));
  const nextWaves = wavesBy(trafficMix(ACTIVITIES, SEED));
  const kept = new Map<string, string>();
  const options = { callers: MIXED_CALLERS, kept };
  const atRest = sumOf(stage, (process) => process.memoryMegabytes());
  // Everyone has been here before, so that most have the course in their browser's memory.
  const visits = [...stage.cookies.keys()].map((who) => ({
    kind: 'course design',
    call: world.calls.get(who, 'courseDesign/{course}'),
  }));
  await sendUnmeasured(ports[0] ?? 0, visits, kept);
  await putTraffic(ports, { ...options, seconds: seconds / 4 }, nextWaves);
  const before = sumOf(stage, (process) => process.cpuMilliseconds());
  const traffic = await putTraffic(ports, { ...options, seconds }, nextWaves);
  const spent = sumOf(stage, (process) => process.cpuMilliseconds());
  const after = sumOf(stage, (process) => process.memoryMegabytes());
  await pause(REST_SECONDS * 1000);
  const rested = sumOf(stage, (process) => process.memoryMegabytes());
  const grading = await putTraffic(
    ports,
    { callers: GRADERS, kept, seconds },
    wavesBy(trafficMix(GRADING, SEED)),
  );
  return {
    name: stage.name,
    traffic,
    grading,
    cpuEach: {
      servers: (spent.servers - before.servers) / traffic.calls,
      database: (spent.database - before.database) / traffic.calls,
    },
    atRest,
    after,
    rested,
  };
}

async function worldOf(stage: LoadStage, design: readonly DesignItem[]) {
  const { essays, evaluations } = placesOfDesign(design);
  return {
    calls: courseCalls(stage.course, stage.cookies),
    course: stage.course,
    files: await pageFiles(stage.servers[0]?.port ?? 0, `/${stage.course}?view=myphi`),
    essays,
    handedBack: evaluations[0] ?? '',
    evaluation: evaluations[1] ?? '',
    random: seededRandom(SEED),
  };
}

function sumOf(
  { servers, database }: LoadStage,
  figure: (process: NonNullable<LoadStage['database']>) => number,
): Memory {
  return {
    servers: servers.reduce((sum, server) => sum + figure(server), 0),
    database: database ? figure(database) : 0,
  };
}
