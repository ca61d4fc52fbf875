// Whether a JSON text is of a size that a call can have, found out without parsing it. 30 MB of nothing but brackets
// would block the parser, and with it every other caller, for half a minute.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The deepest call is a list of records inside an object. */
const DEEPEST = 32;

/** A list has at most 10,000 entries of a few fields; this is about twice that. */
const MOST_PARTS = 200_000;

/** To look at so many characters takes some milliseconds; then others get a turn. */
const AT_A_TIME = 2_000_000;

/** Whether a text has few enough parts, nested little enough, to be parsed. */
export async function isOfReasonableSize(json: string, atATime = AT_A_TIME): Promise<boolean> {
  const look = new JsonLook(json);
  while (look.isWithin && !look.isAtEnd) {
    look.further(atATime);
    if (!look.isAtEnd) await nextTurn();
  }
  return look.isWithin;
}

const QUOTE = 34;
const BACKSLASH = 92;
/** Within so many characters, looking at each is faster than a search. */
const NEAR = 32;

/** Goes through a JSON text piece by piece. */
class JsonLook {
  readonly #json: string;
  #at = 0;
  #isInText = false;
  #depth = 0;
  #parts = 0;
  // A place that was found serves until it is passed: no part is searched twice.
  #quote = -1;
  #backslash = -1;

  constructor(json: string) {
    this.#json = json;
  }

  get isWithin(): boolean {
    return this.#depth <= DEEPEST && this.#parts <= MOST_PARTS;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#json.length;
  }

  /** Looks at about so many more characters, or fewer when a limit is exceeded. */
  further(characters: number): void {
    const json = this.#json;
    const stop = Math.min(this.#at + characters, json.length);
    if (this.#isInText) this.#passText(stop);
    while (this.#at < stop && this.isWithin) {
      switch (json.charAt(this.#at)) {
        case '[':
        case '{':
          this.#depth += 1;
          this.#parts += 1;
          break;
        case ']':
        case '}':
          this.#depth -= 1;
          break;
        case ',':
          this.#parts += 1;
          break;
        case '"':
          this.#isInText = true;
          break;
        default:
      }
      this.#at += 1;
      if (this.#isInText) this.#passText(stop);
    }
  }

  /** Goes on behind the quote that ends the text, or to the stop. */
  #passText(stop: number): void {
    const json = this.#json;
    let at = this.#at;
    while (at < stop) {
      for (const end = Math.min(at + NEAR, stop); at < end; at += 1) {
        const code = json.charCodeAt(at);
        // The sign after it belongs to the text, also if it is a quote.
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) {
          this.#at = at + 1;
          this.#isInText = false;
          return;
        }
      }
      if (at >= stop) break;
      if (this.#quote < at) this.#quote = placeOf('"', json, at);
      if (this.#backslash < at) this.#backslash = placeOf('\\', json, at);
      at = Math.min(this.#quote, this.#backslash);
    }
    this.#at = at;
  }
}

function placeOf(sign: string, json: string, from: number): number {
  const place = json.indexOf(sign, from);
  return place < 0 ? json.length : place;
}
