// The section on load: mixed traffic on both engines, and the growth of each call's cost with the class.
import { largeCourse, type LargeInput } from '../../demo/large-course.ts';
import type { BenchReport, BenchSection } from './bench-section.ts';
import { GROWTH_CLASSES, GROWTH_COURSE, measureGrowth } from './load-growth.ts';
import { GRADERS, MIXED_CALLERS, measureMixed, type MixedFigures } from './load-mixed.ts';
import { peopleOfLoad } from './load-people.ts';
import { type LoadStage, postgresLoadStage, sqliteLoadStage } from './load-stage.ts';
import { kindsTable, overallTable } from './load-tables.ts';
import { wholeClassTable } from './whole-class-screens.ts';

/** Shown next to the other, under the same heading. */
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
    printProgress('mixed traffic: making the course');
    const stage = await makeStage(SIZE, peopleOfLoad());
    if (typeof stage === 'string') missing.push(`PostgreSQL was not measured: ${stage}.`);
    else figures.push(await measureOn(stage));
  }
  return {
    heading: 'Load',
    paragraphs: [...paragraphs(), ...missing],
    tables: [
      overallTable(figures),
      kindsTable(figures, 'traffic', 'Mixed traffic by call'),
      kindsTable(figures, 'grading', `${GRADERS} graders by call`),
    ],
  };
}

async function runGrowthBench(): Promise<BenchReport> {
  const { tables, missing } = await measureGrowth(MIXED_SECONDS / 30, printProgress);
  return {
    heading: 'Growth with the class',
    paragraphs: [
      `A course of ${GROWTH_COURSE.questions} questions and ${GROWTH_COURSE.weeks} weeks on one server process, with classes of ${GROWTH_CLASSES.map(count).join(', ')}. One caller sends the same call again and again. Processor time is that of the server and, on PostgreSQL, of the database. "Growth" is the time for the largest class divided by the time for the smallest. In all classes, twenty students have their own work; the others have copies of it.`,
      'Screens that show one student, or a TA’s 40 students, request only those, so the times in the first of the two tables of each engine must not grow. Some of its calls are about the whole class although they return a line or a short list. A student’s place for an instructor, which is also part of opening a student on the desk, counts in the index of names and looks there for the next ungraded student; here everyone is graded, which is the worst case. An instructor’s session counts what waits for the instructor in the class. The others are an instructor’s searches for a name. The last table lists the screens that read the whole class, and why. The walk through all screens in the tests fails if any other screen does.',
      ...missing,
    ],
    tables: [...tables, wholeClassTable()],
  };
}

async function measureOn(stage: LoadStage): Promise<MixedFigures> {
  try {
    printProgress(`mixed traffic: ${stage.name}`);
    const figures = await measureMixed(stage, largeCourse(SIZE).designItems, MIXED_SECONDS);
    printProgress(`mixed traffic: ${Math.round(figures.traffic.perSecond)} requests a second`);
    return figures;
  } finally {
    await stage.remove();
  }
}

function paragraphs(): string[] {
  const { students, questions, weeks } = SIZE;
  return [
    `Mixed traffic on a course of ${count(students)} students, ${questions} questions and ${weeks} weeks: ${MIXED_CALLERS} callers, each with the connections of a browser, work without a pause for ${MIXED_SECONDS} seconds. A seeded random choice decides what they do. More than half of their actions are autosaves. The rest are students who open the page, return to it or look at their grades, graders who open one student after another and save, and occasionally an instructor who requests data on the whole class. The progress check makes no call: the page counts what it has. Every response had the expected status.`,
    `After that, ${GRADERS} graders work without a pause for the same time: each opens a student, saves two comments on the student and two on passages of the essays, and goes on to the next one.`,
    'Callers, servers and database share the machine and its processors, so a time includes waiting for a processor. PostgreSQL waits for the disk at every commit (fsync). Bytes are those on the wire with headers, compressed as a browser requests. Memory is proportional (PSS). Twenty students have their own work; the others have copies of it. SQLite runs inside the server process, so its figures are part of the server’s.',
  ];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function printProgress(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} load: ${text} …`);
}
