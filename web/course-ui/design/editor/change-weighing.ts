// A change that can alter what students see is shown immediately but held back until its consequences are known.
// Without consequences it is made. With consequences the person is asked first. If they can't be found out, it is made.
import {
  consequenceSentences,
  NO_SENTENCES,
  type ConsequenceSentences,
} from '@elenchus/domain/consequences/consequence-sentences.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import type { DesignConsequences } from '@elenchus/domain/consequences/design-consequences.ts';
import { hasConsequences } from '@elenchus/domain/consequences/has-consequences.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { deletesGrades } from '@elenchus/domain/consequences/evaluation-edits.ts';
import { earlierDateSentences } from '@elenchus/domain/consequences/evaluation-edit-sentences.ts';
import { canChangeWhatIsSeen } from '@elenchus/domain/consequences/seen-changes.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { readKeyText, type DesignEntry } from '../../../saving/design/design-entry.ts';
import { optionStepsOf, type OptionSteps } from '../../../saving/design/entry-steps.ts';
import type { ChangeOptions, MadeChange } from '../design-state.ts';
import type { HistoryStep } from './edit-history.ts';
import { shownItems } from './shown-design.ts';

/** Asks what changes would do. */
export type WeighChanges = (changes: WeighedChanges) => Promise<DesignConsequences>;

/** Changes, with the way in which options got their new numbers where stored answers follow them. */
interface WeighedChanges extends DesignChanges {
  readonly upserts: readonly (DesignItem & OptionSteps)[];
}

/** One thing that a person did. */
export interface HeldStep {
  readonly entries: readonly DesignEntry[];
  readonly options: ChangeOptions;
}

interface WeighingSettings {
  /** Undefined where consequences can't be requested. */
  readonly weigh?: WeighChanges | undefined;
  /** Whether the page may close at any moment: then nobody can be asked. */
  readonly isLeaving: () => boolean;
  /** The design without the held changes. */
  readonly itemsBelow: () => readonly DesignItem[];
  readonly onMake: (step: HeldStep) => void;
  readonly onChanged: () => void;
}

/** Changes from these entries, in their order. */
function changesOfEntries(entries: readonly DesignEntry[]): WeighedChanges {
  const last = new Map(
    entries.map(({ key, after, step }) => [key, after && { ...after, ...optionStepsOf(step) }]),
  );
  return {
    upserts: [...last.values()].filter((item) => item !== null),
    removals: [...last].filter(([, item]) => item === null).map(([key]) => readKeyText(key)),
  };
}

/** The consequences of changes as sentences; null when there are none. */
export async function consequencesOf(
  weigh: WeighChanges,
  items: readonly DesignItem[],
  entries: readonly DesignEntry[],
): Promise<ConsequenceSentences | null> {
  return sentencesOf(await weigh(changesOfEntries(entries)), items, entries);
}

function sentencesOf(
  found: DesignConsequences,
  items: readonly DesignItem[],
  entries: readonly DesignEntry[],
): ConsequenceSentences | null {
  if (!hasConsequences(found)) return null;
  return consequenceSentences(found, readCourse(items), readCourse(shownItems(items, entries)));
}

const UNWEIGHED =
  'Changed. Couldn’t work out what this does to students, because the server didn’t answer.';

/** A change that does something to students, as one step of Undo. */
interface MadeStep extends MadeChange {
  readonly step: HistoryStep;
}

export class ChangeWeighing {
  readonly #settings: WeighingSettings;
  #steps: readonly HeldStep[] = [];
  #turn = 0;
  /** What the person is asked about. */
  question: ConsequenceSentences | null = null;
  /** The last change that was made although it does something to students. */
  made: MadeStep | null = null;

  constructor(settings: WeighingSettings) {
    this.#settings = settings;
  }

  get isHolding(): boolean {
    return this.#steps.length > 0;
  }

  /** The held changes, shown on top of the design. */
  get entries(): readonly DesignEntry[] {
    return this.#steps.flatMap(({ entries }) => entries);
  }

  /** Holds a change back if it must be weighed or builds on a held one; false when it may be made immediately. */
  holds(step: HeldStep): boolean {
    if (!this.#settings.weigh) return false;
    // Nobody can be asked any more, so the old date stays.
    if (this.#settings.isLeaving()) return this.#earlierDates(step.entries).length > 0;
    const held = new Set(this.entries.map(({ key }) => key));
    const isAsked = step.options.weighed === undefined && step.options.isTidying !== true;
    const mustWeigh = isAsked && canChangeWhatIsSeen(step.entries);
    if (!mustWeigh && !step.entries.some(({ key }) => held.has(key))) return false;
    this.#steps = [...this.#steps, step];
    void this.#weigh(this.#settings.weigh);
    return true;
  }

  /** The person has read what it does. */
  answer(isAgreed: boolean): void {
    const question = this.question;
    if (question === null) return;
    if (isAgreed) this.#make({ weighed: question });
    else this.#leave();
  }

  /** Drops the held changes; false when there are none. */
  drop(): boolean {
    if (!this.isHolding) return false;
    this.#leave();
    return true;
  }

  /** A change was made; `sentences` is null when it has no consequences or they are unknown. */
  noteMade(step: HistoryStep, sentences: ConsequenceSentences | null): void {
    if (sentences) this.made = { label: step.label, sentences, step };
  }

  dismissMade(): void {
    this.made = null;
    this.#settings.onChanged();
  }

  /** The page closes: a change that the person wasn't asked about is made, one that waits for an answer isn't. */
  leavePage(): void {
    const mustAsk = this.question !== null || this.#earlierDates(this.entries).length > 0;
    if (mustAsk) this.#forget();
    else this.#make({});
  }

  /** What must be asked even if the server doesn't say what the changes do. */
  #earlierDates(entries: readonly DesignEntry[]): readonly string[] {
    const below = this.#settings.itemsBelow();
    return earlierDateSentences({
      before: readEvaluations(below).evaluations,
      after: readEvaluations(shownItems(below, entries)).evaluations,
    });
  }

  async #weigh(weigh: WeighChanges): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const entries = this.entries;
    const found = await weigh(changesOfEntries(entries)).catch(() => 'unknown' as const);
    // Another change was added, or the page has closed: this answer no longer counts.
    if (turn !== this.#turn || !this.isHolding) return;
    const earlier = found === 'unknown' ? this.#earlierDates(entries) : [];
    if (found === 'unknown' && earlier.length === 0) return this.#make({ message: UNWEIGHED });
    if (found === 'unknown') return this.#ask({ ...NO_SENTENCES, evaluations: earlier });
    const sentences = sentencesOf(found, this.#settings.itemsBelow(), entries);
    // Before grades are deleted, the server makes the page ask, and that question covers everything.
    if (sentences === null || found.evaluationEdits.some(deletesGrades)) return this.#make({});
    this.#ask(sentences);
  }

  #ask(sentences: ConsequenceSentences): void {
    this.question = sentences;
    this.#settings.onChanged();
  }

  #make(more: Pick<ChangeOptions, 'message' | 'weighed'>): void {
    const steps = this.#steps;
    this.#forget();
    for (const { entries, options } of steps) {
      const own = canChangeWhatIsSeen(entries) ? more : {};
      this.#settings.onMake({ entries, options: { ...options, ...own } });
    }
  }

  #leave(): void {
    const steps = this.#steps;
    this.#forget();
    for (const step of steps) {
      if (canChangeWhatIsSeen(step.entries)) step.options.onLeft?.();
      // Text that was typed into the same item later isn't part of the question, so it is kept.
      else this.#settings.onMake({ ...step, entries: this.#rebased(step.entries) });
    }
    this.#settings.onChanged();
  }

  #forget(): void {
    this.#steps = [];
    this.question = null;
    this.#turn += 1;
  }

  #rebased(entries: readonly DesignEntry[]): readonly DesignEntry[] {
    const below = new Map(
      this.#settings.itemsBelow().map((item) => [`${item.dataType}/${item.dataID}`, item]),
    );
    return entries.flatMap(({ key, before, after }) => {
      const current = below.get(key);
      if (!before || !after || !current) return [];
      const own = Object.entries(after).filter(
        ([field, value]) => Reflect.get(before, field) !== value,
      );
      return [{ key, before: current, after: { ...current, ...Object.fromEntries(own) } }];
    });
  }
}
