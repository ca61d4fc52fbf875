// What the handlers work with.
import type { Retention } from '@elenchus/domain/people/personal-data-retention.ts';
import type { SavingPaces } from '../http/saving-paces.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { PdfMaker } from '../pdf/pdf-maker.ts';
import type { IdentityProvider } from '../sign-on/identity-provider.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import type { ReadingStore } from '../store/open-store.ts';
import type { CourseCache } from './course-cache.ts';
import type { FinishedDesigns } from './design/finished-designs.ts';
import type { PseudonymBook } from './blind-grading/evaluation-names.ts';
import type { PresenceNotes } from './grading/presence-notes.ts';
import type { SimilarityChecks } from './similarity/similarity-checks.ts';

export interface Services {
  readonly store: ReadingStore;
  readonly courses: CourseCache;
  /** Course designs as they are sent. */
  readonly finished: FinishedDesigns;
  readonly pdf: PdfMaker;
  /** How much each person has saved lately. */
  readonly paces: SavingPaces;
  readonly checks: SimilarityChecks;
  /** The pseudonyms of blind evaluations. */
  readonly pseudonyms: PseudonymBook;
  /** Who has which student open for grading. */
  readonly presence: PresenceNotes;
  /** The course that `/` leads to when it exists; otherwise the first one made. */
  readonly defaultCourse: string | undefined;
  /** The address at which everyone reaches the server; without one it is a local installation. */
  readonly publicUrl: string | undefined;
  /** Whether instructors may create courses from their own ones, or only the admin. */
  readonly instructorsCreateCourses: boolean;
  /** How long the personal data of closed courses is kept; null if it is kept for good. */
  readonly retention: Retention | null;
  /** The mail server, where there is one. */
  readonly mail: MailSettings | undefined;
  /** The university's login, where there is one. */
  readonly signOn: SignOn | undefined;
}

export interface SignOn {
  readonly settings: SignOnSettings;
  readonly provider: IdentityProvider;
}
