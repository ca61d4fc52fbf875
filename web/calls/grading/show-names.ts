// Shows the names in an evaluation that is graded blind.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

/** Everything that was read under pseudonyms is read again. */
export function useShowNames(courseID: string, evaluationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callEndpoint('POST /api/showNames/{courseID}', {
        params: { courseID },
        body: { evaluationId, reason },
      }),
    onSuccess: () =>
      Promise.all(
        ['design-to-edit', 'design', 'students', 'grade-progress', 'similarity'].map((kind) =>
          client.invalidateQueries({ queryKey: courseKey(courseID, kind) }),
        ),
      ),
  });
}
