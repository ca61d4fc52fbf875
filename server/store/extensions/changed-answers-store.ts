// Which answers differ between the version that was read and the one that counts, for a whole class in few queries
// (EXT-4). The rule is differingQuestions of the domain; a test on both engines compares the two.

import type { WorkLimit } from '@elenchus/domain/answers/answers-as-of.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples, type Statement } from '../engine/sql.ts';
import { aliased, textFrom } from '../engine/table.ts';
import { keyAfterWork } from '../answers/history-key.ts';
import { answersTable } from '../tables/answer-tables.ts';

/** Two moments at which a student's answers are compared. */
export interface ComparedWork {
  readonly usernameKey: string;
  readonly read: WorkLimit;
  readonly counts: WorkLimit;
}

/** One key for equal comparisons. */
export function comparisonKey({ usernameKey, read, counts }: ComparedWork): string {
  return JSON.stringify([usernameKey, keyAfterWork(read), savedBefore(read), keyAfterWork(counts)]);
}

const a = aliased(answersTable, 'a');

/** The IDs of the questions whose answers differ, by comparisonKey. */
export function* differingAnswers(
  course: string,
  compared: readonly ComparedWork[],
): Steps<ReadonlyMap<string, ReadonlySet<string>>> {
  const once = new Map(compared.map((one) => [comparisonKey(one), one]));
  const changed = new Map<string, Set<string>>();
  for (const chunk of chunksOf([...once])) {
    const rows = chunk.map(([key, { usernameKey, read, counts }]) => {
      const [readKey, newKey] = [keyAfterWork(read), keyAfterWork(counts)];
      return [key, usernameKey, readKey, String(savedBefore(read)), newKey];
    });
    const found = yield* rowsOf(sql`
      with compared (compared_key, username_key, read_key, read_before, new_key)
        as (values ${tuples(rows)})
      select ${named({ key: textFrom(sql`c.compared_key`), questionID: a.questionID })}
      from compared c
      join answers a on a.course = ${course} and a.username_key = c.username_key
        and (a.history_key >= c.read_key or a.history_key >= c.new_key
          or a.saved_at >= cast(c.read_before as bigint))
      left join answer_history r on r.course = a.course and r.username_key = a.username_key
        and r.question_id = a.question_id and r.history_key = (
          select max(m.history_key) from answer_history m
          where m.course = a.course and m.username_key = a.username_key
            and m.question_id = a.question_id and m.history_key < c.read_key
            and m.submitted_at < cast(c.read_before as bigint))
      left join answer_history n on n.course = a.course and n.username_key = a.username_key
        and n.question_id = a.question_id and n.history_key = (
          select max(m.history_key) from answer_history m
          where m.course = a.course and m.username_key = a.username_key
            and m.question_id = a.question_id and m.history_key < c.new_key)
      where ${keptChoice(sql`r.question_answer`)} <> ${keptChoice(sql`n.question_answer`)}
        or coalesce(r.question_essay_answer, '') <> coalesce(n.question_essay_answer, '')`);
    for (const { key, questionID } of found) {
      changed.set(key, (changed.get(key) ?? new Set()).add(questionID));
    }
  }
  return changed;
}

/** A choice without what was removed from the question since: nobody took that back. */
function keptChoice(column: Statement): Statement {
  return sql`case when ${column} is null or ${column} = '0' then ''
    when substr(${column}, 1, 2) = '0,' then substr(${column}, 3) else ${column} end`;
}

/** No record has saves from both sides of a due date, but one can have them from both sides of another moment. */
function savedBefore(limit: WorkLimit): number {
  return typeof limit === 'string' ? Number.MAX_SAFE_INTEGER : limit.before;
}
