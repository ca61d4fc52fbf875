// What somebody types into a field that is no value, such as 11 for a question grade: it stays on the screen, nothing
// of it is saved, and the field gets back what it held when the typing began.

export interface RejectedText {
  readonly key: string;
  readonly text: string;
}

/** Somebody who types more within this time has not finished. */
const RESTING_MS = 2000;

export class TypedTexts {
  /** What each field held before the typing began: '1' on the way to '11' must not stay behind. */
  readonly #beginnings = new Map<string, { readonly text: string; readonly until: number }>();
  readonly #rejected = new Map<string, string>();

  readonly rejected = (key: string): string | undefined => this.#rejected.get(key);

  /** Every rejected text in which something can be read. */
  all(): readonly RejectedText[] {
    return [...this.#rejected].flatMap(([key, text]) => (text.trim() === '' ? [] : { key, text }));
  }

  /** The field gets the focus. */
  begin(key: string, text: string): void {
    this.#beginnings.set(key, { text, until: Number.POSITIVE_INFINITY });
  }

  /** The field gets a value instead of its present one; a value that rests for a while is what somebody meant. */
  edited(key: string, present: string, now: number): void {
    this.#rejected.delete(key);
    if (!this.#beginnings.has(key)) return;
    const text = this.before(key, present, now);
    this.#beginnings.set(key, { text, until: now + RESTING_MS });
  }

  /** What the field held before somebody began to type what it holds at present. */
  before(key: string, present: string, now: number): string {
    const beginning = this.#beginnings.get(key);
    return beginning && now <= beginning.until ? beginning.text : present;
  }

  reject(key: string, text: string): void {
    this.#rejected.set(key, text);
  }

  /** The field has a value again. */
  forget(key: string): void {
    this.#rejected.delete(key);
  }
}
