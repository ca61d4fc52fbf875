/** Findings that the formula editor already shows while a person types, so the check doesn't repeat them. */
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
