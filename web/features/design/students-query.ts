import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';

/** Whether anybody is there to answer; false while that is not known. */
export function useHasStudents(courseID: string): boolean {
  const { data } = useQuery({
    queryKey: courseKey(courseID, 'has-students'),
    queryFn: async ({ signal }) => {
      const params = { courseID };
      const users = await callEndpoint('GET /api/users/{courseID}', { params, signal });
      return users.some(({ status }) => status.toLowerCase() === 'student');
    },
  });
  return data ?? false;
}
