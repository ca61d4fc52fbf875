// What a student asked about the grades of an evaluation, as the grading desk shows it.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  hasRequests,
  selectGraders,
  selectRequestsOf,
} from '../../store/grade-requests/grade-requests-reading.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import type { Services } from '../services.ts';
import { staffConversations } from './wire-request.ts';

/** The conversations; most students have none, and then nothing else is read. */
export async function requestsOnDesk(
  { store }: Pick<Services, 'store'>,
  course: string,
  username: string,
  evaluationId: string,
) {
  const usernameKey = foldName(username);
  if (!(await hasRequests(store, course, usernameKey, evaluationId))) return [];
  const [found, student, graders] = await Promise.all([
    selectRequestsOf(store, course, usernameKey, evaluationId),
    selectOptionalUser(store, course, usernameKey),
    selectGraders(store, course),
  ]);
  return staffConversations(found, student?.ta ?? null, graders);
}
