// Names and usernames compared without regard to case, and the last word of a name for sorting (CAL-20 to CAL-22).

/** The form in which two usernames or names are compared: trimmed, without regard to case or composition. */
export function foldName(text: string): string {
  // Most names: nothing to compose, nothing to trim, and one lower form.
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  // Lower, upper, lower: one step alone leaves the final sigma and the sharp s in two forms.
  return text.normalize('NFC').trim().toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}

const PLAIN_ASCII = /^[!-~]([ -~]*[!-~])?$/;

/** Folds each name once: a class asks for every name as often as there are records and evaluations. */
export function foldingOnce(): (name: string) => string {
  const folded = new Map<string, string>();
  return (name) => {
    const known = folded.get(name);
    if (known !== undefined) return known;
    const fresh = foldName(name);
    folded.set(name, fresh);
    return fresh;
  };
}

/** Whether two usernames are the same person. */
export function isSameUsername(first: string, second: string): boolean {
  return foldName(first) === foldName(second);
}

/** The last word of a full name, or '' when the name is blank. */
export function lastWordOf(fullName: string): string {
  return fullName.trim().split(/\s+/u).at(-1) ?? '';
}

// Made once: making one costs as much as sorting hundreds of names with it.
const { compare } = new Intl.Collator('en');

/** A copy sorted by the last word of the name, then by the whole name; equal names keep their order. */
export function sortByLastName<Person>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
): Person[] {
  const keyed = people.map((person) => {
    const name = foldName(nameOf(person));
    return { person, last: lastWordOf(name), name };
  });
  keyed.sort((a, b) => compare(a.last, b.last) || compare(a.name, b.name));
  return keyed.map(({ person }) => person);
}
