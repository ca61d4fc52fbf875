// What a search for students offers while a person types.
import { useQueryClient } from '@tanstack/react-query';
import { matchesSearch } from '@elenchus/domain/base/name-key.ts';
import {
  foundStudentsQuery,
  useFoundStudents,
  type FoundStudent,
} from '../../calls/people/students-queries.ts';
import { useSettledText } from '../../lib/settled-text.ts';

/** So long the typing must pause before it is asked for. */
const PAUSE = 200;

export interface StudentOffers {
  readonly offered: readonly FoundStudent[];
  /** How many more there are. */
  readonly more: number;
  /** `searching`: the offers belong to an earlier text, or haven't arrived yet. */
  readonly state: 'searching' | 'found' | 'failed';
  readonly failure: string;
  /** Searches immediately, again if it failed; resolves to the offers, or to nothing if it fails. */
  readonly ask: () => Promise<readonly FoundStudent[]>;
}

/** The offers for a text; `everybody` is listed first while its name contains the text. */
export function useStudentSearch(
  place: { readonly courseID: string; readonly evaluationId: string | undefined },
  typed: string,
  isOpen: boolean,
  everybody: FoundStudent | undefined,
): StudentOffers {
  const client = useQueryClient();
  const wanted = typed.trim();
  const { settled, settle } = useSettledText(wanted, PAUSE);
  const search = useFoundStudents({ ...place, text: settled }, isOpen);
  // While the answer is on its way, those stay of the answer before whom the text finds as well.
  const students = search.data?.students.filter((student) => isOffered(wanted, student)) ?? [];
  const isAnswered = search.data !== undefined && answers(search.data, wanted);
  const first = everybody && isOffered(wanted, everybody) ? [everybody] : [];
  return {
    offered: [...first, ...students],
    more: search.data?.text === wanted ? search.data.found - students.length : 0,
    state: isAnswered ? 'found' : search.isError && !search.isFetching ? 'failed' : 'searching',
    failure: search.error?.message ?? '',
    ask: async () => {
      settle();
      try {
        const answer = await client.fetchQuery(foundStudentsQuery({ ...place, text: wanted }));
        return [...first, ...answer.students];
      } catch {
        // The field already shows this.
        return [];
      }
    },
  };
}

function isOffered(text: string, { username, fullname }: FoundStudent): boolean {
  return matchesSearch(text, { username, fullName: fullname });
}

interface Answer {
  readonly text: string;
  readonly students: readonly FoundStudent[];
  readonly found: number;
}

/** Whether the offers are complete: the answer to this text, or everyone whom a part of it finds. */
function answers({ text, students, found }: Answer, wanted: string): boolean {
  return text === wanted || (students.length === found && wanted.includes(text));
}
