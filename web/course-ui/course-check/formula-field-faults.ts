/** What the editor of a formula says by itself while somebody types. */
export const SHOWN_BY_FORMULA_FIELD: ReadonlySet<string> = new Set([
  'malformed',
  'unknown-question',
  'unknown-thesis',
  'unusable-thesis',
  'option-out-of-range',
  'leading-zero',
  'shared-digits',
  'circle',
  'unfinished',
  'held-back',
]);
