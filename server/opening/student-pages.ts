// The first screen of a course for a student who is logged in. What it shows comes from the calls that the page would
// make itself, so that nobody gets more than they would answer.
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionValues } from '@elenchus/contract/session-api.ts';
import { hasCustomDueDates } from '@elenchus/domain/grading/due-work.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { isAccountQuery } from '@elenchus/domain/screens/account-query.ts';
import {
  readViewQuery,
  type StudentView,
  viewToShow,
} from '@elenchus/domain/screens/opening-view.ts';
import type { PageOpening } from './page-opening.ts';
import { ByteLimitedCache } from '../features/byte-limited-cache.ts';
import type { CourseCache } from '../features/course-cache.ts';
import type { RenderOpening } from './rendering-program.ts';

/** Makes a call of the API; null if it fails. With the version of an earlier answer, the same answer has no body. */
export type AskApi = (path: string, known?: string) => Promise<ApiAnswer | null>;

interface ApiAnswer {
  /** JSON; null if it is still the known answer. */
  readonly body: string | null;
  readonly etag: string;
}

interface StudentPagesOptions {
  readonly courses: CourseCache;
  readonly clock: () => number;
  readonly render: RenderOpening;
  /** Whether the server has more to do than to draw pages, which can draw themselves. */
  readonly isBusy: () => boolean;
  readonly onProblem: (text: string) => void;
}

/** With more, the page would come later than its own scripts could draw it. */
const MOST_CHARACTERS = 150_000;
/** When the database takes longer, the page comes without a drawing. Milliseconds. */
const LONGEST_DRAWING = 500;
/** Room for the designs of several hundred courses. */
const MOST_BYTES = 24_000_000;
/** A design that was read takes about so many bytes for each character of its JSON. */
const BYTES_PER_CHARACTER = 4;

interface KeptDesign {
  readonly etag: string;
  /** null if there is too much of it. */
  readonly items: unknown;
}

export class StudentPages {
  readonly #options: StudentPagesOptions;
  /** What the program computes from a design stays valid as long as it gets the same object. */
  readonly #designs = new ByteLimitedCache<KeptDesign>(MOST_BYTES);

  constructor(options: StudentPagesOptions) {
    this.#options = options;
  }

  /** What a student sees first; null where the page has to find out by itself. */
  async openingOf(courseID: string, view: string | null, ask: AskApi): Promise<PageOpening | null> {
    if (this.#options.isBusy()) return null;
    try {
      return await Promise.race([this.#draw(courseID, view, ask), pause(LONGEST_DRAWING, null)]);
    } catch (failure) {
      this.#options.onProblem(`A page of ${courseID} could not be rendered: ${String(failure)}`);
      return null;
    }
  }

  /** Forgets the designs that were not used since the last call. */
  forgetUnused(): void {
    this.#designs.forgetUnused();
  }

  async #draw(courseID: string, view: string | null, ask: AskApi): Promise<PageOpening | null> {
    const { courses, clock, render } = this.#options;
    const course = await courses.get(courseID);
    const part = course && drawnPart(view, course.model);
    if (!part) return null;
    const session = await ask(`/api/session/${courseID}`);
    const student = session && studentIn(session);
    if (!student) return null;
    const name = encodeURIComponent(student.username);
    const hasDueDates = part !== 'desc' && hasCustomDueDates(course.model, student.status);
    const design = await this.#designOf(courseID, ask);
    if (!design?.items) return null;
    const [answers, records] = await Promise.all([
      part === 'own' ? ask(`/api/studentAnswers/${courseID}/${name}`) : NOTHING,
      hasDueDates ? ask(`/api/studentGrades/${courseID}/${name}`) : NOTHING,
    ]);
    if (!answers?.body || !records?.body) return null;
    if (answers.body.length > MOST_CHARACTERS) return null;
    const now = clock();
    const own = { session: student, answers: read(answers), records: read(records) };
    const drawn = await render({
      courseID,
      view,
      design: design.items,
      now,
      signOn: null,
      own,
    });
    const data = `{"courseID":${JSON.stringify(courseID)},"now":${now},"session":${session.body},"designTag":${JSON.stringify(design.etag)},"answers":${answers.body},"records":${records.body}}`;
    return { audience: 'own', ...drawn, data };
  }

  /** The design as students may read it now; null if there is none. */
  async #designOf(courseID: string, ask: AskApi): Promise<KeptDesign | null> {
    const kept = this.#designs.get(courseID);
    const answer = await ask(`/api/courseDesign/${courseID}`, kept?.etag);
    if (answer === null) return null;
    const { body, etag } = answer;
    if (body === null) return kept ?? null;
    const isLarge = body.length > MOST_CHARACTERS;
    const design = { etag, items: isLarge ? null : read(answer) };
    this.#designs.set(courseID, design, isLarge ? 0 : body.length * BYTES_PER_CHARACTER);
    return design;
  }
}

const NOTHING: Promise<ApiAnswer> = Promise.resolve({ body: 'null', etag: '' });

function read({ body }: ApiAnswer): unknown {
  return JSON.parse(body ?? 'null');
}

/** The student who is logged in; null for others. Staff have screens of their own, and archived courses have notes. */
function studentIn(session: ApiAnswer): SessionValues | null {
  // Our own answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = read(session) as SessionValues;
  const { isLoggedIn, isInstructor, isTA, isArchived } = values;
  return isLoggedIn && !isInstructor && !isTA && !isArchived ? values : null;
}

/** The rubric and the grades have a style sheet of their own, which the page doesn't name, and more calls. */
const NOT_DRAWN: ReadonlySet<StudentView['kind']> = new Set(['rubric', 'grades']);

type Part = 'desc' | 'sched' | 'own';

const partOf = (kind: StudentView['kind']): Part =>
  kind === 'desc' || kind === 'sched' ? kind : 'own';

/** The part of the page that a view belongs to; null where it isn't drawn, or another part opens than the address says. */
function drawnPart(query: string | null, { settings, schedule }: CourseModel): Part | null {
  if (readHelpQuery(query) !== null || isAccountQuery(query)) return null;
  const sectionIds = new Set(schedule.sections.map(({ id }) => id));
  const shown = viewToShow(query, { sectionIds, settings }).kind;
  const asked = readViewQuery(query ?? '')?.kind ?? 'desc';
  if (NOT_DRAWN.has(shown)) return null;
  return partOf(shown) === partOf(asked) ? partOf(shown) : null;
}
