import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import { courseKey } from '../../../calls/course-keys.ts';
import { readStored, writeStored } from '../../../lib/tab-storage.ts';

/**
 * Whether the course has students; null until that is known. This browser remembers when it has, so that a large
 * class isn't counted on every visit just for one check mark.
 */
export function useHasStudents(courseID: string): boolean | null {
  const storageKey = `elenchus.hasStudents.${courseID}`;
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'has-students'),
    // The remembered value is available immediately, so nothing appears first and then disappears.
    initialData: () => (readStored('localStorage', storageKey) === null ? undefined : true),
    queryFn: async ({ signal }) => {
      if (readStored('localStorage', storageKey) !== null) return true;
      const params = { courseID };
      const name = 'GET /api/gradingProgress/{courseID}';
      const hasStudents = (await callEndpoint(name, { params, signal })).students > 0;
      if (hasStudents) writeStored('localStorage', storageKey, 'yes');
      return hasStudents;
    },
  });
  return data ?? null;
}
