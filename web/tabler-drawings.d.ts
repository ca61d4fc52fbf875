// What an icon is drawn with. The package has types for its components only.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  // oxlint-disable-next-line no-underscore-dangle
  export const __iconNode: readonly (readonly [string, { readonly d: string }])[];
}
