// Writes settings back to their items. Reading them is a file of its own, because every visitor's page does that.
import { changeOfItem, joinChanges, NO_CHANGES, type DesignChanges } from './diff-design.ts';
import { designItem, type DesignItem } from './design-item.ts';
import { settingFinder, valueOf, type SettingCodec, type SettingsGroup } from './setting-codec.ts';

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
