// What this person has sent and saved, so that nobody meets the own earlier save as somebody else's.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { readWireGrade, type WireGrade } from '../../../../saving/grades/grade-field.ts';

export class OwnSaves {
  readonly #grader: string;
  /** What a save made of a version: the next edit builds on that. */
  readonly #followed = new Map<string, number>();
  /** The text of each field that was sent last. */
  readonly #sent = new Map<string, string>();

  constructor(grader: string) {
    this.#grader = grader;
  }

  readonly sentText = (key: string): string | undefined => this.#sent.get(key);

  sent(key: string, text: string): void {
    this.#sent.set(key, text);
  }

  saved(key: string, base: number, version: number): void {
    this.#followed.set(nameOf(key, base), version);
  }

  /** The version that stands after the own saves that were made over a version. */
  versionAfter(key: string, base: number): number {
    let version = base;
    let next = this.#followed.get(nameOf(key, version));
    while (next !== undefined && next > version) {
      version = next;
      next = this.#followed.get(nameOf(key, version));
    }
    return version;
  }

  /** Whether a record is what this person sent before, and only the answer got lost. */
  isOwn(key: string, theirs: WireGrade, sentBefore: string): boolean {
    const text = readWireGrade(theirs)?.grade.text;
    const isMine = isSameUsername(theirs.changedBy, this.#grader);
    return isMine && text !== undefined && (text === sentBefore || text === this.#sent.get(key));
  }
}

function nameOf(key: string, base: number): string {
  return `${base} ${key}`;
}
