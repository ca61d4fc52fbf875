// The section on load: mixed traffic on both engines, and how the cost of each call grows with the class.
import { largeCourse, type LargeInput } from '../../demo/large-course.ts';
import type { BenchReport, BenchSection } from './bench-section.ts';
import { GROWTH_CLASSES, GROWTH_COURSE, measureGrowth } from './load-growth.ts';
import { MIXED_CALLERS, measureMixed, type MixedFigures } from './load-mixed.ts';
import { peopleOfLoad } from './load-people.ts';
import { type LoadStage, postgresLoadStage, sqliteLoadStage } from './load-stage.ts';
import { kindsTable, overallTable } from './load-tables.ts';
import { wholeClassTable } from './whole-class-screens.ts';

/** Stands beside the other, under the same word. */
export const growthBench: BenchSection = { name: 'load', run: runGrowthBench };

export const loadBench: BenchSection = {
  name: 'load',
  needsScreens: true,
  run: runLoadBench,
};

const SIZE: LargeInput = { students: 2000, questions: 500, weeks: 14, seed: 1 };
/** LOAD_SECONDS shortens trial runs. */
const MIXED_SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);

/** Measures the real servers under load. */
async function runLoadBench(): Promise<BenchReport> {
  const figures: MixedFigures[] = [];
  const missing: string[] = [];
  for (const makeStage of [sqliteLoadStage, postgresLoadStage]) {
    say('mixed traffic: making the course');
    const stage = await makeStage(SIZE, peopleOfLoad());
    if (typeof stage === 'string') missing.push(`PostgreSQL was not measured: ${stage}.`);
    else figures.push(await measureOn(stage));
  }
  return {
    heading: 'Load',
    paragraphs: [...paragraphs(), ...missing],
    tables: [overallTable(figures), kindsTable(figures)],
  };
}

async function runGrowthBench(): Promise<BenchReport> {
  const { tables, missing } = await measureGrowth(MIXED_SECONDS / 30, say);
  return {
    heading: 'Growth with the class',
    paragraphs: [
      `A course of ${GROWTH_COURSE.questions} questions and ${GROWTH_COURSE.weeks} weeks on one server process, with classes of ${GROWTH_CLASSES.map(count).join(', ')}; one caller sends the same call again and again. Processor time is that of the server, on PostgreSQL with that of the database; "growth" is that at the largest class over that at the smallest. In all classes twenty students have written; the others have copies of their work.`,
      'Screens that show one student, or a TA’s forty, ask about those alone, so the first of the two tables of each engine must not grow. Three of its calls are about everybody although they answer with a line or a short list: an instructor’s place of a student (counted in the index of names; the next who is not graded is sought there, here in the worst case, where everybody is graded), and an instructor’s search for a name. The last table names the screens that look at the whole class, and why; the walk through all screens in the tests fails when any other does.',
      ...missing,
    ],
    tables: [...tables, wholeClassTable()],
  };
}

async function measureOn(stage: LoadStage): Promise<MixedFigures> {
  try {
    say(`mixed traffic: ${stage.name}`);
    const figures = await measureMixed(stage, largeCourse(SIZE).designItems, MIXED_SECONDS);
    say(`mixed traffic: ${Math.round(figures.traffic.perSecond)} requests a second`);
    return figures;
  } finally {
    await stage.remove();
  }
}

function paragraphs(): string[] {
  const { students, questions, weeks } = SIZE;
  return [
    `Mixed traffic on a course of ${count(students)} students, ${questions} questions and ${weeks} weeks: ${MIXED_CALLERS} callers, each with the connections of a browser, do one thing after the other without a pause for ${MIXED_SECONDS} seconds, drawn by a seed. More than half of what they do are autosaves; the rest are students who open the page, come back to it or look at their grades, graders who open one student after another and save, and now and then an instructor who asks about the whole class. The progress check has no call: the page counts what it has. Every answer had the expected status.`,
    'Callers, servers and database share the machine and its processors, so that a time includes waiting for one. PostgreSQL waits for the disk at every commit (fsync). Bytes are those on the wire with headers, compressed as a browser asks for it; memory is proportional (PSS). Twenty students have written; the others have copies of their work. SQLite has no process of its own: its figures are among those of the server.',
  ];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} load: ${text} …`);
}
