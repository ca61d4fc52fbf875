// How settings that exist once in a course are read from their items (DSN-12 to DSN-14).
import type { DataType } from './data-types.ts';
import { lastOfEachKey, type DesignItem, type DesignKey } from './design-item.ts';

type ItemContent = Partial<Omit<DesignItem, keyof DesignKey>>;

export interface SettingCodec<Value> {
  readonly dataType: DataType;
  /** The id under which a new item is written, and which wins when there are several. */
  readonly dataID: string;
  /** The value of an item, or undefined when it can't be read and the default applies. */
  readonly read: (item: DesignItem) => Value | undefined;
  /** The fields of the item, or null when this value is kept by having no item. */
  readonly write: (value: Value) => ItemContent | null;
}

export interface SettingsGroup<Settings extends object> {
  readonly defaults: Settings;
  readonly codecs: { readonly [Name in keyof Settings]: SettingCodec<Settings[Name]> };
}

/** A setting whose value is in dataText alone. */
export function textSetting<Value>(
  key: { readonly dataType: DataType; readonly dataID: string },
  parse: (text: string) => Value | undefined,
  format: (value: Value) => string | null,
): SettingCodec<Value> {
  return {
    ...key,
    read: (item) => parse(item.dataText),
    write: (value) => {
      const dataText = format(value);
      return dataText === null ? null : { dataText };
    },
  };
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
