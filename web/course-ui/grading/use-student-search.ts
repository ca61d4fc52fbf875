// What a search for students offers while somebody types.
import { useQueryClient } from '@tanstack/react-query';
import { isFoundBy } from '@elenchus/domain/base/name-key.ts';
import {
  foundStudentsQuery,
  useFoundStudents,
  type FoundStudent,
} from '../../api/students-queries.ts';
import { useSettledText } from '../../lib/settled-text.ts';

/** So long the typing must pause before it is asked for. */
const PAUSE = 200;

export interface StudentOffers {
  readonly offered: readonly FoundStudent[];
  /** How many more there are. */
  readonly more: number;
  /** `searching`: what is offered belongs to an earlier text, or is still to come. */
  readonly state: 'searching' | 'found' | 'failed';
  readonly failure: string;
  /** Asks at once, and again where it failed; answers what is offered then, or nothing where it fails. */
  readonly ask: () => Promise<readonly FoundStudent[]>;
}

/** The offers for a text; `everybody` stands before the students while its name contains the text. */
export function useStudentSearch(
  courseID: string,
  typed: string,
  isOpen: boolean,
  everybody: FoundStudent | undefined,
): StudentOffers {
  const client = useQueryClient();
  const wanted = typed.trim();
  const { settled, settle } = useSettledText(wanted, PAUSE);
  const search = useFoundStudents(courseID, settled, isOpen);
  const isCurrent = settled === wanted && !search.isPlaceholderData;
  const { students = [], found = 0 } = search.data ?? {};
  const isEverybody =
    everybody && isFoundBy(wanted, { username: '', fullName: everybody.fullname });
  const first = isEverybody ? [everybody] : [];
  return {
    offered: [...first, ...students],
    more: found - students.length,
    state: stateOf(isCurrent, search),
    failure: search.error?.message ?? '',
    ask: async () => {
      settle();
      try {
        const answer = await client.fetchQuery(foundStudentsQuery(courseID, wanted));
        return [...first, ...answer.students];
      } catch {
        // The box says so already.
        return [];
      }
    },
  };
}

function stateOf(
  isCurrent: boolean,
  { data, isError, isFetching }: ReturnType<typeof useFoundStudents>,
): StudentOffers['state'] {
  if (isCurrent && data) return 'found';
  return isError && !isFetching ? 'failed' : 'searching';
}
