// Everything that is stored about one person in a course, for people who request a copy of their data.

import { isLastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isSideOf } from '../similarity/checked-pairs.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed, type NamedRows } from '../engine/named-reads.ts';
import { personStatements } from './person-export-statements.ts';
import { fieldOf, parsedJson } from '../stored-json.ts';

/** The copy of one moment, or undefined when nothing is stored under that name. */
export async function selectPersonExport(reader: Reader, course: string, usernameKey: string) {
  const { designItems, ...rows } = await readNamed(reader, personStatements(course, usernameKey));
  const copy = {
    course,
    usernameKey,
    ...rows,
    answers: rows.answers.map(withChoice),
    answerHistory: rows.answerHistory.map(withChoice),
    person: rows.person[0] ?? null,
    formerPerson: rows.formerPerson[0] ?? null,
    logAboutThePerson: rows.logAboutThePerson.map(withValues),
    designItemsLastChanged: designItems.filter((item) => !isLastVisitedItem(item)),
    designVersions: rows.designVersions.map(withChanges),
    lastVisited: designItems.filter((item) => isMarkerOf(item, usernameKey)),
    plagiarismChecks: rows.plagiarismChecks.flatMap((check) => ownFindings(check, usernameKey)),
  };
  return Object.values(copy).some(isSomething) ? copy : undefined;
}

function isSomething(part: unknown): boolean {
  return Array.isArray(part) ? part.length > 0 : typeof part === 'object' && part !== null;
}

type Copied = NamedRows<ReturnType<typeof personStatements>>;
type RowOf<Part extends keyof Copied> = Copied[Part][number];

function isMarkerOf(item: RowOf<'designItems'>, key: string): boolean {
  return isLastVisitedItem(item) && foldName(item.dataID) === key;
}

/** An answer with the texts of chosen options that are gone, and what was sent if its numbers changed since. */
function withChoice<
  Row extends { readonly removedJson: string | null; readonly chosenAs?: string | null },
>({ removedJson, chosenAs = null, ...row }: Row) {
  const removed = removedJson === null ? {} : { removedOptions: parsedJson(removedJson) };
  return { ...row, ...removed, ...(chosenAs !== null && { chosenAs }) };
}

function withValues(row: RowOf<'logAboutThePerson'>) {
  return { ...row, before: parsedJson(row.before), after: parsedJson(row.after) };
}

/** What the person changed in the design. */
function withChanges(row: RowOf<'designVersions'>) {
  return { ...row, changes: parsedJson(row.changes) };
}

/** The pairs with this person, without the other person's name. */
function ownFindings(
  { result, evaluationDataID, resultAt }: RowOf<'plagiarismChecks'>,
  key: string,
) {
  return pairsIn(result)
    .filter((pair) => isSideOf(pair, key))
    .map((pair) => ({
      evaluationDataID,
      resultAt,
      questionID: fieldOf(pair, 'questionID'),
      sharedWords: fieldOf(pair, 'sharedWords'),
      longestRun: fieldOf(pair, 'longestRun'),
    }));
}

function pairsIn(result: string | null): readonly unknown[] {
  const pairs = fieldOf(parsedJson(result), 'pairs');
  return Array.isArray(pairs) ? pairs : [];
}
