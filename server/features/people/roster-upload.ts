// Adds the people of an uploaded file in one transaction, or only reports what would happen. Up to 20,000 rows take
// their time at each step: between the steps others get a turn.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode } from '@elenchus/contract/error-catalog.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { TOO_MANY_PEOPLE } from '@elenchus/domain/people/count-limits.ts';
import { orderNames, type OrderedRoster } from '@elenchus/domain/people/name-order.ts';
import { planUpload } from '@elenchus/domain/people/roster-diff.ts';
import { readRoster, type RosterRow, rosterSentence } from '@elenchus/domain/people/roster-rows.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import {
  readRosterFile,
  type RosterFileProblem,
  rosterFileSentence,
  rosterLimits,
} from '../../roster-files/read-roster-file.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectUnclaimed } from '../../store/login/claims-store.ts';
import { selectUsers } from '../../store/people/users-store.ts';
import {
  claimsEverywhere,
  claimsIn,
  codeColumn,
  newCode,
  type NewCode,
  slipOf,
} from '../login/claim-codes.ts';
import { readPeopleField, selectFormerPeople, wireFormer } from './former-netids.ts';
import { newStoredUser } from './new-stored-user.ts';
import type { Services } from '../services.ts';
import { uploadedFile } from '../uploaded-file.ts';
import { toUsers } from './wire-user.ts';

const CODES: Readonly<Record<RosterFileProblem, ErrorCode>> = {
  'unknown-kind': 'INVALID_INPUT',
  'too-large': 'TOO_LARGE',
  unreadable: 'INVALID_INPUT',
  mislabeled: 'INVALID_INPUT',
  protected: 'INVALID_INPUT',
  timeout: 'TIMEOUT',
  busy: 'BUSY',
};

const PEOPLE_UNREADABLE =
  'The field ‘people’ must be a JSON list of usernames and persons. Nothing was changed.';
const SEVERAL_WERE_HERE =
  'Some of these netIDs were in the course before and left work. Say for each whether it’s the same person. Nothing was changed.';

/** Reads the file, reports every row, and adds the usable ones unless it is a preview. */
export async function uploadRoster(
  services: Services,
  call: Call<'POST /api/users/{courseID}/batch-add'>,
) {
  const { params, query, caller, now, request } = call;
  const file = await uploadedFile(request, rosterLimits.bytes);
  if (file instanceof Failure) return file;
  const table = await readRosterFile(file);
  if (!table.ok) {
    return fail(CODES[table.reason], { message: rosterFileSentence(table.reason, file) });
  }
  await nextTurn();
  const roster = readRoster(table.value);
  if (!roster.ok) return fail('INVALID_INPUT', { message: rosterSentence(roster.reason) });
  await nextTurn();
  const ordered = orderNames(roster.value, query.names);
  const course = params.courseID;
  const plan = planUpload(ordered.roster, toUsers(await selectUsers(services.store, course)));
  const isPreview = query.preview === 'true';
  const people = readPeopleField(file.fields['people']);
  if (!people.ok) return fail('INVALID_INPUT', { message: PEOPLE_UNREADABLE });
  const coded = codedRows(services, isPreview ? [] : plan.rows);
  const everywhere = claimsEverywhere(services);
  if (coded.length > 0) {
    const by = changeBy(course, foldName(caller.username), now, call.address);
    const users = coded.map(({ row, code }) => ({
      ...newStoredUser({ ...row, ta: null }),
      ...codeColumn(code, row.status, everywhere),
    }));
    const added = await call.write('addUsers', { ...by, users, people: people.value });
    if (!added.ok) {
      if (added.reason.kind === 'was-here') {
        const details = wireFormer(plan.rows, new Map(added.reason.former));
        return fail('WAS_HERE_BEFORE', { message: SEVERAL_WERE_HERE, details });
      }
      if (added.reason.kind === 'full') return fail('LIMIT_REACHED', { message: TOO_MANY_PEOPLE });
      const details = added.reason.kind === 'taken' ? added.reason.taken : [];
      return fail('CHANGED_MEANWHILE', { details });
    }
  }
  await nextTurn();
  return {
    message: sentenceOf(plan.rows.length, plan.refused.length, isPreview),
    ...rowsOf(plan),
    former: isPreview ? await formerOf(services.store, course, plan.rows) : [],
    lastFirst: lastFirstOf(ordered, plan.rows),
    slips: await slipsOf(services, course, coded),
  };
}

/** Every row of the file: who is added, and which cannot be used and why. */
function rowsOf({ rows, refused }: ReturnType<typeof planUpload>) {
  return {
    added: rows.map(({ row, username, fullName, status }) => ({
      row,
      username,
      fullname: fullName,
      status,
    })),
    refused: refused.map(({ row, username, sentence }) => ({ row, username, reason: sentence })),
  };
}

interface CodedRow {
  readonly row: RosterRow;
  readonly code: NewCode | null;
}

function codedRows({ publicUrl }: Services, rows: readonly RosterRow[]): CodedRow[] {
  return rows.map((row) => ({ row, code: publicUrl === undefined ? null : newCode() }));
}

/** What to hand to those who need a personal code. */
async function slipsOf(services: Services, course: string, coded: readonly CodedRow[]) {
  if (coded.every(({ code }) => code === null)) return [];
  const claims = await claimsIn(services, course);
  const unclaimed = await selectUnclaimed(services.store, course);
  const claimOf = new Map(unclaimed.map((claim) => [claim.usernameKey, claim]));
  return coded.flatMap(({ row, code }) => {
    const claim = claimOf.get(foldName(row.username));
    return slipOf(services, course, claims, { claim, code }) ?? [];
  });
}

async function formerOf(store: Services['store'], course: string, rows: readonly RosterRow[]) {
  const usernames = rows.map(({ username }) => username);
  return wireFormer(rows, await selectFormerPeople(store, course, usernames));
}

/** The names that the question about their order is for: only of people who are added. */
function lastFirstOf({ lastFirst }: OrderedRoster, rows: readonly RosterRow[]) {
  const added = new Set(rows.map(({ row }) => row));
  const turned = lastFirst.filter(({ row }) => added.has(row));
  const [example] = turned;
  if (!example) return null;
  const { written, shown } = example;
  return { count: turned.length, written, shown };
}

function sentenceOf(added: number, refused: number, isPreview: boolean): string {
  const people = added === 1 ? '1 user' : `${added} users`;
  const rows =
    refused === 0 ? '' : `; ${refused === 1 ? '1 row' : `${refused} rows`} could not be used`;
  return `${people} ${isPreview ? 'would be added' : 'added'}${rows}.`;
}
