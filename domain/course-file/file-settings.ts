// The settings in a course file, and the types of records that it has as settings instead of entries of a list.
import { COURSE_SETTING_ENTRIES, type CourseSettings } from '../design/course-settings.ts';
import { typesWhere } from '../design/data-types.ts';
import type { SettingsOf } from '../design/registry/setting-entry.ts';

type Entries = typeof COURSE_SETTING_ENTRIES;

type FileEntries = {
  readonly [
    Type in keyof Entries as Entries[Type] extends { readonly leavesCourse: 'as-setting' }
      ? Type
      : never
  ]: Entries[Type];
};

type FileEntry = FileEntries[keyof FileEntries];

/** The settings of a course that its file has by name. */
export type NamedSettings = SettingsOf<FileEntries>;

/** By property, what belongs to its form. */
type ByProperty<ByForm extends Readonly<Record<FileEntry['form']['kind'], unknown>>> = {
  readonly [Entry in FileEntry as Entry['property']]: ByForm[Entry['form']['kind']];
};

const FILE_ENTRIES = Object.values(COURSE_SETTING_ENTRIES).filter(
  (entry) => entry.leavesCourse === 'as-setting',
);

/** For each setting of a file, what belongs to its form, such as a schema. */
export function fileSettingFields<
  ByForm extends Readonly<Record<FileEntry['form']['kind'], unknown>>,
>(byForm: ByForm): ByProperty<ByForm> {
  const fields = FILE_ENTRIES.map(({ property, form }) => [property, byForm[form.kind]]);
  // The entries have exactly these properties.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(fields) as ByProperty<ByForm>;
}

/** The settings of a course without those that its file doesn't have by name. */
export function namedSettings(settings: CourseSettings): NamedSettings {
  const named = FILE_ENTRIES.map(({ property }) => [property, settings[property]]);
  // The entries have exactly these properties.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(named) as NamedSettings;
}

/** The name of the instructor is among them, although a file leaves it out. */
const SETTING_TYPES = typesWhere(
  ({ leavesCourse }) => leavesCourse === 'as-setting' || leavesCourse === 'in-copies',
);

/** Whether records of this type are settings. */
export function isSettingType(dataType: string): boolean {
  return SETTING_TYPES.has(dataType);
}
