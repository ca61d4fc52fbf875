// A time zone as people speak of it, where a deadline or a moment is meant.
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';

/** 'New York time' for America/New_York. */
export function zoneTime(zone: TimeZone): string {
  const place = zone.split('/').at(-1) ?? zone;
  return `${place.replaceAll('_', ' ')} time`;
}
