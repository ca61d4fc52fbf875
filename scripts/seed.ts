// npm run seed -- --students 2000 --questions 500 --weeks 14: adds a large made-up course for load work.
import { configurationSentence, readConfiguration } from '../server/http/configuration.ts';
import { databaseLocation, openStore } from '../server/store/open-store.ts';
import { keepNewFilesPrivate } from '../server/store/private-files.ts';
import { largeCourse } from '../demo/large-course.ts';
import { loadCourse } from '../demo/load-course.ts';
import { readCommandArgs } from './command-args.ts';

keepNewFilesPrivate();
const USAGE = 'npm run seed -- [--students 2000] [--questions 500] [--weeks 14] [--seed 1]';
const { values } = readCommandArgs(USAGE, {
  options: {
    students: { type: 'string', default: '2000' },
    questions: { type: 'string', default: '500' },
    weeks: { type: 'string', default: '14' },
    seed: { type: 'string', default: '1' },
  },
});
const [students, questions, weeks, seed] = [
  values.students,
  values.questions,
  values.weeks,
  values.seed,
].map(Number);
const configuration = readConfiguration(process.env);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function isBetween(value: number | undefined, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= most;
}

if (!configuration.ok) stop(configurationSentence(configuration.reason));
if (!isBetween(students, 100_000)) stop('--students must be a whole number from 1 to 100000.');
if (!isBetween(questions, 5000)) stop('--questions must be a whole number from 1 to 5000.');
if (!isBetween(weeks, 52)) stop('--weeks must be a whole number from 1 to 52.');
if (!isBetween(seed, 1_000_000)) stop('--seed must be a whole number from 1 to 1000000.');

const { databaseUrl, dataDirectory } = configuration.value;
const now = Date.now();
const store = await openStore(databaseLocation(databaseUrl, dataDirectory), now).catch(
  (error: unknown) =>
    stop(
      `The database could not be opened: ${error instanceof Error ? error.message : String(error)}`,
    ),
);
const course = largeCourse({ students, questions, weeks, seed });
console.log(
  `Making ${course.courseId}: ${students} students, ${questions} questions, ${weeks} weeks …`,
);
const isNew = await loadCourse(store, course, now);
await store.close();
console.log(
  isNew
    ? `Done: /${course.courseId}. Everyone's password is ${course.demoPassword}.`
    : 'It is there already.',
);
