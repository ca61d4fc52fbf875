// Answers that keep their choices when the options of their question are removed, moved or brought back (QST-27 to
// QST-107).

import {
  DEFAULT_TIME_ZONE,
  readTimeZone,
  type TimeZone,
} from '@elenchus/domain/base/zoned-time.ts';
import { followedPersona } from '@elenchus/domain/course/followed-persona.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { inferredNumbers } from '@elenchus/domain/questions/option-identity.ts';
import { followedNumbers, type OptionStep } from '@elenchus/domain/questions/option-steps.ts';
import { splitOptions } from '@elenchus/domain/questions/option-text.ts';
import { keepsNumbers, type OptionNumberMap } from '@elenchus/domain/questions/question-options.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import { readQuestion } from '@elenchus/domain/questions/question.ts';
import type { Change } from '../logs/audit-store.ts';
import type { StoredDesignItem } from '../design/design-item-columns.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { named } from '../engine/columns.ts';
import { rowOf, rowsOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import {
  keepOptionsOfDeleted,
  optionChangesOf,
  recordRenumbering,
} from './option-changes-store.ts';
import { rereadAnswers } from './reread-answers-store.ts';
import { designItemsTable } from '../tables/design-tables.ts';

/** A question that is saved together with the way its options got their new numbers. */
export interface FollowingItem extends DesignItem {
  readonly optionSteps?: readonly OptionStep[] | undefined;
}

interface FollowingQuestion {
  readonly questionID: string;
  readonly numbers: OptionNumberMap;
}

interface DesignParts {
  readonly saved: readonly FollowingItem[];
  readonly removed: readonly DesignItem[];
  readonly stored: ReadonlyMap<string, DesignItem>;
}

/** Records how options got other numbers, and brings every answer to them, also the earlier ones, up to date. */
export function* followOptions(
  change: Change,
  { saved, removed, stored }: DesignParts,
): Steps<void> {
  for (const { dataType, dataID, questionOptions } of removed) {
    if (dataType !== 'question') continue;
    yield* keepOptionsOfDeleted(change, dataID, splitOptions(questionOptions));
  }
  const questions = saved.filter(({ dataType }) => dataType === 'question');
  const changed = questions.filter(
    (item) => stored.get(designKeyText(item))?.questionOptions !== item.questionOptions,
  );
  if (changed.length === 0) return;
  const zone = yield* timeZoneOfCourse(change.course);
  for (const item of changed) yield* follow(change, zone, item, stored.get(designKeyText(item)));
}

function* follow(
  change: Change,
  zone: TimeZone,
  item: FollowingItem,
  stored: DesignItem | undefined,
): Steps<void> {
  const { course } = change;
  const questionID = item.dataID;
  const known = yield* optionChangesOf(course, questionID);
  if (!stored && known.length === 0) return;
  const after = splitOptions(item.questionOptions);
  // A question that was deleted comes back: its options were kept then.
  const before = stored ? splitOptions(stored.questionOptions) : (known.at(-1)?.texts ?? []);
  const numbers = numbersAfter(item, before, after);
  const recorded = yield* recordRenumbering(change, { questionID, known, before, after, numbers });
  if (recorded === null) return;
  yield* rereadAnswers(change, zone, {
    questionID,
    isChoice: isChoice(readQuestion(stored ?? item).question.type),
    count: after.length,
    changes: [...known, recorded],
  });
}

/** As the call says, or else as the texts show. */
function numbersAfter(
  { optionSteps }: FollowingItem,
  before: readonly string[],
  after: readonly string[],
): OptionNumberMap {
  return followedNumbers(optionSteps ?? [], before) ?? inferredNumbers(before, after);
}

/** The new numbers of a question's options, if some of them change. */
export function followingOf(
  item: FollowingItem,
  stored: DesignItem | undefined,
): FollowingQuestion[] {
  if (!stored || item.dataType !== 'question') return [];
  if (stored.questionOptions === item.questionOptions) return [];
  const before = splitOptions(stored.questionOptions);
  const numbers = numbersAfter(item, before, splitOptions(item.questionOptions));
  return keepsNumbers(numbers) ? [] : [{ questionID: item.dataID, numbers }];
}

/** The kept personas whose answers get other numbers; those that were not read yet are added to `stored`. */
export function* personasToFollow(
  course: string,
  { saved, removed, stored }: DesignParts & { readonly stored: Map<string, StoredDesignItem> },
): Steps<readonly DesignItem[]> {
  const following = saved.flatMap((item) => followingOf(item, stored.get(designKeyText(item))));
  if (following.length === 0) return [];
  const given = new Set([...saved, ...removed].map(designKeyText));
  const rows = yield* rowsOf(recordsOfTypes(course, ['persona']));
  const numbers = new Map(following.map((each) => [each.questionID, each.numbers]));
  return rows.flatMap((row) => {
    const followed = given.has(designKeyText(row)) ? null : followedPersona(row, numbers);
    if (followed === null) return [];
    stored.set(designKeyText(row), row);
    return [followed];
  });
}

function* timeZoneOfCourse(course: string): Steps<TimeZone> {
  const stored = yield* rowOf(sql`select
      ${named({ name: designItemsTable.dataText })} from design_items
    where course = ${course} and data_type = 'courseTimeZone' order by data_id limit 1`);
  const known = readTimeZone(stored?.name ?? '');
  return known.ok ? known.value : DEFAULT_TIME_ZONE;
}
