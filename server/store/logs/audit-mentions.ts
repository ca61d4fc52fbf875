// Which people the values of a log entry name, and the values with another name in their place.

import { ERASED_PERSON } from '@elenchus/domain/people/security-entry-words.ts';

/** Fields with the folded username of a person: whose work it is, the TA, the author, the last editor, the second reader, or who got a request. */
const PERSON_FIELDS = ['usernameKey', 'ta', 'author', 'changedBy', 'reader', 'givenTo'] as const;

/** Everyone whom these values name, each once. */
export function peopleNamedIn(...values: readonly unknown[]): string[] {
  const named = values.filter(isRecord).flatMap((value) =>
    PERSON_FIELDS.flatMap((field) => {
      const key = value[field];
      return typeof key === 'string' && key !== '' ? [key] : [];
    }),
  );
  return [...new Set(named)];
}

/** The JSON of a value with another key for a person; null for a person who was erased, whose students have no TA. */
export function withPersonAs(json: string | null, key: string, to: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json);
  if (!isRecord(value)) return json;
  const naming = PERSON_FIELDS.filter((field) => value[field] === key);
  if (naming.length === 0) return json;
  const renamed = naming.map((field) => [field, to ?? (field === 'ta' ? null : ERASED_PERSON)]);
  return JSON.stringify({ ...value, ...Object.fromEntries(renamed) });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
