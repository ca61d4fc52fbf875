// The design of a course while a person changes it: the server's items under the changes that it doesn't have
// yet, undo and redo, the save state as text, and what other instructors changed.
import type { IdKind } from '@elenchus/domain/base/identifiers.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { lastVisitedItem, type LastVisitedMarker } from '@elenchus/domain/design/last-visited.ts';
import type { Version } from '../../../saving/queue/queue-state.ts';
import type { SaveQueue } from '../../../saving/queue/save-queue.ts';
import { Watchers } from '../../../lib/watchers.ts';
import {
  entryOf,
  fieldsOf,
  isSameEntry,
  isWork,
  itemsByKey,
  versionIn,
  type DesignEntry,
} from '../../../saving/design/design-entry.ts';
import { openDesignQueue, type DesignQueueSettings } from '../../../saving/design/design-queue.ts';
import { stepsAfter, stepsOf, withFollowing } from '../../../saving/design/entry-steps.ts';
import type { DesignConflict } from '../../../saving/design/design-conflict.ts';
import { ChangeWeighing, type HeldStep, type WeighChanges } from './change-weighing.ts';
import { itemName, leftAlone } from './design-item-names.ts';
import { readDesignState } from './read-design-state.ts';
import {
  EMPTY_HISTORY,
  recordStep,
  redoStep,
  takeBackStep,
  undoStep,
  type EditHistory,
  type HistoryTurn,
} from './edit-history.ts';
import type { ChangeOptions, DeletedGrades, DesignState, GradeQuestion } from '../design-state.ts';
import { EditTimes } from './edit-times.ts';
import { GradeLosses, withoutLoss, withoutRefused } from './grade-losses.ts';
import type { KeptUndo } from './kept-undo.ts';
import { LeavingPage } from './leaving-page.ts';
import { BOTH_KEPT, MergeMemory } from './merge-memory.ts';
import { OtherEdits } from './other-edits.ts';
import { newIdAmong } from '../random-ids.ts';
import { StatusMessage } from './status-message.ts';
import { entriesOf, shownItems } from './shown-design.ts';
import { whenSent } from './when-sent.ts';

interface DesignEditorSettings extends Pick<
  DesignQueueSettings,
  'courseID' | 'username' | 'calls' | 'store'
> {
  /** The server has these: they were saved, here or in another tab. */
  readonly onSaved: (entries: readonly DesignEntry[]) => void;
  /** Requests what a change would do to students; without it, no one is asked. */
  readonly weigh?: WeighChanges;
  readonly undo?: KeptUndo;
}

export class DesignEditor {
  readonly weighing: ChangeWeighing;
  readonly #settings: DesignEditorSettings;
  readonly #queue: SaveQueue;
  readonly #watchers = new Watchers();
  readonly #losses = new GradeLosses();
  readonly #merging = new MergeMemory();
  #server: readonly DesignItem[];
  #history: EditHistory;
  readonly #others = new OtherEdits();
  readonly #message = new StatusMessage(() => this.#notify());
  #state: DesignState;
  #isBatch = false;
  #sendSoon: ReturnType<typeof setTimeout> | undefined;
  readonly #times = new EditTimes();
  readonly #page = new LeavingPage(() => this.weighing.leavePage());

  constructor(settings: DesignEditorSettings, server: readonly DesignItem[]) {
    this.#settings = settings;
    this.#history = settings.undo?.read() ?? EMPTY_HISTORY;
    this.#server = server;
    const known = { ...settings, isLeaving: this.#page.isLeaving };
    this.#queue = openDesignQueue({
      ...known,
      // A marker of the last place visited, perhaps on another device, must not block what the person made.
      versionSeen: (key) => (isWork(key) ? versionIn(this.#server, key) : undefined),
      isOwn: (key, item) => this.#others.isOwn(key, item),
      ...this.#losses.agreements,
      baseOf: this.#merging.baseOf,
      onMerged: this.#merging.remember,
      onConflicts: (conflicts) => {
        this.#others.add(conflicts);
        this.#notify();
      },
      onQuestion: (key, grades, changed) => this.#losses.ask(key, grades, changed),
      onGradesDeleted: (key, grades) => {
        const sent = this.#queue.state().unsent.get(key);
        if (sent) this.#losses.note(entryOf(key, sent.value), grades);
      },
    });
    this.weighing = new ChangeWeighing({
      ...known,
      itemsBelow: () => this.#itemsBelow(),
      onMake: (step) => this.#make(step),
      onChanged: () => this.#notify(),
    });
    this.#state = this.#read();
    this.#queue.subscribe(() => this.#follow());
  }

  readonly state = (): DesignState => this.#state;
  readonly watch = (watcher: () => void): (() => void) => this.#watchers.add(watcher);

  /** Changes items: shown immediately, kept on the device, sent after a short pause, and one step of Undo. */
  change(changes: DesignChanges, options: ChangeOptions): void {
    const entries = withFollowing(entriesOf(this.#state.items, changes), options.following);
    if (entries.length === 0) return;
    if (this.weighing.holds({ entries, options })) this.#notify();
    else this.#make({ entries, options });
  }

  /** Takes the change back that was made although it does something to students. */
  takeBackMade(): void {
    const { made } = this.weighing;
    if (made) this.#turn(takeBackStep(this.#history, made.step, this.#shownOf), 'Undone');
  }

  #make({ entries, options }: HeldStep): void {
    const { label, debounceMs = 500, message = '', isTidying = false, isAgreed = false } = options;
    const step = { label, entries, at: Date.now() };
    if (!isTidying) this.#history = recordStep(this.#history, step);
    this.weighing.noteMade(step, options.weighed ?? null);
    this.#message.show(message);
    this.#edit(entries, isAgreed);
    if (debounceMs < 500) this.#sendAfter(debounceMs);
  }

  /** Remembers the place where this person is. This can't be undone. */
  remember(marker: LastVisitedMarker, place: string): void {
    const item = lastVisitedItem(marker, this.#settings.username, place);
    this.#edit(entriesOf(this.#state.items, { upserts: [item], removals: [] }));
  }

  undo(): void {
    // A held change is the last thing that was done, so Undo drops it first.
    if (this.weighing.drop()) return;
    this.#turn(undoStep(this.#history, this.#shownOf), 'Undone');
  }

  redo(): void {
    this.#turn(redoStep(this.#history, this.#shownOf), 'Redone');
  }

  /** An identifier that no item of this kind has. */
  newId(kind: IdKind): string {
    return newIdAmong(kind, this.#state.items);
  }

  /** The design was loaded: takes in other people's changes and keeps this person's unsent ones. */
  receive(server: readonly DesignItem[]): void {
    if (server === this.#server) return;
    this.#server = server;
    const [current, { unsent }] = [itemsByKey(server), this.#queue.state()];
    this.#others.compare(current, unsent, Date.now());
    this.#merge([...unsent.values()], current);
    this.#notify();
  }

  /** Restores the version that lost the conflict: mine if theirs is current, or theirs if mine is. */
  takeBack(conflict: DesignConflict): void {
    const wanted = conflict.kind === 'replaced' ? conflict.mine : conflict.theirs;
    const { key } = conflict;
    this.dismiss(conflict);
    const before = this.#shownOf(key);
    if (isSameEntry(before, wanted)) return;
    const entries = [{ key, before, after: wanted }];
    this.#history = recordStep(this.#history, { label: 'put back', entries, at: Date.now() });
    this.#edit(entries);
  }

  dismiss(conflict: DesignConflict): void {
    this.#others.dismiss(conflict);
    this.#notify();
  }

  /** Agrees that a change costs grades, all or only those of changed answers, or takes it back. */
  answer({ key, ...stake }: GradeQuestion, isAgreed: boolean, keepsUnchanged = false): void {
    this.#losses.forget(key);
    const waiting = this.#queue.state().unsent.get(key);
    if (!waiting) return this.#notify();
    const [entry, madeAt] = [entryOf(key, waiting.value), this.#times.next()];
    if (isAgreed) this.#losses.confirm(key, madeAt, { ...stake, keepsUnchanged });
    else this.#history = withoutRefused(this.#history, entry);
    this.#queue.edit(key, fieldsOf(isAgreed ? entry : withoutLoss(entry), madeAt));
  }

  /** The note about deleted grades has been read. */
  dismissDeletion(deletion: DeletedGrades): void {
    this.#losses.dismiss(deletion);
    this.#notify();
  }

  /** Sends everything now. Answers true when the server has it all, false when it can't for now. */
  whenSent(): Promise<boolean> {
    return whenSent({ queue: this.#queue, weighing: this.weighing, watch: this.watch });
  }

  /** The person is logged in again. */
  resume(): void {
    this.#queue.resume();
  }

  close(): void {
    this.weighing.leavePage();
    clearTimeout(this.#sendSoon);
    this.#message.close();
    this.#page.close();
    this.#queue.close();
  }

  readonly #shownOf = (key: string): DesignItem | null =>
    itemsByKey(this.#state.items).get(key) ?? null;

  #turn(turn: HistoryTurn | null, word: string): void {
    if (!turn) return;
    this.#history = turn.history;
    const kept = turn.kept.map(({ key, after }) => itemName(key, this.#shownOf(key) ?? after));
    this.#message.show(`${word}: ${turn.label}.${leftAlone(kept)}`);
    this.#edit(turn.entries);
  }

  #edit(entries: readonly DesignEntry[], isAgreed = false): void {
    this.#isBatch = true;
    // What belongs together is sent together, however long this takes on a slow machine.
    const at = Date.now();
    for (const entry of entries) {
      const waiting = this.#queue.state().unsent.get(entry.key);
      // What is unsent builds on what the server had when it was begun.
      const before = waiting ? entryOf(entry.key, waiting.value).before : entry.before;
      this.#losses.forget(entry.key);
      const madeAt = this.#times.next();
      if (isAgreed) this.#losses.confirm(entry.key, madeAt);
      const steps = stepsAfter(waiting?.value, entry);
      this.#queue.edit(entry.key, fieldsOf({ ...entry, before }, madeAt, steps), at);
    }
    this.#isBatch = false;
    this.#notify();
  }

  /** Merges unsent changes with other people's changes to the same items, where both can be kept. */
  #merge(unsent: readonly Version[], current: ReadonlyMap<string, DesignItem>): void {
    this.#isBatch = true;
    for (const { key, value } of unsent) {
      const merged = this.#merging.rebase(entryOf(key, value), current.get(key) ?? null);
      const steps = stepsOf(value);
      if (merged) this.#queue.edit(key, fieldsOf(merged.entry, this.#times.next(), steps));
      if (merged && merged.doubled > 0) this.#message.show(BOTH_KEPT);
    }
    this.#isBatch = false;
  }

  #sendAfter(debounceMs: number): void {
    clearTimeout(this.#sendSoon);
    this.#sendSoon = setTimeout(() => this.#queue.sendNow(), debounceMs);
  }

  /** The queue has changed: acknowledged changes become part of what the server has. */
  #follow(): void {
    const saved = this.#merging.newlySaved(this.#queue.state());
    for (const entry of saved) this.#others.saved(entry, Date.now());
    if (saved.length > 0) this.#settings.onSaved(saved);
    this.#notify();
  }

  #notify(): void {
    if (this.#isBatch) return;
    this.#settings.undo?.keep(this.#history);
    this.#state = this.#read();
    this.#watchers.notify();
  }

  /** The server's items with the unsent changes, without the held ones. */
  #itemsBelow(): readonly DesignItem[] {
    const unsent = [...this.#queue.state().unsent.values()];
    const entries = unsent.map(({ key, value }) => entryOf(key, value));
    return shownItems(this.#server, entries);
  }

  #read(): DesignState {
    return readDesignState(
      {
        queue: this.#queue.state(),
        below: this.#itemsBelow(),
        weighing: this.weighing,
        history: this.#history,
        losses: this.#losses,
        message: this.#message.text,
        conflicts: this.#others.unread,
      },
      this.#state,
    );
  }
}
