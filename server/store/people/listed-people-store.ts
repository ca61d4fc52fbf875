// The lists of people as they are sent: the database sorts by the stored key of the name and writes the JSON. The
// rules that they follow (sortUsers, rankStudents) are in the domain; tests on both engines compare the two.

import {
  claimUntil,
  claimWay,
  latestExpired,
  type ClaimRules,
} from '@elenchus/domain/people/account-claim.ts';
import { USER_STATUSES } from '@elenchus/domain/people/user.ts';
import { readRow, type Reader } from '../engine/database.ts';
import { jsonList, jsonRecord, jsonString, type JsonRow } from '../engine/json-text.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { amongStudents, type StudentScope } from './students-store.ts';

/** Who has no TA; of a deleted TA only the folded name is known. */
const TA_NAME = sql`case when u.ta is null then 'unassigned' else coalesce(t.username, u.ta) end`;
const WITH_TA = sql`left join users t on t.course = u.course and t.username_key = u.ta`;
const IN_ORDER = sql`order by u.name_key, u.username_key`;

/** The students in the order of the lists. */
export function selectStudentsJson(reader: Reader, scope: StudentScope): Promise<JsonRow['json']> {
  const record = jsonRecord({
    username: jsonString(sql`u.username`),
    fullname: jsonString(sql`u.full_name`),
    TA: jsonString(TA_NAME),
  });
  return jsonOf(reader, record, sql`users u ${WITH_TA} ${amongStudents(scope)} ${IN_ORDER}`);
}

/** Everyone in a course in the order of the lists, with what unclaimed accounts wait for at a moment. */
export function selectUsersJson(
  reader: Reader,
  course: string,
  { rules, now }: { readonly rules: ClaimRules; readonly now: number },
): Promise<JsonRow['json']> {
  const life = claimUntil(0, { firstDayEnd: null });
  const after = rules.firstDayEnd ?? 0;
  const record = jsonRecord({
    username: jsonString(sql`u.username`),
    fullname: jsonString(sql`u.full_name`),
    TA: jsonString(TA_NAME),
    status: jsonString(sql`u.status`),
    password: jsonString(sql`u.password_state`),
    claim: jsonString(claimStateOf(rules, now)),
    claimSince: sql`coalesce(u.claim_since, 0)`,
    // SQLite takes a number of ours as a fraction.
    claimUntil: sql`cast(case when u.password_state = 'set' then 0
      when u.claim_since > ${after} then u.claim_since + ${life}
      else ${after + life} end as bigint)`,
  });
  return jsonOf(reader, record, sql`users u ${WITH_TA} where u.course = ${course} ${IN_ORDER}`);
}

/** The rule `claimState` in SQL, '' for a claimed account. */
function claimStateOf(rules: ClaimRules, now: number): Statement {
  const withCode = USER_STATUSES.filter((status) => claimWay(status, rules) === 'code');
  const needsCode = sql`u.status in ${list(withCode)}`;
  if (rules.passwordLogin !== null) {
    return sql`case when u.password_state = 'set' then ''
      when ${needsCode} and u.claim_hash is not null and u.claim_since > ${latestExpired(rules, now)}
        then 'code' else 'sign-on' end`;
  }
  return sql`case when u.password_state = 'set' then ''
    when ${needsCode} and u.claim_hash is null then 'missing'
    when coalesce(u.claim_since, 0) <= ${latestExpired(rules, now)} then 'expired'
    when ${needsCode} then 'code' else 'netID' end`;
}

/** The students with the most words first, equal ones in the order of the lists. Words of these questions don't count. */
export function selectRankedWordsJson(
  reader: Reader,
  scope: StudentScope,
  without: readonly string[] = [],
): Promise<JsonRow['json']> {
  const counts = without.length === 0 ? sql`` : sql` and a.question_id not in ${list(without)}`;
  const record = jsonRecord({
    rank: sql`row_number() over (order by u.words desc, u.name_key, u.username_key)`,
    username: jsonString(sql`u.username`),
    fullname: jsonString(sql`u.full_name`),
    words: sql`u.words`,
  });
  // Student by student, so that the list of a TA's forty students doesn't cost the sums of the whole class.
  // Materialized: the sums are used twice, and PostgreSQL would compute them twice.
  const counted = sql`(with counted as materialized (
      select u.username, u.full_name, u.name_key, u.username_key, coalesce((
        select sum(a.words) from answers a where a.course = u.course
          and a.username_key = u.username_key and a.words > 0${counts}), 0) as words
      from users u ${amongStudents(scope)}) select * from counted) as u`;
  const ranked = sql`${counted} order by u.words desc, u.name_key, u.username_key`;
  return jsonOf(reader, record, ranked);
}

async function jsonOf(
  reader: Reader,
  record: Statement,
  from: Statement,
): Promise<JsonRow['json']> {
  return (await readRow(reader, jsonList(record, from))).json;
}
