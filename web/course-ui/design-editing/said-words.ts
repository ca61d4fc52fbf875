// What was just done, in words that go away by themselves.

/** What was done can be read for so long. */
const SAID_MS = 12_000;

export class SaidWords {
  readonly #onForgotten: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  text = '';

  constructor(onForgotten: () => void) {
    this.#onForgotten = onForgotten;
  }

  say(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    if (text === '') return;
    this.#timer = setTimeout(() => {
      this.text = '';
      this.#onForgotten();
    }, SAID_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
