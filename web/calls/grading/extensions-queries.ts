// Extensions for several students, and who has more time in the whole course.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

const PREVIEW = 'POST /api/extensions/preview/{courseID}';
const GIVE = 'POST /api/extensions/{courseID}';

type AskedExtension = CallOf<typeof PREVIEW>['body'];
export type ExtensionPreview = AnswerOf<typeof PREVIEW>;

function accommodationsQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'accommodations'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/accommodations/{courseID}', { params: { courseID }, signal }),
  });
}

/** The students who have more time in the whole course. */
export function useAccommodations(courseID: string) {
  return useQuery(accommodationsQuery(courseID));
}

/** Asks what an extension would change. */
export function usePreviewExtension(courseID: string) {
  return useMutation({
    mutationFn: (body: AskedExtension) => callEndpoint(PREVIEW, { params: { courseID }, body }),
  });
}

/** Gives the extension that was shown. */
export function useGiveExtension(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof GIVE>['body']) =>
      callEndpoint(GIVE, { params: { courseID }, body }),
    onSuccess: () =>
      Promise.all(
        ['accommodations', 'grade-progress', 'desk'].map((part) =>
          client.invalidateQueries({ queryKey: courseKey(courseID, part) }),
        ),
      ),
  });
}
