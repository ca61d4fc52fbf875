// Finds sections that have neither a name of their own nor class days (VIS-34).
import { isUnnamedSection } from '../schedule/normalize-schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { outlineOf } from './visible-sections.ts';

/** The IDs of the sections that have no class days and no name of their own. */
export function unfinishedSections(
  schedule: Pick<Schedule, 'sections' | 'topics'>,
): ReadonlySet<string> {
  const unfinished = outlineOf(schedule).filter(
    ({ section, topics }) => topics.length === 0 && isUnnamedSection(section),
  );
  return new Set(unfinished.map(({ section }) => section.id));
}
