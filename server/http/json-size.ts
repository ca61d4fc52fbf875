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
  const texts = new TextEnds(json);
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charAt(at)) {
      case '"':
        at = texts.after(at);
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

const QUOTE = 34;
const BACKSLASH = 92;
/** Within so many characters, looking at each is faster than a search. */
const NEAR = 32;

/** Finds the ends of the texts in a JSON text. */
class TextEnds {
  readonly #json: string;
  // A place that was found serves until it is passed: no part is searched twice.
  #quote = -1;
  #backslash = -1;

  constructor(json: string) {
    this.#json = json;
  }

  /** The place of the quote that ends the text begun at `start`. */
  after(start: number): number {
    const json = this.#json;
    let at = start + 1;
    while (at < json.length) {
      for (const end = Math.min(at + NEAR, json.length); at < end; at += 1) {
        const code = json.charCodeAt(at);
        if (code === QUOTE) return at;
        // The sign after it belongs to the text, also if it is a quote.
        if (code === BACKSLASH) at += 1;
      }
      if (this.#quote < at) this.#quote = placeOf('"', json, at);
      if (this.#backslash < at) this.#backslash = placeOf('\\', json, at);
      at = Math.min(this.#quote, this.#backslash);
    }
    return json.length;
  }
}

function placeOf(sign: string, json: string, from: number): number {
  const place = json.indexOf(sign, from);
  return place < 0 ? json.length : place;
}
