import { zoneTime } from '@elenchus/domain/base/deadline.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Comparison } from './comparison.tsx';
import { ReleaseNotes } from './release-notes-part.tsx';
import { useVersionFilter, VersionFilters } from './version-filters.tsx';
import { VersionList } from './version-list.tsx';

/** Every version of the design, or one of them compared with another. */
export function HistoryTab() {
  const timeZone = useCoursePart(({ course }) => course.settings.timeZone);
  const to = versionOf(useQueryValue('version'));
  const from = versionOf(useQueryValue('from'));
  const filter = useVersionFilter();
  if (to !== null) return <Comparison key={`${from} ${to}`} from={from ?? to - 1} to={to} />;
  return (
    <Stack gap={16}>
      <DesignHeading title="History">
        Every change to the course, latest first. Open one to see what it changed and to restore
        what was there before. Times are in {zoneTime(timeZone)}.
      </DesignHeading>
      <ReleaseNotes />
      <VersionFilters filter={filter} />
      <VersionList key={JSON.stringify(filter)} filter={filter} />
    </Stack>
  );
}

function versionOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
