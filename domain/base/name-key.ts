// Turns a name into a text that sorts like it: stored next to the name, it lets any database sort people in the
// order of the lists and find them by a part of the name, without rules about letters (CAL-22 to CAL-24).
import { foldName, lastWordOf } from './name-folding.ts';
import { weighName } from './name-weights.ts';

/** How many characters of the last word count: a key must fit into an index. */
const MOST_OF_LAST_WORD = 60;

/** A name as it is compared and searched: without case and accents; other marks of one kind are treated alike. */
export function nameLetters(name: string): string {
  return weighName(foldName(name)).letters;
}

/** The person with the smaller key is first in a list, here and in the byte order of a database. */
export function nameKey(fullName: string): string {
  const folded = foldName(fullName);
  const last = weighName(beginningOf(lastWordOf(folded)));
  const whole = weighName(folded);
  const marks = whole.marks.slice(0, 2 * MOST_OF_LAST_WORD);
  return `${last.letters} ${last.marks} ${whole.letters} ${marks}`;
}

/** A copy sorted by the last word of the name, then by the whole name; equal names keep their order. */
export function sortByLastName<Person>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
): Person[] {
  const keyed = people.map((person) => ({ person, key: nameKey(nameOf(person)) }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return keyed.map(({ person }) => person);
}

/** Whether a name or username contains the typed text, as names are compared. */
export function matchesSearch(
  typed: string,
  person: { readonly username: string; readonly fullName: string },
): boolean {
  const isName = nameLetters(person.fullName).includes(nameLetters(typed));
  return isName || foldName(person.username).includes(foldName(typed));
}

/** The order of code points, which is that of the bytes in a database. */
export function compareCodePoints(first: string, second: string): number {
  if (first === second) return 0;
  const length = Math.min(first.length, second.length);
  let index = 0;
  while (index < length && first.charCodeAt(index) === second.charCodeAt(index)) index += 1;
  return (first.codePointAt(index) ?? -1) - (second.codePointAt(index) ?? -1);
}

function beginningOf(word: string): string {
  if (word.length <= MOST_OF_LAST_WORD) return word;
  return Array.from(word).slice(0, MOST_OF_LAST_WORD).join('');
}
