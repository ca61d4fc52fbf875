// The section on load: mixed traffic on both engines, and how the cost of each call grows with the class.
import { largeCourse, type LargeInput } from '../demo/large-course.ts';
import type { BenchReport, BenchSection } from './bench-section.ts';
import { GROWTH_CLASSES, GROWTH_COURSE, measureGrowth } from './load-growth.ts';
import { MIXED_CALLERS, measureMixed, type MixedFigures } from './load-mixed.ts';
import { peopleOfLoad } from './load-people.ts';
import { type LoadStage, postgresLoadStage, sqliteLoadStage } from './load-stage.ts';
import { kindsTable, overallTable } from './load-tables.ts';

export const loadBench: BenchSection = {
  name: 'load',
  needsScreens: true,
  run: runLoadBench,
};

const SIZE: LargeInput = { students: 2000, questions: 500, weeks: 14, seed: 1 };
/** LOAD_SECONDS shortens trial runs. */
const MIXED_SECONDS = Number(process.env['LOAD_SECONDS'] ?? 30);

/** Measures the real servers under load. */
export async function runLoadBench(): Promise<BenchReport> {
  const figures: MixedFigures[] = [];
  const missing: string[] = [];
  for (const makeStage of [sqliteLoadStage, postgresLoadStage]) {
    say('mixed traffic: making the course');
    const stage = await makeStage(SIZE, peopleOfLoad());
    if (typeof stage === 'string') missing.push(`PostgreSQL was not measured: ${stage}.`);
    else figures.push(await measureOn(stage));
  }
  const growth = await measureGrowth(MIXED_SECONDS / 20, say);
  return {
    heading: 'Load',
    paragraphs: [...paragraphs(), ...missing],
    tables: [overallTable(figures), kindsTable(figures), ...growth],
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
    `Mixed traffic on a course of ${count(students)} students, ${questions} questions and ${weeks} weeks: ${MIXED_CALLERS} callers, each with the connections of a browser, do one thing after the other without a pause for ${MIXED_SECONDS} seconds. Out of eight doings about four are autosaves; the others are students who open the page or come back to it and look at grades, graders who open one student after another, and seldom an instructor who asks about the class. The progress check has no call: the page counts what it has. Callers and servers share the machine, so that a time includes waiting for a processor. PostgreSQL waits for the disk (fsync), and each server process has its own port. Every answer had the expected status.`,
    `Bytes are those on the wire, with headers, compressed as a browser asks for it. Memory is proportional (PSS).`,
    `Growth: a course of ${GROWTH_COURSE.questions} questions and ${GROWTH_COURSE.weeks} weeks on the embedded database, with classes of ${GROWTH_CLASSES.map(count).join(', ')}; one caller sends the same call again and again. The last columns say how many times the processor time of the smallest class the largest one takes, and how many bytes were on the wire.`,
    `In all these classes twenty students have written; the others have copies of their work.`,
  ];
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} load: ${text} …`);
}
