// The people of a course: listing, adding, changing, deleting, assigning.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import type { ClaimSlip } from '@elenchus/domain/people/claim-code.ts';
import { afterMoves, type StudentMove } from '@elenchus/domain/people/ta-assignment.ts';
import { readUser, sortUsers } from '@elenchus/domain/people/user.ts';
import type { User, UserRecord, UserStatus } from '@elenchus/domain/people/user.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

interface AddedUser {
  readonly netID: string;
  readonly fullName: string;
  readonly role: UserStatus;
  /** Who it is, if the netID was in the course before. */
  readonly person?: string;
}

/** Only the changed fields, so that two instructors don't overwrite each other's. */
export interface UserChange {
  readonly username: string;
  readonly fullName?: string;
  readonly status?: UserStatus;
  /** null: no longer has a TA. */
  readonly ta?: string | null;
  readonly password?: string;
  readonly resetPassword?: boolean;
}

const NO_TA = 'unassigned';

/** Everyone in the course, by last name. */
function usersQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'users'),
    queryFn: async ({ signal }): Promise<readonly User[]> => {
      const params = { courseID };
      return (await callEndpoint('GET /api/users/{courseID}', { params, signal })).map(toUser);
    },
    refetchOnWindowFocus: 'always',
  });
}

/** The people of the course; the previous list stays while a new one is on its way. */
export function useUsers(courseID: string) {
  return useQuery(usersQuery(courseID));
}

/** A user who was added or changed, and the personal code that this gave. */
export interface ChangedUser {
  readonly user: User;
  readonly slip: ClaimSlip | null;
}

/** Adds one user, who starts with the netID or a personal code. */
export function useAddUser(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ netID, fullName, role, person }: AddedUser): Promise<ChangedUser> => {
      const username = netID.trim();
      const answer = await callEndpoint('POST /api/users/{courseID}/add', {
        params: { courseID },
        body: {
          username,
          password: username,
          fullname: fullName,
          TA: role === 'ta' ? 1 : 0,
          status: role,
          ...(person !== undefined && { person }),
        },
      });
      return { user: toUser(answer.user), slip: answer.slip };
    },
    onSuccess: ({ user }) => changeUsers(client, courseID, (users) => sortUsers([...users, user])),
  });
}

/** Changes a user; the answer replaces that user in the list. */
export function useEditUser(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, fullName, ta, ...rest }: UserChange): Promise<ChangedUser> => {
      const answer = await callEndpoint('PUT /api/users/{courseID}/{username}', {
        params: { courseID, username },
        body: {
          ...rest,
          ...(fullName !== undefined && { fullname: fullName }),
          ...(ta !== undefined && { TA: ta ?? NO_TA }),
        },
      });
      return { user: toUser(answer.user), slip: answer.slip };
    },
    onSuccess: ({ user }) => replaceUser(client, courseID, user),
  });
}

/** Shows a user as the server has just answered. */
export function replaceUser(client: QueryClient, courseID: string, changed: User): Promise<void> {
  return changeUsers(client, courseID, (users) =>
    users.map((user) => (isSameUsername(user.username, changed.username) ? changed : user)),
  );
}

/** Deletes a user. */
export function useDeleteUser(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) =>
      callEndpoint('DELETE /api/users/{courseID}/{username}', { params: { courseID, username } }),
    onSuccess: (_answer, username) =>
      changeUsers(client, courseID, (users) =>
        users.filter((user) => !isSameUsername(user.username, username)),
      ),
  });
}

/** Disconnects a user's university account. */
export function useDisconnectAccount(courseID: string) {
  return useMutation({
    mutationFn: (username: string) =>
      callEndpoint('DELETE /api/sign-on/{courseID}/{username}', { params: { courseID, username } }),
  });
}

/** Moves students between TAs: all of them or none. If someone else moved one since, the list is loaded again. */
export function useMoveStudents(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (moves: readonly StudentMove[]) =>
      callEndpoint('POST /api/users/{courseID}/move', {
        params: { courseID },
        body: {
          moves: moves.map(({ username, from, to }) => ({
            username,
            from: from ?? NO_TA,
            to: to ?? NO_TA,
          })),
        },
      }),
    onSuccess: (_answer, moves) => {
      // Other work waits for an instructor now.
      void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
      return changeUsers(client, courseID, (users) => afterMoves(users, moves));
    },
    onError: () => refreshUsers(client, courseID),
  });
}

/** Asks for the list again, after something has changed it. */
export function refreshUsers(client: QueryClient, courseID: string): Promise<void> {
  return client.invalidateQueries({ queryKey: usersQuery(courseID).queryKey });
}

/** Shows the change immediately, then what the server has. */
async function changeUsers(
  client: QueryClient,
  courseID: string,
  change: (users: readonly User[]) => readonly User[],
): Promise<void> {
  const { queryKey } = usersQuery(courseID);
  // A loading that began before the change would show the list as it was.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (users) => users && change(users));
  void refreshUsers(client, courseID);
}

/** The user of a record that the server sent. */
export function toUser(record: UserRecord): User {
  const user = readUser(record);
  if (user.ok) return user.value;
  throw new Error(`${record.username}: ${user.reason.join(' ')}`);
}
