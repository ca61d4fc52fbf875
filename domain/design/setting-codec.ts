// Reads settings that exist once in a course from their items (DSN-12 to DSN-14).
import { lastOfEachKey, type DesignItem, type DesignKey } from './design-item.ts';
import type { SettingForm } from './registry/setting-forms.ts';
import type { SettingEntries, SettingsOf } from './registry/setting-entry.ts';

/** The form of a setting with the key of its item. The item with this ID wins when there are several. */
export type SettingCodec<Value> = DesignKey & Pick<SettingForm<string, Value>, 'read' | 'write'>;

export interface SettingsGroup<Settings extends object> {
  readonly defaults: Settings;
  readonly codecs: { readonly [Name in keyof Settings]: SettingCodec<Settings[Name]> };
}

/** The settings of these entries, by the names of their properties. */
export function settingsGroup<Entries extends SettingEntries>(
  entries: Entries,
): SettingsGroup<SettingsOf<Entries>> {
  const defaults: Record<string, unknown> = {};
  const codecs: Record<string, unknown> = {};
  for (const [dataType, { property, fallback, dataID = '1', form }] of Object.entries(entries)) {
    defaults[property] = fallback;
    codecs[property] = { dataType, dataID, read: form.read, write: form.write };
  }
  // SettingsOf renames the keys in the same way, which the compiler can't see.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { defaults, codecs } as unknown as SettingsGroup<SettingsOf<Entries>>;
}

/** The settings of a group; for a missing or unreadable item, that setting's default. */
export function readSettings<Settings extends object>(
  group: SettingsGroup<Settings>,
  items: readonly DesignItem[],
): Settings {
  const find = settingFinder(items);
  const settings = { ...group.defaults };
  for (const name in group.codecs) {
    settings[name] = valueOf(group, name, find(group.codecs[name]));
  }
  return settings;
}

/** The setting that an item has, or else its default. */
export function valueOf<Settings extends object, Name extends keyof Settings>(
  { codecs, defaults }: SettingsGroup<Settings>,
  name: Name,
  item: DesignItem | undefined,
): Settings[Name] {
  return (item && codecs[name].read(item)) ?? defaults[name];
}

/** Finds the item of a setting: the one with its id, or else the first of its type. */
export function settingFinder(
  items: readonly DesignItem[],
): (key: DesignKey) => DesignItem | undefined {
  const byType = Map.groupBy(lastOfEachKey(items), (item) => item.dataType);
  return ({ dataType, dataID }) => {
    const found = byType.get(dataType);
    return found?.find((item) => item.dataID === dataID) ?? found?.[0];
  };
}
