// What the handlers work with.
import type { PdfMaker } from '../pdf/pdf-maker.ts';
import type { Store } from '../store/open-store.ts';
import type { CourseCache } from './course-cache.ts';

export interface Services {
  readonly store: Store;
  readonly courses: CourseCache;
  readonly pdf: PdfMaker;
  /** The course that `/` leads to when it exists; otherwise the first one made. */
  readonly defaultCourse: string | undefined;
}
