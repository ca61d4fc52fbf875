// The tables of mixed traffic: the engines side by side.
import { type BenchTable, timeText } from './bench-section.ts';
import { GRADERS, type MixedFigures, REST_SECONDS } from './load-mixed.ts';

/** The overall figures of each engine. */
export function overallTable(figures: readonly MixedFigures[]): BenchTable {
  const row = (what: string, cell: (one: MixedFigures) => string) => [what, ...figures.map(cell)];
  return {
    caption: 'Mixed traffic as a whole',
    columns: ['what', ...figures.map(({ name }) => name)],
    rows: [
      row('requests a second', ({ traffic }) => whole(traffic.perSecond)),
      row(`requests a second of ${GRADERS} graders`, ({ grading }) => whole(grading.perSecond)),
      row(
        'received a second',
        ({ traffic }) => `${(traffic.wireBytesPerSecond / 1e6).toFixed(1)} MB`,
      ),
      row('processor time of the servers, each request', ({ cpuEach }) =>
        timeText(cpuEach.servers * 1000),
      ),
      row('processor time of the database, each request', (one) =>
        database(one, timeText(one.cpuEach.database * 1000)),
      ),
      row('memory of the servers at rest', ({ atRest }) => megabytes(atRest.servers)),
      row('memory of the servers right after', ({ after }) => megabytes(after.servers)),
      row(`memory of the servers ${REST_SECONDS} seconds later`, ({ rested }) =>
        megabytes(rested.servers),
      ),
      row('memory of the database at rest', (one) => database(one, megabytes(one.atRest.database))),
      row('memory of the database afterwards', (one) =>
        database(one, megabytes(one.after.database)),
      ),
    ],
  };
}

/** Each kind of call in one of the kinds of traffic, the most frequent first. */
export function kindsTable(
  figures: readonly MixedFigures[],
  which: 'traffic' | 'grading',
  caption: string,
): BenchTable {
  const first = figures[0]?.[which];
  const kinds = [...(first?.kinds ?? [])].toSorted(([, one], [, other]) => other.calls - one.calls);
  return {
    caption,
    columns: [
      'call',
      'share of all calls',
      ...figures.flatMap(({ name }) => [`p50, ${engine(name)}`, `p99, ${engine(name)}`]),
      'bytes each',
    ],
    rows: kinds.map(([kind, { calls, wireBytesEach }]) => [
      kind,
      `${((100 * calls) / (first?.calls ?? 1)).toFixed(1)}%`,
      ...figures.flatMap((one) => {
        const of = one[which].kinds.get(kind);
        return of ? [timeText(of.p50 * 1000), timeText(of.p99 * 1000)] : ['–', '–'];
      }),
      whole(wireBytesEach),
    ]),
  };
}

/** A database without its own process is included in the servers' figures. */
function database(one: MixedFigures, text: string): string {
  return one.after.database > 0 ? text : '–';
}

function engine(name: string): string {
  return name.split(',')[0] ?? name;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}

function megabytes(number: number): string {
  return `${whole(number)} MB`;
}
