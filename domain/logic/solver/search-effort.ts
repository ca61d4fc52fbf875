// Limits how much a search may still cost, counted in looks at gates and sets: the same input stops at the same
// point on every machine (CHK-42).

export class SearchEffort {
  private left: number;

  constructor(looks: number) {
    this.left = looks;
  }

  /** Spends looks; when there are fewer left, spends all of them. */
  spend(looks: number): void {
    this.left -= looks;
  }

  get isSpent(): boolean {
    return this.left <= 0;
  }

  /** How many steps of that cost are left. */
  steps(cost: number): number {
    return this.left > 0 ? Math.ceil(this.left / Math.max(cost, 1)) : 0;
  }
}
