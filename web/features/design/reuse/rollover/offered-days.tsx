import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { dateRangeLabel } from '@elenchus/domain/base/date-range.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { unknownHolidaysNote } from '@elenchus/domain/rollover/known-holidays.ts';
import {
  onMeetingDays,
  type DaysOff,
  type RolloverPlan,
} from '@elenchus/domain/rollover/rollover-plan.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { courseKey } from '../../../../calls/course-keys.ts';
import { useDesignSession } from '../../../../course-ui/design/design-hooks.ts';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { FileField } from '../../../../ui/fields/file-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { readNoClassInput, type NoClassInput } from '@elenchus/domain/schedule/no-class.ts';
import { readCalendarFile } from './read-calendar-file.ts';
import styles from './rollover.module.css';

interface OfferedDaysProps {
  readonly plan: RolloverPlan;
  readonly isChosen: (off: DaysOff) => boolean;
  readonly onChoose: (off: DaysOff, isChosen: boolean) => void;
}

/** Public holidays and the events of a calendar file, if the class would meet on them. */
export function OfferedDays({ plan, isChosen, onChoose }: OfferedDaysProps) {
  const { courseID } = useDesignSession();
  const [country, setCountry] = useState('');
  const [region, setRegion] = useState('');
  const [events, setEvents] = useState<readonly DaysOff[] | null>(null);
  const [fault, setFault] = useState('');
  const { startDate, endDate } = plan;
  const query = { country, region, from: startDate ?? '', to: endDate ?? '' };
  const known = useQuery({
    queryKey: courseKey(courseID, 'public-holidays', ...Object.values(query)),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/publicHolidays/{courseID}', { params: { courseID }, query, signal }),
    placeholderData: (before) => before,
  });
  const holidays = country === '' ? [] : (known.data?.holidays ?? []).flatMap(readHoliday);
  const unknown = country !== '' && known.data ? unknownHolidaysNote(plan, known.data.known) : '';
  const offered = onMeetingDays([...holidays, ...(events ?? [])], plan);
  const read = async (file: File | null): Promise<void> => {
    if (!file) return;
    setFault('');
    try {
      setEvents(await readCalendarFile(await file.text(), yearsAround(Date.now())));
    } catch {
      setEvents(null);
      setFault('This file couldn’t be read as a calendar. Choose a file that ends in .ics.');
    }
  };
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Public holidays of"
          value={country}
          options={[
            { value: '', label: 'Choose a country' },
            ...choices(known.data?.countries ?? []),
          ]}
          onChange={(code) => {
            setCountry(code);
            setRegion('');
          }}
        />
        {(known.data?.regions.length ?? 0) > 0 && country !== '' && (
          <SelectField
            label="State or region"
            value={region}
            options={[
              { value: '', label: 'The whole country' },
              ...choices(known.data?.regions ?? []),
            ]}
            onChange={setRegion}
          />
        )}
        <FileField
          label="Or a calendar file (.ics)"
          accept=".ics,text/calendar"
          error={fault || undefined}
          onChoose={(file) => void read(file)}
        />
      </div>
      {known.isError && (
        <p role="alert">Couldn’t load the public holidays. Type the days instead.</p>
      )}
      {(country !== '' || events !== null) && (
        <fieldset className={styles.checks}>
          <legend>No class on</legend>
          {unknown !== '' && <p className={styles.soft}>{unknown}</p>}
          {offered.length === 0 && unknown === '' && (
            <p className={styles.soft}>
              {startDate && endDate
                ? 'None of these days is a meeting day.'
                : 'Choose the first and last day of the course first.'}
            </p>
          )}
          {offered.map((off) => (
            <CheckRow
              key={off.from + off.reason}
              type="checkbox"
              checked={isChosen(off)}
              onChange={(event) => onChoose(off, event.currentTarget.checked)}
            >
              <span>
                {dateRangeLabel(off)} {off.reason}
              </span>
            </CheckRow>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The years in which somebody plans a term. */
function yearsAround(now: number): { readonly from: IsoDate; readonly to: IsoDate } {
  const today = localDate(now, DEFAULT_TIME_ZONE);
  return { from: addDays(today, -366), to: addDays(today, 4 * 366) };
}

function readHoliday(holiday: NoClassInput): readonly DaysOff[] {
  const read = readNoClassInput(holiday);
  return read.ok ? [read.value] : [];
}

function choices(list: readonly { readonly code: string; readonly name: string }[]) {
  return list.map(({ code, name }) => ({ value: code, label: name }));
}
