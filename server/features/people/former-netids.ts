// NetIDs that were in the course before: how they are sent to the person who adds them, and who they are now.
import { rosterPeople } from '@elenchus/contract/users-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { type FormerPerson, formerPersonID } from '@elenchus/domain/people/former-person.ts';
import type { PersonChoice } from '../../store/people/add-users-store.ts';
import type { Reader } from '../../store/engine/database.ts';
import { readSteps } from '../../store/engine/read-steps.ts';
import { type FormerPeople, formerPeopleOf } from '../../store/people/former-people-store.ts';

interface AddedRow {
  /** The row of the file; a form has none. */
  readonly row?: number;
  readonly username: string;
  readonly fullName: string;
}

/** Who had one of these netIDs before, read without writing anything. */
export function selectFormerPeople(
  reader: Reader,
  course: string,
  usernames: readonly string[],
): Promise<FormerPeople> {
  return readSteps(reader, formerPeopleOf(course, usernames.map(foldName)));
}

/** The rows about which someone must say who they are, each with everyone who had the netID. */
export function wireFormer(rows: readonly AddedRow[], former: FormerPeople) {
  return rows.flatMap(({ row = 0, username, fullName }) => {
    const people = former.get(foldName(username));
    return people ? [{ row, username, fullname: fullName, people: people.map(wirePerson) }] : [];
  });
}

function wirePerson(person: FormerPerson) {
  const { record: _record, person: _person, fullName: fullname, ...rest } = person;
  return { id: formerPersonID(person), fullname, ...rest };
}

/** What was said about the netIDs of a file. */
export function readPeopleField(field: unknown): Result<readonly PersonChoice[], 'unreadable'> {
  if (field === undefined) return accept([]);
  const parsed = rosterPeople.safeParse(jsonOf(field));
  if (!parsed.success) return refuse('unreadable');
  return accept(
    parsed.data.map(({ username, person }) => ({ usernameKey: foldName(username), person })),
  );
}

function jsonOf(field: unknown): unknown {
  const value: unknown =
    typeof field === 'object' && field !== null && 'value' in field ? field.value : null;
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
