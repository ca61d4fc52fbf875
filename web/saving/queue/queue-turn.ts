// One turn of the save queue: the next state while it is made, and the commands that go with it.
import { type LostText, resolveBetweenTabs, resolveWithServer } from './version-conflict.ts';
import type { QueueCommand, SavedEdit, TabMessage } from './queue-event.ts';
import {
  type Fields,
  type FieldsOf,
  hasSameTexts,
  latestTimes,
  type QueueState,
  type SetAside,
  type Settled,
  type Unsent,
  type Version,
  type Waiting,
} from './queue-state.ts';

/** The steps that several events share. Maps are copied once a turn, and only when they change. */
export class QueueTurn<Value> {
  readonly now: number;
  readonly commands: QueueCommand<Value>[] = [];
  state: QueueState<Value>;
  readonly fieldsOf: FieldsOf<Value>;
  readonly #edited = new Map<string, Unsent<Value>>();
  readonly #saved: SavedEdit<Value>[] = [];
  readonly #versions: Version<Value>[] = [];
  readonly #setAside: SetAside<Value>[] = [];
  #unsent: Map<string, Waiting<Value>> | undefined;
  #settled: Map<string, Settled<Value>> | undefined;

  constructor(state: QueueState<Value>, now: number, fieldsOf: FieldsOf<Value>) {
    this.state = state;
    this.now = now;
    this.fieldsOf = fieldsOf;
  }

  hasSameTexts(one: Value, other: Value): boolean {
    return hasSameTexts(this.fieldsOf(one), this.fieldsOf(other));
  }

  /** Changes single values of the state. */
  change(values: Partial<QueueState<Value>>): void {
    this.state = { ...this.state, ...values };
  }

  /** Keeps an unsent text, here and on the device; notifies the other tabs of what is new to them. */
  put(item: Waiting<Value>, isNew: boolean): void {
    const replaced = this.state.unsent.get(item.key);
    this.#unsentMap().set(item.key, item);
    const kept = keptPart(item);
    this.commands.push({ type: 'keep', item: kept });
    if (replaced && replaced.tab !== item.tab) this.#forget(replaced);
    if (isNew) this.#edited.set(item.key, kept);
  }

  /** Changes what matters only while the tab is open. */
  adjust(item: Waiting<Value>): void {
    this.#unsentMap().set(item.key, item);
  }

  /** An edit of another tab, or one found on the device. */
  take(edit: Unsent<Value>, dueAt: number): void {
    // It was read, or posted, before it was dropped.
    if (this.isGivenUp(edit)) return this.#forget(edit);
    const present = this.state.unsent.get(edit.key);
    const settled = this.state.settled.get(edit.key);
    const known = present ?? settled?.edit;
    const waiting = { ...edit, dueAt, since: 0, typedAt: 0, problem: null };
    if (known) this.#resolveBetweenTabs(known, waiting, present !== undefined);
    else this.adjust(waiting);
    if (settled) this.#resolveWithServer(settled);
  }

  /** The server has this edit; text typed since then stays unsent and builds on it. */
  acknowledge(edit: Unsent<Value>, savedAs: number): void {
    const { key, value } = edit;
    this.#saved.push({ edit: keptPart(edit), savedAs });
    this.#settle({ key, value, editedAt: savedAs, edit: keptPart(edit) });
    this.#forget(edit);
    const waiting = this.state.unsent.get(key);
    if (!waiting) return;
    const { kept, lost } = resolveBetweenTabs(edit, waiting, this.fieldsOf);
    if (kept !== edit) {
      return this.put({ ...waiting, base: Math.max(waiting.base, savedAs) }, false);
    }
    if (lost) this.setAside(lost, 'superseded');
    this.drop(waiting);
  }

  /** The server holds this version. */
  receive({ key, value, editedAt }: Version<Value>): void {
    const version = { key, value, editedAt };
    const known = this.state.settled.get(key);
    const isKnown =
      known?.editedAt === editedAt && isSameValue(this.fieldsOf(known.value), this.fieldsOf(value));
    if (isKnown) return;
    if (this.#settle({ ...version, edit: known?.edit ?? null })) this.#resolveWithServer(version);
  }

  /** Sets aside a text that was not kept, to be shown. */
  setAside({ key, value, editedAt, tab }: LostText<Value>, reason: SetAside['reason']): void {
    const text = { key, value, editedAt, tab, reason };
    if (this.showAside(text)) this.commands.push({ type: 'set-aside', text });
    this.#setAside.push(text);
  }

  /** Lists a text that is already kept; answers whether it was new. */
  showAside(text: SetAside<Value>): boolean {
    const list = this.state[text.reason];
    if (list.some((other) => isSameText(other, text))) return false;
    this.change({ [text.reason]: [...list, text] });
    return true;
  }

  /** Takes a text away that the person has dealt with. */
  hideAside(text: SetAside<Value>): void {
    const rest = this.state[text.reason].filter((other) => !isSameText(other, text));
    this.change({ [text.reason]: rest });
  }

  /** Takes an unsent text out of the queue. */
  drop(item: Unsent<Value>): void {
    this.#unsentMap().delete(item.key);
    this.#forget(item);
  }

  /** Takes away an edit that the person dropped, and what it was typed over. */
  giveUp(edit: Unsent<Value>): void {
    const { key, tab, editedAt, seen } = edit;
    const known = this.state.dropped.get(key) ?? {};
    const times = latestTimes(known, { ...seen, [tab]: editedAt });
    this.change({ dropped: new Map(this.state.dropped).set(key, times) });
    const waiting = this.state.unsent.get(key);
    if (waiting && this.isGivenUp(waiting)) this.drop(waiting);
  }

  isGivenUp({ key, tab, editedAt }: Unsent<Value>): boolean {
    const last = this.state.dropped.get(key)?.[tab];
    return last !== undefined && editedAt <= last;
  }

  /** Posts to the other tabs what is new in this turn. */
  notifyTabs(): void {
    const notify = (message: TabMessage<Value>): void => {
      this.commands.push({ type: 'post', message });
    };
    if (this.#edited.size > 0) notify({ type: 'edited', items: [...this.#edited.values()] });
    const news = { saved: this.#saved, versions: this.#versions, setAside: this.#setAside };
    if (Object.values(news).some((list) => list.length > 0)) notify({ type: 'heard', ...news });
  }

  #resolveBetweenTabs(known: Unsent<Value>, waiting: Waiting<Value>, isUnsent: boolean): void {
    const { kept, lost } = resolveBetweenTabs(known, waiting, this.fieldsOf);
    if (lost) this.setAside(lost, 'superseded');
    if (kept === waiting) {
      this.adjust(waiting);
      if (!isUnsent || known.tab === waiting.tab) return;
      // The tab that sent it may end before it has kept it.
      this.commands.push({ type: 'keep', item: keptPart(waiting) });
      this.#forget(known);
    } else if (!isUnsent || known.tab !== waiting.tab) this.#forget(waiting);
  }

  #resolveWithServer(server: Version<Value>): void {
    const waiting = this.state.unsent.get(server.key);
    if (!waiting) return;
    const { local, lost } = resolveWithServer(waiting, server, this.now, this.fieldsOf);
    if (lost) this.setAside(lost, 'superseded');
    if (local === null) this.drop(waiting);
    else if (local !== waiting) this.put(local, local.editedAt !== waiting.editedAt);
    if (lost || local === null) this.#versions.push(server);
  }

  #forget({ key, tab, editedAt }: Unsent<Value>): void {
    this.commands.push({ type: 'forget', edit: { key, tab, editedAt } });
  }

  /** Answers whether this is the newest that is known. */
  #settle(settled: Settled<Value>): boolean {
    const known = this.state.settled.get(settled.key);
    if (known && known.editedAt > settled.editedAt) return false;
    this.#settled ??= new Map(this.state.settled);
    this.#settled.set(settled.key, settled);
    this.change({ settled: this.#settled });
    return true;
  }

  #unsentMap(): Map<string, Waiting<Value>> {
    this.#unsent ??= new Map(this.state.unsent);
    if (this.state.unsent !== this.#unsent) this.change({ unsent: this.#unsent });
    return this.#unsent;
  }
}

/** Also in what says how to read its texts. */
function isSameValue(one: Fields, other: Fields): boolean {
  return (
    hasSameTexts(one, other) &&
    Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''))
  );
}

function isSameText(one: SetAside<unknown>, other: SetAside<unknown>): boolean {
  return one.key === other.key && one.editedAt === other.editedAt && one.tab === other.tab;
}

/** What of an edit outlives its tab. */
export function keptPart<Value>(edit: Unsent<Value>): Unsent<Value> {
  const { key, value, editedAt, base, tab, seen, sentAs } = edit;
  return { key, value, editedAt, base, tab, seen, sentAs };
}
