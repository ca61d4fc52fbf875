// The entry of a setting, which a course has once.
import type { ItemContent } from './item-content.ts';
import type { FieldFaults, TypeFacts } from './type-facts.ts';

/** A form of any kind of value. */
interface AnyForm {
  readonly kind: string;
  readonly faults: FieldFaults;
  readonly read: (item: ItemContent) => unknown;
  readonly write: (value: never) => Partial<ItemContent> | null;
}

/** The values that a form writes. */
type ValueOf<Form extends AnyForm> = Parameters<Form['write']>[0];

type DecidedByEntry = 'namedBy' | 'sentenceBy' | 'faults' | 'changesWhatIsSeen';

interface SettingFacts<Value> extends Omit<TypeFacts, DecidedByEntry> {
  readonly changesWhatIsSeen: Exclude<TypeFacts['changesWhatIsSeen'], 'own-rule'>;
  /** Its name among the settings that are read together. */
  readonly property: string;
  /** What applies without an item, or with one that can't be read. */
  readonly fallback: Value;
  /** The ID under which a new item is written, and which wins when there are several; 1 unless given. */
  readonly dataID?: string;
}

/** A setting of a form, with its facts. */
export function setting<Form extends AnyForm, const Facts extends SettingFacts<ValueOf<Form>>>(
  form: Form,
  facts: Facts,
) {
  const { faults } = form;
  const named = { namedBy: 'type', sentenceBy: 'type' } as const;
  return { ...facts, ...named, form, faults };
}

interface SettingEntry {
  readonly property: string;
  readonly fallback: unknown;
  readonly dataID?: string;
  readonly form: AnyForm;
}

export type SettingEntries = Readonly<Record<string, SettingEntry>>;

/** The values of settings, by the names of their properties. */
export type SettingsOf<Entries extends SettingEntries> = {
  readonly [Type in keyof Entries as Entries[Type]['property']]: ValueOf<Entries[Type]['form']>;
};
