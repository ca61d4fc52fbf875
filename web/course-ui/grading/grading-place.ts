// Where the parts of grading are shown: in the design screens or on the grading page, for which course and for whom.
import { createContext, use } from 'react';
import type { ComponentType } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { Session } from '../../calls/session/kept-session.ts';

interface GradingPlace {
  readonly courseID: string;
  readonly course: CourseModel;
  readonly session: Pick<Session, 'username' | 'fullName' | 'isInstructor' | 'isTA'>;
  /** 'Grading' on its own page, 'Design' inside the design screens. */
  readonly screen: 'Design' | 'Grading';
  /** The key of the open part. */
  readonly part: string;
  /** The address of a part, with more that it keeps in the query such as { work: 'ada' }. */
  readonly hrefOf: (part: string, more?: Readonly<Record<string, string>>) => string;
}

/** The content of each tab, by its key in the domain's menus; a tab without content isn't shown. */
export type GradingPartRegistry = Readonly<Record<string, ComponentType>>;

export const GradingPlaceContext = createContext<GradingPlace | null>(null);

/** The place of the part that asks; only inside the grading module or the grading page. */
export function useGradingPlace(): GradingPlace {
  const place = use(GradingPlaceContext);
  if (!place) throw new Error('useGradingPlace needs a GradingPlaceContext around it.');
  return place;
}
