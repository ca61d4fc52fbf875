// Everything that is stored about one person in a course, for people who request a copy of their data.

import { isLastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Reader } from './engine/database.ts';
import type { StoredRow as Row } from './engine/read-rows.ts';
import type { Statement } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import { isSideOf } from './erased-mentions.ts';
import { personStatements } from './person-export-statements.ts';

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
    passageComments: rows.passageComments.map(withAnchor),
    logAboutThePerson: rows.logAboutThePerson.map(withValues),
    designItemsLastChanged: designItems.filter((item) => !isMarker(item)),
    designVersions: rows.designVersions.map(withChanges),
    lastVisited: designItems.filter((item) => isMarkerOf(item, usernameKey)),
    plagiarismChecks: rows.plagiarismChecks.flatMap((check) => ownFindings(check, usernameKey)),
  };
  return Object.values(copy).some(isSomething) ? copy : undefined;
}

/** The rows of each statement under its name, all of one moment. */
async function readNamed<Name extends string>(
  reader: Reader,
  statements: Readonly<Record<Name, Statement>>,
): Promise<Record<Name, Row[]>> {
  const results = await reader.readTogether(Object.values<Statement>(statements));
  const named = Object.keys(statements).map((name, place) => [name, results[place] ?? []] as const);
  return trusted<Record<Name, Row[]>>(Object.fromEntries(named));
}

function isSomething(part: unknown): boolean {
  return Array.isArray(part) ? part.length > 0 : typeof part === 'object' && part !== null;
}

function isMarker(item: Row): boolean {
  return isLastVisitedItem(trusted(item));
}

function isMarkerOf(item: Row, key: string): boolean {
  return isMarker(item) && foldName(String(item['dataID'])) === key;
}

function parse(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : null;
}

/** An answer with the texts of chosen options that are gone, and what was sent if its numbers changed since. */
function withChoice({ removedJson, chosenAs, ...row }: Row): Row {
  const removed = removedJson === '' ? {} : { removedOptions: parse(removedJson) };
  return { ...row, ...removed, ...(typeof chosenAs === 'string' && { chosenAs }) };
}

function withValues(row: Row): Row {
  return { ...row, before: parse(row['before']), after: parse(row['after']) };
}

/** The passage that a comment is about. */
function withAnchor(row: Row): Row {
  return { ...row, anchor: parse(row['anchor']) };
}

/** What the person changed in the design. */
function withChanges(row: Row): Row {
  return { ...row, changes: parse(row['changes']) };
}

/** The pairs with this person, without the other person's name. */
function ownFindings(check: Row, key: string): Row[] {
  const { pairs = [] } = trusted<{ pairs?: Row[] }>(JSON.parse(String(check['result'])));
  return pairs
    .filter((pair) => isSideOf(pair, key))
    .map(({ questionID, sharedWords, longestRun }) => {
      const { evaluationDataID, resultAt } = check;
      return { evaluationDataID, resultAt, questionID, sharedWords, longestRun };
    });
}
