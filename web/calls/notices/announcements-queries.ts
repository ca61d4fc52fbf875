// Announcements of instructors.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

export type AnnouncementList = AnswerOf<'GET /api/announcements/{courseID}'>;
type NewAnnouncement = CallOf<'POST /api/announcements/{courseID}'>['body'];

/** What was announced, and whom mail doesn't reach. */
export function useAnnouncements(courseID: string) {
  return useQuery({
    queryKey: courseKey(courseID, 'announcements'),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/announcements/{courseID}', { params: { courseID }, signal }),
  });
}

/** Sends an announcement. */
export function useSendAnnouncement(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAnnouncement) =>
      callEndpoint('POST /api/announcements/{courseID}', { params: { courseID }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: courseKey(courseID, 'announcements') }),
  });
}

/** Withdraws an announcement. */
export function useWithdrawAnnouncement(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callEndpoint('POST /api/announcements/withdraw/{courseID}', {
        params: { courseID },
        body: { id },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: courseKey(courseID, 'announcements') }),
  });
}
