// Reads and writes where a course shows its rubric: a comma-separated list of 1, 2 and 3 (DSN-18).

const CODES = { sidebar: '1', faq: '2', 'grading-details': '3' } as const;
export type RubricPlace = keyof typeof CODES;

/** Every place, in the order of its number. */
export const RUBRIC_PLACES: readonly RubricPlace[] = ['sidebar', 'faq', 'grading-details'];

/** Reads the comma-separated list; unknown numbers are left out, repeated ones count once. */
export function readRubricPlaces(text: string): readonly RubricPlace[] {
  const codes = new Set(text.split(',').map((code) => code.trim()));
  return RUBRIC_PLACES.filter((place) => codes.has(CODES[place]));
}

/** The comma-separated list of these places, in ascending order. */
export function rubricPlacesText(places: readonly RubricPlace[]): string {
  return RUBRIC_PLACES.filter((place) => places.includes(place))
    .map((place) => CODES[place])
    .join(',');
}

/** Whether a text is such a list, with nothing else in it. */
export function isRubricPlacesText(text: string): boolean {
  return /^[\s123,]*$/.test(text) && text.split(',').every((code) => code.trim().length <= 1);
}
