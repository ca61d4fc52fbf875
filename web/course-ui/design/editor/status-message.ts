// A message about what was just done. It disappears after a while.

/** How long the message is shown. */
const SHOWN_MS = 12_000;

export class StatusMessage {
  readonly #onCleared: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  text = '';

  constructor(onCleared: () => void) {
    this.#onCleared = onCleared;
  }

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    if (text === '') return;
    this.#timer = setTimeout(() => {
      this.text = '';
      this.#onCleared();
    }, SHOWN_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
