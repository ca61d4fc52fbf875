// Finds the people whom both commands about one person may mean.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Reader } from '../server/store/engine/database.ts';
import { selectSetAside } from '../server/store/people/former-people-store.ts';

export interface PersonInCourse {
  readonly course: string;
  readonly username: string;
}

/** People who had the netID before someone else got it have records of their own, which these commands reach by name. */
export async function othersWithNetID(
  reader: Reader,
  { course, username }: PersonInCourse,
): Promise<string[]> {
  const others = await selectSetAside(reader, course, foldName(username));
  return others.map(({ record, fullName, deletedAt }) => {
    const when = deletedAt === null ? '' : `, deleted ${new Date(deletedAt).toISOString()}`;
    return `${fullName} had this netID before${when}. The username of that record is ${record}.`;
  });
}

export function nothingStored({ course, username }: PersonInCourse): string {
  return `Nothing is stored about ${username} in the course ${course}.`;
}
