// Whether the page may close at any moment, so that nothing can be read before it sends.

export class LeavingPage {
  readonly #onLeave: () => void;
  #isLeaving = false;

  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
    // Before the queue sends what it has: what the last moment adds is then sent as well.
    addEventListener('pagehide', this.#leaveOrReturn, { capture: true });
    addEventListener('pageshow', this.#leaveOrReturn);
  }

  readonly isLeaving = (): boolean => this.#isLeaving || document.visibilityState === 'hidden';

  /** The editor closes, which is the same as leaving. */
  close(): void {
    this.#isLeaving = true;
    removeEventListener('pagehide', this.#leaveOrReturn, { capture: true });
    removeEventListener('pageshow', this.#leaveOrReturn);
  }

  readonly #leaveOrReturn = ({ type }: Event): void => {
    this.#isLeaving = type === 'pagehide';
    if (this.#isLeaving) this.#onLeave();
  };
}
