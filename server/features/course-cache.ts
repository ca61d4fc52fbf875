// The design of a course, read once per version: what was computed from a version stays valid for it.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { COURSE_DAY_TYPES, courseDayClock } from '@elenchus/domain/course/course-gate.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { gateOfDay } from '@elenchus/domain/visibility/date-gate.ts';
import { questionsInUse } from '@elenchus/domain/questions/questions-in-use.ts';
import { releaseTest } from '@elenchus/domain/visibility/released-questions.ts';
import { courseStateOf } from '@elenchus/domain/people/course-state.ts';
import { selectOptionalCourse } from '../store/courses/courses-store.ts';
import { selectOptionalDesign } from '../store/design/design-store.ts';
import type { Store } from '../store/open-store.ts';
import { ByteLimitedCache } from './byte-limited-cache.ts';
import type { GradedReleases } from './grading/graded-release.ts';

/** Which design of a course is current. */
export interface CourseVersion {
  readonly course: string;
  /** A course that was deleted and created again counts its versions from the start. */
  readonly createdAt: number;
  readonly designVersion: number;
}

/** A version, and its current course day at a moment. */
interface DatedVersion extends CourseVersion {
  readonly dayAt: (now: number) => number | null;
}

export interface CachedCourse extends DatedVersion {
  readonly items: readonly DesignItem[];
  /** The design version in which each of the items was last changed, in the same order. */
  readonly versions: readonly number[];
  readonly model: CourseModel;
  readonly releaseTests: Map<string, (questionID: string) => boolean>;
  /** The course at the end of earlier dates; null when it was the same as now. */
  readonly pastModels: Map<string, CourseModel | null>;
  /** What is computed for grading, see graded-release.ts. */
  readonly graded: GradedReleases;
}

/** About how much of the memory the designs may take together; a thousand ordinary courses take half of it. */
const MOST_BYTES = 120_000_000;
/** The same for the dates alone, of a thousand ordinary courses. */
const MOST_BYTES_OF_DATES = 16_000_000;
/** A design with what is computed from it takes about so many bytes for each character of its texts, and for each item. */
const BYTES_PER_CHARACTER = 2;
const BYTES_PER_ITEM = 400;

export class CourseCache {
  readonly #store: Store;
  readonly #courses = new ByteLimitedCache<CachedCourse>(MOST_BYTES);
  readonly #days = new ByteLimitedCache<DatedVersion>(MOST_BYTES_OF_DATES);
  readonly #loading = new Map<string, Promise<CachedCourse | undefined>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The current version of the course: one small row. Undefined as for `get`. */
  async version(course: string): Promise<CourseVersion | undefined> {
    const stored = await selectOptionalCourse(this.#store, course);
    return stored && courseStateOf(stored) !== 'scheduledForDeletion' ? stored : undefined;
  }

  /**
   * A version with its course days. If the design isn't in memory, only the dates are read, and they stay in memory
   * longer than designs do. The version is newer than the given one if the design has just changed.
   */
  async dated(version: CourseVersion): Promise<DatedVersion | undefined> {
    const { course } = version;
    const known = [this.#courses.get(course), this.#days.get(course)].find(
      (each) => each !== undefined && isSameVersion(each, version),
    );
    if (known) return known;
    const design = await selectOptionalDesign(this.#store, course, COURSE_DAY_TYPES);
    if (!design) return undefined;
    const { createdAt, designVersion, items } = design;
    const dated = { course, createdAt, designVersion, dayAt: courseDayClock(items) };
    this.#days.set(course, dated, (items.length + 1) * BYTES_PER_ITEM);
    return dated;
  }

  /**
   * The course with its current design, or undefined when there is no course of that name, or one that is going to be
   * deleted.
   */
  async get(course: string): Promise<CachedCourse | undefined> {
    const version = await this.version(course);
    if (!version) return undefined;
    const cached = this.#courses.get(course);
    if (cached && isSameVersion(cached, version)) return cached;
    const loaded = await this.#load(course);
    // A shared read may have started before this version was written, but the person who saved must see their own change.
    return loaded && loaded.designVersion < version.designVersion ? this.#read(course) : loaded;
  }

  /** Forgets the designs that nobody used since the last call. */
  forgetUnused(): void {
    this.#courses.forgetUnused();
  }

  /** Many callers that find a new version at once share one read. */
  async #load(course: string): Promise<CachedCourse | undefined> {
    const under = this.#loading.get(course);
    if (under) return under;
    const loading = this.#read(course).finally(() => this.#loading.delete(course));
    this.#loading.set(course, loading);
    return loading;
  }

  async #read(course: string): Promise<CachedCourse | undefined> {
    const design = await selectOptionalDesign(this.#store, course);
    if (!design) return undefined;
    const items = design.items.map(({ version: _version, ...item }) => item);
    const model = readCourse(items);
    const cached: CachedCourse = {
      course,
      createdAt: design.createdAt,
      designVersion: design.designVersion,
      items,
      versions: design.items.map(({ version }) => version),
      model,
      dayAt: courseDayClock(items),
      releaseTests: new Map(),
      pastModels: new Map(),
      graded: { days: new Map(), courses: new Map() },
    };
    this.#courses.set(course, cached, bytesOf(items));
    return cached;
  }
}

/** Whether both are the same design of the same course. */
export function isSameVersion(one: CourseVersion, other: CourseVersion): boolean {
  return one.designVersion === other.designVersion && one.createdAt === other.createdAt;
}

function bytesOf(items: readonly DesignItem[]): number {
  const characters = items.reduce(
    (sum, { dataText, questionOptions, questionLogic }) =>
      sum + dataText.length + questionOptions.length + questionLogic.length,
    0,
  );
  return characters * BYTES_PER_CHARACTER + items.length * BYTES_PER_ITEM;
}

/** Which questions are released to students at a moment. */
export function releasedAt(cached: CachedCourse, now: number): (questionID: string) => boolean {
  const day = cached.dayAt(now);
  const key = String(day);
  const known = cached.releaseTests.get(key);
  if (known) return known;
  const { schedule, questions, settings } = cached.model;
  const used = questionsInUse(questions, settings);
  const test = releaseTest(schedule.topics, used, gateOfDay(day));
  cached.releaseTests.set(key, test);
  return test;
}
