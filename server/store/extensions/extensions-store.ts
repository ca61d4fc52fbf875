// Extensions for several students: what they would change, and giving them, all or none (EXT-7, EXT-8).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { planExtension, type Extension } from '@elenchus/domain/extensions/extension-plan.ts';
import { createHash } from 'node:crypto';
import { accommodationsOf, writeAccommodations } from './accommodations-store.ts';
import type { Change } from '../logs/audit-store.ts';
import { recountAll, type PersonalRecount } from './custom-due-date-store.ts';
import { computeAgain, moveGrades, weighMoves, type WeighedMove } from './due-moves-store.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import {
  datedCourse,
  dueWith,
  ownDateKey,
  ownDates,
  writeOwnDates,
  type DatedCourse,
} from './own-dates-store.ts';
import { PERSON_TEXT } from '../people/person-text.ts';
import { keyOf, type StoredGrade } from '../grades/stored-grades.ts';
import { usersTable } from '../tables/people-tables.ts';

interface AskedExtension {
  readonly course: string;
  readonly usernameKeys: readonly string[];
  readonly extension: Extension;
  /** Evaluations that hide names: nothing that is told tells how much of a student's work in them is graded. */
  readonly blind: readonly string[];
}

interface ExtensionEffect {
  readonly dates: ReturnType<typeof planExtension>['dates'];
  readonly keptByHand: number;
  readonly stored: ReadonlyMap<string, StoredGrade>;
  /** One for each student and evaluation whose due date moves. */
  readonly moves: readonly WeighedMove[];
  /** Changes with everything that a person is shown before they agree. */
  readonly token: string;
}

export type ExtensionRefusal =
  | { readonly kind: 'unknown-students'; readonly usernameKeys: readonly string[] }
  | { readonly kind: 'unknown-evaluation' }
  | { readonly kind: 'changed' };

/** What the extension would change; writes nothing. */
export function* extensionEffect(
  asked: AskedExtension,
): Steps<Result<ExtensionEffect, ExtensionRefusal>> {
  const { course, extension } = asked;
  const usernameKeys = [...new Set(asked.usernameKeys)];
  const people = yield* studentsAmong(course, usernameKeys);
  const unknown = usernameKeys.filter((key) => !people.has(key));
  if (unknown.length > 0) return refuse({ kind: 'unknown-students', usernameKeys: unknown });
  const dated = yield* datedCourse(course);
  const isKnown =
    extension.kind === 'course' ||
    dated.evaluations.some(({ id }) => id === extension.evaluationDataID);
  if (!isKnown) return refuse({ kind: 'unknown-evaluation' });
  const [own, given] = [
    [] as StoredGrade[],
    new Map<string, { kind: 'factor' | 'days'; amount: number }>(),
  ];
  for (const chunk of chunksOf(usernameKeys)) {
    own.push(...(yield* ownDates(course, sql`username_key in ${list(chunk)}`)));
    for (const one of yield* accommodationsOf(course, chunk)) given.set(one.usernameKey, one);
  }
  const students = usernameKeys.map((usernameKey) => ({
    usernameKey,
    accommodation: given.get(usernameKey) ?? null,
  }));
  const plan = planExtension(dated, extension, students, own);
  const stored = new Map(own.map((one) => [keyOf(one), one]));
  const moves = yield* weighMoves(dated, movesOf(dated, plan.dates, stored));
  const blind = new Set(asked.blind);
  // Someone else can have a netID since it was shown (USR-115).
  const persons = usernameKeys.map((key) => people.get(key));
  const token = tokenOf([students, persons, plan, moves.map((move) => shownOf(move, blind))]);
  return accept({ ...plan, stored, moves, token });
}

function movesOf(
  { evaluations }: DatedCourse,
  dates: ExtensionEffect['dates'],
  stored: ReadonlyMap<string, StoredGrade>,
) {
  const byId = new Map(evaluations.map((evaluation) => [evaluation.id, evaluation]));
  return dates.flatMap(({ date, isByHand: _isByHand, ...person }) => {
    const evaluation = byId.get(person.evaluationDataID);
    if (!evaluation) return [];
    const present = stored.get(keyOf(ownDateKey(person)))?.individualGradingData ?? '';
    const [before, after] = [dueWith(evaluation, present), dueWith(evaluation, date)];
    return before === after ? [] : [{ ...person, before, after }];
  });
}

function shownOf({ grades, changed, ...move }: WeighedMove, blind: ReadonlySet<string>) {
  if (blind.has(move.evaluationDataID)) return move;
  return { ...move, grades: grades.map(keyOf), changed: changed.map(keyOf) };
}

function tokenOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** Who of them is a student, with what tells them from others who had the netID. */
function* studentsAmong(
  course: string,
  usernameKeys: readonly string[],
): Steps<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  for (const chunk of chunksOf(usernameKeys)) {
    const rows = yield* rowsOf(sql`select
        ${named({ key: usersTable.usernameKey, person: PERSON_TEXT })} from users
      where course = ${course} and status = 'student' and username_key in ${list(chunk)}`);
    for (const { key, person } of rows) known.set(key, person);
  }
  return known;
}

interface GivenExtension extends Change, AskedExtension {
  readonly note: string;
  readonly keepsUnchanged: boolean;
  /** What the person was shown; with anything else nothing is changed. Null when nothing was shown. */
  readonly token: string | null;
  readonly recounts: readonly PersonalRecount[];
}

/** For each due date and each deleted grade, its evaluation. */
interface Given {
  readonly movedIn: readonly string[];
  readonly deletedIn: readonly string[];
}

/** Gives it to all of the students or to none. */
function* giveExtension(input: GivenExtension): Steps<Result<Given, ExtensionRefusal>> {
  const effect = yield* extensionEffect(input);
  if (!effect.ok) return effect;
  const { dates, stored, moves, token } = effect.value;
  if (token !== (input.token ?? token)) return refuse({ kind: 'changed' });
  const { extension, note } = input;
  let entries = 0;
  if (extension.kind === 'course') {
    const given = extension.accommodation && { ...extension.accommodation, note };
    entries += yield* writeAccommodations(input, [...new Set(input.usernameKeys)], given);
  }
  entries += yield* writeOwnDates(input, dates, stored, entries);
  const lost = moves
    .flatMap((move) => (input.keepsUnchanged ? move.changed : move.grades))
    // As with one custom due date, an exam grade that was entered by hand stays.
    .filter(({ gradingType }) => gradingType === 'questionGrade');
  entries += yield* moveGrades(input, moves, lost, entries);
  entries += yield* recountAll(input, input.recounts, entries);
  yield* computeAgain(input, moves, entries);
  return accept({
    movedIn: moves.map(({ evaluationDataID }) => evaluationDataID),
    deletedIn: lost.map(({ evaluationDataID }) => evaluationDataID),
  });
}

export const extensionsProcedures = { giveExtension };
