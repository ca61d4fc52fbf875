// What the server is known to have in the fields of the grading screen, and what other people changed there.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import {
  readWireGrade,
  type GradedWork,
  type KnownGrade,
  type WireGrade,
} from '../../../../saving/grades/grade-field.ts';
import type { FieldNews } from './shown-field.ts';

interface Entry extends KnownGrade {
  /** The moment this is known as of: a list requested earlier doesn't include it. */
  readonly heardAt: number;
  /** When this person saved it; 0 if it is only known from lists. */
  readonly savedAt: number;
}

export class KnownGrades {
  readonly #grader: string;
  readonly #entries = new Map<string, Entry>();
  /** The keys of one student's evaluation, so that deleted ones are noticed. */
  readonly #keysOf = new Map<string, Set<string>>();
  /** Versions that were deleted: an older list may still have them. */
  readonly #gone = new Map<string, number>();
  /** The students' work whose records are all loaded. */
  readonly #loaded = new Set<string>();
  /** What has been on the screen: a change of it is news. */
  readonly #seen = new Set<string>();
  readonly #news = new Map<string, FieldNews>();
  #clock = 0;
  #changes = 0;

  constructor(grader: string) {
    this.#grader = grader;
  }

  /** The current moment, to be read before a list is requested. Every moment is different. */
  readonly now = (): number => (this.#clock += 1);
  /** Changes whenever a known grade changes. */
  readonly changes = (): number => this.#changes;
  readonly get = (key: string): KnownGrade | undefined => this.#entries.get(key);
  readonly newsOf = (key: string): FieldNews | undefined => this.#news.get(key);

  /** The version on which an edit of this field builds. */
  baseOf(key: string, held: KnownGrade | undefined): number {
    return held?.version ?? -(this.#gone.get(key) ?? 0);
  }

  /** Whether a field was heard of after that moment. */
  isNewerThan(key: string, askedAt: number): boolean {
    return (this.#entries.get(key)?.heardAt ?? 0) > askedAt;
  }

  /** The fields that this person saved after that moment. */
  keysSavedSince(askedAt: number): readonly string[] {
    return [...this.#entries].flatMap(([key, { savedAt }]) => (savedAt > askedAt ? [key] : []));
  }

  /** Whether all records of this work have been loaded. */
  isLoaded(work: GradedWork): boolean {
    return this.#loaded.has(workKey(work));
  }

  keysOf(work: GradedWork): ReadonlySet<string> {
    return this.#keysOf.get(workKey(work)) ?? NONE;
  }

  /** Adds the records of a list; of two versions of one field, the later one counts. */
  hear(records: readonly WireGrade[], askedAt = this.now()): void {
    for (const record of records) {
      const read = readWireGrade(record);
      if (!read) continue;
      const work = { username: record.username, evaluationId: record.evaluationDataID };
      this.#put(work, read.key, read.grade, askedAt);
    }
  }

  /** Adds all records of one student's evaluation before it is shown. Records that aren't in the list are deleted. */
  hearAhead(work: GradedWork, records: readonly WireGrade[], askedAt: number): void {
    this.hear(records, askedAt);
    const present = new Set(records.map((record) => readWireGrade(record)?.key));
    for (const key of this.keysOf(work)) {
      const entry = this.#entries.get(key);
      if (!present.has(key) && (entry?.heardAt ?? 0) <= askedAt) this.forget(work, key);
    }
    if (this.isLoaded(work)) return;
    this.#loaded.add(workKey(work));
    this.#changes += 1;
  }

  /** The same for a student who is shown: from now on, changes by other people are news. */
  hearAll(work: GradedWork, records: readonly WireGrade[], askedAt: number): void {
    this.hearAhead(work, records, askedAt);
    this.#seen.add(workKey(work));
  }

  /** This person's own save of a field. */
  saved(work: GradedWork, key: string, grade: KnownGrade): void {
    this.#news.delete(key);
    const at = this.now();
    this.#put(work, key, grade, at, at);
  }

  /** The record is deleted; `version` is one that it is known to have had. */
  forget(work: GradedWork, key: string, version = 0): void {
    const known = this.#entries.get(key)?.version ?? 0;
    this.#gone.set(key, Math.max(known, version, this.#gone.get(key) ?? 0));
    this.#entries.delete(key);
    this.#changes += 1;
    this.#keysOf.get(workKey(work))?.delete(key);
  }

  read(key: string): void {
    this.#news.delete(key);
  }

  #put(work: GradedWork, key: string, grade: KnownGrade, heardAt: number, savedAt = 0): void {
    const known = this.#entries.get(key);
    const latest = Math.max(known?.version ?? 0, this.#gone.get(key) ?? 0);
    if (latest >= grade.version) return;
    const isOthers = !isSameUsername(grade.changedBy, this.#grader);
    const isNews = isOthers && this.#seen.has(workKey(work)) && grade.text !== (known?.text ?? '');
    if (isNews) this.#news.set(key, { by: grade.changedBy, at: grade.changedAt });
    this.#changes += 1;
    this.#entries.set(key, { ...grade, heardAt, savedAt });
    const keys = this.#keysOf.get(workKey(work)) ?? new Set();
    this.#keysOf.set(workKey(work), keys.add(key));
  }
}

const NONE: ReadonlySet<string> = new Set();

function workKey({ username, evaluationId }: GradedWork): string {
  return JSON.stringify([username.toLowerCase(), evaluationId]);
}
