// Compares names and usernames without regard to case, and finds the last word of a name (CAL-20, CAL-21).

/** The form in which two usernames or names are compared: trimmed, without regard to case or composition. */
export function foldName(text: string): string {
  // Most names have nothing to compose or trim, and one lowercase form.
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  // Lower, upper, lower: one step alone leaves two forms of the final sigma and of the sharp s.
  return text.normalize('NFC').trim().toLowerCase().toUpperCase().toLowerCase().normalize('NFC');
}

const PLAIN_ASCII = /^[!-~]([ -~]*[!-~])?$/;

/** Folds each name once: a class looks up every name as often as there are records and evaluations. */
export function foldingOnce(): (name: string) => string {
  const folded = new Map<string, string>();
  return (name) => {
    const cached = folded.get(name);
    if (cached !== undefined) return cached;
    const fresh = foldName(name);
    folded.set(name, fresh);
    return fresh;
  };
}

/** Whether two usernames are the same person. */
export function isSameUsername(first: string, second: string): boolean {
  return foldName(first) === foldName(second);
}

/**
 * The last word of a full name, or '' when the name is empty. Brackets at the end (a name in another script, a
 * nickname) are skipped: 'Jiahao Lin (林家豪)' belongs under L.
 */
export function lastWordOf(fullName: string): string {
  return withoutBrackets(fullName.trim()).split(/\s+/u).at(-1) ?? '';
}

/** A full name around the word that it is sorted by; the three parts together are the trimmed name (USR-44). */
export function sortWordOf(fullName: string): {
  readonly before: string;
  readonly word: string;
  readonly after: string;
} {
  const name = fullName.trim();
  const word = lastWordOf(name);
  const end = withoutBrackets(name).length;
  return { before: name.slice(0, end - word.length), word, after: name.slice(end) };
}

const OPENING: Readonly<Record<string, number>> = { '(': 1, '[': 1, '（': 1, '［': 1, '【': 1 };
const CLOSING: Readonly<Record<string, number>> = { ')': 1, ']': 1, '）': 1, '］': 1, '】': 1 };

function withoutBrackets(name: string): string {
  let rest = name;
  while (CLOSING[rest.at(-1) ?? '']) {
    const before = rest.slice(0, openingIndex(rest)).trimEnd();
    if (before === '') break;
    rest = before;
  }
  return rest;
}

/** Where the brackets at the end of a text begin; 0 when they have no beginning. */
function openingIndex(text: string): number {
  let depth = 0;
  for (let index = text.length - 1; index > 0; index -= 1) {
    const character = text.charAt(index);
    depth += (CLOSING[character] ?? 0) - (OPENING[character] ?? 0);
    if (depth === 0) return index;
  }
  return 0;
}
