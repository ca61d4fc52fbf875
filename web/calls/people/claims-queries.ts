// First logins: what the class uses, new codes, and another 14 days.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import type { ClaimWay } from '@elenchus/domain/people/claim-state.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { refreshUsers, replaceUser, toUser } from './users-queries.ts';

type FirstLogins = AnswerOf<'GET /api/firstLogins/{courseID}'>;
export type ClassCodes = AnswerOf<'POST /api/firstLogins/{courseID}'>;

function firstLoginsQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'firstLogins'),
    queryFn: ({ signal }): Promise<FirstLogins> =>
      callEndpoint('GET /api/firstLogins/{courseID}', { params: { courseID }, signal }),
  });
}

/** What people type as password at their first login; undefined until it is known. */
export function useFirstLogins(courseID: string): FirstLogins | undefined {
  return useQuery(firstLoginsQuery(courseID)).data;
}

/** Chooses what the class uses, which may make codes. */
export function useChooseFirstLogins(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { students: ClaimWay; seen: number }): Promise<ClassCodes> =>
      callEndpoint('POST /api/firstLogins/{courseID}', { params: { courseID }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: firstLoginsQuery(courseID).queryKey });
      void refreshUsers(client, courseID);
    },
  });
}

interface Renewed {
  readonly user: User;
  readonly slip: ClaimSlip | null;
  readonly message: string;
}

/** Another 14 days for an account that nobody has claimed, with a new code where one is needed. */
export function useRenewClaim(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, claim }: User): Promise<Renewed> => {
      const { user, slip, message } = await callEndpoint('POST /api/users/{courseID}/renew', {
        params: { courseID },
        body: { username, seen: claim?.since ?? 0 },
      });
      return { user: toUser(user), slip, message };
    },
    onSuccess: ({ user }) => replaceUser(client, courseID, user),
    // The list may be older than what the server has.
    onError: () => void refreshUsers(client, courseID),
  });
}
