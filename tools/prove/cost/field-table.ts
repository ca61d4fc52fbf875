// Names the contents of each text, list and file of the contract. A field that isn't here fails `npm run check`.
import { contractFields } from './contract-fields.ts';
import { DESIGN_CALL_FIELDS } from './design-call-fields.ts';
import type { FieldKind, FieldKinds } from './field-kinds.ts';
import { GRADING_CALL_FIELDS } from './grading-call-fields.ts';
import { PEOPLE_CALL_FIELDS } from './people-call-fields.ts';

const PARTS: readonly FieldKinds[] = [DESIGN_CALL_FIELDS, GRADING_CALL_FIELDS, PEOPLE_CALL_FIELDS];

const TABLE: FieldKinds = Object.assign({}, ...PARTS) as FieldKinds;

/** The kind of a field's contents; undefined when the table doesn't name it. */
export function kindOf(endpoint: keyof FieldKinds, place: string): FieldKind | undefined {
  const places = TABLE[endpoint] ?? {};
  return Object.hasOwn(places, place) ? places[place] : undefined;
}

/** Every disagreement between the contract and the table. */
export function tableComplaints(
  fields: readonly ReturnType<typeof contractFields>[number][] = contractFields(),
  parts: readonly FieldKinds[] = PARTS,
): string[] {
  const listed = parts.flatMap((part) =>
    Object.entries(part).flatMap(([endpoint, places]) =>
      Object.entries(places).map(([place, kind]) => ({ name: `${endpoint} ${place}`, kind })),
    ),
  );
  const kinds = new Map(listed.map(({ name, kind }) => [name, kind]));
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
    ...listed
      .filter(({ name }, at) => listed.findIndex((each) => each.name === name) !== at)
      .map(({ name }) => `${name} is in the table of fields twice`),
    ...[...kinds.keys()]
      .filter((name) => !known.has(name))
      .map((name) => `${name} is in the table of fields, but not in the contract`),
  ];
}
