// The target figures, next to the figures on the same page.
import { amountOf, figuresInColumn, figureOf } from './page-figures.ts';

interface Outcome {
  readonly reached: string;
  readonly isReached: boolean;
}

interface Target {
  readonly what: string;
  readonly aim: string;
  /** Null when the page has no such figure. */
  readonly outcome: (page: string) => Outcome | null;
}

const ONE_STUDENT = 'Visible questions of one student';
const ALONE = 'Elenchus alone';
const CALLS = 'Calls';
const AUTOSAVE = 'autosave of an essay of 1,200 characters, durable when acknowledged';
const HEADING = '## Targets';

const TARGETS: readonly Target[] = [
  {
    what: 'visible questions of one student, 500 questions, rules alone: json-logic-engine takes',
    aim: 'at least 25 × as long',
    outcome: (page) => atLeast(peer(page, 'json-logic-engine, compiled'), 25),
  },
  {
    what: 'the same: survey-core takes',
    aim: 'at least 5,000 × as long',
    outcome: (page) => atLeast(peer(page, 'survey-core'), 5000),
  },
  {
    what: '500 questions: one changed answer, compared with a full evaluation',
    aim: 'at most 1/20',
    outcome: changedAnswer,
  },
  {
    what: 'a class of 2,000 × 500 questions, from answer records',
    aim: 'under 2 s',
    outcome: (page) =>
      atMost(alone(page, 'class of 2,000 × 500 questions, from answer records'), 2e6),
  },
  {
    what: 'one formula of 100,000 atoms',
    aim: 'is evaluated',
    outcome: (page) => measured(alone(page, 'one formula of 100,000 atoms: read, build, evaluate')),
  },
  {
    what: 'one formula of 100,000 nested parentheses',
    aim: 'is evaluated',
    outcome: (page) => measured(alone(page, 'one formula of 100,000 nested parentheses')),
  },
  {
    what: 'durable autosaves per second, 32 callers, SQLite, quiet machine',
    aim: 'at least 1,500',
    outcome: (page) => atLeast(figureOf(page, CALLS, [AUTOSAVE, '32'], 2), 1500),
  },
  {
    what: 'their 99th percentile (p99)',
    aim: 'under 150 ms',
    outcome: (page) => atMost(figureOf(page, CALLS, [AUTOSAVE, '32'], 4), 150_000),
  },
  {
    what: 'processor time of each',
    aim: 'at most 1.2 ms',
    outcome: (page) => atMost(figureOf(page, CALLS, [AUTOSAVE, '32'], 5), 1200),
  },
  {
    what: 'an unchanged course design: bytes after the headers',
    aim: '0 (304)',
    outcome: (page) => atMost(figureOf(page, CALLS, ['course design, unchanged (304)'], 6), 0),
  },
  {
    what: 'memory (PSS) of the whole product, idle',
    aim: 'at most 150 MB',
    outcome: (page) => atMost(/: (\d+ MB) idle after the start/.exec(page)?.[1] ?? null, 150),
  },
  {
    what: 'a PDF of 5 essays, first and later: Chromium takes',
    aim: 'at least 4 × the processor time',
    outcome: (page) => pdfRatio(page, '5', 1 / 0.25),
  },
  {
    what: 'the same with 60 essays',
    aim: 'at least 2 ×',
    outcome: (page) => pdfRatio(page, '60', 1 / 0.5),
  },
  {
    what: 'the same with 400 essays',
    aim: 'at least 1.67 ×',
    outcome: (page) => pdfRatio(page, '400', 1 / 0.6),
  },
  {
    what: 'largest paint of a student page after its last byte, first and second visit',
    aim: 'at most 100 ms',
    outcome: slowestPaint,
  },
  {
    what: 'the next student on the grading desk, from the key to the paint, median',
    aim: 'under 50 ms',
    outcome: (page) => atMost(medianStep(page), 49_999),
  },
];

/** The page with a table of targets at its top, made from the page's own figures. Replaces an earlier table. */
export function withTargets(page: string): string {
  const rows = TARGETS.flatMap(({ what, aim, outcome }) => {
    const found = outcome(page);
    return found
      ? [`| ${what} | ${aim} | ${found.reached} | ${found.isReached ? 'yes' : 'no'} |`]
      : [];
  });
  const [head = '', ...sections] = page.split(/\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(HEADING));
  const table = ['| what | target | in this run | reached |', '| --- | --- | --- | --- |', ...rows];
  const summary = rows.length > 0 ? [`${HEADING}\n\n${table.join('\n')}\n`] : [];
  return [head, ...summary, ...others].join('\n');
}

function peer(page: string, engine: string): string | null {
  return figureOf(page, ONE_STUDENT, ['500', engine], 5);
}

function alone(page: string, what: string): string | null {
  return figureOf(page, ALONE, [what], 1);
}

function changedAnswer(page: string): Outcome | null {
  const whole = figureOf(page, ONE_STUDENT, ['500', 'Elenchus'], 4);
  const changed = alone(page, '500 questions: one changed answer');
  if (whole === null || changed === null) return null;
  const part = amountOf(whole) / amountOf(changed);
  return { reached: `1/${Math.floor(part)} (${changed} of ${whole})`, isReached: part >= 20 };
}

function slowestPaint(page: string): Outcome | null {
  const gaps = figuresInColumn(page, 'Largest paint of each page', 4);
  const slowest = gaps.toSorted((one, other) => amountOf(other) - amountOf(one))[0];
  return atMost(slowest ?? null, 100_000);
}

const NEXT_STUDENT = 'Next student on the grading desk, from the key to the paint';

function medianStep(page: string): string | null {
  return figuresInColumn(page, NEXT_STUDENT, 2)[0] ?? null;
}

/** The smaller of the two ratios of a row: for the first document and for a later one. */
function pdfRatio(page: string, essays: string, least: number): Outcome | null {
  const ratios = [5, 6].flatMap((column) => figureOf(page, 'Documents', [essays], column) ?? []);
  const smallest = ratios.toSorted((one, other) => amountOf(one) - amountOf(other))[0];
  return smallest?.endsWith('×') === true ? atLeast(smallest, least) : null;
}

function atLeast(figure: string | null, least: number): Outcome | null {
  return figure === null ? null : { reached: figure, isReached: amountOf(figure) >= least };
}

function atMost(figure: string | null, most: number): Outcome | null {
  return figure === null ? null : { reached: figure, isReached: amountOf(figure) <= most };
}

function measured(figure: string | null): Outcome | null {
  return figure === null ? null : { reached: figure, isReached: true };
}
