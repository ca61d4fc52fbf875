// Makes new identifiers from random bytes that the caller supplies (CAL-17 to CAL-19).

const SMALL = 'abcdefghijkmnpqrstuvwxyz23456789';
const CAPITAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export type RandomBytes = (count: number) => Uint8Array;

type Shape = { readonly alphabet: string; readonly length: number };

/** How each kind of identifier looks; letters that are mistaken for digits are left out of the lowercase ones. */
export const ID_SHAPES = {
  question: { alphabet: SMALL, length: 5 },
  courseDate: { alphabet: SMALL, length: 7 },
  topic: { alphabet: SMALL, length: 7 },
  section: { alphabet: SMALL, length: 7 },
  thesis: { alphabet: SMALL, length: 7 },
  evaluation: { alphabet: CAPITAL, length: 8 },
  persona: { alphabet: SMALL, length: 7 },
  noClass: { alphabet: SMALL, length: 7 },
} as const satisfies Record<string, Shape>;
export type IdKind = keyof typeof ID_SHAPES;

/** A new identifier of a kind from random bytes; if it is taken, the next free one. */
export function makeId(kind: IdKind, bytes: Uint8Array, taken: ReadonlySet<string>): string {
  const { alphabet, length } = ID_SHAPES[kind];
  const places = Array.from({ length }, (_, index) => (bytes[index] ?? 0) % alphabet.length);
  let id = spell(places, alphabet);
  while (taken.has(id)) {
    step(places, alphabet.length);
    id = spell(places, alphabet);
  }
  return id;
}

/** A maker of identifiers that avoids the taken ones and those it has already made. */
export function idMaker(
  kind: IdKind,
  randomBytes: RandomBytes,
  taken: Iterable<string>,
): () => string {
  const used = new Set(taken);
  return () => {
    const id = makeId(kind, randomBytes(ID_SHAPES[kind].length), used);
    used.add(id);
    return id;
  };
}

/** The identifier of a syllabus link: the moment it was made, or the next free millisecond. */
export function makeSyllabusLinkId(epochMs: number, taken: ReadonlySet<string>): string {
  let moment = Math.trunc(epochMs);
  while (taken.has(String(moment))) moment += 1;
  return String(moment);
}

function spell(places: readonly number[], alphabet: string): string {
  return places.map((place) => alphabet.charAt(place)).join('');
}

/** Adds one, like the wheels of an odometer. */
function step(places: number[], base: number): void {
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const next = ((places[index] ?? 0) + 1) % base;
    places[index] = next;
    if (next !== 0) return;
  }
}
