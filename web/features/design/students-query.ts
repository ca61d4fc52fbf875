import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';
import { readStored, writeStored } from '../../lib/tab-storage.ts';

/**
 * Whether anybody is there to answer; null while that is not known. Once somebody is, this browser remembers it: a
 * large class is not counted on every visit for the sake of one tick.
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
