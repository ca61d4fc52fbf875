// Picks the figures from one Lighthouse report, takes the median of several, and finds the targets that are missed.

export interface LighthouseFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  readonly bytes: number;
}

/** The part of a report that is read here. */
export interface ReportPart {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly title: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
      }
    >
  >;
}

/** The targets: the lowest values that each page may have. A run fails below them. */
const WANTED = { performance: 90, accessibility: 100, bestPractices: 100 } as const;

/** Reads the figures out of a report; a score that could not be computed counts as 0. */
export function figuresOf({ categories, audits }: ReportPart): LighthouseFigures {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** The median of each figure, so that one slow moment of the machine doesn't count. */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const middle = (name: keyof LighthouseFigures): number =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstContentfulPaint: middle('firstContentfulPaint'),
    largestContentfulPaint: middle('largestContentfulPaint'),
    totalBlockingTime: middle('totalBlockingTime'),
    layoutShift: middle('layoutShift'),
    bytes: middle('bytes'),
  };
}

/** A sentence for every target that a page misses. */
export function shortfalls(page: string, figures: LighthouseFigures): readonly string[] {
  return Object.entries(WANTED)
    .map(([name, least]) => ({ name, least, found: figures[name as keyof typeof WANTED] }))
    .filter(({ least, found }) => found < least)
    .map(({ name, least, found }) => `${page}: ${name} is ${found}, wanted are ${least}`);
}

/** The titles of the audits that a report did not pass. */
export function failedAudits({ audits }: ReportPart): readonly string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode !== 'informative')
    .map(({ id, title }) => `${id}: ${title}`);
}
