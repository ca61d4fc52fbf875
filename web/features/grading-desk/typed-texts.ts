// What somebody types into a field that is no value, such as 11 for a question grade: it stays on the screen, nothing
// of it is saved, and the field gets back what it held when the typing began.

export interface RejectedText {
  readonly key: string;
  readonly text: string;
}

export class TypedTexts {
  /** What each field held when it got the focus: '1' on the way to '11' must not stay behind. */
  readonly #beginnings = new Map<string, string>();
  readonly #rejected = new Map<string, string>();

  readonly rejected = (key: string): string | undefined => this.#rejected.get(key);
  readonly beginning = (key: string): string | undefined => this.#beginnings.get(key);

  /** Every rejected text in which something can be read. */
  all(): readonly RejectedText[] {
    return [...this.#rejected].flatMap(([key, text]) => (text.trim() === '' ? [] : { key, text }));
  }

  begin(key: string, text: string): void {
    this.#beginnings.set(key, text);
  }

  reject(key: string, text: string): void {
    this.#rejected.set(key, text);
  }

  /** The field has a value again. */
  forget(key: string): void {
    this.#rejected.delete(key);
  }
}
