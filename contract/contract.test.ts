// Checks that the contract is consistent, and that it sends only what the decisions allow.
import { ACCESS_TABLE } from '@elenchus/domain/people/access.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpointTable } from './endpoint-table.ts';
import { errorCatalog } from './error-catalog.ts';
import { isoDate, longText, text } from './wire-fields.ts';

const endpoints: readonly [string, Endpoint][] = Object.entries(endpointTable);

describe('every endpoint', () => {
  test.each(endpoints)('%s is described so that its gate can be asked', (name, endpoint) => {
    expect(name).toMatch(/^(GET|POST|PUT|DELETE) \/api\/[\w/{}-]+$/);
    expect(endpoint.summary).toMatch(/^[A-Z].{8,}/);
    const gates = [...Object.keys(ACCESS_TABLE), 'administrator', 'anyone'];
    expect(gates).toContain(endpoint.gate);
    // The gate checks the user in the path.
    expect(endpoint.target === 'path').toBe(name.includes('{username}'));
  });

  test('every action of the access table that belongs to a call has one', () => {
    const used = new Set(endpoints.map(([, { gate }]) => gate));
    expect(Object.keys(ACCESS_TABLE).filter((action) => !used.has(action as never))).toEqual([]);
  });

  test('a reading call has no body', () => {
    const reading = endpoints.filter(([name]) => name.startsWith('GET '));
    expect(reading.filter(([, { body }]) => body !== undefined)).toEqual([]);
  });

  // The database writes these field by field; ready-answers.test.ts compares every byte of them.
  const WRITTEN_BY_THE_DATABASE = ['GET /api/users/{courseID}', 'GET /api/students/{courseID}'];

  test('users and grades leave only through a checked answer', () => {
    const personal = endpoints.filter(([name]) => /users|Grades|students|authenticate/.test(name));
    expect(personal.length).toBeGreaterThan(10);
    const unchecked = personal.filter(([, { answer }]) => answer !== 'checked');
    expect(unchecked.map(([name]) => name).toSorted()).toEqual(WRITTEN_BY_THE_DATABASE.toSorted());
  });
});

describe('the error catalog', () => {
  test.each(Object.entries(errorCatalog))('%s has a sentence for people', (code, entry) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.status).toBeLessThan(600);
    expect(entry.sentence).toMatch(/^[A-Z]/);
  });

  test("has the product's own sentences", () => {
    expect(errorCatalog.QUESTION_NOT_FOUND.sentence).toBe('Question not found');
    expect(errorCatalog.WRONG_ADMIN_PASSWORD.sentence).toBe(
      'Incorrect password. Please try again.',
    );
    expect(errorCatalog.MISSING_TARGET_DATE.sentence).toBe(
      'Target date is required to fetch student answers.',
    );
  });
});

describe('fields', () => {
  test.each([
    ['any Unicode', 'ἦ 🦉 e\u0301\r\n\t\u200B', true],
    ['the longest text', 'x'.repeat(200_000), true],
    ['a longer one', 'x'.repeat(200_001), false],
    ['a NUL', 'a\0b', false],
    ['half a surrogate pair', '\ud83e', false],
  ])('a text with %s: %o is %o', (_name, value, isGood) => {
    expect(longText.safeParse(value).success).toBe(isGood);
  });

  test('a short text knows its own limit', () => {
    expect(text(3).safeParse('abc').success).toBe(true);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });

  test.each([
    ['2026-09-04', true],
    ['2026-9-4', false],
    ['2026-02-30', false],
    [' 2026-09-04', false],
    ['2026-09-04\n', false],
    ['٢٠٢٦-٠٩-٠٤', false],
  ])('the date %o is %o', (value, isGood) => {
    expect(isoDate.safeParse(value).success).toBe(isGood);
  });
});

/** The places of a described schema that accept a text or a list without a limit on its length. */
function unboundedIn(schema: object): string[] {
  const found: string[] = [];
  const open: (readonly [string, unknown])[] = [['', schema]];
  while (open.length > 0) {
    const [place, described] = open.pop() ?? ['', null];
    if (typeof described !== 'object' || described === null) continue;
    const isFixed = 'enum' in described || 'const' in described || 'pattern' in described;
    const { type } = described as { type?: string };
    if (type === 'string' && !isFixed && !('maxLength' in described)) found.push(place);
    if (type === 'array' && !('maxItems' in described)) found.push(place);
    for (const [key, inner] of Object.entries(described)) open.push([`${place}/${key}`, inner]);
  }
  return found;
}

test('every text and every list that a call takes has a bound', () => {
  const unbounded = endpoints.flatMap(([name, { body, query }]) =>
    [body, query]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => unboundedIn(z.toJSONSchema(schema, { io: 'input' })))
      .map((place) => `${name} ${place}`),
  );
  // The PDF counts bytes, not characters: 8 MB.
  expect(unbounded).toEqual(['POST /api/generate-pdf /properties/html']);
});
