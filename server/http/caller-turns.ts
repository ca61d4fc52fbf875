// One person's calls take turns where they cost much, so that nobody can hold every reader, connection or thread by
// asking many times at once. Whoever asks for one thing after another never waits here.

export type CallCost = 'small' | 'large';

interface WaitingCall {
  readonly cost: CallCost;
  readonly start: () => void;
}

interface Line {
  readonly running: Record<CallCost, number>;
  readonly waiting: WaitingCall[];
}

/** The calls of one person that run at once: as many as a browser sends, and half of the database's connections. */
const MOST_RUNNING = 5;
const MOST_WAITING: Readonly<Record<CallCost, number>> = { small: 200, large: 20 };

export class CallerTurns {
  readonly #lines = new Map<string, Line>();

  /** Does the work when it is this person's turn; the other answer if too much of theirs is waiting already. */
  async take<Answer, Other>(
    person: string,
    cost: CallCost,
    work: () => Promise<Answer>,
    refusal: () => Other,
  ): Promise<Answer | Other> {
    const line = this.#lines.get(person) ?? { running: { small: 0, large: 0 }, waiting: [] };
    this.#lines.set(person, line);
    const same = line.waiting.filter((call) => call.cost === cost).length;
    if (same > 0 || !mayStart(line, cost)) {
      if (same >= MOST_WAITING[cost]) return refusal();
      await new Promise<void>((start) => line.waiting.push({ cost, start }));
    } else line.running[cost] += 1;
    try {
      return await work();
    } finally {
      line.running[cost] -= 1;
      this.#goOn(person, line);
    }
  }

  #goOn(person: string, line: Line): void {
    let next = line.waiting.findIndex(({ cost }) => mayStart(line, cost));
    while (next >= 0) {
      const [call] = line.waiting.splice(next, 1);
      if (call) line.running[call.cost] += 1;
      call?.start();
      next = line.waiting.findIndex(({ cost }) => mayStart(line, cost));
    }
    const { running, waiting } = line;
    if (running.small + running.large + waiting.length === 0) this.#lines.delete(person);
  }
}

function mayStart({ running }: Line, cost: CallCost): boolean {
  if (running.small + running.large >= MOST_RUNNING) return false;
  return cost === 'small' || running.large === 0;
}
