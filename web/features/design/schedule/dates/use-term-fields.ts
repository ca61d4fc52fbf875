// The first and last day of the course and its days of the week, each saved when it is complete.
import { useState } from 'react';
import { parseIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  dateGeneratorSettingsChanges,
  MEETING_DAYS,
  type DateGeneratorSettings,
  type MeetingDay,
} from '@elenchus/domain/design/date-generator-settings.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { isHalfDate } from '../../../../ui/fields/date-field.tsx';

type DateName = 'startDate' | 'endDate';

/** What Undo calls it. */
const LABELS: Record<DateName, string> = {
  startDate: 'first day of the course',
  endDate: 'last day of the course',
};

const NOTHING_TYPED: Record<DateName, null> = { startDate: null, endDate: null };

/** The term as the form shows it, and the fields' ways to change it. */
export function useTermFields() {
  const { items, course } = useDesignedCourse();
  const { change } = useDesignActions();
  const stored = course.dateGenerator;
  // Half a date, which isn't saved.
  const [typing, setTyping] = useState<Record<DateName, string | null>>(NOTHING_TYPED);
  const shown = (name: DateName): string => typing[name] ?? stored[name] ?? '';
  const save = (part: Partial<DateGeneratorSettings>, label: string): void =>
    change(dateGeneratorSettingsChanges(items, { ...stored, ...part }), { label });
  const typeDate = (name: DateName, field: HTMLInputElement): void => {
    const { value } = field;
    const isWhole = !isHalfDate(field);
    setTyping((old) => ({ ...old, [name]: isWhole ? null : value }));
    if (isWhole) save({ [name]: readDate(value) }, LABELS[name]);
  };
  return {
    term: {
      startDate: readDate(shown('startDate')),
      endDate: readDate(shown('endDate')),
      meetingDays: stored.meetingDays,
    },
    dateProps: (name: DateName) => ({
      value: shown(name),
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        typeDate(name, currentTarget),
    }),
    setMeeting: (day: MeetingDay, hasMeeting: boolean): void =>
      save(
        {
          meetingDays: MEETING_DAYS.filter((each) =>
            each === day ? hasMeeting : stored.meetingDays.includes(each),
          ),
        },
        `class on ${day}`,
      ),
  };
}

function readDate(text: string): IsoDate | null {
  const date = parseIsoDate(text);
  return date.ok ? date.value : null;
}
