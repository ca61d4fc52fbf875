// What the handlers work with.
import type { PdfMaker } from '../pdf/pdf-maker.ts';
import type { Store } from '../store/open-store.ts';
import type { CourseCache } from './course-cache.ts';
import type { SimilarityChecks } from './similarity-checks.ts';

/** Handlers read here. They write through their call (`call.write`), which asks for permission again. */
export type ReadingStore = Omit<Store, 'transact' | 'close'>;

export interface Services {
  readonly store: ReadingStore;
  readonly courses: CourseCache;
  readonly pdf: PdfMaker;
  readonly checks: SimilarityChecks;
  /** The course that `/` leads to when it exists; otherwise the first one made. */
  readonly defaultCourse: string | undefined;
}
