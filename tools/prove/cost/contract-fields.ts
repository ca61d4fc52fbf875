// Finds every text and every list that a call of the contract takes, in its schemas.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import { z } from 'zod';

export interface ContractField {
  readonly endpoint: EndpointName;
  /** For example `body.designData` for a list and `body.designData[].dataText` for a text in each of its entries. */
  readonly place: string;
  /** The most characters or entries; null where the schema has no limit. */
  readonly most: number | null;
  readonly isList?: true;
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** The place of the file of an upload. */
export const FILE = 'file';

/** The fields of one endpoint, each once. */
export function fieldsOfEndpoint(endpoint: EndpointName): ContractField[] {
  const { body, query, upload }: Endpoint = endpointTable[endpoint];
  const found = [
    ...[...endpoint.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
      name === 'courseID' ? [] : [{ place: `path.${name}`, most: 200 }],
    ),
    ...(query ? placesIn(described(query), 'query') : []),
    ...(body ? placesIn(described(body), 'body') : []),
    ...(upload ? [{ place: FILE, most: null }] : []),
  ];
  const byPlace = new Map(found.map((field) => [field.place, { endpoint, ...field }]));
  return [...byPlace.values()];
}

/** The fields of every endpoint. */
export function contractFields(): ContractField[] {
  return (Object.keys(endpointTable) as EndpointName[]).flatMap(fieldsOfEndpoint);
}

function described(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

type Place = Omit<ContractField, 'endpoint'>;

function placesIn(schema: JsonSchema, place: string): Place[] {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return options.flatMap((option) => placesIn(option, place));
  if (schema.enum || 'const' in schema) return [];
  switch (schema.type) {
    case 'object':
      return placesOfObject(schema, place);
    case 'array': {
      const entries = placesIn(schema.items ?? {}, `${place}[]`);
      return [{ place, most: schema.maxItems ?? null, isList: true }, ...entries];
    }
    case 'string':
      return [{ place, most: schema.maxLength ?? longestOf(schema.pattern) }];
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return [];
    case undefined:
    default:
      throw new Error(`The proof of costs doesn't know the type ${schema.type} of ${place}.`);
  }
}

function placesOfObject(
  { properties = {}, additionalProperties }: JsonSchema,
  place: string,
): Place[] {
  const named = Object.entries(properties).flatMap(([name, inner]) =>
    placesIn(inner, `${place}.${name}`),
  );
  if (typeof additionalProperties !== 'object') return named;
  const any = `${place}{}`;
  return [...named, { place: any, most: null }, ...placesIn(additionalProperties, any)];
}

/** A date has ten characters. */
function longestOf(pattern: string | undefined): number | null {
  return pattern?.startsWith('^\\d{4}-') ? 10 : null;
}
