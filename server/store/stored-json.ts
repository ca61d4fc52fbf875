// Reads JSON that the database keeps in a text. A field that isn't there as expected is left out: the log has values that
// earlier versions of this program wrote.

/** The value of a text; null where nothing is stored. */
export function parsedJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/** A field of a record, if it is a text. */
export function textField(value: unknown, name: string): string | undefined {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** A field of a record, if it is a number. */
export function numberField(value: unknown, name: string): number | undefined {
  const found = fieldOf(value, name);
  return typeof found === 'number' ? found : undefined;
}

/** A field of a record; undefined for anything else. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The members of a list. */
export function membersOf(text: string): readonly unknown[] {
  const value = parsedJson(text);
  if (!Array.isArray(value)) throw new Error('What should be a stored list is none.');
  return value;
}

/** The texts of a list. */
export function textsIn(text: string): string[] {
  return membersOf(text).map((each) => {
    if (typeof each !== 'string') throw new Error('A stored list of texts has something else.');
    return each;
  });
}

/** The numbers of a list. */
export function numbersIn(text: string): number[] {
  return membersOf(text).map((each) => {
    if (typeof each !== 'number') throw new Error('A stored list of numbers has something else.');
    return each;
  });
}
