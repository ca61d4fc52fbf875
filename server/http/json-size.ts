// Whether a JSON text is of a size that a call can have, found out without parsing it. 30 MB of nothing but brackets
// would block the parser, and with it every other caller, for half a minute.

/** The deepest call is a list of records inside an object. */
const DEEPEST = 32;

/** A list has at most 10,000 entries of a few fields; this is about twice that. */
const MOST_PARTS = 200_000;

/** Whether a text has few enough parts, nested little enough, to be parsed. */
export function isOfReasonableSize(json: string): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charAt(at)) {
      case '"':
        at = endOfText(json, at);
        break;
      case '[':
      case '{':
        depth += 1;
        parts += 1;
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        parts += 1;
        break;
      default:
    }
    if (depth > DEEPEST || parts > MOST_PARTS) return false;
  }
  return true;
}

/** The place of the quote that ends the text begun at `start`. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

/** A quote ends a string when an even number of backslashes is before it. */
function isEscaped(json: string, quote: number): boolean {
  let before = quote - 1;
  while (json[before] === '\\') before -= 1;
  return (quote - before) % 2 === 0;
}
