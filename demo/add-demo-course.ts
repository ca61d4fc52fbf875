// Adds the demo course to an empty database, and says who can log in.
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import type { Configuration } from '../server/http/configuration.ts';
import { selectCourses } from '../server/store/courses/courses-store.ts';
import type { Store } from '../server/store/open-store.ts';
import { demoCourse, demoSeed } from './demo-course.ts';
import { loadCourse } from './load-course.ts';
import { loadGrading } from './load-grading.ts';

/** Adds the demo course if the settings ask for one and there is no course yet. Returns the lines to print. */
export async function addDemoCourse(
  store: Store,
  settings: Configuration,
): Promise<readonly string[]> {
  const courses = await selectCourses(store);
  if (settings.demo && courses.length === 0) await makeDemoCourse(store, Date.now());
  const hasDemo = (await selectCourses(store)).some(({ course }) => course === 'phil-101');
  return settings.demo && hasDemo ? demoLogins : [];
}

/** The demo course, with dates around the current day. */
async function makeDemoCourse(store: Store, now: number): Promise<void> {
  const timeZone = DEFAULT_TIME_ZONE;
  const demo = demoCourse({ today: localDate(now, timeZone), timeZone, seed: demoSeed });
  const { users, answerVersions, grading } = demo;
  const lists = {
    users: () => [users],
    answerVersions: () => [answerVersions],
    gradeRecords: () => [],
  };
  const { startedAt } = grading;
  const isLoaded = await loadCourse(store, { ...demo, ...lists, startedAt }, now);
  if (isLoaded) await loadGrading(store, demo);
}

const demoLogins = [
  'The demo course is at /phil-101. You can log in there as:',
  '  sophia   instructor           password elenchus',
  '  theo     teaching assistant   password elenchus',
  '  ada      student              password elenchus',
  '  tara     teaching assistant   password tara (first login: asks for a new one)',
];
