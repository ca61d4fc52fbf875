// How settings that exist once in a course are read from their items and written back (DSN-12 to DSN-14).
import {
  changeOfItem,
  joinChanges,
  lastOfEachKey,
  NO_CHANGES,
  type DesignChanges,
} from './diff-design.ts';
import type { DataType } from './data-types.ts';
import { designItem, type DesignItem, type DesignKey } from './design-item.ts';

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

/** The saves that turn the stored settings of a group into these; settings that mean the same are left alone. */
export function settingsChanges<Settings extends object>(
  group: SettingsGroup<Settings>,
  items: readonly DesignItem[],
  after: Settings,
): DesignChanges {
  const find = settingFinder(items);
  const parts: DesignChanges[] = [];
  for (const name in group.codecs) {
    const codec = group.codecs[name];
    const stored = find(codec);
    const before = valueOf(group, name, stored);
    parts.push(settingChange(codec, stored, before, after[name]));
  }
  return joinChanges(...parts);
}

function valueOf<Settings extends object, Name extends keyof Settings>(
  { codecs, defaults }: SettingsGroup<Settings>,
  name: Name,
  item: DesignItem | undefined,
): Settings[Name] {
  return (item && codecs[name].read(item)) ?? defaults[name];
}

function settingChange<Value>(
  codec: SettingCodec<Value>,
  stored: DesignItem | undefined,
  before: Value,
  after: Value,
): DesignChanges {
  const base = stored ?? designItem({ dataType: codec.dataType, dataID: codec.dataID });
  const meant = codec.write(before);
  const wanted = codec.write(after);
  const change = changeOfItem(
    meant ? { ...base, ...meant } : undefined,
    wanted && { ...base, ...wanted },
  );
  if (change === 'upsert') return { upserts: [{ ...base, ...wanted }], removals: [] };
  if (change === 'none') return NO_CHANGES;
  return { upserts: [], removals: [{ dataType: base.dataType, dataID: base.dataID }] };
}

function settingFinder(items: readonly DesignItem[]): (key: DesignKey) => DesignItem | undefined {
  const byType = Map.groupBy(lastOfEachKey(items), (item) => item.dataType);
  return ({ dataType, dataID }) => {
    const found = byType.get(dataType);
    return found?.find((item) => item.dataID === dataID) ?? found?.[0];
  };
}
