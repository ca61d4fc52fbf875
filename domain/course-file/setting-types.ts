// The types of records that a course file has as settings, and not as entries of a list.
import { typesWhere } from '../design/data-types.ts';

/** The name of the instructor is among them, although a file leaves it out. */
const SETTING_TYPES = typesWhere(
  ({ leavesCourse }) => leavesCourse === 'as-setting' || leavesCourse === 'in-copies',
);

/** Whether records of this type are settings. */
export function isSettingType(dataType: string): boolean {
  return SETTING_TYPES.has(dataType);
}
