import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { useUsers } from '../../../../calls/people/users-queries.ts';

/** The TAs of the course, and whose student each one is. */
export function useTas(courseID: string) {
  const { data: users = [] } = useUsers(courseID);
  const tas = users
    .filter(({ status }) => status === 'ta')
    .map(({ username, fullName }) => ({ username: foldName(username), fullName }));
  const taOf = new Map(users.map(({ username, ta }) => [foldName(username), foldName(ta ?? '')]));
  return { tas, taOf };
}
