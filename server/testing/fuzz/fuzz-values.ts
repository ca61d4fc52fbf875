// Values for the fuzzing of endpoints, made from the contract's own schemas: valid ones, and valid ones with one fault.
import * as fc from 'fast-check';
import { z } from 'zod';
import { EVERY_WORD, HOSTILE_TEXTS, WORDS } from './fuzz-words.ts';

/** What the generator reads of a schema, in terms of JSON Schema; an unknown type is an error. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

const LONG_TEXTS = [201, 1001, 2001, 200_000, 200_001] as const;
const NUMBERS = [0, -0, -1, 0.5, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 - 1, 5e-324];

/** Mostly values of the field, then any known value, hostile texts and any characters. */
export function textFor(field: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 40, arbitrary: fc.constantFrom(...(WORDS[field] ?? EVERY_WORD)) },
    { weight: 2, arbitrary: fc.constantFrom(...EVERY_WORD) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );
}

/** Values that a schema of the contract accepts, as far as its definition allows to derive them. */
export function valuesOf(schema: z.ZodType, field = ''): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return valueOf(described as JsonSchema, field);
}

function valueOf(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valueOf(option, field)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'string':
      return textOf(schema, field);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`The generator does not know the type ${schema.type} of ${field}.`);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, name)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function textOf({ minLength = 0, maxLength, pattern }: JsonSchema, field: string) {
  if (pattern !== undefined) {
    const fitting = EVERY_WORD.filter((word) => new RegExp(pattern, 'u').test(word));
    if (fitting.length === 0) return fc.stringMatching(new RegExp(pattern, 'u'));
    return fc.constantFrom(...fitting);
  }
  return textFor(field).map((text) => {
    const storable = text.toWellFormed().replaceAll('\0', '');
    return storable.slice(0, maxLength ?? Infinity).padEnd(minLength, 'x');
  });
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -1e9, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? 1e15, Number.MAX_SAFE_INTEGER);
  return type === 'integer'
    ? fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
        fc.constant(Math.max(0, Math.ceil(min))),
      )
    : fc.double({ min, max, noNaN: true });
}

/** What takes the place of a good value. */
const faults: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], { a: { b: [{}] } }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: fc.constant(JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)) },
);

type Change = 'replace' | 'remove' | 'add';
type Container = unknown[] | Record<string, unknown>;

/** A value with exactly one fault: another type, too long, missing, or more than allowed. */
export function withOneFault(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.constantFrom<Change>('replace', 'replace', 'replace', 'remove', 'add');
  return fc.tuple(good, fc.nat(), change, faults).map(([value, place, how, fault]) => {
    const copy: unknown = structuredClone(value);
    const spots = spotsIn(copy);
    const spot = spots[place % Math.max(spots.length, 1)];
    if (spot === undefined) return fault;
    spoil(spot, how, fault);
    return copy;
  });
}

function spoil([container, key]: readonly [Container, string], how: Change, fault: unknown): void {
  const holder = container as Record<string, unknown>;
  if (how === 'remove') delete holder[key];
  // defineProperty, because assigning to __proto__ would not make a field of that name.
  const name = how === 'add' && typeof fault === 'string' && !Array.isArray(holder) ? fault : key;
  if (how !== 'remove') {
    Object.defineProperty(holder, name, {
      value: fault,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

/** Every place inside a value that can have a fault. */
function spotsIn(value: unknown): (readonly [Container, string])[] {
  const spots: (readonly [Container, string])[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      spots.push([next as Container, key]);
      open.push(inner);
    }
  }
  return spots;
}
