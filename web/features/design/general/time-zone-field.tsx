import { useId, useState } from 'react';
import { clockTimeOfMinutes, clockTimeLabel } from '@elenchus/domain/base/clock-time.ts';
import { localTime, readTimeZone, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface TimeZoneFieldProps {
  readonly value: TimeZone;
  readonly onChange: (zone: TimeZone) => void;
}

/** The time zone in which the course counts its days; only one that exists is taken. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const list = useId();
  const now = useNow();
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone'));
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readTimeZone(typed);
  const isWrong = read !== null && !read.ok;
  const take = (text: string): void => {
    setTyped(text);
    const zone = readTimeZone(text);
    if (zone.ok) onChange(zone.value);
  };
  return (
    <>
      <TextField
        label="Time zone"
        list={list}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        description={`Used for class days and due dates. It’s now ${clockText(now, value)} there.`}
        error={
          isWrong && typed?.trim() !== ''
            ? `There is no time zone with this name. The course still uses ${value}. Type a city, such as Berlin, and choose from the list.`
            : undefined
        }
        onChange={(event) => take(event.currentTarget.value)}
        // An unfinished entry returns to the current value.
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  );
}

function clockText(now: number, zone: TimeZone): string {
  return clockTimeLabel(clockTimeOfMinutes(localTime(now, zone).minutes));
}
