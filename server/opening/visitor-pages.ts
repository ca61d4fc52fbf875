// The first screen of a course for people who are not logged in: rendered, and kept for a minute, because some of it depends on the time.
import { isAccountQuery } from '@elenchus/domain/screens/account-query.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { readViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import type { PageOpening } from './page-opening.ts';
import { pageSignOn } from '../http/page-sign-on.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import { ByteLimitedCache } from '../features/byte-limited-cache.ts';
import type { CachedCourse, CourseCache } from '../features/course-cache.ts';
import { publicDesignJson } from '../features/design/design-handlers.ts';
import type { RenderedOpening, RenderOpening } from './rendering-program.ts';
import { NO_SESSION } from '../features/login/session-handlers.ts';

interface OpeningOptions {
  readonly courses: CourseCache;
  readonly clock: () => number;
  readonly render: RenderOpening;
  readonly onProblem: (text: string) => void;
  readonly signOn: SignOnSettings | undefined;
}

interface PublicScreen extends RenderedOpening {
  /** What everybody may read of the design, as JSON. */
  readonly design: string;
}

interface KeptOpening {
  readonly designVersion: number;
  readonly minute: number;
  /** null where the page has to find out by itself. */
  readonly rendering: Promise<PublicScreen | null>;
}

/** A larger design is better asked for: the browser can keep it, and the page would come later. */
const MOST_DESIGN_CHARACTERS = 150_000;
/** Room for the first screens of several hundred courses. */
const MOST_BYTES = 24_000_000;
/** Counted for each until its size is known. */
const EXPECTED_BYTES = 40_000;

export class VisitorPages {
  readonly #options: OpeningOptions;
  readonly #kept = new ByteLimitedCache<KeptOpening>(MOST_BYTES);

  constructor(options: OpeningOptions) {
    this.#options = options;
  }

  /** What a visitor of a course sees first; null where the page has to find out by itself. */
  async openingOf(courseID: string, view: string | null): Promise<PageOpening | null> {
    if (readHelpQuery(view) !== null || isAccountQuery(view)) return null;
    const { courses, clock, onProblem } = this.#options;
    try {
      const course = await courses.get(courseID);
      if (course === undefined) return null;
      const now = clock();
      const screen = await this.#rendered(course, view, now);
      if (screen === null) return null;
      const { title, html, design } = screen;
      const data = `{"courseID":${JSON.stringify(courseID)},"now":${now},"session":${JSON.stringify(NO_SESSION)},"design":${design}}`;
      return { audience: 'public', title, html, data };
    } catch (failure) {
      onProblem(`The first screen of ${courseID} could not be rendered: ${String(failure)}`);
      return null;
    }
  }

  async #rendered(
    course: CachedCourse,
    view: string | null,
    now: number,
  ): Promise<PublicScreen | null> {
    const kind = kindOf(view);
    const key = `${kind} ${course.course}`;
    const minute = Math.floor(now / 60_000);
    const { designVersion } = course;
    const kept = this.#kept.get(key);
    if (kept?.designVersion === designVersion && kept.minute === minute) return kept.rendering;
    const rendering = this.#render(course, kind, now);
    // Visitors who come meanwhile wait for the same rendering.
    this.#kept.set(key, { designVersion, minute, rendering }, EXPECTED_BYTES);
    const screen = await rendering;
    const bytes = screen === null ? 0 : 2 * (screen.html.length + screen.design.length);
    this.#kept.set(key, { designVersion, minute, rendering }, bytes);
    return screen;
  }

  async #render(
    course: CachedCourse,
    view: string | null,
    now: number,
  ): Promise<PublicScreen | null> {
    const design = publicDesignJson(course);
    if (design.length > MOST_DESIGN_CHARACTERS) return null;
    const signOn = pageSignOn(this.#options.signOn);
    const input = {
      courseID: course.course,
      view,
      design: JSON.parse(design) as unknown,
      now,
      signOn,
      own: null,
    };
    return { ...(await this.#options.render(input)), design };
  }
}

/** Visitors see the same login for everything that is behind it. */
function kindOf(view: string | null): string | null {
  if (view === null || readViewQuery(view) === null) return null;
  return view === 'desc' || view === 'sched' ? view : 'myphi';
}
