// Names the contents of each text, list and file of the contract, from the examples of the calls. A field that isn't
// there fails `npm run check`.
import type { FieldKind } from '../../../contract/endpoint.examples.ts';
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import { exampleTable } from '../../../contract/endpoint-table.examples.ts';
import { contractFields } from './contract-fields.ts';

/** The kind of every field by endpoint and place, as contract-fields.ts names them. */
type FieldKinds = Readonly<Record<string, Readonly<Record<string, FieldKind>> | undefined>>;

const TABLE: FieldKinds = Object.fromEntries(
  (Object.keys(endpointTable) as EndpointName[]).map((name) => [name, exampleTable[name].fields]),
);

/** The kind of a field's contents; undefined when the example doesn't name it. */
export function kindOf(endpoint: EndpointName, place: string): FieldKind | undefined {
  const places = TABLE[endpoint] ?? {};
  return Object.hasOwn(places, place) ? places[place] : undefined;
}

/** Every disagreement between the contract and the table. */
export function tableComplaints(
  fields: readonly ReturnType<typeof contractFields>[number][] = contractFields(),
  table: FieldKinds = TABLE,
): string[] {
  const listed = Object.entries(table).flatMap(([endpoint, places = {}]) =>
    Object.entries(places).map(([place, kind]) => [`${endpoint} ${place}`, kind] as const),
  );
  const kinds = new Map(listed);
  const known = new Set(fields.map(({ endpoint, place }) => `${endpoint} ${place}`));
  return [
    ...fields
      .filter(({ endpoint, place }) => !kinds.has(`${endpoint} ${place}`))
      .map(({ endpoint, place }) => `${endpoint}: ${place} isn’t in the table of fields`),
    ...fields
      .filter(({ endpoint, place, isList }) => {
        const kind = kinds.get(`${endpoint} ${place}`);
        return kind !== undefined && (kind === 'list') !== (isList === true);
      })
      .map(({ endpoint, place }) => `${endpoint}: ${place} has the wrong kind`),
    ...[...kinds.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in the table of fields, but not in the contract`),
  ];
}
