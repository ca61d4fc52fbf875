// The first screen of a course for people who are not logged in: rendered by the program that the build of the
// screens leaves in web/dist/opening, and kept for a minute, because some of it depends on the time.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { readViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import type { PageOpening } from '../http/page-opening.ts';
import { pageSignOn } from '../http/page-sign-on.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import type { CachedCourse, CourseCache } from './course-cache.ts';
import { publicDesignJson } from './design-handlers.ts';
import { NO_SESSION } from './session-handlers.ts';

interface RenderedOpening {
  readonly title: string;
  readonly html: string;
}

/** The program of the screens (web/render-opening.tsx). */
type RenderOpening = (input: {
  readonly courseID: string;
  readonly view: string | null;
  readonly design: unknown;
  readonly now: number;
  readonly signOn: PageSignOn | null;
}) => Promise<RenderedOpening>;

interface OpeningOptions {
  readonly courses: CourseCache;
  readonly clock: () => number;
  readonly render: RenderOpening;
  readonly onProblem: (text: string) => void;
  readonly signOn: SignOnSettings | undefined;
}

interface KeptOpening {
  readonly course: CachedCourse;
  readonly minute: number;
  readonly rendering: Promise<RenderedOpening>;
}

/** A larger design is better asked for: the browser can keep it, and the page would come later. */
const MOST_DESIGN_CHARACTERS = 150_000;
const MOST_KEPT = 300;

/** The rendering program, or undefined when the screens are not built. */
export function findRenderOpening(webRoot: string): RenderOpening | undefined {
  const file = path.join(webRoot, 'opening/render-opening.mjs');
  if (!existsSync(file)) return undefined;
  // Loaded for the first visitor: an idle server needs no room for it.
  let loading: Promise<{ readonly default: RenderOpening }> | undefined;
  return async (input) => {
    loading ??= import(pathToFileURL(file).href) as NonNullable<typeof loading>;
    const program = await loading;
    return program.default(input);
  };
}

export class OpeningPages {
  readonly #options: OpeningOptions;
  readonly #kept = new Map<string, KeptOpening>();

  constructor(options: OpeningOptions) {
    this.#options = options;
  }

  /** What a visitor of a course sees first; null where the page has to find out by itself. */
  async openingOf(courseID: string, view: string | null): Promise<PageOpening | null> {
    if (readHelpQuery(view) !== null) return null;
    const { courses, clock, onProblem } = this.#options;
    try {
      const course = await courses.get(courseID);
      if (course === undefined) return null;
      const design = publicDesignJson(course);
      if (design.length > MOST_DESIGN_CHARACTERS) return null;
      const now = clock();
      const { title, html } = await this.#rendered(course, view, now);
      const data = `{"courseID":${JSON.stringify(courseID)},"now":${now},"session":${JSON.stringify(NO_SESSION)},"design":${design}}`;
      return { title, html, data };
    } catch (failure) {
      onProblem(`The first screen of ${courseID} could not be rendered: ${String(failure)}`);
      return null;
    }
  }

  #rendered(course: CachedCourse, view: string | null, now: number): Promise<RenderedOpening> {
    const kind = kindOf(view);
    const key = `${kind} ${course.course}`;
    const minute = Math.floor(now / 60_000);
    const kept = this.#kept.get(key);
    if (kept?.course === course && kept.minute === minute) return kept.rendering;
    const design: unknown = JSON.parse(publicDesignJson(course));
    const signOn = pageSignOn(this.#options.signOn);
    const page = { courseID: course.course, view: kind, design, now, signOn };
    const rendering = this.#options.render(page);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, { course, minute, rendering });
    return rendering;
  }
}

/** Visitors see the same login for everything that is behind it. */
function kindOf(view: string | null): string | null {
  if (view === null || readViewQuery(view) === null) return null;
  return view === 'desc' || view === 'sched' ? view : 'myphi';
}
