// Lists the database schema of each release. `npm run release` refuses to build a release that isn't here.

/** Oldest first. */
export const RELEASED_SCHEMAS: readonly { readonly release: string; readonly schema: number }[] = [
  { release: '1.0.0', schema: 12 },
  { release: '1.1.0', schema: 33 },
];

/** The releases with a schema, in words; '' where none has it. */
export function releasesWith(schema: number): string {
  return RELEASED_SCHEMAS.filter((each) => each.schema === schema)
    .map(({ release }) => release)
    .join(', ');
}
