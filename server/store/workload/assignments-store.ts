// Which students belong to which TA: assigning some to one TA, and moving several between TAs.

import { accept, type Result } from '@elenchus/domain/base/result.ts';
import {
  movesToMake,
  studentsToMove,
  type AssignmentProblem,
  type StudentMove,
} from '@elenchus/domain/people/ta-assignment.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { USER_COLUMNS, type StoredUser } from '../people/users-store.ts';

/** Assigns students to a TA (null unassigns them): all of them, or none when one can't be assigned. */
function* assignStudents(
  input: Change & { readonly usernameKeys: readonly string[]; readonly ta: string | null },
): Steps<Result<{ readonly assigned: number }, AssignmentProblem>> {
  const { course, usernameKeys, ta } = input;
  const people = yield* usersOf(course, [...usernameKeys, ...(ta === null ? [] : [ta])]);
  const outcome = studentsToMove(people, usernameKeys, ta);
  if (!outcome.ok) return outcome;
  yield* writeMoves(
    input,
    outcome.value.map((person) => ({ person, to: ta })),
  );
  return accept({ assigned: outcome.value.length });
}

/** Moves students to the TAs that were planned for them: all of them, or none when one can't be moved. */
function* moveStudents(
  input: Change & { readonly moves: readonly StudentMove[] },
): Steps<Result<{ readonly moved: number }, AssignmentProblem>> {
  const { course, moves } = input;
  const people = yield* usersOf(
    course,
    moves.flatMap(({ username, to }) => (to === null ? [username] : [username, to])),
  );
  const outcome = movesToMake(people, moves);
  if (!outcome.ok) return outcome;
  yield* writeMoves(input, outcome.value);
  return accept({ moved: outcome.value.length });
}

function* usersOf(course: string, keys: readonly string[]): Steps<StoredUser[]> {
  const people: StoredUser[] = [];
  for (const chunk of chunksOf([...new Set(keys)])) {
    people.push(
      ...(yield* rowsOf(sql`select ${USER_COLUMNS} from users
        where course = ${course} and username_key in ${list(chunk)}`)),
    );
  }
  return people;
}

function* writeMoves(
  change: Change,
  moves: readonly { readonly person: StoredUser; readonly to: string | null }[],
): Steps<void> {
  for (const [to, group] of Map.groupBy(moves, (move) => move.to)) {
    for (const chunk of chunksOf(group)) {
      const keys = chunk.map(({ person }) => person.usernameKey);
      yield* run(sql`update users set ta = ${to}, version = version + 1
        where course = ${change.course} and username_key in ${list(keys)}`);
    }
  }
  const entries = moves.map(({ person, to }) => ({
    action: 'user.edit' as const,
    subject: person.usernameKey,
    before: person,
    after: { ...person, ta: to, version: person.version + 1 },
  }));
  yield* recordAudit(change, entries);
}

export const assignmentsProcedures = { assignStudents, moveStudents };
