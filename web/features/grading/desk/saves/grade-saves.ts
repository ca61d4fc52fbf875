// The fields of the grading screen while somebody fills them in: what is typed over what the server has, kept on the
// device until the server has it, and what to do when somebody else saved the same field.
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { Watchers } from '../../../../lib/watchers.ts';
import type { PostComment } from '../../../../saving/grades/comment-post.ts';
import {
  fieldKey,
  isFieldOf,
  readFieldKey,
  readWireGrade,
  type GradedWork,
  type KnownGrade,
  type WireGrade,
} from '../../../../saving/grades/grade-field.ts';
import type { AgreedLoss, GradeEdit } from '../../../../saving/grades/grade-edit.ts';
import {
  openGradeQueue,
  type PostGrade,
  type SavedGrade,
} from '../../../../saving/grades/grade-queue.ts';
import type { QueueState, SetAside } from '../../../../saving/queue/queue-state.ts';
import type { SaveQueue } from '../../../../saving/queue/save-queue.ts';
import type { UnsentStore } from '../../../../saving/queue/unsent-store.ts';
import { followSettled, sendWithin } from './follow-settled.ts';
import { KnownGrades } from './known-grades.ts';
import { OwnSaves } from './own-saves.ts';
import type { FieldConflict, GradesAtStake, ShownField } from './shown-field.ts';
import { TypedTexts, type RejectedText } from './typed-texts.ts';
import { WorkShown } from './work-shown.ts';

interface GradeSavesSettings {
  readonly courseID: string;
  readonly grader: string;
  readonly personTag?: string | undefined;
  readonly post: PostGrade;
  readonly postComment?: PostComment;
  readonly onLoggedOut: () => void;
  readonly store?: UnsentStore;
}

export class GradeSaves {
  readonly grader: string;
  readonly shown = new WorkShown();
  readonly #queue: SaveQueue<GradeEdit>;
  readonly #known: KnownGrades;
  readonly #watchers = new Watchers();
  readonly #conflicts = new Map<string, KnownGrade | null>();
  /** How many grades go with an edit that waits for an answer, and how many of them at least. */
  readonly #losses = new Map<string, GradesAtStake>();
  readonly #typed = new TypedTexts();
  readonly #own: OwnSaves;
  /** Fields with the focus stay as they were when it came. */
  readonly #held = new Map<string, KnownGrade | undefined>();
  #lastMadeAt = 0;
  #moment = 0;

  constructor(settings: GradeSavesSettings) {
    const { grader } = settings;
    this.grader = grader;
    this.#known = new KnownGrades(grader);
    this.#own = new OwnSaves(grader);
    this.#queue = openGradeQueue({
      ...settings,
      expected: (key, base) => Math.max(0, this.#own.versionAfter(key, base)),
      onSaved: (key, base, answer) => this.#saved(key, base, answer),
      onSent: (key, text) => this.#own.sent(key, text),
      isOwn: (key, theirs, sent) => this.#own.isOwn(key, theirs, sent),
      onConflict: (key, theirs, base) => this.#meet(key, theirs, base),
      onLoss: (key, grades, changed) => this.#losses.set(key, { grades, changed }),
    });
    this.#queue.subscribe(() => this.#follow());
  }

  readonly watch = (watcher: () => void): (() => void) => this.#watchers.add(watcher);
  /** Another number whenever anything has changed. */
  readonly moment = (): number => this.#moment;
  readonly queueState = (): QueueState<GradeEdit> => this.#queue.state();
  /** To be asked before a list of records is requested. */
  readonly now = (): number => this.#known.now();

  field(key: string): ShownField {
    const conflict = this.#conflicts.get(key);
    const waiting = this.#queue.state().unsent.get(key);
    const mine = waiting ? waiting.value.text : this.#standing(key)?.text;
    return {
      key,
      text: mine ?? '',
      rejected: this.#typed.rejected(key),
      losing: waiting && this.#losses.get(key),
      news: waiting ? undefined : this.#known.newsOf(key),
      isHeldBack:
        this.#held.has(key) && this.#held.get(key)?.version !== this.#known.get(key)?.version,
      conflict:
        conflict === undefined || !waiting
          ? undefined
          : { key, mine: waiting.value.text, theirs: conflict },
    };
  }

  /** The fields of a student's evaluation that the server has, or will have. */
  keysOf(work: GradedWork): readonly string[] {
    const waiting = [...this.#queue.state().unsent.keys()];
    return [
      ...new Set([...this.#known.keysOf(work), ...waiting.filter((key) => isFieldOf(key, work))]),
    ];
  }

  /** The version of a field that the server is known to have; 0 for none. */
  readonly versionOf = (key: string): number => this.#known.get(key)?.version ?? 0;

  /** Who last saved a field, as far as it is known. */
  readonly changedBy = (key: string): string | undefined => this.#known.get(key)?.changedBy;

  /** Whether its records have been loaded: before that, fields would be empty that are not. */
  readonly isLoaded = (work: GradedWork): boolean => this.#known.isLoaded(work);

  /** Whether a field was changed here, with or without the server, since a list was asked for. */
  isNewerThan(key: string, askedAt: number): boolean {
    return this.#queue.state().unsent.has(key) || this.#known.isNewerThan(key, askedAt);
  }

  /** The fields that were changed here, with or without the server, since a list was asked for. */
  keysChangedSince(askedAt: number): ReadonlySet<string> {
    return new Set([...this.#queue.state().unsent.keys(), ...this.#known.keysSavedSince(askedAt)]);
  }

  /** What the server is known to have in a field. */
  readonly savedText = (key: string): string => this.#known.get(key)?.text ?? '';

  /** A field has a new text. */
  edit(key: string, text: string): void {
    const waiting = this.shown.editOf(key, this.#queue.state().unsent.get(key)?.value);
    const base = waiting?.base ?? this.#known.baseOf(key, this.#standing(key));
    this.#known.read(key);
    this.#typed.edited(key, this.field(key).text, Date.now());
    this.#send(key, text, base);
  }

  /** What was typed is no value: it stays on the screen, and the field holds what it held before. */
  reject(key: string, text: string): void {
    const present = this.field(key).text;
    const before = this.#typed.before(key, present, Date.now());
    if (before !== present) this.edit(key, before);
    this.#typed.reject(key, text);
    this.#tell();
  }

  /** Shows what the field holds instead of what was rejected. */
  restore(key: string): void {
    this.#typed.forget(key);
    this.#tell();
  }

  /** What was typed and cannot be saved, of any student. */
  readonly rejected = (): readonly RejectedText[] => this.#typed.all();

  /** The field has the focus: what others save is not put under somebody's hands. */
  hold(key: string): void {
    this.#held.set(key, this.#known.get(key));
    this.#typed.begin(key, this.field(key).text);
  }

  release(key: string): void {
    if (this.#held.delete(key)) this.#tell();
  }

  releaseAll(): void {
    if (this.#held.size === 0) return;
    this.#held.clear();
    this.#tell();
  }

  /** Somebody has chosen between two values. */
  choose({ key, mine, theirs }: FieldConflict, choice: 'mine' | 'theirs' | 'both'): void {
    const isToggle = readFieldKey(key)?.gradingType === 'gradingComplete';
    const other = theirs?.text ?? (isToggle ? 'no' : '');
    const text = { mine, theirs: other, both: `${other}\n\n${mine}` }[choice];
    this.#conflicts.delete(key);
    if (this.#held.has(key)) this.#held.set(key, theirs ?? undefined);
    // Saving what stands there already changes nothing, and takes the edit out of the queue.
    this.#send(key, text, this.#known.baseOf(key, theirs ?? undefined));
  }

  /** Somebody has said which grades may go with what was typed; null leaves the field as the server has it. */
  answerLoss(key: string, agreed: AgreedLoss | null): void {
    const { text } = this.field(key);
    const base = this.#known.baseOf(key, this.#known.get(key));
    this.#send(key, agreed ? text : this.savedText(key), base, agreed ?? undefined);
  }

  /** All records of one student's evaluation were loaded. */
  hearAll(work: GradedWork, records: readonly WireGrade[], askedAt: number): void {
    const before = this.#known.changes();
    this.#known.hearAll(work, records, askedAt);
    if (this.#known.changes() !== before) this.#tell();
  }

  /** The same for a student who comes next. Nothing on the screen changes. */
  hearAhead(work: GradedWork, records: readonly WireGrade[], askedAt: number): void {
    this.#known.hearAhead(work, records, askedAt);
  }

  /** A new due date has taken question grades away, with the levels that they were made of. */
  forgetQuestionGrades(work: GradedWork): void {
    for (const key of this.#known.keysOf(work)) {
      const { gradingType, questionID } = readFieldKey(key) ?? {};
      const isLevels = gradingType === 'criterionLevels' && questionID !== NO_QUESTION;
      if (gradingType === 'questionGrade' || isLevels) this.#known.forget(work, key);
    }
    this.#tell();
  }

  /** Sends everything; answers whether all of it has arrived within the time. */
  sendAll(limitMs: number): Promise<boolean> {
    return sendWithin(this.#queue, limitMs);
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Edits that the server refuses for a reason other than somebody else's change. */
  stuck(): readonly { readonly key: string; readonly text: string; readonly sentence: string }[] {
    return [...this.#queue.state().unsent.values()].flatMap(({ key, value, problem }) =>
      problem === null || this.#conflicts.has(key) || this.#losses.has(key)
        ? []
        : [{ key, text: value.text, sentence: problem }],
    );
  }

  /** Gives an edit up that cannot be saved. */
  drop(key: string): void {
    this.#queue.drop(key);
  }

  discard(text: SetAside<GradeEdit>): void {
    this.#queue.discard(text);
  }

  close(): void {
    this.#queue.close();
  }

  #standing(key: string): KnownGrade | undefined {
    return this.#held.has(key) ? this.#held.get(key) : this.#known.get(key);
  }

  #send(key: string, text: string, base: number, agreed?: AgreedLoss): void {
    const stake = this.#losses.get(key);
    const agreedGrades = agreed === 'all' ? stake?.grades : stake?.changed;
    this.#losses.delete(key);
    this.#lastMadeAt = Math.max(Date.now(), this.#lastMadeAt + 1);
    const waiting = this.#queue.state().unsent.get(key);
    const sent = this.#own.sentText(key) ?? waiting?.value.sent ?? '';
    const made = { text, base, madeAt: this.#lastMadeAt, sent, ...this.shown.about(key) };
    this.#queue.edit(key, { ...made, agreed, agreedGrades });
  }

  #meet(key: string, theirs: WireGrade | null, base: number): void {
    const read = theirs && readWireGrade(theirs);
    if (theirs && read) this.#known.hear([theirs]);
    else this.#forget(key, Math.abs(base));
    this.#conflicts.set(key, read?.grade ?? null);
    this.#tell();
  }

  #saved(key: string, base: number, { record, examGrade, deletedGrades }: SavedGrade): void {
    if (record.version > 0) {
      this.#own.saved(key, base, record.version);
      this.#heardOwn(record);
    } else this.#forget(key);
    const work = { username: record.username, evaluationId: record.evaluationDataID };
    if (deletedGrades > 0) this.forgetQuestionGrades(work);
    if (examGrade) this.#known.hear([examGrade]);
    if (examGrade === null) this.#forget(fieldKey(work, 'examGrade'));
  }

  #forget(key: string, version = 0): void {
    const field = readFieldKey(key);
    if (field) this.#known.forget(field, key, version);
  }

  #heardOwn(record: WireGrade): void {
    const read = readWireGrade(record);
    if (!read) return;
    const work = { username: record.username, evaluationId: record.evaluationDataID };
    this.#known.saved(work, read.key, read.grade);
    if (this.#held.has(read.key)) this.#held.set(read.key, read.grade);
  }

  /** What another tab of this person saved is known here as well. */
  #follow(): void {
    const { settled, unsent } = this.#queue.state();
    const knowledge = { grader: this.grader, known: this.#known, own: this.#own };
    for (const one of settled.values()) followSettled(knowledge, one);
    for (const waiting of [this.#conflicts, this.#losses]) {
      for (const key of waiting.keys()) if (!unsent.has(key)) waiting.delete(key);
    }
    this.#tell();
  }

  #tell(): void {
    this.#moment += 1;
    this.#watchers.notify();
  }
}
