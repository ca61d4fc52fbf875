/** When edits were made, in epoch milliseconds: no two have the same time. */
export class EditTimes {
  #last = 0;

  next(): number {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return this.#last;
  }
}
